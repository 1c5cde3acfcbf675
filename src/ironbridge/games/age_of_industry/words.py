"""Words: the notation, questions and log of Age of Industry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ironbridge.core.rules import NOBODY, UNKNOWN, Event, Question, State
from ironbridge.core.speech import names_of
from ironbridge.games.age_of_industry.figures import INDUSTRY_IDS
from ironbridge.games.age_of_industry.offers import ACTIONS
from ironbridge.games.age_of_industry.refusals import Refusals
from ironbridge.games.age_of_industry.rules import kinds
from ironbridge.games.age_of_industry.rules.build import (
    ANY_CARD,
)
from ironbridge.games.age_of_industry.rules.round import actions_of
from ironbridge.games.age_of_industry.speech import SPEECH
from ironbridge.games.age_of_industry.state import (
    Position,
    next_kind,
)

STOP: Final = "stop"
DECK: Final = "deck"

QUESTIONS: Final = names_of(kinds, "ACTION", "REPAY_LOANS")
EVENTS: Final = names_of(kinds, "PLAYED_CARD", "LOAN_POINTS")

CARD_EVENTS: Final = (kinds.PLAYED_CARD, kinds.TOOK_OPEN, kinds.DREW, kinds.OPENED)
COUNTER_EVENTS: Final = (kinds.BUILT, kinds.OVERBUILT, kinds.FLIPPED)
SPACE_EVENTS: Final = (
    *COUNTER_EVENTS,
    kinds.COAL_TAKEN,
    kinds.IRON_TAKEN,
    kinds.COAL_SOLD,
    kinds.IRON_SOLD,
    kinds.IMPORTED,
    kinds.SOLD_TO_PORT,
    kinds.SOLD_TO_MARKET,
)


class IndustryWords(Refusals):
    """How Age of Industry speaks, on one board."""

    # Notation.

    def kind(self, question: Question) -> str:
        return QUESTIONS[question.kind]

    def phrase(self, question: Question, option: int) -> str:
        kind = question.kind
        if kind == kinds.ACTION:
            return ACTIONS[option]
        if kind == kinds.CARD:
            return f"[{self.printed.card_ids[option]}]"
        if kind == kinds.INDUSTRY:
            return INDUSTRY_IDS[option]
        if kind == kinds.LINE:
            return self.printed.link_ids[option]
        if kind == kinds.BUYER:
            return f"to:{self.buyer_ids[option]}"
        if kind == kinds.DEVELOP_COUNTER:
            return self.printed.kind_ids[option]
        if kind == kinds.TAKE_CARD:
            deck = option == self.board.cards
            return DECK if deck else f"open:[{self.printed.card_ids[option]}]"
        if kind == kinds.REPAY_LOANS:
            return str(option) if question.a > 0 else f"repay {option}"
        return self.space_phrase(kind, option)

    def space_phrase(self, kind: int, option: int) -> str:
        """An option that is a space, or what stands behind the last space."""
        behind = option == self.board.spaces
        if kind in (kinds.SPACE, kinds.SALE):
            return STOP if behind else self.space_ids[option]
        good = "coal" if kind == kinds.COAL_FROM else "iron"
        return f"{good}:display" if behind else f"{good}:{self.space_ids[option]}"

    # Questions.

    def ask(self, state: State, question: Question, names: Sequence[str], lang: str) -> str:
        assert isinstance(state, Position)
        key = f"ask.{QUESTIONS[question.kind]}{self.variant(question)}"
        seat = question.seat
        values = self.asked(state, question, lang)
        return SPEECH.say(key, lang, seat=names[seat], money=state.money[seat], **values)

    def variant(self, question: Question) -> str:
        """What follows the name of a question that is asked in several ways."""
        if question.kind == kinds.CARD:
            return f"-{ACTIONS[question.a]}"
        if question.kind == kinds.INDUSTRY and question.a == ANY_CARD:
            return "-combine"
        if question.kind == kinds.SALE and question.a > 0:
            return "-more"
        return "-settling" if question.kind == kinds.REPAY_LOANS and question.a == 0 else ""

    def asked(self, state: Position, question: Question, lang: str) -> dict[str, object]:
        """The values that a question may use."""
        kind, seat = question.kind, question.seat
        if kind == kinds.ACTION:
            total = actions_of(state)
            number = total - state.actions + 1
            return {"number": number, "total": total, "loans": state.loans[seat]}
        if kind == kinds.INDUSTRY:
            return {"card": self.card(question.a, lang)}
        if kind == kinds.SPACE:
            counter = next_kind(state, question.b, seat)
            gist = self.gist(self.board.kinds[counter], lang)
            return {"counter": self.counter(counter, lang), "gist": gist}
        if kind in (kinds.COAL_FROM, kinds.IRON_FROM):
            return {"where": self.where(question, lang)}
        if kind == kinds.BUYER:
            return self.lying(state, question.a, lang)
        if kind == kinds.REPAY_LOANS:
            return {"count": state.loans[seat], "loan": self.board.loan}
        return {"count": state.railways_left[seat] if kind == kinds.LINE else state.to_take}

    # The log.

    def event(self, event: Event, names: Sequence[str], lang: str) -> str:
        key = f"event.{EVENTS[event.kind]}"
        if event.kind == kinds.DREW and event.a == UNKNOWN:
            key = "event.drew-unseen"
        elif event.kind == kinds.COAL_TAKEN and self.is_at_sea(event.a):
            key = "event.coal-taken-at-sea"
        return SPEECH.say(key, lang, **self.told(event, names, lang))

    def is_at_sea(self, space: int) -> bool:
        """Is it a ship space?"""
        return self.board.is_ship_space(self.board.space_place[space])

    def told(self, event: Event, names: Sequence[str], lang: str) -> dict[str, object]:
        """The values that an event's sentence may use."""
        kind = event.kind
        values: dict[str, object] = {"count": event.a, "amount": event.a}
        values["seat"] = "" if event.seat == NOBODY else names[event.seat]
        if kind in CARD_EVENTS:
            values["card"] = self.card(event.a, lang)
        elif kind == kinds.RAILWAY_BUILT:
            values |= {"line": self.line(event.a, lang), "amount": event.b}
        elif kind == kinds.DEVELOPED:
            values["counter"] = self.counter(event.a, lang)
        elif kind in (kinds.BORROWED, kinds.REPAID):
            values["amount"] = event.b
        elif kind == kinds.INTEREST:
            values["count"] = event.b
        elif kind == kinds.ROUND_ENDED:
            values["number"] = event.a + 1
        elif kind in SPACE_EVENTS:
            values |= self.told_of_space(event, lang)
        return values

    def told_of_space(self, event: Event, lang: str) -> dict[str, object]:
        """The values of an event that happens on a space."""
        values: dict[str, object] = {"space": self.space(event.a, lang)}
        values |= {"count": event.b, "amount": event.c}
        if event.kind in COUNTER_EVENTS:
            values["counter"] = self.counter(event.b, lang)
        elif event.kind == kinds.SOLD_TO_PORT:
            values["place"] = self.space(event.b, lang)
        elif event.kind == kinds.SOLD_TO_MARKET:
            values["place"] = self.market_space(event.b, lang)
        return values
