"""Names: places, spaces, lines, tiles and cards as people read them, and as notation writes them."""

from __future__ import annotations

from typing import Final

from ironbridge.core.rules import UNKNOWN
from ironbridge.core.speech import language
from ironbridge.games.brass_birmingham.board import Board, Kind
from ironbridge.games.brass_birmingham.figures import INDUSTRY_IDS, Printed
from ironbridge.games.brass_birmingham.speech import SPEECH

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

    def tile(self, kind: int, lang: str) -> str:
        """A tile: its industry and its level."""
        found = self.board.kinds[kind]
        level = NUMERALS[found.level]
        return SPEECH.say(
            "names.tile", lang, industry=self.industry(found.industry, lang), level=level
        )

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

    def bonus(self, place: int, lang: str) -> str:
        """What the beer of a merchant place brings."""
        for name, amount in self.printed.places[self.printed.place_ids[place]].bonus.items():
            return SPEECH.say(f"bonus.{name}", lang, amount=amount)
        return ""

    def gist(self, kind: Kind, lang: str) -> str:
        """What a tile costs and brings, in a few words."""
        parts = [SPEECH.say("gist.price", lang, price=kind.price)]
        counts = {"coal": kind.coal, "iron": kind.iron, "beer": kind.beer}
        parts += [SPEECH.say(f"gist.{key}", lang, count=n) for key, n in counts.items() if n]
        parts.append(SPEECH.say("gist.points", lang, count=kind.points))
        parts.append(SPEECH.say("gist.income", lang, count=kind.income))
        return ", ".join(parts)


def signed(number: int) -> str:
    """A number with a proper minus."""
    return str(number).replace("-", "−")
