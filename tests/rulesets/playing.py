"""Playing: what tests of every game do with a match: play it, and ask what may be played."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import ironbridge as ib

Data = dict[str, Any]


def play(match: ib.Match, *moves: str) -> ib.Match:
    """The match after these moves."""
    for move in moves:
        match.play(move)
    return match


def step(match: ib.Match, move: str) -> Data:
    """The position right after one move, before anything follows by itself."""
    at = len(match.played)
    match.play(move)
    return match.position(at + 1)


def play_out(match: ib.Match, pick: Callable[[list[ib.Option]], ib.Option]) -> ib.Match:
    """The match played to its end by a way of picking options."""
    while not match.over:
        match.choose(pick(match.options()))
    return match


def at_random(match: ib.Match, seed: int) -> ib.Match:
    """The match played to its end by chance."""
    return play_out(match, Random(seed).choice)


def asked(match: ib.Match) -> str:
    """The letter of the seat that is asked."""
    return match.names[match.seat]


def offers(match: ib.Match) -> list[str]:
    """The options of the present question, in notation."""
    return [option.phrase for option in match.options()]


def allowed(match: ib.Match, move: str) -> bool:
    """Is it a complete legal move?"""
    return match.refusal(move) is None


def choices(match: ib.Match, move: str) -> list[str]:
    """What can follow the beginning of a move, where there is a choice: nothing if it is whole."""
    refusal = match.refusal(move)
    if refusal is None:
        return []
    assert refusal.reason == "unfinished", str(refusal)
    if len(refusal.instead) == 1:
        return choices(match, f"{move} {refusal.instead[0]}")
    return list(refusal.instead)


def refused(match: ib.Match, move: str) -> tuple[str, str]:
    """The clause and the reason for which a move is refused."""
    refusal = match.refusal(move)
    assert refusal is not None, f"{move} is allowed"
    return refusal.rule, refusal.reason


def why(match: ib.Match, move: str) -> str:
    """The reason for which a move is refused."""
    return refused(match, move)[1]


def plain(text: str) -> str:
    """A text with ordinary spaces where it must not break."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
