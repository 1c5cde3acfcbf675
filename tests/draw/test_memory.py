"""Memory: what is kept is what would be made, and no more is kept than there is room for."""

from __future__ import annotations

import random

import pytest

import ironbridge as ib
from ironbridge.core.state import NOBODY
from ironbridge.draw.memory import Memory

MADE = ("brass-birmingham", "industria")  # whose pieces are remembered
LOOKED_AT = 0.05  # of all positions


def test_the_eldest_is_forgotten() -> None:
    memory: Memory[int] = Memory(2)
    for number in (1, 2, 1, 3):
        memory.find(number, lambda: 0)

    assert list(memory.kept) == [2, 3]


def test_what_is_kept_is_not_made_again() -> None:
    memory: Memory[list[int]] = Memory(2)
    first = memory.find("a", list)

    assert memory.find("a", list) is first


@pytest.mark.parametrize("id", MADE)
def test_a_scene_from_memory_is_the_scene_made_anew(id: str) -> None:
    """Two tables at once, whose names, hands and turns differ, draw from one memory."""
    luck = random.Random(id)
    game = ib.game(id, players=3)
    matches = [game.start(seed, names) for seed, names in ((3, "ABC"), (4, "DEB"))]
    while not all(match.over for match in matches):
        match = luck.choice([match for match in matches if not match.over])
        match.choose(luck.choice(match.options()))
        if luck.random() < LOOKED_AT:
            compare(match, luck.randrange(NOBODY, 3), luck.choice(["en", "fr"]))


def compare(match: ib.Match, eyes: int, lang: str) -> None:
    """A scene with that of a game which has made none before."""
    remembered = match.seen(eyes, lang)
    match.game, own = match.game.title.make(3), match.game
    assert match.seen(eyes, lang) == remembered
    match.game = own
