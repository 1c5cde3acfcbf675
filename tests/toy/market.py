"""The toy as a Game: words, positions, scene, and the value that others import."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from ironbridge.core.errors import PositionError
from ironbridge.core.figures import Figures
from ironbridge.core.game import Game, Title
from ironbridge.core.ledger import Ledger
from ironbridge.core.rules import UNKNOWN, Event, Question, Rules, State
from ironbridge.core.scene import Panel, Row, Scene
from ironbridge.core.speech import Speech
from ironbridge.draw.svg import svg
from toy.rules import CARD, DREW, NOT_IN_HAND, PRICE, PRICE_SET, SAME_VALUE, SOLD, Market
from toy.state import Position, value

LEDGER: Final = msgspec.convert(
    {
        "headings": {"rules": {"en": "Rules", "fr": "Règles"}},
        "clause": [
            {
                "id": "MD-1",
                "heading": "rules",
                "en": "A seat sells a card of its own hand.",
                "fr": "On vend une carte de sa propre main.",
            },
            {
                "id": "MD-2",
                "heading": "rules",
                "en": "A stall does not take a card of the value it shows.",
                "fr": "Un étal ne prend pas une carte de la valeur qu’il montre.",
            },
        ],
    },
    Ledger,
)

SPEECH: Final = Speech(
    {
        "ask": {"en": "{seat}, what do you sell?", "fr": "{seat}, que vendez-vous ?"},
        "option": {"en": "{phrase}", "fr": "{phrase}"},
        "event": {"en": "{kind}: {what}", "fr": "{kind} : {what}"},
        "not-in-hand": {"en": "You do not hold that card.", "fr": "Vous n’avez pas cette carte."},
        "same-value": {"en": "The stall shows that value.", "fr": "L’étal montre cette valeur."},
    }
)
KINDS: Final = ("price", "card", "stall")
REASONS: Final = {NOT_IN_HAND: "not-in-hand", SAME_VALUE: "same-value"}
CLAUSES: Final = {NOT_IN_HAND: "MD-1", SAME_VALUE: "MD-2"}


def card_name(card: int) -> str:
    """The two cards of a value are called a and b."""
    return "?" if card == UNKNOWN else f"{value(card)}{'ab'[card % 2]}"


class ToyWords:
    """How the toy speaks."""

    def kind(self, question: Question) -> str:
        return KINDS[question.kind]

    def phrase(self, question: Question, option: int) -> str:
        if question.kind == PRICE:
            return f"price {option + 1}"
        return f"sell {card_name(option)}" if question.kind == CARD else f"at {option + 1}"

    def ask(self, state: State, question: Question, names: Sequence[str], lang: str) -> str:
        return SPEECH.say("ask", lang, seat=names[question.seat])

    def option(
        self, state: State, question: Question, option: int, names: Sequence[str], lang: str
    ) -> str:
        return SPEECH.say("option", lang, phrase=self.phrase(question, option))

    def event(self, event: Event, names: Sequence[str], lang: str) -> str:
        kind = {PRICE_SET: "price", SOLD: "sold", DREW: "drew"}[event.kind]
        what = str(event.a) if event.kind == PRICE_SET else card_name(event.a)
        return SPEECH.say("event", lang, kind=kind, what=what)

    def reason(self, why: int) -> str:
        return REASONS[why]

    def clause(self, why: int) -> str:
        return CLAUSES[why]

    def refusal(
        self,
        state: State,
        question: Question,
        option: int,
        why: int,
        names: Sequence[str],
        lang: str,
    ) -> str:
        return SPEECH.say(REASONS[why], lang)


class ToyPositions:
    """Positions as plain data: here simply the fields."""

    def write(self, state: State) -> dict[str, Any]:
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

    def read(self, data: Mapping[str, Any]) -> Position:
        if any(UNKNOWN in hand for hand in data["hands"]):
            raise PositionError("a view is not a whole position")
        state = Position([hand[:] for hand in data["hands"]], data["deck"][:], data["stalls"][:])
        state.coins = data["coins"][:]
        state.bank = -sum(state.coins)
        state.price, state.seat, state.sold = data["price"], data["seat"], data["sold"]
        state.revealed = data["revealed"]
        return state

    def write_deal(self, deal: list[int]) -> dict[str, str]:
        return {"deck": json.dumps(deal)}

    def read_deal(self, lines: Mapping[str, str]) -> list[int]:
        deal: list[int] = json.loads(lines["deck"])
        return deal


def draw(
    state: State, *, seat: int, names: Sequence[str], lang: str, question: Question | None
) -> Scene:
    """A panel a seat."""
    assert isinstance(state, Position)
    hands = [", ".join(map(card_name, hand)) for hand in state.hands]
    panels = [
        Panel(f"seat:{at}", names[at], seat=at, rows=[Row(hands[at])]) for at in range(len(hands))
    ]
    return Scene("Market day", "", lang, 100, 100, [], [], [], [], panels)


def make(players: int, *, rules: Rules | None = None, figures: object = None) -> Game:
    """The toy; with rules of one's own, to see what the laws make of them."""
    return Game(
        title=GAME,
        players=players,
        settings={},
        rules=rules or Market(players),
        words=ToyWords(),
        positions=ToyPositions(),
        figures=Figures({}, {}),
        ledger=LEDGER,
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
