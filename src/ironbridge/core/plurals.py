"""Plurals: which form a number takes, by the rules that the Unicode CLDR gives for a language.

A rule is written as there, `n % 10 = 2..4 and n % 100 != 12..14`, for whole numbers: what it says
of decimals is nothing.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

WHOLE: Final = ("n", "i")  # the number itself; v, w, f, t, c and e count what only decimals have
RELATION: Final = re.compile(
    r"(?P<operand>[nivwftce])(?: ?% ?(?P<by>[1-9]\d*))? ?(?P<sign>!?=) ?(?P<ranges>[\d.,]+)"
)
RANGE: Final = re.compile(r"(\d+)(?:\.\.(\d+))?")


class Relation(NamedTuple):
    """One comparison of a rule."""

    operand: str
    by: int  # 0: the number itself, else what is left when it is divided by this
    within: bool  # or outside
    ranges: tuple[tuple[int, int], ...]

    def holds(self, count: int) -> bool:
        """Is it true of a whole number?"""
        value = abs(count) if self.operand in WHOLE else 0
        value = value % self.by if self.by else value
        return self.within == any(low <= value <= high for low, high in self.ranges)


def holds(rule: str, count: int) -> bool:
    """Does a number take the form of this rule?"""
    return any(all(one.holds(count) for one in part) for part in relations(rule))


@cache
def relations(rule: str) -> list[list[Relation]]:
    """A rule as its parts, one of which must hold in all its comparisons."""
    return [[relation(one.strip()) for one in part.split(" and ")] for part in rule.split(" or ")]


def relation(text: str) -> Relation:
    """One comparison; ValueError if it is none."""
    found = RELATION.fullmatch(text)
    if found is None:
        raise ValueError(f"no plural rule: {text!r}")
    ranges = [span(one) for one in found["ranges"].split(",")]
    return Relation(found["operand"], int(found["by"] or 0), found["sign"] == "=", tuple(ranges))


def span(text: str) -> tuple[int, int]:
    """The first and the last number of a range, or one number twice."""
    found = RANGE.fullmatch(text)
    if found is None:
        raise ValueError(f"no range: {text!r}")
    return int(found[1]), int(found[2] or found[1])
