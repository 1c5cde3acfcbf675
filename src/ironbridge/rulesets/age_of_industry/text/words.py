"""Words: the notation, questions, log and refusals of Age of Industry, put together."""

from __future__ import annotations

from ironbridge.core.events import Event
from ironbridge.core.rules import Rules
from ironbridge.core.wording import Flow, Naming, Words, here, named
from ironbridge.rulesets.age_of_industry.scene.ids import (
    display_id,
    import_id,
    market_id,
    space_id,
)
from ironbridge.rulesets.age_of_industry.speech import SPEECH
from ironbridge.rulesets.age_of_industry.state import Position
from ironbridge.rulesets.age_of_industry.text.names import Names
from ironbridge.rulesets.age_of_industry.text.questions import Questions
from ironbridge.rulesets.age_of_industry.text.reasons import REFUSALS


def words(rules: Rules, names: Names) -> Words[Position]:
    """How Age of Industry speaks, on one board."""
    return Words(
        SPEECH, rules, Questions(rules, names).spoken(), naming(names), REFUSALS, flows(names)
    )


def naming(names: Names) -> dict[str, Naming]:
    """How the fields of events are read."""
    return {
        "card": named(names.card),
        "counter": named(names.counter),
        "space": named(names.space),
        "port": named(names.space),
        "market": named(names.market_space),
        "line": named(names.line),
        "round": lambda round, reader: round + 1,
    }


def flows(names: Names) -> dict[str, Flow]:
    """What events bring from place to place."""

    def space(event: Event) -> str:
        return space_id(names.printed, event["space"])

    return {
        "coal-taken": Flow(space, here),
        "coal-taken-at-sea": Flow(lambda event: import_id(names.printed, event["space"]), here),
        "iron-taken": Flow(space, here),
        "coal-bought": Flow(lambda event: display_id("coal"), here, "dollars"),
        "iron-bought": Flow(lambda event: display_id("iron"), here, "dollars"),
        "coal-sold": Flow(space, lambda event: display_id("coal"), "dollars"),
        "iron-sold": Flow(space, lambda event: display_id("iron"), "dollars"),
        "sold-to-port": Flow(space, lambda event: space_id(names.printed, event["port"])),
        "sold-to-market": Flow(space, lambda event: market_id(names.printed, event["market"])),
    }
