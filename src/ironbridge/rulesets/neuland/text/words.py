"""Words: Neuland's notation, questions, log and refusals, put together."""

from __future__ import annotations

from typing import Final

from ironbridge.core.breakdown import Counting, Source
from ironbridge.core.events import Event
from ironbridge.core.rules import Rules
from ironbridge.core.speech import names_of
from ironbridge.core.wording import Flow, Naming, Reader, Words, always, here, named
from ironbridge.rulesets.neuland.figures import CART
from ironbridge.rulesets.neuland.rules import refusals
from ironbridge.rulesets.neuland.scene.ids import SEARCH, action_id, reserve_id, tile_id, token_id
from ironbridge.rulesets.neuland.speech import SPEECH
from ironbridge.rulesets.neuland.state import OVER, Position
from ironbridge.rulesets.neuland.text.names import Names, actions_words
from ironbridge.rulesets.neuland.text.questions import Questions

REFUSALS: Final = names_of(refusals, "NOT_A_FOREST", "NOT_TAKEN_OFF")


def words(rules: Rules, names: Names) -> Words[Position]:
    """How Neuland speaks, on one board."""
    return Words(
        SPEECH,
        rules,
        Questions(names).spoken(),
        naming(names),
        REFUSALS,
        flows(names),
        chapter=chapter,
        counting=counting(names),
    )


def chapter(state: Position, reader: Reader) -> str:
    """Whose turn it is, and where on the time track it begins: there are no rounds."""
    if state.phase == OVER:
        return ""
    seat, space = reader.names[state.seat], state.present + 1
    return SPEECH.say("chapter", reader.lang, seat=seat, space=space)


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


def counting(names: Names) -> Counting:
    """Points are crests, counted by the category of the property that they stand on."""

    def category(event: Event, lang: str) -> str:
        return names.category(event["building"], lang)

    return Counting({"crests-placed": Source(category, "crests")})


def flows(names: Names) -> dict[str, Flow]:
    """What events bring from place to place."""

    def tile(event: Event) -> str:
        return tile_id(names.printed, event["slot"])

    def reserve(event: Event) -> str:
        return reserve_id(event.seat)

    def token(event: Event) -> str:
        return token_id(event.seat, names.token(event["good"]))

    def cart(event: Event) -> str:
        return token_id(event.seat, CART)

    def good(event: Event) -> str:
        return names.printed.good_ids[event["good"]]

    return {
        "used": Flow(tile, here, good),
        "token-given": Flow(token, here, good),
        "food-found": Flow(always(action_id(SEARCH)), here, always("food"), "actions"),
        "cart-given": Flow(cart, here, always("cart")),
        "produced": Flow(reserve, tile, always("worker")),
    }
