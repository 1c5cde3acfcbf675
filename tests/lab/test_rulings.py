"""The page of rulings is written from the ledgers."""

from __future__ import annotations

from pathlib import Path

from ironbridge.lab.rulings import page

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_of_rulings_is_up_to_date() -> None:
    written = (DOCS / "rulings.md").read_text(encoding="utf-8")

    assert written == page(), "run: python -m ironbridge.lab.rulings > docs/rulings.md"
