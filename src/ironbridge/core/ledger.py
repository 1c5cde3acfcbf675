"""Ledger: a game's rules, clause by clause, in our own words, with rulings and tests."""

from __future__ import annotations

import re
import tomllib
from importlib.resources.abc import Traversable

import msgspec

from ironbridge.core.speech import language


class Reason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why we decided so."""

    en: str
    fr: str


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What we decided where the text is unclear, and why."""

    en: str
    fr: str
    reason: Reason
    confidence: str


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the rulebook."""

    en: str
    fr: str


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule in one place."""

    id: str
    heading: str
    en: str
    fr: str
    ruling: Ruling | None = None
    facts: list[str] = []
    tests: list[str] = []
    testable: bool = True

    def rule(self, lang: str) -> str:
        """The rule alone."""
        return unwrapped(self.fr if language(lang) == "fr" else self.en)

    def decision(self, lang: str) -> str:
        """What we decided where the rule is unclear; nothing where it is not."""
        if self.ruling is None:
            return ""
        return unwrapped(self.ruling.fr if language(lang) == "fr" else self.ruling.en)

    def reason(self, lang: str) -> str:
        """Why we decided so."""
        if self.ruling is None:
            return ""
        reason = self.ruling.reason
        return unwrapped(reason.fr if language(lang) == "fr" else reason.en)

    def text(self, lang: str) -> str:
        """The rule, with its ruling if there is one."""
        return f"{self.rule(lang)} {self.decision(lang)}".strip()


class Ledger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All clauses in the order of the rulebook."""

    headings: dict[str, Heading]
    clause: list[Clause]

    @classmethod
    def load(cls, file: Traversable) -> Ledger:
        """Read a ledger and check its form."""
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), cls)

    def find(self, id: str) -> Clause | None:
        """The clause with this id, in any case of letters."""
        for clause in self.clause:
            if clause.id.lower() == id.lower():
                return clause
        return None

    def heading(self, clause: Clause, lang: str) -> str:
        """The chapter a clause stands under."""
        heading = self.headings[clause.heading]
        return heading.fr if language(lang) == "fr" else heading.en

    def untested(self) -> list[Clause]:
        """The clauses that could be tested and name no test."""
        return [clause for clause in self.clause if clause.testable and not clause.tests]


def unwrapped(text: str) -> str:
    """A paragraph on one line; spaces that must not break stay as they are."""
    return re.sub(r"[ \n]+", " ", text).strip(" \n")
