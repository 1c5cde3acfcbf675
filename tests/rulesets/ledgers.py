"""What every ledger of clauses must keep, whatever its game. Each look lists what breaks it."""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from pathlib import Path

from ironbridge.core import languages
from ironbridge.core.ledger import Ledger, Ruling

CONFIDENCE = ("high", "medium", "low")


def names_in(folder: Path) -> list[str]:
    """The test functions of a folder."""
    return [name for path in folder.rglob("test_*.py") for name in names_of(path)]


def names_of(file: Path) -> list[str]:
    """The test functions of a file."""
    return re.findall(r"^def (test_\w+)\(", file.read_text(encoding="utf-8"), re.MULTILINE)


def is_told_twice(english: str, french: str) -> bool:
    """Is it told in two different languages?"""
    return bool(english.strip() and french.strip()) and english != french


def told_badly(ledger: Ledger) -> list[str]:
    """The clauses that are not told in two different languages."""
    return [
        clause.id
        for clause in ledger.clause
        if not is_told_twice(clause.words["en"], clause.words["fr"])
        or clause.text("en") == clause.text("fr")
    ]


def ruled_badly(ledger: Ledger) -> list[str]:
    """The clauses whose rulings lack a language, a reason or how sure we are."""
    return [
        clause.id
        for clause in ledger.clause
        if clause.ruling is not None and not is_whole(clause.ruling)
    ]


def is_whole(ruling: Ruling) -> bool:
    """Is it told in both languages, with a reason, and how sure we are?"""
    reasoned = is_told_twice(ruling.reason["en"], ruling.reason["fr"])
    told = is_told_twice(ruling.words["en"], ruling.words["fr"])
    return reasoned and told and ruling.confidence in CONFIDENCE


def least_sure(ledger: Ledger) -> list[str]:
    """The clauses with a ruling of low confidence."""
    ruled = [clause for clause in ledger.clause if clause.ruling is not None]
    return [c.id for c in ruled if c.ruling is not None and c.ruling.confidence == "low"]


def misplaced(ledger: Ledger) -> list[str]:
    """The headings that are not in the order of their clauses, or not in both languages."""
    used = list(dict.fromkeys(clause.heading for clause in ledger.clause))
    wrong = [id for id, heading in ledger.headings.items() if not (heading["en"] and heading["fr"])]
    return wrong if used == list(ledger.headings) else [*wrong, *used]


def baseless(ledger: Ledger, words: Traversable) -> list[str]:
    """The refusals of a words file that rest on no clause."""
    refusals = languages.written(words)["refusal"]
    return [id for id in refusals if ledger.find(refusals[id]["clause"]) is None]


def unknown_tests(ledger: Ledger, folder: Path) -> set[str]:
    """The tests that clauses name and that do not exist."""
    return {name for clause in ledger.clause for name in clause.tests} - set(names_in(folder))


def repeating(ledger: Ledger) -> list[str]:
    """The clauses that name a test twice."""
    return [c.id for c in ledger.clause if len(set(c.tests)) < len(c.tests)]


def untestable(ledger: Ledger) -> list[str]:
    """The clauses that cannot be tested; they must not name a test."""
    found = [clause for clause in ledger.clause if not clause.testable]
    assert [clause.id for clause in found if clause.tests] == []
    return [clause.id for clause in found]


def unnamed(ledger: Ledger, file: Path) -> set[str]:
    """The tests of a file that no clause names."""
    return set(names_of(file)) - {name for clause in ledger.clause for name in clause.tests}
