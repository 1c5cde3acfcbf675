"""Ledger: a game's rules, clause by clause, in our own words, with rulings and tests."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from ironbridge.core import languages
from ironbridge.core.languages import LANGUAGES, language

Spoken = dict[str, str]  # by language


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What we decided where the text is unclear, and why."""

    words: Spoken
    reason: Spoken
    confidence: str


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule in one place."""

    id: str
    heading: str
    words: Spoken
    ruling: Ruling | None = None
    tests: list[str] = []
    testable: bool = True

    def rule(self, lang: str) -> str:
        """The rule alone."""
        return unwrapped(self.words[language(lang)])

    def decision(self, lang: str) -> str:
        """What we decided where the rule is unclear; nothing where it is not."""
        if self.ruling is None:
            return ""
        return unwrapped(self.ruling.words[language(lang)])

    def reason(self, lang: str) -> str:
        """Why we decided so."""
        if self.ruling is None:
            return ""
        return unwrapped(self.ruling.reason[language(lang)])

    def text(self, lang: str) -> str:
        """The rule, with its ruling if there is one."""
        return f"{self.rule(lang)} {self.decision(lang)}".strip()


class Ledger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All clauses in the order of the rulebook."""

    headings: dict[str, Spoken]
    clause: list[Clause]

    @classmethod
    def load(cls, file: Traversable) -> Ledger:
        """Read a ledger and check its form."""
        data = languages.read(file)
        clauses = [spoken_apart(clause) for clause in data.get("clause", [])]
        return msgspec.convert({**data, "clause": clauses}, cls)

    def find(self, id: str) -> Clause | None:
        """The clause with this id, in any case of letters."""
        for clause in self.clause:
            if clause.id.lower() == id.lower():
                return clause
        return None

    def heading(self, clause: Clause, lang: str) -> str:
        """The chapter a clause stands under."""
        return self.headings[clause.heading][language(lang)]

    def untested(self) -> list[Clause]:
        """The clauses that could be tested and name no test."""
        return [clause for clause in self.clause if clause.testable and not clause.tests]


def spoken_apart(clause: Mapping[str, Any]) -> dict[str, Any]:
    """A clause, or its ruling, with what it says in all languages in a table of its own."""
    words = {lang: clause[lang] for lang in LANGUAGES if lang in clause}
    rest = {key: value for key, value in clause.items() if key not in words}
    ruling = {"ruling": spoken_apart(rest["ruling"])} if "ruling" in rest else {}
    return {**rest, **ruling, "words": words}


def unwrapped(text: str) -> str:
    """A paragraph on one line; spaces that must not break stay as they are."""
    return re.sub(r"[ \n]+", " ", text).strip(" \n")
