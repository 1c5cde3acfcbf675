"""Closest: where nothing at all can be done, the attempt that came nearest, and why it fails."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from ironbridge.core.asks import FINE
from ironbridge.mechanisms.masks import bit, has
from ironbridge.rulesets.age_of_industry.board import INDUSTRIES, NOTHING, Board
from ironbridge.rulesets.age_of_industry.rules.build import ANY_CARD, why_industry, why_shown
from ironbridge.rulesets.age_of_industry.rules.railway import why_line
from ironbridge.rulesets.age_of_industry.rules.refusals import (
    BUYER_BARRED,
    BUYER_NOT_CONNECTED,
    BUYER_OVERSEAS,
    CARD_NOT_FOR_INDUSTRY,
    COAL_BARRED,
    IRON_BARRED,
    NO_BUYER,
    NO_COAL,
    NO_IRON,
    NO_PORT_THERE,
    NO_SPACE_FOR_INDUSTRY,
    NOT_CONNECTED,
)
from ironbridge.rulesets.age_of_industry.rules.sell import buyers, place_of, why_buyer, why_sale
from ironbridge.rulesets.age_of_industry.rules.supply import joined_to
from ironbridge.rulesets.age_of_industry.state import Position, cards_of, next_model

UNREACHED: Final = (BUYER_NOT_CONNECTED, BUYER_BARRED, BUYER_OVERSEAS)  # by goods they would take
SUPPLY: Final = (NO_COAL, NO_IRON, COAL_BARRED, IRON_BARRED)  # all else is there


class Build(NamedTuple):
    """A counter that cannot be built; the later its reason is looked at, the nearer it came."""

    why: int
    card: int
    industry: int
    space: int  # NOTHING where the industry is closed as a whole


class Sale(NamedTuple):
    """Goods that cannot be sold."""

    why: int
    space: int
    buyer: int
    in_reach: bool

    def nearness(self) -> tuple[bool, bool, int]:
        """To a buyer in reach they came nearest, then to one who would take them."""
        wanted = self.why in UNREACHED
        return self.in_reach, wanted, self.why if wanted else -self.why


# Building.


def closest_build(state: Position, seat: int, cards: Iterable[int]) -> Build | None:
    """What came nearest with one of these cards; None if nothing got past the card itself."""
    return nearest(build for card in cards for build in builds(state, seat, card))


def nearest(tried: Iterable[Build]) -> Build | None:
    """The one whose reason is looked at last, of those that say something."""
    telling = [build for build in tried if is_telling(build)]
    return max(telling, key=lambda build: build.why, default=None)


def is_telling(build: Build) -> bool:
    """Does one attempt say more than the count of all? Not if no space is open to the card."""
    return build.space == NOTHING or build.why > NOT_CONNECTED


def builds(state: Position, seat: int, card: int) -> Iterator[Build]:
    """All that a card could be for, with why it fails."""
    for industry in range(INDUSTRIES):
        why = why_industry(state, card, industry, seat)
        if why == NO_SPACE_FOR_INDUSTRY:
            yield from builds_of(state, seat, card, industry)
        elif why not in (FINE, CARD_NOT_FOR_INDUSTRY):
            yield Build(why, card, industry, NOTHING)


def builds_of(state: Position, seat: int, card: int, industry: int) -> Iterator[Build]:
    """One industry on each space that would take it."""
    model = state.board.models[next_model(state, industry, seat)]
    for space in state.board.industry_spaces[industry]:
        yield Build(why_shown(state, card, model, space, seat), card, industry, space)


def cards_held(state: Position, seat: int) -> list[int]:
    """The kinds of cards in a hand."""
    return [card for card in range(state.board.cards) if cards_of(state, seat, card) > 0]


def cards_played(state: Position, seat: int, *, is_combined: bool) -> list[int]:
    """The cards to build with: those of the hand, or with both actions any."""
    return [ANY_CARD] if is_combined else cards_held(state, seat)


# Railways.


def closest_line(state: Position, seat: int) -> int:
    """A link that lacks only coal or iron, or NOTHING."""
    whys = [why_line(state, line, seat) for line in range(state.board.railways)]
    found = [line for line, why in enumerate(whys) if why in SUPPLY]
    return max(found, key=lambda line: whys[line], default=NOTHING)


# Sales.


def closest_sale(state: Position, seat: int) -> Sale | None:
    """The goods of a seat that came nearest to a buyer."""
    spaces = range(state.board.spaces)
    goods = [space for space in spaces if why_sale(state, space, 0, seat) == NO_BUYER]
    tried = [sale for space in goods for sale in sales(state, space)]
    return max(tried, key=Sale.nearness, default=None)


def closest_buyer(state: Position, space: int) -> Sale | None:
    """The buyer that came nearest for the goods of one space."""
    return max(sales(state, space), key=Sale.nearness, default=None)


def sales(state: Position, space: int) -> Iterator[Sale]:
    """The goods of a space to every port and market there is."""
    board: Board = state.board
    reach = joined_to(state, bit(board.space_place[space]))
    for buyer in range(buyers(state)):
        why = why_buyer(state, space, buyer)
        if why not in (FINE, NO_PORT_THERE):
            yield Sale(why, space, buyer, has(reach, place_of(state, buyer)))
