"""`python -m ironbridge` is `ironbridge`."""

from __future__ import annotations

from ironbridge.cli import main

if __name__ == "__main__":
    main()
