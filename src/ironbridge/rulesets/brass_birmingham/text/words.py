"""Words: the notation, questions, log and refusals of Brass: Birmingham, put together."""

from __future__ import annotations

from typing import Final

from ironbridge.core.breakdown import Counting, under
from ironbridge.core.events import Event
from ironbridge.core.rules import Rules
from ironbridge.core.scene import Mark
from ironbridge.core.wording import Flow, Naming, Place, Reader, Shows, Words, always, here, named
from ironbridge.rulesets.brass_birmingham.figures import ERAS
from ironbridge.rulesets.brass_birmingham.scene.ids import (
    barrel_id,
    market_id,
    merchant_id,
    space_id,
)
from ironbridge.rulesets.brass_birmingham.scene.look import GLYPHS, GOODS
from ironbridge.rulesets.brass_birmingham.speech import SPEECH
from ironbridge.rulesets.brass_birmingham.state import OVER, Position
from ironbridge.rulesets.brass_birmingham.text.names import Names, signed
from ironbridge.rulesets.brass_birmingham.text.nearest import REFUSALS
from ironbridge.rulesets.brass_birmingham.text.questions import Questions


def era_of(state: Position, lang: str) -> str:
    """The era that is played, as a heading."""
    return SPEECH.say(f"points-in.{ERAS[state.era]}", lang)


COUNTING: Final = Counting(
    {
        "links-scored": under(SPEECH, "links"),
        "tiles-scored": under(SPEECH, "tiles"),
        "bonus-points": under(SPEECH, "merchants"),
        "debt-points": under(SPEECH, "debts", sign=-1),
        "money-scored": under(SPEECH, "money"),
        "level-scored": under(SPEECH, "income", "change"),
        "again-scored": under(SPEECH, "tiles-again"),
    },
    era_of,
)


def words(rules: Rules, names: Names) -> Words[Position]:
    """How Brass: Birmingham speaks, on one board."""
    return Words(
        SPEECH,
        rules,
        Questions(names).spoken(),
        naming(names),
        REFUSALS,
        flows(names),
        gains=gains(names),
        chapter=chapter,
        card=card(names),
        counting=COUNTING,
    )


def chapter(state: Position, reader: Reader) -> str:
    """The era, and the round in it."""
    if state.phase == OVER:
        return ""
    era = SPEECH.say(f"scene.era-{ERAS[state.era]}", reader.lang)
    return SPEECH.say("chapter", reader.lang, era=era, round=state.round + 1)


def card(names: Names) -> Shows:
    """A card that is played: wild, of an industry, or of a place."""

    def show(card: int, lang: str) -> Mark:
        board = names.board
        glyphs = [GLYPHS[industry] for industry in board.card_industries[card]]
        symbol = "wild" if card >= board.wild_location else next(iter(glyphs), "")
        return Mark(symbol, names.card(card, lang))

    return show


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

    def merchant(event: Event) -> str:
        return merchant_id(names, event["merchant"])

    def barrel(event: Event) -> str:
        return barrel_id(names, event["merchant"])

    def made(event: Event) -> str:
        return GLYPHS[names.board.models[event["tile"]].industry]

    coal, iron, beer = (always(GOODS[good]) for good in ("coal", "iron", "brewery"))
    coal_market, iron_market = always(market_id("coal")), always(market_id("iron"))
    return {
        "coal-taken": Flow(space, here, coal),
        "iron-taken": Flow(space, here, iron),
        "beer-taken": Flow(space, here, beer),
        "coal-bought": Flow(coal_market, here, coal, "pounds"),
        "iron-bought": Flow(iron_market, here, iron, "pounds"),
        "coal-sold": Flow(space, coal_market, coal, "pounds"),
        "iron-sold": Flow(space, iron_market, iron, "pounds"),
        "merchant-beer": Flow(barrel, here, beer),
        "sold": Flow(space, merchant, made),
    }


def gains(names: Names) -> dict[str, Place]:
    """Where events pay somebody."""
    return {"flipped": lambda event: space_id(names, event["space"])}
