"""What the README and the docstrings show is what the program does."""

from __future__ import annotations

import doctest
from pathlib import Path

import ironbridge

ROOT = Path(__file__).parents[1]


def test_the_readme_plays_its_game() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)

    assert result.attempted >= 9
    assert result.failed == 0


def test_the_front_door_does_what_its_docstring_says() -> None:
    result = doctest.testmod(ironbridge)

    assert result.attempted >= 3
    assert result.failed == 0


def test_every_page_that_the_readme_links_to_is_there() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    links = [part.split(")")[0].split("#")[0] for part in text.split("](")[1:]]

    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []
