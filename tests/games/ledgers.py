"""What every ledger of clauses must keep, whatever its game. Each look lists what breaks it."""

from __future__ import annotations

import ast
import tomllib
from importlib.resources.abc import Traversable
from pathlib import Path

from ironbridge.core.ledger import Clause, Ledger, Ruling

CONFIDENCE = ("high", "medium", "low")


def names_in(folder: Path) -> list[str]:
    """The test functions of a folder."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in folder.rglob("test_*.py")]
    functions = [node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [function.name for function in functions if function.name.startswith("test_")]


def is_told_twice(english: str, french: str) -> bool:
    """Is it told in two different languages?"""
    return bool(english.strip() and french.strip()) and english != french


def told_badly(ledger: Ledger) -> list[str]:
    """The clauses that are not told in two different languages."""
    return [
        clause.id
        for clause in ledger.clause
        if not is_told_twice(clause.en, clause.fr) or clause.text("en") == clause.text("fr")
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
    reasoned = is_told_twice(ruling.reason.en, ruling.reason.fr)
    told = is_told_twice(ruling.en, ruling.fr)
    return reasoned and told and ruling.confidence in CONFIDENCE


def least_sure(ledger: Ledger) -> list[str]:
    """The clauses with a ruling of low confidence."""
    ruled = [clause for clause in ledger.clause if clause.ruling is not None]
    return [c.id for c in ruled if c.ruling is not None and c.ruling.confidence == "low"]


def misplaced(ledger: Ledger) -> list[str]:
    """The headings that are not in the order of their clauses, or not in both languages."""
    used = list(dict.fromkeys(clause.heading for clause in ledger.clause))
    wrong = [id for id, heading in ledger.headings.items() if not (heading.en and heading.fr)]
    return wrong if used == list(ledger.headings) else [*wrong, *used]


def baseless(ledger: Ledger, words: Traversable) -> list[str]:
    """The refusals of a words file that rest on no clause."""
    refusals = tomllib.loads(words.read_text(encoding="utf-8"))["refusal"]
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


def naming(ledger: Ledger, fact: str) -> list[Clause]:
    """The clauses that settle a question of our research."""
    return [clause for clause in ledger.clause if fact in clause.facts]
