"""Words: Neuland's notation, questions, log and refusals, put together."""

from __future__ import annotations

from typing import Final

from ironbridge.core.rules import Rules
from ironbridge.core.speech import names_of
from ironbridge.core.wording import Flow, Naming, Words, here, named
from ironbridge.rulesets.neuland.rules import refusals
from ironbridge.rulesets.neuland.scene.ids import tile_id
from ironbridge.rulesets.neuland.speech import SPEECH
from ironbridge.rulesets.neuland.state import Position
from ironbridge.rulesets.neuland.text.names import Names, actions_words
from ironbridge.rulesets.neuland.text.questions import Questions

REFUSALS: Final = names_of(refusals, "NOT_A_FOREST", "NOT_TAKEN_OFF")


def words(rules: Rules, names: Names) -> Words[Position]:
    """How Neuland speaks, on one board."""
    return Words(SPEECH, rules, Questions(names).spoken(), naming(names), REFUSALS, flows(names))


def naming(names: Names) -> dict[str, Naming]:
    """How the fields of events are read."""
    return {
        "building": named(names.a_building),
        "good": named(names.some),
        "marker": named(names.marker),
        "ore": named(names.markers),
        "actions": named(actions_words),
        "hex": lambda hex, reader: names.printed.hex_ids[hex],
        "slot": lambda slot, reader: names.hex_of_slot(slot),
        "space": lambda space, reader: space + 1,
    }


def flows(names: Names) -> dict[str, Flow]:
    """What events bring from place to place."""
    return {"used": Flow(lambda event: tile_id(names.printed, event["slot"]), here)}
