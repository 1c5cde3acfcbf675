"""Names: tiles, resources and bonuses as people read them, and amounts of money."""

from __future__ import annotations

from collections.abc import Sequence

from ironbridge.core.speech import language
from ironbridge.rulesets.industria.board import BONUS, NOTHING, RESOURCE, Board
from ironbridge.rulesets.industria.figures import Printed
from ironbridge.rulesets.industria.speech import SPEECH


class Names:
    """Everything that has a name, on one board."""

    def __init__(self, printed: Printed, board: Board) -> None:
        self.printed = printed
        self.board = board

    def tile(self, tile: int, lang: str) -> str:
        """A tile's name; resource and bonus tiles say what they are."""
        id = self.printed.tile_ids[tile]
        name = self.printed.tiles[id].name[language(lang)]
        if self.board.kind[tile] == RESOURCE:
            return SPEECH.say("names.resource-tile", lang, resource=name)
        if self.board.kind[tile] == BONUS:
            return SPEECH.say("names.bonus-tile", lang, bonus=name)
        return name

    def material(self, resource: int, lang: str) -> str:
        """A resource's name, as it is printed on its tiles."""
        id = self.printed.resource_ids[resource]
        return self.printed.resources[id].name[language(lang)]

    def resource(self, resource: int, lang: str) -> str:
        """A resource's name within a sentence, where only that is wanted."""
        return self.material(resource, lang).lower()

    def some(self, resource: int, lang: str) -> str:
        """Some of a resource, as it is needed, made and bought: stone, *de la pierre*."""
        id = self.printed.resource_ids[resource]
        return SPEECH.say(f"some.{id}", lang, resource=self.resource(resource, lang))

    def several(self, resources: Sequence[int], lang: str) -> str:
        """Some of each of several resources."""
        return SPEECH.say("and", lang).join(self.some(resource, lang) for resource in resources)

    def bonus(self, bonus: int, lang: str) -> str:
        """A bonus's name."""
        id = self.printed.bonus_ids[bonus]
        return self.printed.bonuses[id].name[language(lang)].lower()

    def gist(self, tile: int, lang: str) -> str:
        """What a tile costs, needs and brings, in a few words."""
        kind = self.board.kind[tile]
        parts = [
            SPEECH.say(
                f"gist.{('factory', 'technology', 'resource', 'bonus')[kind]}",
                lang,
                points=SPEECH.say("points", lang, count=self.board.points[tile]),
                price=thalers(self.board.price[tile], lang),
            )
        ]
        needs = list(self.board.needs[tile])
        if needs:
            parts.append(SPEECH.say("gist.needs", lang, resources=self.several(needs, lang)))
        if self.board.makes[tile] != NOTHING:
            made = self.some(self.board.makes[tile], lang)
            parts.append(SPEECH.say("gist.makes", lang, resource=made))
        if self.board.discount[tile]:
            parts.append(SPEECH.say("gist.discount", lang, count=self.board.discount[tile]))
        if self.board.symbols[tile]:
            symbols = [self.bonus(symbol, lang) for symbol in self.board.symbols[tile]]
            parts.append(SPEECH.say("gist.symbols", lang, symbols=", ".join(symbols)))
        return ", ".join(parts)


def cost_words(count: int, lang: str) -> str:
    """What something costs, which may be nothing."""
    return thalers(count, lang) if count else SPEECH.say("free", lang)


def thalers(count: int, lang: str) -> str:
    """An amount of money."""
    return SPEECH.say("thalers", lang, count=count)
