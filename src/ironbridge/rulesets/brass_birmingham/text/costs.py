"""Costs: all that an option will use up, in words: money, cubes, iron and barrels of beer."""

from __future__ import annotations

from collections.abc import Sequence

from ironbridge.core.asks import FINE
from ironbridge.rulesets.brass_birmingham.board import CANAL, IRON, Model
from ironbridge.rulesets.brass_birmingham.rules.network import first_price, second_price
from ironbridge.rulesets.brass_birmingham.rules.sell import why_merchant
from ironbridge.rulesets.brass_birmingham.rules.supply import (
    OUT_OF_REACH,
    coal_cost,
    connected_coal,
    iron_cost,
    iron_on_tiles,
    reach_of_line,
    why_brewery,
)
from ironbridge.rulesets.brass_birmingham.speech import SPEECH
from ironbridge.rulesets.brass_birmingham.state import holds, model_on
from ironbridge.rulesets.brass_birmingham.text.behind import Here
from ironbridge.rulesets.brass_birmingham.text.names import Names

NO_SPACE = -1  # nothing is built over


class Costs:
    """What things cost on one board, and how that is told."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.board = names.board

    # A tile.

    def of_tile(self, here: Here, model: Model, space: int) -> int:
        """What a tile costs in all on a space, or more than anybody has."""
        return model.price + self.coal(here, model, space) + self.iron(here, model.iron, space)

    def coal(self, here: Here, model: Model, space: int) -> int:
        """What its coal costs."""
        return coal_cost(here.state, self.reach(here, space), model.coal, space)

    def iron(self, here: Here, wanted: int, space: int = NO_SPACE) -> int:
        """What so much iron costs."""
        return iron_cost(here.state, wanted, space)

    def reach(self, here: Here, space: int) -> int:
        """The places that links join to a space."""
        return here.state.reach[self.board.space_place[space]]

    def tile(self, here: Here, model: Model, space: int) -> str:
        """A tile on a space: the sum, and what it is made of."""
        reach = self.reach(here, space)
        mined = min(model.coal, connected_coal(here.state, reach, space))
        made = min(model.iron, iron_on_tiles(here.state, space))
        parts = [SPEECH.say("cost.tile", here.lang, pounds=model.price)]
        parts += self.cubes(here, "coal", mined, self.coal(here, model, space))
        parts += self.cubes(here, "iron", made, self.iron(here, model.iron, space))
        return self.summed(here, self.of_tile(here, model, space), parts)

    def cubes(self, here: Here, good: str, free: int, bought: int) -> list[str]:
        """Cubes that come from tiles, and what the others cost on the market."""
        parts = []
        if free:
            parts.append(SPEECH.say(f"cost.{good}-from-tiles", here.lang, count=free))
        if 0 < bought < OUT_OF_REACH:
            parts.append(SPEECH.say(f"cost.{good}-bought", here.lang, pounds=bought))
        return parts

    def summed(self, here: Here, cost: int, parts: Sequence[str]) -> str:
        """A sum with its parts; one alone needs no telling."""
        if len(parts) < 2:
            return SPEECH.say("cost.whole", here.lang, cost=cost)
        return SPEECH.say("cost.parts", here.lang, cost=cost, parts=", ".join(parts))

    # A link.

    def of_first(self, here: Here, line: int) -> int:
        """What a first link costs in all."""
        return first_price(here.state) + self.coal_of_line(here, line)

    def of_both(self, here: Here, line: int) -> int:
        """What two railways cost in all, of which this is the second."""
        return here["paid"] + second_price(here.state) + self.coal_of_line(here, line)

    def coal_of_line(self, here: Here, line: int) -> int:
        """What the coal of a railway costs; a canal needs none."""
        if here.state.era == CANAL:
            return 0
        return coal_cost(here.state, reach_of_line(here.state, line), 1)

    def first(self, here: Here, line: int) -> str:
        """A first link, with its coal."""
        return self.line(here, line, first_price(here.state))

    def both(self, here: Here, line: int) -> str:
        """Two railways together, of which this is the second."""
        return self.summed(here, self.of_both(here, line), [])

    def second(self, here: Here, line: int) -> str:
        """What the second of two railways adds."""
        return self.line(here, line, second_price(here.state))

    def line(self, here: Here, line: int, price: int) -> str:
        """A link of this price, with its coal."""
        bought = self.coal_of_line(here, line)
        parts = [SPEECH.say("cost.link", here.lang, pounds=price)]
        if here.state.era != CANAL:
            parts += self.cubes(here, "coal", 0 if bought else 1, bought)
        return self.summed(here, price + bought, parts)

    # Iron for a development.

    def development(self, here: Here) -> str:
        """An iron: from the market, from the only works that has some, or from any."""
        state = here.state
        cost = iron_cost(state, 1)
        if cost:
            return SPEECH.say("cost.iron-of-market", here.lang, pounds=cost)
        works = [space for space in range(self.board.spaces) if holds(state, space, IRON)]
        if len(works) > 1:
            return SPEECH.say("cost.iron-of-works", here.lang)
        space = self.names.space(works[0], here.lang)
        return SPEECH.say("cost.iron-from", here.lang, space=space)

    # Beer.

    def breweries(self, here: Here, reach: int) -> list[int]:
        """The breweries whose beer the seat may use."""
        spaces = range(self.board.spaces)
        return [s for s in spaces if why_brewery(here.state, reach, s, here.seat) == FINE]

    def beer_of_line(self, here: Here, line: int) -> str:
        """The barrel of a second railway, by its brewery where there is only one."""
        found = self.breweries(here, reach_of_line(here.state, line))
        if len(found) != 1:
            return SPEECH.say("cost.beer", here.lang)
        return SPEECH.say("cost.beer-from", here.lang, **self.owned(here, found[0]))

    def owned(self, here: Here, space: int) -> dict[str, str]:
        """The space of a tile, and its owner."""
        owner = here.names[here.state.owner[space]]
        return {"space": self.names.space(space, here.lang), "owner": owner}

    def merchants(self, here: Here, space: int) -> list[int]:
        """The merchants to whom a tile can be sold."""
        state, seat = here.state, here.seat
        every = range(len(state.merchant))
        return [m for m in every if why_merchant(state, space, m, seat) == FINE]

    def sale(self, here: Here, space: int) -> str:
        """What a sale takes: its merchant and beer where there is no choice, else just how much."""
        merchants = self.merchants(here, space)
        if len(merchants) != 1:
            return self.barrels(here, model_on(here.state, space).beer)
        place = self.names.merchant(merchants[0], here.lang)
        beer = self.beer(here, space, merchants[0])
        return SPEECH.say("cost.sale-to", here.lang, place=place, beer=beer)

    def barrels(self, here: Here, count: int) -> str:
        """So many barrels, wherever they come from."""
        key = "cost.barrels" if count else "cost.no-beer"
        return SPEECH.say(key, here.lang, count=count)

    def beer(self, here: Here, space: int, merchant: int) -> str:
        """The beer of a sale to this merchant, by its source where there is only one."""
        need, state = model_on(here.state, space).beer, here.state
        found = self.breweries(here, self.reach(here, space))
        if need == 0 or len(found) + state.barrel[merchant] != 1:
            return self.barrels(here, need)
        if found:
            return SPEECH.say("cost.barrel-from", here.lang, **self.owned(here, found[0]))
        bonus = self.names.bonus(self.board.merchant_place[merchant], here.lang)
        return SPEECH.say("cost.merchants-barrel", here.lang, bonus=bonus)

    def beer_there(self, here: Here, space: int, merchant: int) -> int:
        """How many barrels could serve a sale to this merchant."""
        found = self.breweries(here, self.reach(here, space))
        barrels = sum(here.state.cubes[brewery] for brewery in found)
        return barrels + here.state.barrel[merchant]
