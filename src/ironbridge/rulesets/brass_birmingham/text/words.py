"""Words: the notation, questions, log and refusals of Brass: Birmingham, put together."""

from __future__ import annotations

from ironbridge.core.events import Event
from ironbridge.core.rules import Rules
from ironbridge.core.wording import Flow, Naming, Words, here, named
from ironbridge.rulesets.brass_birmingham.figures import ERAS
from ironbridge.rulesets.brass_birmingham.scene.ids import (
    barrel_id,
    market_id,
    merchant_id,
    space_id,
)
from ironbridge.rulesets.brass_birmingham.speech import SPEECH
from ironbridge.rulesets.brass_birmingham.state import Position
from ironbridge.rulesets.brass_birmingham.text.names import Names, signed
from ironbridge.rulesets.brass_birmingham.text.nearest import REFUSALS
from ironbridge.rulesets.brass_birmingham.text.questions import Questions


def words(rules: Rules, names: Names) -> Words[Position]:
    """How Brass: Birmingham speaks, on one board."""
    return Words(SPEECH, rules, Questions(names).spoken(), naming(names), REFUSALS, flows(names))


def naming(names: Names) -> dict[str, Naming]:
    """How the fields of events are read."""
    return {
        "card": named(names.the_card),
        "space": named(names.where),
        "tile": named(names.a_tile),
        "line": named(names.line),
        "merchant": named(names.merchant),
        "pounds": lambda pounds, reader: signed(pounds),
        "change": lambda points, reader: signed(points),
        "round": lambda round, reader: round + 1,
        "era": lambda era, reader: SPEECH.say(f"era.{ERAS[era]}", reader.lang),
    }


def flows(names: Names) -> dict[str, Flow]:
    """What events bring from place to place."""

    def space(event: Event) -> str:
        return space_id(names, event["space"])

    return {
        "coal-taken": Flow(space, here),
        "iron-taken": Flow(space, here),
        "beer-taken": Flow(space, here),
        "coal-bought": Flow(lambda event: market_id("coal"), here, "pounds"),
        "iron-bought": Flow(lambda event: market_id("iron"), here, "pounds"),
        "coal-sold": Flow(space, lambda event: market_id("coal"), "pounds"),
        "iron-sold": Flow(space, lambda event: market_id("iron"), "pounds"),
        "merchant-beer": Flow(lambda event: barrel_id(names, event["merchant"]), here),
        "sold": Flow(space, lambda event: merchant_id(names, event["merchant"])),
    }
