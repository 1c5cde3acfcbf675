"""Telling: what a plan would bring about, in sentences of the log, as whoever plans it may know it.

A plan is followed in several worlds that could be the real one. What comes about in all of them is
told; a card that would be drawn, or a tile that would be turned up, is not: nobody knows it yet.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ironbridge.core.answers import Given
from ironbridge.core.asked import Asked, Option
from ironbridge.core.chance import Chance
from ironbridge.core.events import Event
from ironbridge.core.match import Match
from ironbridge.core.play import after, attempt, events_of
from ironbridge.core.state import NOBODY, State
from ironbridge.core.view import View

WORLDS: Final = 8  # in which a plan is followed


def worlds_of(view: View) -> list[State]:
    """Some positions that could be the real one, always the same."""
    return [view.sample(Chance(number)) for number in range(WORLDS)]


def stages(view: View, moves: Sequence[list[int]]) -> Iterator[tuple[State, list[Given]]]:
    """A plan move by move, as far as it is one in every world: a position before it, and its runs."""
    worlds = worlds_of(view)
    for answers in moves:
        runs = [attempt(view.rules, world, answers) for world in worlds]
        if any(run.open is not None or run.used < len(answers) for run in runs):
            return
        yield worlds[0], runs
        worlds = [run.state for run in runs]


def certain(view: View, runs: list[Given]) -> list[Event]:
    """What a move brings about for its seat in every world, up to what concerns all."""
    first, *others = [events_of(run) for run in runs]
    told: list[Event] = []
    for event in first:
        if event.seat == NOBODY:
            break
        if event.seat == view.seat and is_open(view, event) and all(event in one for one in others):
            told.append(event)
    return told


def is_open(view: View, event: Event) -> bool:
    """Does everybody hear the same? What only the seat hears is a card that it does not know yet."""
    return view.rules.heard(event, NOBODY) == event


def sentences(match: Match, view: View, moves: Sequence[list[int]], lang: str) -> list[str]:
    """Each move of a plan as the log would tell it; by its answers, where the log tells nothing."""
    told: list[str] = []
    for answers, (state, runs) in zip(moves, stages(view, moves), strict=False):
        say = match.game.words.event
        events = [say(event, match.names, lang) for event in certain(view, runs)]
        chosen = [option.text(lang) for option in choices(match, state, answers)]
        told.append(" ".join(events) or f"{', '.join(chosen)}.")
    return told


def choices(match: Match, state: State, answers: list[int]) -> list[Option]:
    """The answers of a move, each where it was asked; the first, and those that were a choice."""
    found: list[Option] = []
    for at, number in enumerate(answers):
        given = attempt(match.game.rules, state, answers[:at])
        assert given.open is not None
        if at == 0 or len(given.options()) > 1:
            found.append(Option(number, Asked(match, given.open, given.state)))
    return found


def is_same(view: View, one: list[int], other: list[int]) -> bool:
    """Do two moves come to the same, in whatever order their answers were said?"""
    if one == other:
        return True
    world = view.sample(Chance(0))
    reached = [after(view.rules, world, answers) for answers in (one, other)]
    first, second = reached
    return first is not None and second is not None and first.numbers() == second.numbers()
