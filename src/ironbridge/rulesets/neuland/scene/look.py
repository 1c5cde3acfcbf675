"""Look: a position as somebody looks at it, with the names and the language of the reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from ironbridge.core.asks import Question
from ironbridge.core.rules import Rules
from ironbridge.core.scene import Mark
from ironbridge.core.speech import Speech, language
from ironbridge.rulesets.neuland.board import Board
from ironbridge.rulesets.neuland.figures import Printed
from ironbridge.rulesets.neuland.scene.layout import Layout
from ironbridge.rulesets.neuland.state import Position
from ironbridge.rulesets.neuland.text.names import Names

SPEECH: Final = Speech.load(files("ironbridge.rulesets.neuland") / "data" / "scene.toml")

# The glyphs of buildings that are not called like them.
GLYPHS: Final = {
    "hunting-lodge": "lodge",
    "sheep-farm": "sheep",
    "mine": "coal-mine",
    "smelter": "ironworks",
    "smelter-forest": "ironworks",
    "smelter-meadow": "ironworks",
}


@dataclass(frozen=True)
class Look:
    """All that the parts of a scene are made from."""

    state: Position
    names: Sequence[str]
    lang: str
    question: Question | None
    lit: Mapping[str, list[str]]  # the places that answer it
    called: Names
    rules: Rules
    layout: Layout

    @property
    def printed(self) -> Printed:
        """What is printed, by name."""
        return self.called.printed

    @property
    def board(self) -> Board:
        """What is printed, as indices."""
        return self.called.board

    def about(self) -> dict[str, int]:
        """What the question is about, by name."""
        question = self.question
        return {} if question is None else self.rules.asks[question.kind].numbers(question)

    def say(self, key: str, **values: object) -> str:
        """A sentence for the reader."""
        return SPEECH.say(f"scene.{key}", self.lang, **values)

    # Names.

    def good_name(self, good: int) -> str:
        """A good, standing alone."""
        return self.printed.goods[self.printed.good_ids[good]].name[language(self.lang)]

    def marker_name(self, marker: int) -> str:
        """A sort of ore marker, standing alone."""
        return self.printed.markers[self.printed.marker_ids[marker]].name[language(self.lang)]

    def terrain_name(self, hex: int) -> str:
        """The terrain of a hex."""
        return self.called.terrain(self.state.land.terrain[hex], self.lang)

    def category_name(self, id: str) -> str:
        """A category of properties."""
        return self.printed.categories[id].name[language(self.lang)]

    def category_of(self, kind: int) -> str:
        """The category that a property belongs to."""
        return self.printed.properties[self.printed.kind_ids[kind]].category

    def short(self, kind: int) -> str:
        """A building's name where there is little room."""
        key = f"scene.short-{self.printed.kind_ids[kind]}"
        if SPEECH.has(key):
            return SPEECH.say(key, self.lang)
        return self.called.building(kind, self.lang)

    # Glyphs.

    def glyph(self, kind: int) -> str:
        """The glyph of a building; all properties have the same."""
        id = self.printed.kind_ids[kind]
        return "crest" if self.board.kinds[kind].value else GLYPHS.get(id, id)

    def terrain(self, hex: int) -> str:
        """The terrain of a hex, which is a symbol too."""
        return self.printed.terrain_ids[self.state.land.terrain[hex]]

    def good_marks(self, goods: list[int]) -> list[Mark]:
        """Goods as glyphs."""
        return [Mark(self.printed.good_ids[good]) for good in goods]

    def ore_marks(self, markers: list[int]) -> list[Mark]:
        """Ore markers as glyphs."""
        return [Mark(self.printed.marker_ids[marker]) for marker in markers]

    def terrain_marks(self, kind: int) -> list[Mark]:
        """Where a building may stand."""
        terrains = self.board.kinds[kind].terrains
        return [Mark(self.printed.terrain_ids[terrain]) for terrain in terrains]
