"""Denied: what a refusal may name, so that it tells the rule with the sums and names of this case."""

from __future__ import annotations

from ironbridge.core.wording import Values
from ironbridge.mechanisms.masks import bit, has
from ironbridge.mechanisms.network import nearest
from ironbridge.rulesets.brass_birmingham.board import COAL, INDUSTRIES, IRON, NOTHING
from ironbridge.rulesets.brass_birmingham.rules.cards import space_after_loan
from ironbridge.rulesets.brass_birmingham.rules.supply import (
    connected_coal,
    iron_on_tiles,
    reach_of,
    reach_of_line,
)
from ironbridge.rulesets.brass_birmingham.speech import SPEECH
from ironbridge.rulesets.brass_birmingham.state import (
    Position,
    cards_of,
    hand_size,
    holds,
    model_on,
    next_tile,
)
from ironbridge.rulesets.brass_birmingham.text.behind import Here
from ironbridge.rulesets.brass_birmingham.text.costs import Costs
from ironbridge.rulesets.brass_birmingham.text.names import Names, signed


class Denied:
    """What can be refused on one board."""

    def __init__(self, names: Names, costs: Costs) -> None:
        self.names = names
        self.board = names.board
        self.costs = costs

    # Actions and cards.

    def action(self, here: Here, action: int) -> Values:
        """What stands against a loan or a scout."""
        state, levels = here.state, self.board.levels
        now = levels[state.income[here.seat]]
        return {
            "level": signed(now),
            "lower": signed(now - self.board.loan_levels),
            "lowest": signed(self.board.lowest_level),
            "after": signed(levels[space_after_loan(state, here.seat)]),
            "count": hand_size(state, here.seat),
        }

    def card(self, here: Here, card: int) -> Values:
        """A card, and how many of it are in the hand."""
        count = cards_of(here.state, here.seat, card)
        return {"card": self.names.the_card(card, here.lang), "count": count}

    # Tiles of the mat.

    def industry(self, here: Here, industry: int) -> Values:
        """The next tile of an industry, the iron that develops it, the card that should build it."""
        tile = next_tile(here.state, industry, here.seat)
        card = here.about.get("card", NOTHING)
        return {
            "industry": self.names.industries([industry], here.lang),
            "tile": "" if tile == NOTHING else self.names.a_tile(tile, here.lang),
            "card": "" if card == NOTHING else self.names.the_card(card, here.lang),
            **self.iron(here, tile),
        }

    def iron(self, here: Here, tile: int) -> Values:
        """What the iron of this development costs, with that of one before it."""
        paid = here.about.get("paid", 0)
        name = "" if tile == NOTHING else self.names.a_tile(tile, here.lang)
        key = "thing.two-developments" if "paid" in here.about else "thing.development"
        return {
            "thing": SPEECH.say(key, here.lang, tile=name),
            "price": self.costs.summed(here, paid + self.costs.iron(here, 1), []),
            "money": here.state.money[here.seat] + paid,
        }

    # Spaces to build on.

    def built(self, here: Here, card: int, industry: int, space: int) -> Values:
        """The next tile of an industry on a space, with all that may stand against it."""
        tile = next_tile(here.state, industry, here.seat)
        model = self.board.models[tile]
        name, where = self.names.a_tile(tile, here.lang), self.names.where(space, here.lang)
        shows = self.board.space_industries[space]
        return {
            "what": self.names.space(space, here.lang),
            "tile": name,
            "where": where,
            "place": self.names.place(self.board.space_place[space], here.lang),
            "town": self.names.card(card, here.lang),
            "card": self.names.the_card(card, here.lang),
            "industries": self.names.industries(shows, here.lang),
            "thing": SPEECH.say("thing.tile-there", here.lang, tile=name, where=where),
            "price": self.costs.tile(here, model, space),
            "money": here.state.money[here.seat],
            "count": model.coal,
            "have": connected_coal(here.state, self.costs.reach(here, space), space),
            **self.standing(here, space),
            **self.nearby(here, industry, space),
            **self.cubes(here.state, industry),
        }

    def standing(self, here: Here, space: int) -> Values:
        """The tile that lies there, and whose it is."""
        if here.state.tile[space] == NOTHING:
            return {"old": "", "owner": ""}
        old = self.names.a_tile(here.state.tile[space], here.lang)
        return {"old": old, "owner": here.names[here.state.owner[space]]}

    def nearby(self, here: Here, industry: int, space: int) -> Values:
        """In the same place, the free space for this industry alone, and one's own tile."""
        beside = self.board.place_spaces[self.board.space_place[space]]
        found = {"single": "", "own": ""}
        for other in beside:
            free = here.state.tile[other] == NOTHING
            if free and not found["single"] and self.board.space_industries[other] == [industry]:
                found["single"] = self.names.space(other, here.lang)
            if here.state.owner[other] == here.seat:
                found["own"] = self.names.a_tile(here.state.tile[other], here.lang)
        return found

    def cubes(self, state: Position, industry: int) -> Values:
        """How many cubes of a resource lie on tiles and on the market."""
        tiles = self.board.industry_spaces[industry]
        held = sum(state.cubes[space] for space in tiles if holds(state, space, industry))
        market = {COAL: state.coal, IRON: state.iron}.get(industry, 0)
        return {"on_tiles": held, "on_market": market}

    # Links.

    def line(self, here: Here, line: int) -> Values:
        """A link with what it costs, and whose link lies there."""
        name = self.names.line(line, here.lang)
        owner = here.state.link[line]
        both = "paid" in here.about
        price = self.costs.both(here, line) if both else self.costs.first(here, line)
        key = "thing.two-railways" if both else "thing.link"
        return {
            "what": name,
            "owner": here.names[owner] if owner >= 0 else "",
            "thing": SPEECH.say(key, here.lang, line=name),
            "price": price,
            "money": here.state.money[here.seat] + here.about.get("paid", 0),
            "count": 1,
            "have": connected_coal(here.state, reach_of_line(here.state, line), NOTHING),
            "links": int(self.board.link_tiles),
        }

    # Coal and iron.

    def coal_source(self, here: Here, source: int) -> Values:
        """A mine, and those from which the coal has to come."""
        place = here["place"]
        starts = bit(place) if place != NOTHING else self.board.ends[here["line"]]
        near = nearest(here.state.beside, starts, here.state.coal_at & reach_of(here.state, starts))
        return self.source(here, source, COAL, near)

    def iron_source(self, here: Here, source: int) -> Values:
        """A works, and those that have iron."""
        return self.source(here, source, IRON, -1)

    def source(self, here: Here, source: int, industry: int, places: int) -> Values:
        """Where a cube may not come from, and from where it may."""
        good = [
            self.names.space(space, here.lang)
            for space in self.board.industry_spaces[industry]
            if holds(here.state, space, industry) and has(places, self.board.space_place[space])
        ]
        market = source == self.board.market
        return {
            "what": "" if market else self.names.space(source, here.lang),
            "right": SPEECH.say("gist.or", here.lang).join(good),
            "left": iron_on_tiles(here.state),
        }

    # Sales.

    def space(self, here: Here, space: int) -> Values:
        """A space, and the tile there."""
        where = self.names.where(space, here.lang)
        return {
            "what": self.names.space(space, here.lang),
            "where": where,
            **self.standing(here, space),
        }

    def sale(self, here: Here, space: int) -> Values:
        """A tile to be sold: who buys such tiles, and the beer it takes."""
        values = self.space(here, space)
        if here.state.tile[space] == NOTHING:
            return values
        model = model_on(here.state, space)
        merchants = range(len(here.state.merchant))
        buyers = [m for m in merchants if has(self.buys(here, m), model.industry)]
        reach, places = self.costs.reach(here, space), self.board.merchant_place
        near = [m for m in buyers if has(reach, places[m])]
        have = max((self.costs.beer_there(here, space, m) for m in near), default=0)
        return {**values, "buyers": self.places(here, buyers), "count": model.beer, "have": have}

    def sale_refused(self, here: Here, space: int, reason: str) -> str:
        """The sentence that refuses a sale; that no merchant of the game buys it is another."""
        sold = reason == "no-merchant" and not self.sale(here, space)["buyers"]
        return f"refused.{reason}-at-all" if sold else f"refusal.{reason}"

    def merchant(self, here: Here, merchant: int) -> Values:
        """A merchant for a tile: what it buys, and the beer there is."""
        space = here["space"]
        buys = [i for i in range(INDUSTRIES) if has(self.buys(here, merchant), i)]
        return {
            **self.space(here, space),
            "merchant": self.names.merchant(merchant, here.lang),
            "number": self.names.number_of_merchant(merchant),
            "industries": self.names.industries(buys, here.lang),
            "count": model_on(here.state, space).beer,
            "have": self.costs.beer_there(here, space, merchant),
        }

    def buys(self, here: Here, merchant: int) -> int:
        """The industries that a merchant buys, as a mask."""
        return self.board.buys[here.state.merchant[merchant]]

    def places(self, here: Here, merchants: list[int]) -> str:
        """Where merchants stand, each place once."""
        names = dict.fromkeys(self.names.merchant(m, here.lang) for m in merchants)
        return ", ".join(names)

    def brewery(self, here: Here, space: int) -> Values:
        """A brewery whose beer may not be used."""
        return self.space(here, space)

    def beer_too_much(self, here: Here, option: int) -> Values:
        """Beer for the tile that was sold last."""
        last = here["last"]
        if last == NOTHING:
            return {}
        tile = self.names.a_tile(here.state.tile[last], here.lang)
        return {"tile": tile, "count": model_on(here.state, last).beer}
