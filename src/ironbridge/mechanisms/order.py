"""Order: who spent least goes first."""

from __future__ import annotations


def by_spending(order: list[int], spent: list[int]) -> list[int]:
    """The order of the next round; those who spent the same keep their places."""
    return sorted(order, key=lambda seat: spent[seat])
