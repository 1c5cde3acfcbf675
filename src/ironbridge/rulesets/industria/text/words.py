"""Words: Industria's notation, questions, log and refusals, put together."""

from __future__ import annotations

from typing import Final

from ironbridge.core.breakdown import Counting, under
from ironbridge.core.events import Event
from ironbridge.core.rules import Rules
from ironbridge.core.speech import names_of
from ironbridge.core.wording import Flow, Naming, Place, Reader, Words, here, named, seat_name
from ironbridge.rulesets.industria.figures import NUMERALS
from ironbridge.rulesets.industria.rules import refusals
from ironbridge.rulesets.industria.scene.ids import supply_id, tile_id
from ironbridge.rulesets.industria.speech import SPEECH
from ironbridge.rulesets.industria.state import OVER, Position
from ironbridge.rulesets.industria.text.names import Names, cost_words
from ironbridge.rulesets.industria.text.questions import Questions

REFUSALS: Final = names_of(refusals, "NOT_ON_OFFER", "FIRST_BID_TOO_LOW")


def epoch_of(state: Position, lang: str) -> str:
    """The epoch that is played, as a heading."""
    return SPEECH.say("points-in.epoch", lang, epoch=NUMERALS[state.epoch])


COUNTING: Final = Counting(
    {
        "scored": under(SPEECH, "tiles"),
        "bonus-scored": under(SPEECH, "bonus", staged=False),
        "roads-scored": under(SPEECH, "roads", staged=False),
        "lines-scored": under(SPEECH, "lines", staged=False),
        "money-scored": under(SPEECH, "money", staged=False),
    },
    epoch_of,
)


def words(rules: Rules, names: Names) -> Words[Position]:
    """How Industria speaks, on one board."""
    return Words(
        SPEECH,
        rules,
        Questions(names).spoken(),
        naming(names),
        REFUSALS,
        flows(names),
        gains=gains(names),
        chapter=chapter,
        counting=COUNTING,
    )


def chapter(state: Position, reader: Reader) -> str:
    """The epoch, and the round in it."""
    if state.phase == OVER:
        return ""
    return SPEECH.say("chapter", reader.lang, epoch=NUMERALS[state.epoch], round=state.round + 1)


def naming(names: Names) -> dict[str, Naming]:
    """How the fields of events are read."""
    return {
        "tile": named(names.tile),
        "resource": named(names.some),
        "material": named(names.material),
        "price": named(cost_words),
        "epoch": lambda epoch, reader: NUMERALS[epoch],
        "seller": seat_name,
    }


def flows(names: Names) -> dict[str, Flow]:
    """What events bring from place to place."""

    def supply(event: Event) -> str:
        return supply_id(names.printed, event["resource"])

    def resource(event: Event) -> str:
        return names.printed.resource_ids[event["resource"]]

    def maker(event: Event) -> str:
        """The factory, where only one makes it; else its place in the display, with the makers."""
        makers = names.board.makers[event["resource"]]
        return tile_id(names.printed, makers[0]) if len(makers) == 1 else supply(event)

    return {
        "supplied-own": Flow(maker, here, resource),
        "supplied-bank": Flow(supply, here, resource, "thalers"),
        "supplied-seller": Flow(maker, here, resource, "thalers"),
    }


def gains(names: Names) -> dict[str, Place]:
    """Where events pay somebody."""
    return {"supplied-seller": flows(names)["supplied-seller"].source}
