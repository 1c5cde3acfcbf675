"""Order: who spent least goes first."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def by_spending(order: vec[i64], spent: vec[i64]) -> vec[i64]:
    """The order of the next round; those who spent the same keep their places."""
    after = order[:]
    for at in range(1, len(after)):
        seat = after[at]
        place = at
        while place > 0 and spent[after[place - 1]] > spent[seat]:
            after[place] = after[place - 1]
            place -= 1
        after[place] = seat
    return after
