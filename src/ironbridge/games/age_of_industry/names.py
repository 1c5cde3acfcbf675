"""Names: places, spaces, lines, counters and cards as people read them, and as notation writes them."""

from __future__ import annotations

from ironbridge.core.rules import UNKNOWN
from ironbridge.core.speech import language
from ironbridge.games.age_of_industry.board import COAL, INDUSTRIES, Board, Kind
from ironbridge.games.age_of_industry.figures import INDUSTRY_IDS, Printed, numbered
from ironbridge.games.age_of_industry.speech import SPEECH


class Names:
    """Everything that has a name, on one board."""

    def __init__(self, printed: Printed, board: Board) -> None:
        self.printed = printed
        self.board = board
        self.space_ids = printed.space_ids
        self.market_ids = numbered([printed.place_ids[place] for place in board.market_place])
        self.buyer_ids = [self.id_of_port(space) for space in self.space_ids] + self.market_ids

    # Notation.

    def id_of_port(self, space: str) -> str:
        """A space that may hold a port, as a buyer: its name, unless a market there has it."""
        return f"{space}.port" if space in self.market_ids else space

    # For people.

    def industry(self, industry: int, lang: str) -> str:
        """An industry."""
        return self.printed.industries[INDUSTRY_IDS[industry]].name[language(lang)]

    def industries(self, industries: list[int], lang: str) -> str:
        """One industry or another."""
        return self.either([self.industry(industry, lang) for industry in industries], lang)

    def counter(self, kind: int, lang: str) -> str:
        """A counter: its industry and its level."""
        found = self.board.kinds[kind]
        name = self.industry(found.industry, lang)
        return SPEECH.say("names.counter", lang, industry=name, level=found.level)

    def place(self, place: int, lang: str) -> str:
        """A city, a land abroad, a village or a ship space."""
        return self.printed.names(language(lang))[self.printed.place_ids[place]]

    def space(self, space: int, lang: str) -> str:
        """A space: its place, and its number where there are several."""
        place = self.board.space_place[space]
        return self.among(space, self.board.place_spaces[place], self.place(place, lang), lang)

    def market_space(self, market: int, lang: str) -> str:
        """A market space, in the same way."""
        place = self.board.market_place[market]
        return self.among(market, self.board.place_markets[place], self.place(place, lang), lang)

    def among(self, one: int, all: list[int], place: str, lang: str) -> str:
        """The place's name, with a number where it has several of a thing."""
        if len(all) == 1:
            return place
        return SPEECH.say("names.space", lang, place=place, number=all.index(one) + 1)

    def line(self, line: int, lang: str) -> str:
        """A line: the places it joins."""
        return " – ".join(self.place(place, lang) for place in self.board.lines[line])

    def ports_of(self, ship: int, lang: str) -> str:
        """The places that the sea lanes of a ship space lead to."""
        lanes = self.board.place_lanes[ship]
        return self.either([self.place(self.board.lines[lane][0], lang) for lane in lanes], lang)

    def colour(self, card: int, lang: str) -> str:
        """The colour of locations that a location card shows."""
        if card < INDUSTRIES:
            return SPEECH.say("names.none", lang)
        return self.printed.colours[self.printed.card_ids[card]].name[language(lang)]

    def card(self, card: int, lang: str) -> str:
        """A card: the industry or the colour it shows; one that is not seen is just a card."""
        if card == UNKNOWN:
            return SPEECH.say("names.hidden-card", lang)
        return self.industry(card, lang) if card < INDUSTRIES else self.colour(card, lang)

    def market(self, kind: int, lang: str) -> str:
        """A kind of market counter: what it asks for."""
        return self.printed.markets[self.printed.market_ids[kind]].name[language(lang)]

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

    def gist(self, kind: Kind, lang: str) -> str:
        """What a counter costs and brings, in a few words."""
        parts = self.costs(price=kind.price, coal=kind.coal, iron=kind.iron, lang=lang)
        if kind.cubes:
            parts.append(SPEECH.say("gist.cubes", lang, count=kind.cubes))
        parts.append(SPEECH.say("gist.profit", lang, amount=kind.profit))
        parts.append(SPEECH.say("gist.points", lang, count=kind.level))
        if kind.sells:
            goods = self.industries(kind.sells, lang)
            parts.append(SPEECH.say("gist.sells", lang, industries=goods))
        return ", ".join(parts)
