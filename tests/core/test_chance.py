"""Chance gives the same numbers everywhere, evenly."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as some

from ironbridge.core.chance import Chance


def test_the_numbers_of_a_seed_never_change() -> None:
    chance = Chance(7)

    assert [chance.below(1000) for _ in range(8)] == [714, 834, 336, 977, 905, 697, 431, 453]


def test_another_stream_of_the_same_seed_is_another_sequence() -> None:
    first, second = Chance(7, 1), Chance(7, 2)

    assert [first.below(1000) for _ in range(8)] != [second.below(1000) for _ in range(8)]


@given(some.integers(), some.integers(0, 2**31), some.integers(1, 2**20))
def test_every_seed_draws_within_the_limit(seed: int, stream: int, limit: int) -> None:
    chance = Chance(seed, stream)

    assert all(0 <= chance.below(limit) < limit for _ in range(20))


def test_each_number_is_equally_likely() -> None:
    chance = Chance(11)
    count = Counter(chance.below(6) for _ in range(60_000))

    assert all(abs(times - 10_000) < 400 for times in count.values())


def test_each_order_of_a_shuffle_is_equally_likely() -> None:
    chance = Chance(12)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1

    assert len(orders) == 24
    assert all(abs(times - 1000) < 160 for times in orders.values())


def test_a_pick_from_nothing_is_a_mistake() -> None:
    with pytest.raises((IndexError, ZeroDivisionError)):
        Chance(1).pick([])
