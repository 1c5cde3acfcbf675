"""Words: the notation, questions, log and refusals of Age of Industry, put together."""

from __future__ import annotations

from typing import Final

from ironbridge.core.breakdown import Counting, under
from ironbridge.core.events import Event
from ironbridge.core.rules import Rules
from ironbridge.core.scene import Mark
from ironbridge.core.wording import Flow, Naming, Place, Reader, Shows, Words, always, here, named
from ironbridge.rulesets.age_of_industry.board import INDUSTRIES
from ironbridge.rulesets.age_of_industry.scene.ids import (
    display_id,
    import_id,
    market_id,
    space_id,
)
from ironbridge.rulesets.age_of_industry.scene.look import CUBES, GLYPHS
from ironbridge.rulesets.age_of_industry.speech import SPEECH
from ironbridge.rulesets.age_of_industry.state import OVER, Position
from ironbridge.rulesets.age_of_industry.text.names import Names
from ironbridge.rulesets.age_of_industry.text.questions import Questions
from ironbridge.rulesets.age_of_industry.text.reasons import REFUSALS

COUNTING: Final = Counting(
    {
        "level-points": under(SPEECH, "levels"),
        "money-points": under(SPEECH, "money"),
        "loan-points": under(SPEECH, "loans", sign=-1),
    }
)


def words(rules: Rules, names: Names) -> Words[Position]:
    """How Age of Industry speaks, on one board."""
    return Words(
        SPEECH,
        rules,
        Questions(rules, names).spoken(),
        naming(names),
        REFUSALS,
        flows(names),
        gains=gains(names),
        chapter=chapter,
        card=card(names),
        counting=COUNTING,
    )


def chapter(state: Position, reader: Reader) -> str:
    """The round."""
    if state.phase == OVER:
        return ""
    return SPEECH.say("chapter", reader.lang, round=state.round + 1)


def card(names: Names) -> Shows:
    """A card that is played: of an industry, or of a colour."""

    def show(card: int, lang: str) -> Mark:
        name = names.card(card, lang)
        return Mark(GLYPHS[card] if card < INDUSTRIES else "", name[:1].upper() + name[1:])

    return show


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

    def at_sea(event: Event) -> str:
        return import_id(names.printed, event["space"])

    def port(event: Event) -> str:
        return space_id(names.printed, event["port"])

    def market(event: Event) -> str:
        return market_id(names.printed, event["market"])

    coal, iron, goods = always(CUBES["coal"]), always(CUBES["iron"]), always("cube")
    coal_display, iron_display = always(display_id("coal")), always(display_id("iron"))
    return {
        "coal-taken": Flow(space, here, coal),
        "coal-taken-at-sea": Flow(at_sea, here, coal),
        "iron-taken": Flow(space, here, iron),
        "coal-bought": Flow(coal_display, here, coal, "dollars"),
        "iron-bought": Flow(iron_display, here, iron, "dollars"),
        "coal-sold": Flow(space, coal_display, coal, "dollars"),
        "iron-sold": Flow(space, iron_display, iron, "dollars"),
        "sold-to-port": Flow(space, port, goods),
        "sold-to-market": Flow(space, market, goods),
    }


def gains(names: Names) -> dict[str, Place]:
    """Where events pay somebody."""
    return {"flipped": lambda event: space_id(names.printed, event["space"])}
