"""Costs: what laying a tile takes, in money and in resource tiles, told before it is spent."""

from __future__ import annotations

from itertools import product
from typing import Final, NamedTuple

from ironbridge.core.wording import Case
from ironbridge.rulesets.industria.rules.lay import price_for
from ironbridge.rulesets.industria.rules.supply import (
    SELLER,
    TILE,
    price_of,
    resource_tiles,
    suppliers,
)
from ironbridge.rulesets.industria.speech import SPEECH
from ironbridge.rulesets.industria.state import Position
from ironbridge.rulesets.industria.text.names import Names, cost_words, thalers

SOURCES: Final = ("own", "tile", "bank", "seller")


class Bill(NamedTuple):
    """One way to pay for a tile: where each of its resources comes from, and all its thalers."""

    sources: tuple[int, ...]
    total: int


def bills(state: Position, tile: int) -> list[Bill]:
    """Every way to pay for a tile that is within the player's means; if none is, the cheapest."""
    ways = [way for way in supplied(state, tile) if has_tiles(state, tile, way)]
    price = price_for(state, tile, state.seat)
    all = [Bill(way, price + sum(price_of(state, source) for source in way)) for way in ways]
    limit = max(state.money[state.seat], min((bill.total for bill in all), default=0))
    return [bill for bill in all if bill.total <= limit]


def supplied(state: Position, tile: int) -> list[tuple[int, ...]]:
    """Every source of each resource, with every source of the others."""
    return list(product(*(suppliers(state, need) for need in state.board.needs[tile])))


def has_tiles(state: Position, tile: int, way: tuple[int, ...]) -> bool:
    """Are as many resource tiles in hand as this way spends?"""
    spent = [
        need for need, source in zip(state.board.needs[tile], way, strict=True) if source == TILE
    ]
    return all(spent.count(need) <= resource_tiles(state, need, state.seat) for need in spent)


def told_cost(asked: Case[Position], names: Names, tile: int) -> str:
    """All that a tile costs: its thalers and, for each resource, what is given for it."""
    paid = bills(asked.state, tile)
    needs = list(asked.state.board.needs[tile])
    if not needs or not paid:
        return money_words(paid, asked.lang)
    shares = [
        SPEECH.say(
            "cost.need",
            asked.lang,
            material=names.resource(need, asked.lang),
            ways=ways_words(asked, sorted({bill.sources[at] for bill in paid})),
        )
        for at, need in enumerate(needs)
    ]
    money = money_words(paid, asked.lang)
    needed = SPEECH.say("also", asked.lang).join(shares)
    return SPEECH.say("cost.all", asked.lang, money=money, needs=needed)


def money_words(paid: list[Bill], lang: str) -> str:
    """The thalers of a tile, from the least to the most that may have to be paid."""
    totals = sorted({bill.total for bill in paid} or {0})
    least, most = totals[0], totals[-1]
    if least < most:
        key = "cost.or" if most == least + 1 else "cost.to"
        return SPEECH.say(key, lang, least=least, count=most)
    given_up = any(TILE in bill.sources for bill in paid)
    return thalers(least, lang) if given_up else cost_words(least, lang)


def ways_words(asked: Case[Position], sources: list[int]) -> str:
    """Where a resource can come from, and what is given for it."""
    said = [
        SPEECH.say(
            f"way.{SOURCES[min(source, SELLER)]}",
            asked.lang,
            price=thalers(price_of(asked.state, source), asked.lang),
            seller=asked.names[source - SELLER] if source >= SELLER else "",
        )
        for source in sources
    ]
    return SPEECH.say("or", asked.lang).join(said)
