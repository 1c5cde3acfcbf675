"""Words: the notation, questions, log and refusals of Brass: Birmingham."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ironbridge.core.rules import NOBODY, Event, Question, State
from ironbridge.core.speech import names_of
from ironbridge.games.brass_birmingham.board import INDUSTRIES, NOTHING
from ironbridge.games.brass_birmingham.figures import ERAS, INDUSTRY_IDS
from ironbridge.games.brass_birmingham.names import signed
from ironbridge.games.brass_birmingham.offers import Offers
from ironbridge.games.brass_birmingham.rules import kinds
from ironbridge.games.brass_birmingham.rules.build import total_cost
from ironbridge.games.brass_birmingham.rules.supply import iron_cost
from ironbridge.games.brass_birmingham.speech import SPEECH
from ironbridge.games.brass_birmingham.state import Position, next_kind

ACTIONS: Final = ("build", "network", "develop", "sell", "loan", "scout", "pass")
STOP: Final = "stop"

QUESTIONS: Final = names_of(kinds, "ACTION", "DEBT_TILE")
EVENTS: Final = names_of(kinds, "PLAYED_CARD", "AGAIN_SCORED")
REFUSALS: Final = names_of(kinds, "NOT_IN_HAND", "ONLY_IN_THE_RAIL_ERA")

CARD_EVENTS: Final = (kinds.PLAYED_CARD, kinds.DREW)
TILE_EVENTS: Final = (kinds.BUILT, kinds.OVERBUILT, kinds.FLIPPED, kinds.SOLD, kinds.DEBT_REMOVED)
SPACE_EVENTS: Final = (
    *TILE_EVENTS,
    kinds.COAL_TAKEN,
    kinds.IRON_TAKEN,
    kinds.BEER_TAKEN,
    kinds.COAL_SOLD,
    kinds.IRON_SOLD,
)


class BirminghamWords(Offers):
    """How Brass: Birmingham speaks, on one board."""

    # Notation.

    def kind(self, question: Question) -> str:
        return QUESTIONS[question.kind]

    def phrase(self, question: Question, option: int) -> str:
        kind = question.kind
        if kind == kinds.ACTION:
            return ACTIONS[option]
        if kind in (kinds.CARD, kinds.SCOUT_CARD):
            return f"[{self.printed.card_ids[option]}]"
        if kind in (kinds.INDUSTRY, kinds.DEVELOP_TILE, kinds.NEXT_DEVELOP):
            return STOP if option == INDUSTRIES else INDUSTRY_IDS[option]
        if kind == kinds.BONUS_TILE:
            return f"bonus:{INDUSTRY_IDS[option]}"
        if kind in (kinds.LINE, kinds.NEXT_LINE):
            return STOP if option == len(self.board.lines) else self.printed.line_ids[option]
        if kind == kinds.MERCHANT:
            return f"to:{self.merchant_ids[option]}"
        return self.space_phrase(kind, option)

    def space_phrase(self, kind: int, option: int) -> str:
        """An option that is a space, or what stands behind the last space."""
        behind = option == self.board.spaces
        if kind == kinds.SALE:
            return STOP if behind else self.space_ids[option]
        if kind == kinds.DEBT_TILE:
            return f"remove {self.space_ids[option]}"
        if kind == kinds.SPACE:
            return self.space_ids[option]
        if kind in (kinds.LINK_BEER, kinds.SALE_BEER):
            return "beer:merchant" if behind else f"beer:{self.space_ids[option]}"
        good = "coal" if kind == kinds.COAL_FROM else "iron"
        return f"{good}:market" if behind else f"{good}:{self.space_ids[option]}"

    # Questions.

    def ask(self, state: State, question: Question, names: Sequence[str], lang: str) -> str:
        assert isinstance(state, Position)
        kind, seat = question.kind, question.seat
        count = state.owed[seat] if kind == kinds.DEBT_TILE else state.actions
        sold = kind in (kinds.MERCHANT, kinds.SALE_BEER)
        tile = self.tile(state.tile[question.a], lang) if sold else ""
        key = f"ask.{QUESTIONS[kind]}"
        return SPEECH.say(key, lang, seat=names[seat], count=count, tile=tile)

    # The log.

    def event(self, event: Event, names: Sequence[str], lang: str) -> str:
        key = f"event.{EVENTS[event.kind]}"
        return SPEECH.say(key, lang, **self.told(event, names, lang))

    def told(self, event: Event, names: Sequence[str], lang: str) -> dict[str, object]:
        """The values that an event's sentence may use."""
        kind = event.kind
        seat = "" if event.seat == NOBODY else names[event.seat]
        values: dict[str, object] = {"seat": seat, "amount": signed(event.a), "count": event.a}
        if kind in CARD_EVENTS:
            values["card"] = self.card(event.a, lang)
        elif kind == kinds.LINKED:
            values |= {"line": self.line(event.a, lang), "amount": event.b}
        elif kind == kinds.DEVELOPED:
            values["tile"] = self.tile(event.a, lang)
        elif kind == kinds.MERCHANT_BEER:
            values["place"] = self.place(self.board.merchant_place[event.a], lang)
        elif kind == kinds.ROUND_ENDED:
            values["amount"] = event.a + 1
        elif kind == kinds.ERA_ENDED:
            values["era"] = SPEECH.say(f"era.{ERAS[event.a]}", lang)
        elif kind in SPACE_EVENTS:
            values |= self.told_of_space(event, lang)
        return values

    def told_of_space(self, event: Event, lang: str) -> dict[str, object]:
        """The values of an event that happens on a space."""
        values: dict[str, object] = {"space": self.space(event.a, lang)}
        values |= {"amount": event.b, "other": event.c}
        if event.kind in TILE_EVENTS:
            values |= {"tile": self.tile(event.b, lang), "amount": event.c}
        if event.kind == kinds.SOLD:
            values["place"] = self.place(self.board.merchant_place[event.c], lang)
        return values

    # Refusals.

    def reason(self, why: int) -> str:
        return REFUSALS[why]

    def clause(self, why: int) -> str:
        return str(SPEECH.find(f"refusal.{REFUSALS[why]}")["clause"])

    def refusal(
        self,
        state: State,
        question: Question,
        option: int,
        why: int,
        names: Sequence[str],
        lang: str,
    ) -> str:
        assert isinstance(state, Position)
        values = self.subject(state, question, option, lang)
        key = f"refusal.{REFUSALS[why]}"
        return SPEECH.say(key, lang, money=state.money[question.seat], **values)

    def subject(
        self, state: Position, question: Question, option: int, lang: str
    ) -> dict[str, object]:
        """What a refusal may speak of: the thing refused, and what it would cost."""
        kind = question.kind
        values: dict[str, object] = {"what": self.named(question, option, lang)}
        values["cost"] = self.cost_of(state, question, option)
        if kind in (kinds.INDUSTRY, kinds.DEVELOP_TILE, kinds.NEXT_DEVELOP, kinds.BONUS_TILE):
            tile = NOTHING
            if option < INDUSTRIES:
                tile = next_kind(state, option, question.seat)
            if tile != NOTHING:
                values["what"] = self.tile(tile, lang)
        return values

    def cost_of(self, state: Position, question: Question, option: int) -> int:
        """What an option would cost in all."""
        kind = question.kind
        if kind == kinds.SPACE:
            tile = next_kind(state, question.b, question.seat)
            return total_cost(state, self.board.kinds[tile], option)
        if kind in (kinds.LINE, kinds.NEXT_LINE) and option < len(self.board.lines):
            return self.link_cost(state, kind, option)
        return iron_cost(state, 1)

    def named(self, question: Question, option: int, lang: str) -> str:
        """The thing that an option stands for, by name."""
        kind, behind = question.kind, option == self.board.spaces
        if kind == kinds.ACTION:
            return SPEECH.say(f"action.{ACTIONS[option]}", lang)
        if kind in (kinds.CARD, kinds.SCOUT_CARD):
            return self.card(option, lang)
        if kind in (kinds.INDUSTRY, kinds.DEVELOP_TILE, kinds.NEXT_DEVELOP, kinds.BONUS_TILE):
            return self.industry(option, lang) if option < INDUSTRIES else ""
        if kind in (kinds.LINE, kinds.NEXT_LINE):
            return self.line(option, lang) if option < len(self.board.lines) else ""
        if kind == kinds.MERCHANT:
            return self.place(self.board.merchant_place[option], lang)
        return "" if behind else self.space(option, lang)
