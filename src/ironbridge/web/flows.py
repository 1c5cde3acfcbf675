"""Flows: what a move brings from place to place, a cube from its mine to what is built."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from ironbridge.core.events import Event
from ironbridge.core.wording import Flow, Words
from ironbridge.web.fates import LAID, Fates

FlowData = tuple[str, str, str, str]  # from where, to where, for how much, and what: a symbol
GainData = tuple[str, str]  # where, and who gets how much


def flows_of(
    words: Words[Any], events: Iterable[Event], fates: Fates, there: Collection[str], lang: str
) -> list[FlowData]:
    """What events bring, between things that are there, to what is laid or to the move's goal."""
    moved = [(event, words.flows[event.kind]) for event in events if event.kind in words.flows]
    goal = goal_of(moved, fates, there)
    sums: dict[tuple[str, str, str], list[str]] = {}
    for event, flow in moved:
        ends = (flow.source(event) or goal, flow.target(event) or goal, flow.symbol(event))
        sums.setdefault(ends, []).append(words.price(event, lang))
    return [
        (start, end, " + ".join(filter(None, prices)), symbol)
        for (start, end, symbol), prices in sums.items()
        if start != end and start in there and end in there
    ]


def goal_of(moved: Iterable[tuple[Event, Flow]], fates: Fates, there: Collection[str]) -> str:
    """What a move lays, or else where something goes that needs no laying: a merchant."""
    laid = (id for id, fate in fates.items() if fate == LAID and id in there)
    named = (target for event, flow in moved if (target := flow.target(event)))
    return next(laid, "") or next(named, "")


def gains_of(
    words: Words[Any],
    events: Iterable[Event],
    there: Collection[str],
    names: Sequence[str],
    lang: str,
) -> list[GainData]:
    """Whom events pay, and how much, at things that are there."""
    paying = [
        (words.gains[event.kind](event), event) for event in events if event.kind in words.gains
    ]
    return [(place, words.beside(event, names, lang)) for place, event in paying if place in there]
