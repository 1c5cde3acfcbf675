"""The server as it is, but with room for tests that ask for much: python roomy.py DATABASE PORT."""

from __future__ import annotations

import sys

from ironbridge.web.config import Config, Limits, Rate
from ironbridge.web.serve import Announcing

MANY = Rate(1e9, 1e9)
LIMITS = Limits(messages=MANY, gets=MANY, posts=MANY, tables=MANY, sockets=100_000)


def main() -> None:
    """Serve without a pause between the bots' moves, and without limits to how fast one asks."""
    database, port = sys.argv[1], int(sys.argv[2])
    config = Config(database, pace=0, limits=LIMITS)
    Announcing(config, "127.0.0.1", port, print).run()


if __name__ == "__main__":
    main()
