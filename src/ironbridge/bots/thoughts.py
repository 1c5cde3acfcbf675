"""Thoughts: what a bot would consider at any position of a match, in notation."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from ironbridge.bots.bot import Bot
from ironbridge.bots.guarded import answer
from ironbridge.core.match import Match
from ironbridge.core.notation import write_short
from ironbridge.core.play import after, moves
from ironbridge.core.rules import CHANCE, NOBODY, State


@dataclass(frozen=True)
class Plan:
    """Moves that a bot considered, how often it tried them out, what each seat may expect."""

    moves: list[str]
    visits: int  # 0: it was only judged
    expected: list[float]


def has_choice(match: Match, at: int) -> bool:
    """Could whoever was to move after so many moves have done something else?"""
    rules, state = match.game.rules, match.state_at(at)
    if rules.decider(state) in (CHANCE, NOBODY):
        return False
    return len(list(islice(moves(rules, state), 2))) > 1


def plans(match: Match, at: int, bot: Bot, name: str) -> list[Plan]:
    """What a bot would consider there, the best first; it knows no more than its seat may."""
    rules, state = match.game.rules, match.state_at(at)
    answer(bot, name, rules, state, rules.decider(state))
    return [
        Plan(list(written(match, state, thought["moves"])), thought["visits"], thought["expected"])
        for thought in bot.thoughts()
    ]


def written(match: Match, state: State, moves: list[list[int]]) -> Iterator[str]:
    """A plan in notation, as far as its moves are moves here."""
    for answers in moves:
        following = after(match.game.rules, state, answers)
        if following is None:
            return
        yield write_short(match.game, state, answers)
        state = following
