"""Names: places, spaces, lines, counters and cards as people read them, and as notation writes them."""

from __future__ import annotations

from typing import Final

from ironbridge.core.speech import language
from ironbridge.core.state import UNKNOWN
from ironbridge.mechanisms.masks import has
from ironbridge.rulesets.age_of_industry.board import COAL, INDUSTRIES, NOTHING, Board, Model
from ironbridge.rulesets.age_of_industry.figures import INDUSTRY_IDS, Printed
from ironbridge.rulesets.age_of_industry.speech import SPEECH
from ironbridge.rulesets.age_of_industry.text.forms import Named

ACTIONS: Final = ("build", "railway", "sell", "develop", "take", "pass", "combine", "repay")
LOAN: Final = "loan"  # what is taken for an action, and is none
STOP: Final = "stop"


class Names:
    """Everything that has a name, on one board."""

    def __init__(self, printed: Printed, board: Board) -> None:
        self.printed = printed
        self.board = board
        ports = [self.id_of_port(space) for space in printed.space_ids]
        self.buyer_ids = ports + printed.market_space_ids

    # Notation.

    def id_of_port(self, space: str) -> str:
        """A space that may hold a port, as a buyer: its name, unless a market there has it."""
        return f"{space}.port" if space in self.printed.market_space_ids else space

    def lane(self, line: int) -> str:
        """A sea lane, by its ship and its port."""
        port, ship = (self.printed.place_ids[place] for place in self.board.lines[line])
        return f"{ship}-{port}"

    def lane_ids(self) -> list[str]:
        """All sea lanes."""
        return [self.lane(line) for line in range(self.board.railways, len(self.board.lines))]

    # For people.

    def industry(self, industry: int, lang: str) -> Named:
        """An industry."""
        id = INDUSTRY_IDS[industry]
        name = self.printed.industries[id].name[language(lang)]
        return Named(name, lambda form: SPEECH.say(f"{form}.{id}", lang))

    def industries(self, industries: list[int], lang: str) -> str:
        """One industry or another."""
        return self.either([self.industry(at, lang).form("some") for at in industries], lang)

    def counter(self, model: int, lang: str) -> Named:
        """A counter: its industry and its level."""
        found = self.board.models[model]
        id, level = INDUSTRY_IDS[found.industry], found.level
        name = self.industry(found.industry, lang)
        return Named(
            SPEECH.say("names.counter", lang, industry=name, level=level),
            lambda form: SPEECH.say(f"{form}.{id}", lang, level=level),
        )

    def goods(self, industry: int, lang: str) -> str:
        """What an industry sells, within a sentence."""
        return SPEECH.say(f"goods.{INDUSTRY_IDS[industry]}", lang)

    def place(self, place: int, lang: str) -> Named:
        """A city, a land abroad, a village or a ship space."""
        id = self.printed.place_ids[place]
        name = self.printed.names(language(lang))[id]
        kind = "sea" if self.board.is_ship_space(place) else "place"
        return Named(name, lambda form: self.place_form([id, kind, "place"], form, name, lang))

    def place_form(self, ids: list[str], form: str, name: str, lang: str) -> str:
        """A place within a sentence; lands and seas are not spoken of like cities."""
        key = next(key for key in [f"{form}.{id}" for id in ids] if SPEECH.has(key))
        return SPEECH.say(key, lang, place=name)

    def space(self, space: int, lang: str) -> Named:
        """A space: its place, and its number where there are several."""
        place = self.board.space_place[space]
        return self.among(space, self.board.place_spaces[place], self.place(place, lang), lang)

    def market_space(self, market: int, lang: str) -> Named:
        """A market space, in the same way."""
        place = self.board.market_place[market]
        return self.among(market, self.board.place_markets[place], self.place(place, lang), lang)

    def among(self, one: int, all: list[int], place: Named, lang: str) -> Named:
        """The place's name, with a number where it has several of a thing."""
        if len(all) == 1:
            return place
        numbered = SPEECH.say("names.space", lang, place=place, number=all.index(one) + 1)
        return Named(numbered, place.form)

    def line(self, line: int, lang: str) -> str:
        """A line: the places it joins."""
        return " – ".join(self.place(place, lang) for place in self.board.lines[line])

    def where(self, place: int, line: int, lang: str) -> str:
        """Where a cube is needed: in a place or, without one, on a line."""
        return self.line(line, lang) if place == NOTHING else self.place(place, lang)

    def ports_of(self, ship: int, lang: str) -> str:
        """The places that the sea lanes of a ship space lead to."""
        lanes = self.board.place_lanes[ship]
        return self.either([self.place(self.board.lines[lane][0], lang) for lane in lanes], lang)

    def colour(self, card: int, lang: str) -> str:
        """The colour of locations that a location card shows."""
        if card < INDUSTRIES:
            return SPEECH.say("names.none", lang)
        return self.printed.colours[self.printed.card_ids[card]].name[language(lang)]

    def coloured(self, card: int, lang: str) -> str:
        """The places of the colour that a location card shows."""
        places = range(self.board.places)
        found = [at for at in places if 0 <= card == self.board.place_colour[at]]
        return ", ".join(self.place(place, lang) for place in found)

    def barred(self, lang: str) -> Named:
        """The places that nothing may pass through."""
        places = [at for at in range(self.board.places) if has(self.board.barred, at)]
        names = [self.place(place, lang) for place in places]
        return Named(", ".join(names), lambda form: ", ".join(name.form(form) for name in names))

    def ports_for(self, industry: int, lang: str) -> str:
        """The ports that take the goods of an industry."""
        models = range(len(self.board.models))
        taking = [at for at in models if industry in self.board.models[at].sells]
        return self.either([self.counter(port, lang).form("a") for port in taking], lang)

    def card(self, card: int, lang: str) -> str:
        """A card: the industry or the colour it shows; one that is not seen is just a card."""
        if card == UNKNOWN:
            return SPEECH.say("names.hidden-card", lang)
        return self.industry(card, lang) if card < INDUSTRIES else self.colour(card, lang)

    def market(self, counter: int, lang: str) -> str:
        """A market counter: what it asks for."""
        return self.printed.markets[self.printed.market_ids[counter]].name[language(lang)]

    def good(self, good: int, lang: str) -> str:
        """Coal or iron, within a sentence."""
        return SPEECH.say("names.coal" if good == COAL else "names.iron", lang)

    def either(self, names: list[str], lang: str) -> str:
        """Names as a list of which one is meant."""
        if len(names) < 2:
            return "".join(names)
        return SPEECH.say("names.or", lang, names=", ".join(names[:-1]), last=names[-1])

    def costs(self, *, price: int, coal: int, iron: int, lang: str) -> list[str]:
        """A price and the cubes beside it, in a few words each."""
        parts = [SPEECH.say("gist.price", lang, price=price)]
        counts = {"coal": coal, "iron": iron}
        return parts + [SPEECH.say(f"gist.{key}", lang, count=n) for key, n in counts.items() if n]

    def gist(self, model: Model, lang: str) -> str:
        """What a counter costs and brings, in a few words."""
        parts = self.costs(price=model.price, coal=model.coal, iron=model.iron, lang=lang)
        if model.cubes:
            parts.append(SPEECH.say("gist.cubes", lang, count=model.cubes))
        parts.append(SPEECH.say("gist.profit", lang, amount=model.profit))
        parts.append(SPEECH.say("gist.points", lang, count=model.level))
        if model.sells:
            goods = self.either([self.goods(industry, lang) for industry in model.sells], lang)
            parts.append(SPEECH.say("gist.sells", lang, goods=goods))
        return ", ".join(parts)
