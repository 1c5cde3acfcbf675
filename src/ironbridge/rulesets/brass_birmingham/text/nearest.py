"""Nearest: where nothing can be done, the option that came nearest, and the rule it breaks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final, NamedTuple

from ironbridge.core.speech import names_of
from ironbridge.core.wording import Values
from ironbridge.rulesets.brass_birmingham.board import INDUSTRIES
from ironbridge.rulesets.brass_birmingham.rules import refusals
from ironbridge.rulesets.brass_birmingham.rules.build import why_industry, why_shown
from ironbridge.rulesets.brass_birmingham.rules.cards import held
from ironbridge.rulesets.brass_birmingham.rules.develop import why_develop_tile
from ironbridge.rulesets.brass_birmingham.rules.network import why_line
from ironbridge.rulesets.brass_birmingham.rules.sell import why_sale
from ironbridge.rulesets.brass_birmingham.speech import SPEECH
from ironbridge.rulesets.brass_birmingham.state import next_tile
from ironbridge.rulesets.brass_birmingham.text.behind import Here
from ironbridge.rulesets.brass_birmingham.text.denied import Denied

REFUSALS: Final = names_of(refusals, "NOT_IN_HAND", "ONLY_IN_THE_RAIL_ERA")

# From what is farthest from a legal move to what is nearest: the rules look in this order.
ORDER: Final = (
    refusals.NO_TILE_LEFT,
    refusals.LIGHTBULB,
    refusals.CARD_NOT_FOR_INDUSTRY,
    refusals.ONLY_IN_THE_CANAL_ERA,
    refusals.ONLY_IN_THE_RAIL_ERA,
    refusals.NOT_A_CANAL,
    refusals.NOT_A_RAILWAY,
    refusals.WILD_LOCATION_NOT_ON_FARM,
    refusals.OUTSIDE_NETWORK,
    refusals.LINE_TAKEN,
    refusals.LINE_OUTSIDE_NETWORK,
    refusals.NO_LINKS_LEFT,
    refusals.OVERBUILD_FROM_NOTHING,
    refusals.OVERBUILD_OTHER_INDUSTRY,
    refusals.OVERBUILD_ONLY_MINES_AND_WORKS,
    refusals.OVERBUILD_NEEDS_HIGHER_LEVEL,
    refusals.OVERBUILD_WHILE_CUBES_REMAIN,
    refusals.SINGLE_ICON_FIRST,
    refusals.ONE_TILE_A_TOWN,
    refusals.NO_MERCHANT,
    refusals.NO_BEER_FOR_SALE,
    refusals.NO_COAL,
    refusals.TOO_DEAR,
)


class Near(NamedTuple):
    """An option that is refused, the money it lacks, and what its refusal may name."""

    why: int
    lacking: int
    values: Callable[[], Values]
    key: str  # of its sentence

    def distance(self) -> tuple[int, int]:
        """How far it is from a legal move: the rule first, then the money."""
        return -ORDER.index(self.why), self.lacking


def near(why: int, lacking: int, values: Callable[[], Values]) -> Near:
    """An option that is refused by the sentence of its reason."""
    return Near(why, lacking, values, f"refusal.{REFUSALS.get(why, '')}")


class Nearest:
    """Looks for what came nearest on one board."""

    def __init__(self, denied: Denied) -> None:
        self.denied = denied
        self.board = denied.board

    def told(self, here: Here, found: Iterable[Near]) -> str:
        """The refusal of the nearest of these, with its clause; "" if there is none."""
        refused = [one for one in found if one.why in ORDER]
        if not refused:
            return ""
        nearest = min(refused, key=Near.distance)
        reason = SPEECH.say(nearest.key, here.lang, **nearest.values()).removesuffix(".")
        clause = SPEECH.find(f"refusal.{REFUSALS[nearest.why]}")["clause"]
        return SPEECH.say("names.nearest", here.lang, reason=reason, clause=clause)

    def builds(self, here: Here) -> Iterator[Near]:
        """All builds with all cards of the hand."""
        for card in held(here.state, here.seat):
            yield from self.with_card(here, card)

    def with_card(self, here: Here, card: int) -> Iterator[Near]:
        """All builds with a card."""
        for industry in self.board.industries_by_card(card):
            yield from self.with_industry(here, card, industry)

    def with_industry(self, here: Here, card: int, industry: int) -> Iterator[Near]:
        """All builds of an industry with a card."""
        tile = next_tile(here.state, industry, here.seat)
        why = why_industry(here.state, card, industry, here.seat)
        if why != refusals.NO_SPACE_FOR_INDUSTRY:
            yield near(why, 0, partial(self.denied.industry, here, industry))
            return
        for space in self.board.card_spaces[card][industry]:
            model = self.board.models[tile]
            why = why_shown(here.state, card, model, space, here.seat)
            cost = self.denied.costs.of_tile(here, model, space)
            values = partial(self.denied.built, here, card, industry, space)
            yield near(why, cost - here.state.money[here.seat], values)

    def links(self, here: Here) -> Iterator[Near]:
        """All links."""
        for line in range(self.board.no_line):
            why = why_line(here.state, line, here.seat)
            cost = self.denied.costs.of_first(here, line)
            values = partial(self.denied.line, here, line)
            yield near(why, cost - here.state.money[here.seat], values)

    def developments(self, here: Here) -> Iterator[Near]:
        """All tiles that could be developed."""
        for industry in range(INDUSTRIES):
            why = why_develop_tile(here.state, industry, here.seat)
            yield near(why, 0, partial(self.denied.industry, here, industry))

    def sales(self, here: Here) -> Iterator[Near]:
        """All own tiles that are of a kind to be sold."""
        for space in range(self.board.spaces):
            why = why_sale(here.state, space, 0, here.seat)
            if why in (refusals.NO_MERCHANT, refusals.NO_BEER_FOR_SALE):
                key = self.denied.sale_refused(here, space, REFUSALS[why])
                yield Near(why, 0, partial(self.denied.sale, here, space), key)
