"""Names: hexes, buildings, goods and markers as people read them, and numbers of actions."""

from __future__ import annotations

from collections.abc import Sequence

from ironbridge.core.speech import language
from ironbridge.rulesets.neuland.board import ORE_BASE, Board, Land
from ironbridge.rulesets.neuland.figures import Printed
from ironbridge.rulesets.neuland.rules.errand import UNPAYABLE
from ironbridge.rulesets.neuland.speech import SPEECH


class Names:
    """Everything that has a name, on one board."""

    def __init__(self, printed: Printed, board: Board) -> None:
        self.printed = printed
        self.board = board

    def say(self, key: str, lang: str, /, **values: object) -> str:
        """A sentence, or a piece of one."""
        return SPEECH.say(key, lang, **values)

    # Buildings.

    def building(self, kind: int, lang: str) -> str:
        """A kind of building, as it is printed."""
        id = self.printed.kind_ids[kind]
        found = self.printed.buildings.get(id) or self.printed.properties[id]
        return found.name[language(lang)]

    def category(self, kind: int, lang: str) -> str:
        """The category of a property, as it is printed."""
        id = self.printed.properties[self.printed.kind_ids[kind]].category
        return self.printed.categories[id].name[language(lang)]

    def a_building(self, kind: int, lang: str) -> str:
        """One of a kind, within a sentence: `a farm`."""
        return self.with_article("a", kind, lang)

    def the_building(self, kind: int, lang: str) -> str:
        """A certain one, within a sentence: `the farm`."""
        return self.with_article("the", kind, lang)

    def with_article(self, article: str, kind: int, lang: str) -> str:
        """The name of a building behind an article."""
        name = self.building(kind, lang).lower()
        return SPEECH.say(f"{article}.{self.printed.kind_ids[kind]}", lang, name=name)

    def gist(self, kind: int, lang: str) -> str:
        """What a building takes and gives, in a few words."""
        tile = self.board.kinds[kind]
        parts: list[str] = []
        for recipe in tile.recipes:
            found = self.board.recipes[recipe]
            needs = self.goods(found.needs, lang)
            if tile.value:
                parts.append(SPEECH.say("gist.property", lang, needs=needs, count=tile.value))
                continue
            key = "gist.recipe" if found.needs else "gist.base"
            parts.append(SPEECH.say(key, lang, needs=needs, good=self.good(found.makes, lang)))
        return SPEECH.say("gist.also", lang).join(parts)

    # Goods and markers.

    def good(self, good: int, lang: str) -> str:
        """A good, as it stands within a sentence."""
        return self.printed.goods[self.printed.good_ids[good]].name[language(lang)].lower()

    def some(self, good: int, lang: str) -> str:
        """Some of a good: `wood`, `du bois`."""
        id = self.printed.good_ids[good]
        return SPEECH.say(f"some.{id}", lang, name=self.good(good, lang))

    def goods(self, goods: list[int], lang: str) -> str:
        """Several goods together, in short."""
        return " + ".join(self.good(good, lang) for good in goods)

    def some_of_all(self, goods: Sequence[int], lang: str) -> str:
        """Several goods together, in words."""
        return self.all_of([self.some(good, lang) for good in goods], lang)

    def token(self, good: int) -> str:
        """The id of the token that stands for a good."""
        return self.printed.token_ids[self.board.token_of[good]]

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

    # Places.

    def terrain(self, terrain: int, lang: str) -> str:
        """A terrain, as it stands within a sentence."""
        id = self.printed.terrain_ids[terrain]
        return self.printed.terrains[id].name[language(lang)].lower()

    def terrains(self, terrains: list[int], lang: str) -> str:
        """Terrains to choose from."""
        return self.any_of([self.terrain(terrain, lang) for terrain in terrains], lang)

    def a_terrain(self, terrains: list[int], lang: str) -> str:
        """One of these terrains: `a forest or a meadow`."""
        named = [
            SPEECH.say("names.a-terrain", lang, terrain=self.terrain(t, lang)) for t in terrains
        ]
        return self.any_of(named, lang)

    def hex(self, land: Land, hex: int, lang: str) -> str:
        """A hex with its terrain."""
        terrain = self.terrain(land.terrain[hex], lang)
        return SPEECH.say("names.hex", lang, terrain=terrain, hex=self.printed.hex_ids[hex])

    def hex_of_slot(self, slot: int) -> str:
        """The hex of a slot, by its short name."""
        return self.printed.hex_ids[self.board.hex_of[slot]]

    # Numbers and lists.

    def actions(self, count: int, lang: str) -> str:
        """So many actions, or none."""
        return actions_words(count, lang)

    def all_of(self, things: list[str], lang: str) -> str:
        """Things of a list, all of them."""
        return listed(things, "names.and", lang)

    def any_of(self, things: list[str], lang: str) -> str:
        """Things of a list to choose from."""
        return listed(things, "names.or", lang)


def listed(things: list[str], last: str, lang: str) -> str:
    """Things with commas, and a word before the last."""
    if len(things) < 2:
        return "".join(things)
    return ", ".join(things[:-1]) + SPEECH.say(last, lang) + things[-1]


def capital(text: str) -> str:
    """The same at the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def actions_words(count: int, lang: str) -> str:
    """So many actions, or none."""
    if count in (0, UNPAYABLE):
        return SPEECH.say("no-actions", lang)
    return SPEECH.say("actions", lang, count=count)
