"""Names: hexes, buildings, goods and markers as people read them, and as notation writes them."""

from __future__ import annotations

from ironbridge.core.speech import language
from ironbridge.games.neuland.board import ORE_BASE, Board, Land
from ironbridge.games.neuland.figures import Printed
from ironbridge.games.neuland.speech import SPEECH


class Names:
    """Everything that has a name, on one board."""

    def __init__(self, printed: Printed, board: Board) -> None:
        self.printed = printed
        self.board = board
        self.slot_ids = [self.id_of_slot(slot) for slot in range(board.slots)]

    def id_of_slot(self, slot: int) -> str:
        """A slot in notation: its hex and its number there."""
        hex = self.board.hex_of[slot]
        return f"{self.printed.hex_ids[hex]}.{slot % self.board.per_hex + 1}"

    # For people.

    def building(self, kind: int, lang: str) -> str:
        """A kind of building."""
        id = self.printed.kind_ids[kind]
        found = self.printed.buildings.get(id) or self.printed.properties[id]
        return found.name[language(lang)]

    def good(self, good: int, lang: str) -> str:
        """A good, as it stands within a sentence."""
        return self.printed.goods[self.printed.good_ids[good]].name[language(lang)].lower()

    def goods(self, goods: list[int], lang: str) -> str:
        """Several goods together."""
        return " + ".join(self.good(good, lang) for good in goods)

    def terrain(self, terrain: int, lang: str) -> str:
        """A terrain, as it stands within a sentence."""
        id = self.printed.terrain_ids[terrain]
        return self.printed.terrains[id].name[language(lang)].lower()

    def terrains(self, terrains: list[int], lang: str) -> str:
        """Terrains to choose from."""
        return SPEECH.say("names.or", lang).join(self.terrain(t, lang) for t in terrains)

    def marker(self, marker: int, lang: str) -> str:
        """An ore marker."""
        return self.printed.markers[self.printed.marker_ids[marker]].name[language(lang)].lower()

    def markers(self, ore: int, lang: str) -> str:
        """A stack of markers, from the top."""
        names: list[str] = []
        while ore > 0:
            names.append(self.marker(ore % ORE_BASE - 1, lang))
            ore //= ORE_BASE
        return ", ".join(names)

    def hex(self, land: Land, hex: int, lang: str) -> str:
        """A hex with its terrain."""
        terrain = self.terrain(land.terrain[hex], lang)
        return SPEECH.say("names.hex", lang, terrain=terrain, hex=self.printed.hex_ids[hex])

    def hex_of_slot(self, slot: int) -> str:
        """The hex of a slot, by its short name."""
        return self.printed.hex_ids[self.board.hex_of[slot]]
