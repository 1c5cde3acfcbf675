"""Names: places, spaces, lines, tiles and cards as people read them, and as notation writes them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ironbridge.core.speech import language, uncapitalized
from ironbridge.core.state import UNKNOWN
from ironbridge.rulesets.brass_birmingham.board import Board, Model
from ironbridge.rulesets.brass_birmingham.figures import INDUSTRY_IDS, Printed
from ironbridge.rulesets.brass_birmingham.speech import SPEECH

ACTIONS: Final = ("build", "network", "develop", "sell", "loan", "scout", "pass")
STOP: Final = "stop"
NUMERALS: Final = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII")


class Names:
    """Everything that has a name, on one board."""

    def __init__(self, printed: Printed, board: Board) -> None:
        self.printed = printed
        self.board = board
        self.space_ids = [self.id_of_space(space) for space in range(board.spaces)]
        self.merchant_ids = [
            self.id_of_merchant(merchant) for merchant in range(len(board.merchant_place))
        ]

    # Notation.

    def id_of_space(self, space: int) -> str:
        """A space in notation: its place and its number there."""
        place = self.board.space_place[space]
        return f"{self.printed.place_ids[place]}.{self.number_of_space(space)}"

    def number_of_space(self, space: int) -> int:
        """Which space of its place, from 1."""
        return self.board.place_spaces[self.board.space_place[space]].index(space) + 1

    def id_of_merchant(self, merchant: int) -> str:
        """A merchant space in notation."""
        place = self.board.merchant_place[merchant]
        return f"{self.printed.place_ids[place]}.{self.number_of_merchant(merchant)}"

    def number_of_merchant(self, merchant: int) -> int:
        """Which merchant space of its place, from 1."""
        places = list(self.board.merchant_place)
        return merchant - places.index(places[merchant]) + 1

    # For people.

    def industry(self, industry: int, lang: str) -> str:
        """An industry."""
        return self.printed.industries[INDUSTRY_IDS[industry]].name[language(lang)]

    def tile(self, tile: int, lang: str) -> str:
        """A tile: its industry and its level."""
        model = self.board.models[tile]
        industry, level = self.industry(model.industry, lang), NUMERALS[model.level]
        return SPEECH.say("names.tile", lang, industry=industry, level=level)

    def a_tile(self, tile: int, lang: str) -> str:
        """A tile within a sentence."""
        return self.tile_as("names.a-tile", tile, lang)

    def your_tile(self, tile: int, lang: str) -> str:
        """A tile within a sentence to its owner."""
        return self.tile_as("names.your-tile", tile, lang)

    def tile_as(self, key: str, tile: int, lang: str) -> str:
        """A tile within a sentence, with its article."""
        model = self.board.models[tile]
        industry, level = self.industry(model.industry, lang), NUMERALS[model.level]
        small = uncapitalized(industry)
        return SPEECH.say(key, lang, industry=industry, small=small, level=level)

    def industries(self, industries: Iterable[int], lang: str) -> str:
        """Several industries, any of which will do."""
        each = [SPEECH.say(f"names.an.{INDUSTRY_IDS[industry]}", lang) for industry in industries]
        return SPEECH.say("gist.or", lang).join(each)

    def place(self, place: int, lang: str) -> str:
        """A town, a farm or a merchant place."""
        return self.printed.places[self.printed.place_ids[place]].name[language(lang)]

    def space(self, space: int, lang: str) -> str:
        """A space: its place, and its number where there are several."""
        place = self.board.space_place[space]
        name = self.place(place, lang)
        if len(self.board.place_spaces[place]) == 1:
            return name
        return SPEECH.say("names.space", lang, place=name, number=self.number_of_space(space))

    def where(self, space: int, lang: str) -> str:
        """Where a tile stands: in a town, or at a farm."""
        place = self.board.space_place[space]
        name = self.place(place, lang)
        key = "names.at-farm" if self.board.is_farm(place) else "names.in-town"
        values = {"place": name, "small": uncapitalized(name), "space": self.space(space, lang)}
        return SPEECH.say(key, lang, **values)

    def line(self, line: int, lang: str) -> str:
        """A line: the places it joins."""
        return " – ".join(self.place(place, lang) for place in self.board.lines[line])

    def card(self, card: int, lang: str) -> str:
        """A card; one that is not seen is just a card."""
        if card == UNKNOWN:
            return SPEECH.say("names.hidden-card", lang)
        found = self.printed.cards[self.printed.card_ids[card]]
        if found.place:
            return self.printed.places[found.place].name[language(lang)]
        return found.name[language(lang)]

    def the_card(self, card: int, lang: str) -> str:
        """A card within a sentence."""
        name = self.card(card, lang)
        if card == UNKNOWN:
            return name
        key = "names.wild-card" if card >= self.board.wild_location else "names.the-card"
        return SPEECH.say(key, lang, card=name, small=uncapitalized(name))

    def merchant(self, merchant: int, lang: str) -> str:
        """The place of a merchant."""
        return self.place(self.board.merchant_place[merchant], lang)

    def bonus(self, place: int, lang: str) -> str:
        """What the beer of a merchant place brings."""
        for name, amount in self.printed.places[self.printed.place_ids[place]].bonus.items():
            return SPEECH.say(f"bonus.{name}", lang, amount=amount)
        return ""

    def gist(self, model: Model, lang: str) -> str:
        """What a tile costs and brings, in a few words."""
        parts = [SPEECH.say("gist.price", lang, price=model.price)]
        counts = {"coal": model.coal, "iron": model.iron, "beer": model.beer}
        parts += [SPEECH.say(f"gist.{key}", lang, count=n) for key, n in counts.items() if n]
        return ", ".join([*parts, self.gain(model, lang)])

    def gain(self, model: Model, lang: str) -> str:
        """What a tile brings once it is flipped."""
        points = SPEECH.say("gist.points", lang, count=model.points)
        return f"{points}, {SPEECH.say('gist.income', lang, count=model.income)}"


def signed(number: int) -> str:
    """A number with a proper minus."""
    return str(number).replace("-", "−")
