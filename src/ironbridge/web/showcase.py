"""Showcase: a position of each game that is worth a picture, the same every time."""

from __future__ import annotations

from functools import cache
from typing import Final

from ironbridge.bots import bot as make_bot
from ironbridge.catalogue import game as make_game
from ironbridge.core.match import Match

PICTURE_SEED: Final = 7
PICTURE_SHARE: Final = 0.4  # of a game that is played when its picture is taken


@cache
def game_match(id: str) -> Match:
    """A match between bots in the middle of the game: chance tells how long that may be."""
    long = bot_match(id, "random", None)
    return bot_match(id, "greedy", int(len(long.played) * PICTURE_SHARE))


def bot_match(id: str, bot: str, moves: int | None) -> Match:
    """A match between bots, to the end or so many moves long."""
    match = make_game(id).start(PICTURE_SEED)
    player = make_bot(bot, PICTURE_SEED)
    while not match.over and (moves is None or len(match.played) < moves):
        match.commit(player.play(match.view_of(match.seat)))
    return match
