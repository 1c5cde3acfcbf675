"""The toy as a Game: words, positions, scene, and the value that others import."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any, Final

from ironbridge.core.asks import Question
from ironbridge.core.breakdown import Counting, under
from ironbridge.core.errors import PositionError
from ironbridge.core.figures import Figures
from ironbridge.core.game import Game, Positions, Title
from ironbridge.core.judge import Judge
from ironbridge.core.ledger import Ledger
from ironbridge.core.rules import Rules
from ironbridge.core.scene import Lit, Panel, Row, Scene
from ironbridge.core.speech import Speech
from ironbridge.core.state import UNKNOWN, State
from ironbridge.core.wording import Naming, Reader, Spoken, Words
from ironbridge.draw.svg import svg
from market_day.rules import CARD, NOT_IN_HAND, PRICE, SAME_VALUE, STALL, Market
from market_day.state import Position, value

DATA: Final = files("market_day") / "data"
SPEECH: Final = Speech.load(DATA / "words.toml")
REFUSALS: Final = {NOT_IN_HAND: "not-in-hand", SAME_VALUE: "same-value"}


def card_name(card: int) -> str:
    """The two cards of a value are called a and b."""
    return "?" if card == UNKNOWN else f"{value(card)}{'ab'[card % 2]}"


def said(phrase: Callable[[int], str]) -> Spoken[Position]:
    """A question whose options are offered as they are written."""
    return Spoken(
        lambda question, option: phrase(option),
        lambda asked, option: phrase(option),
        lambda asked, option: "",
        lambda asked, option: {"card": card_name(option)},
    )


SPOKEN: Final = {
    PRICE: said(lambda price: f"price {price + 1}"),
    CARD: said(lambda card: f"sell {card_name(card)}"),
    STALL: said(lambda stall: f"at {stall + 1}"),
}
COUNTING: Final = Counting({"sold": under(SPEECH, "sales", "coins")})
NAMING: Final[dict[str, Naming]] = {"card": lambda card, reader: card_name(card)}


def write(state: State) -> dict[str, Any]:
    """A position as plain data: here simply the fields."""
    assert isinstance(state, Position)
    return {
        "hands": state.hands,
        "deck": state.deck,
        "stalls": state.stalls,
        "coins": state.coins,
        "price": state.price,
        "seat": state.seat,
        "sold": state.sold,
        "revealed": state.revealed,
    }


def read(data: Mapping[str, Any]) -> Position:
    """The position again."""
    if any(UNKNOWN in hand for hand in data["hands"]):
        raise PositionError("a view is not a whole position")
    state = Position([hand[:] for hand in data["hands"]], data["deck"][:], data["stalls"][:])
    state.coins = data["coins"][:]
    state.bank = -sum(state.coins)
    state.price, state.seat, state.sold = data["price"], data["seat"], data["sold"]
    state.revealed = data["revealed"]
    return state


def write_deal(deal: list[int]) -> dict[str, str]:
    """The deck, line by line: here one."""
    return {"deck": json.dumps(deal)}


def read_deal(lines: Mapping[str, str]) -> list[int]:
    """The deck again."""
    deal: list[int] = json.loads(lines["deck"])
    return deal


def draw(state: State, seat: int, reader: Reader, question: Question | None, lit: Lit) -> Scene:
    """A panel a seat."""
    assert isinstance(state, Position)
    hands = [", ".join(map(card_name, hand)) for hand in state.hands]
    panels = [
        Panel(f"seat:{at}", name, seat=at, rows=[Row(hands[at])])
        for at, name in enumerate(reader.names)
    ]
    return Scene("", 100, 100, [], [], [], [], panels)


def make(players: int, *, rules: Rules | None = None, figures: object = None) -> Game:
    """The toy; with rules of one's own, to see what the laws make of them."""
    rules = rules or Market(players)
    return Game(
        title=GAME,
        players=players,
        settings={},
        rules=rules,
        judge=Judge(rules),
        words=Words(SPEECH, rules, SPOKEN, NAMING, REFUSALS, counting=COUNTING),
        positions=Positions(write, read, write_deal, read_deal),
        figures=Figures({}, {}),
        ledger=Ledger.load(DATA / "rules.toml"),
        draw=draw,
        svg=svg,
        most_moves=24,
    )


GAME: Final = Title(
    id="market-day",
    name="Market day",
    about={"en": "A toy.", "fr": "Un jouet."},
    state={"en": "complete", "fr": "complet"},
    players=(2, 3),
    minutes=1,
    settings=(),
    make=make,
)
