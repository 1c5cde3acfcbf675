"""The glossary: one word a thing in French; what it discards stands in no file of words."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "ironbridge"
GLOSSARY = ROOT / "docs" / "glossary.md"
FRENCH = SOURCE / "languages" / "fr"
CHAPTERS = {
    "Words": "",
    "Turns of phrase": "",
    "Age of Industry": "rulesets/age_of_industry",
    "Brass: Birmingham": "rulesets/brass_birmingham",
    "Industria": "rulesets/industria",
    "Neuland": "rulesets/neuland",
}


class Row(NamedTuple):
    """One line of the glossary: where it holds, what is said, and what is not."""

    chapter: str
    english: str
    french: str
    discarded: list[str]


def rows() -> list[Row]:
    """The lines of all tables."""
    found: list[Row] = []
    chapter = ""
    for line in GLOSSARY.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            chapter = line.removeprefix("## ")
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and cells[0] != "English":
            english, french, discarded = cells
            words = [word.strip() for word in discarded.split(",") if word.strip()]
            found.append(Row(chapter, english, french, words))
    return found


def french(entry: Any, spoken: bool = False) -> Iterator[str]:
    """Every French text of a table: what stands under `fr`, in one form or in several."""
    if isinstance(entry, str):
        yield from [entry] if spoken else []
    elif isinstance(entry, list):
        for one in entry:
            yield from french(one, spoken)
    elif isinstance(entry, dict):
        for key, one in entry.items():
            yield from french(one, spoken or key == "fr")


def texts(file: Path) -> list[str]:
    """The French of a file, with ordinary spaces; the help is French throughout."""
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    found = french(table, spoken=file.name == "help.toml")
    return [text.replace("\u00a0", " ").replace("\u202f", " ") for text in found]


def says(text: str, words: str) -> bool:
    """Do these words stand in a text, as whole words?"""
    return re.search(rf"(?<![\w{{]){re.escape(words)}(?!\w)", text, re.IGNORECASE) is not None


def path_of(file: Path) -> str:
    """Where a file is, or the one that it translates."""
    return file.relative_to(FRENCH if FRENCH in file.parents else SOURCE).as_posix()


FILES = sorted([*FRENCH.glob("*/**/*.toml"), *SOURCE.glob("rulesets/*/data/**/*.toml")])


@pytest.mark.parametrize("file", FILES, ids=path_of)
def test_no_file_of_words_says_in_french_what_the_glossary_discards(file: Path) -> None:
    path = path_of(file)
    held = [row for row in rows() if path.startswith(CHAPTERS[row.chapter])]

    said = [
        (words, text)
        for text in texts(file)
        for row in held
        for words in row.discarded
        if says(text, words)
    ]

    assert said == []


def test_the_glossary_does_not_discard_what_it_says() -> None:
    listed = rows()

    assert len(listed) > 20
    assert {row.chapter for row in listed} == set(CHAPTERS)
    for row in listed:
        assert not [words for words in row.discarded if says(row.french, words)]


def test_a_discarded_word_is_found_only_as_a_whole_word() -> None:
    assert says("Une Graine de la donne", "graine")
    assert not says("Une graineterie", "graine")
    assert says("Vend {resource} (du fer)", "{resource} (du fer)")
