"""Offers: the options of a question in words, with their price and what comes of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ironbridge.core.rules import FINE, Answers, Event, Question, State
from ironbridge.games.age_of_industry.board import NOTHING, Board
from ironbridge.games.age_of_industry.figures import Printed
from ironbridge.games.age_of_industry.names import Names
from ironbridge.games.age_of_industry.rules import kinds
from ironbridge.games.age_of_industry.rules.build import build, is_industry_card
from ironbridge.games.age_of_industry.rules.cards import passes_freely
from ironbridge.games.age_of_industry.rules.money import repayable
from ironbridge.games.age_of_industry.rules.railway import build_railway, coal_needed, iron_needed
from ironbridge.games.age_of_industry.rules.scoring import line_income
from ironbridge.games.age_of_industry.rules.sell import buyers, sell_one, why_buyer, why_sale
from ironbridge.games.age_of_industry.rules.supply import use_cube
from ironbridge.games.age_of_industry.rules.turn import AgeOfIndustry
from ironbridge.games.age_of_industry.speech import SPEECH
from ironbridge.games.age_of_industry.state import (
    Position,
    cards_of,
    hand_size,
    kind_on,
    next_kind,
    take_from_display,
)

ACTIONS: Final = ("build", "railway", "sell", "develop", "take", "pass", "combine", "repay")

BOUGHT: Final = {kinds.COAL_BOUGHT: "coal", kinds.IRON_BOUGHT: "iron"}
TAKEN: Final = {kinds.COAL_TAKEN: "coal", kinds.IRON_TAKEN: "iron"}
FILLED: Final = (kinds.COAL_SOLD, kinds.IRON_SOLD)


class Foreseen(Answers):
    """Answers as far as they are given, then the first option: to see what comes of a move."""

    def __init__(self, rules: AgeOfIndustry, state: Position, seat: int, given: list[int]) -> None:
        super().__init__(state, seat)
        self.rules = rules
        self.given = given
        self.free: list[bool] = []  # was there a choice, answer by answer?

    def take(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        if self.given:
            return self.given.pop(0)
        options = self.rules.options(self.state, Question(kind, self.seat, a, b, c))
        self.free.append(len(options) > 1)
        return options[0]


class Offers(Names):
    """Options in words."""

    def __init__(self, printed: Printed, board: Board) -> None:
        super().__init__(printed, board)
        self.rules = AgeOfIndustry(board)

    def option(
        self, state: State, question: Question, option: int, names: Sequence[str], lang: str
    ) -> str:
        """An option with its price and what it brings."""
        assert isinstance(state, Position)
        kind, seat = question.kind, question.seat
        if kind == kinds.ACTION:
            return self.offered_action(state, seat, option, lang)
        if kind == kinds.CARD:
            return self.offered_card(state, question, option, lang)
        if kind == kinds.INDUSTRY:
            return self.offered_industry(state, seat, option, lang)
        if kind == kinds.SPACE:
            return self.offered_space(state, question, option, names, lang)
        if kind == kinds.LINE:
            return self.offered_line(state, seat, option, names, lang)
        if kind in (kinds.COAL_FROM, kinds.IRON_FROM):
            return self.offered_source(state, kind, option, names, lang)
        if kind == kinds.SALE:
            return self.offered_sale(state, option, lang)
        if kind == kinds.BUYER:
            return self.offered_buyer(state, question, option, names, lang)
        if kind == kinds.DEVELOP_COUNTER:
            return self.offered_development(state, seat, option, lang)
        if kind == kinds.TAKE_CARD:
            return self.offered_take(state, seat, option, lang)
        return self.offered_repayment(state, question, option, lang)

    # Actions and cards.

    def offered_action(self, state: Position, seat: int, action: int, lang: str) -> str:
        """One of the actions, or to repay loans."""
        key = f"option.{ACTIONS[action]}"
        if action == kinds.RAILWAY:
            return SPEECH.say(key, lang, gist=self.railway_cost(state, seat, lang))
        if action == kinds.SELL:
            return SPEECH.say(key, lang, count=sellers(state, seat))
        if action == kinds.TAKE:
            hand, limit = hand_size(state, seat), self.board.hand_limit
            count = min(self.board.cards_taken, limit - hand, len(state.deck) + len(state.open))
            return SPEECH.say(key, lang, count=count, hand=hand + count, limit=limit)
        if action == kinds.PASS and passes_freely(state, seat):
            return SPEECH.say("option.pass-free", lang)
        return SPEECH.say(key, lang, count=repayable(state, seat), loans=state.loans[seat])

    def railway_cost(self, state: Position, seat: int, lang: str) -> str:
        """What the next railway of a seat costs."""
        price = self.board.railway_price
        coal, iron = coal_needed(state, seat), iron_needed(state, seat)
        return ", ".join(self.costs(price=price, coal=coal, iron=iron, lang=lang))

    def offered_card(self, state: Position, question: Question, card: int, lang: str) -> str:
        """A card of the hand: what it builds, if it is played to build."""
        seat, name = question.seat, self.card(card, lang)
        if question.a != kinds.BUILD:
            return SPEECH.say("option.card", lang, card=name, count=cards_of(state, seat, card))
        if not is_industry_card(card):
            places = [at for at in range(self.board.places) if self.board.place_colour[at] == card]
            listed = ", ".join(self.place(place, lang) for place in places)
            return SPEECH.say("option.card-location", lang, card=name, places=listed)
        counter = next_kind(state, card, seat)
        return SPEECH.say(
            "option.card-industry" if state.counters[seat] else "option.card-industry-free",
            lang,
            card=name,
            counter=self.counter(counter, lang),
            gist=self.gist(self.board.kinds[counter], lang),
        )

    def offered_industry(self, state: Position, seat: int, industry: int, lang: str) -> str:
        """The counter of an industry that can be built."""
        counter = next_kind(state, industry, seat)
        gist = self.gist(self.board.kinds[counter], lang)
        return SPEECH.say("option.industry", lang, counter=self.counter(counter, lang), gist=gist)

    def offered_development(self, state: Position, seat: int, kind: int, lang: str) -> str:
        """A counter on the display, and what comes after it."""
        first, counter = seat * len(self.board.kinds), self.counter(kind, lang)
        left = state.display[first + kind]
        after = state.copy()
        take_from_display(after, kind, seat)
        following = next_kind(after, self.board.kinds[kind].industry, seat)
        if following == NOTHING:
            return SPEECH.say("option.develop-counter-last", lang, counter=counter)
        if left > 1 or following < kind:
            return SPEECH.say("option.develop-counter", lang, counter=counter, count=left)
        name = self.counter(following, lang)
        return SPEECH.say("option.develop-counter-opens", lang, counter=counter, following=name)

    def offered_take(self, state: Position, seat: int, card: int, lang: str) -> str:
        """An open card, or the deck."""
        hand, limit = hand_size(state, seat) + 1, self.board.hand_limit
        if card == self.board.cards:
            return SPEECH.say("option.deck", lang, count=len(state.deck), hand=hand, limit=limit)
        name = self.card(card, lang)
        return SPEECH.say("option.open-card", lang, card=name, hand=hand, limit=limit)

    def offered_repayment(self, state: Position, question: Question, loans: int, lang: str) -> str:
        """So many loans, and what remains."""
        seat, amount = question.seat, loans * self.board.loan
        left = state.loans[seat] - loans
        interest = left * self.board.interest
        if loans == 0:
            return SPEECH.say("option.repay-none", lang, interest=interest, count=left)
        return SPEECH.say(
            "option.repay-loans-settling" if question.a == 0 else "option.repay-loans",
            lang,
            count=loans,
            amount=amount,
            rest=state.money[seat] - amount,
            left=left,
            interest=interest,
        )

    # Building: what comes of it is seen by doing it on a copy.

    def offered_space(
        self, state: Position, question: Question, space: int, names: Sequence[str], lang: str
    ) -> str:
        """A space to build on, with all it costs and all that comes of it."""
        copy = listening(state)
        answers = Foreseen(self.rules, copy, question.seat, [question.b, space])
        build(copy, answers, question.a)
        parts = self.foretold(state, answers, space, names, lang)
        name = self.space(space, lang)
        return SPEECH.say("option.space", lang, space=name, parts=", ".join(parts))

    def offered_line(
        self, state: Position, seat: int, line: int, names: Sequence[str], lang: str
    ) -> str:
        """A railway with all it costs, and what it would bring at the end."""
        copy = listening(state)
        answers = Foreseen(self.rules, copy, seat, [line])
        build_railway(copy, answers)
        parts = self.foretold(state, answers, NOTHING, names, lang)
        parts.append(SPEECH.say("part.worth", lang, amount=line_income(state, line)))
        return SPEECH.say("option.line", lang, line=self.line(line, lang), parts=", ".join(parts))

    def foretold(
        self, before: Position, answers: Foreseen, space: int, names: Sequence[str], lang: str
    ) -> list[str]:
        """The cost in all, then what happens beside it; sources stay open where one may choose."""
        events = answers.state.events or []
        cost = total_cost(events)
        parts = [SPEECH.say("part.total", lang, cost=cost)]
        parts += self.loan_part(before, answers, cost, lang)
        free = iter(answers.free)
        for event in events:
            if event.kind in BOUGHT or event.kind in TAKEN:
                parts.append(self.cube_part(event, next(free), lang))
            elif event.kind != kinds.FLIPPED or event.a == space or not any(answers.free):
                parts += self.other_part(event, names, lang)
        return parts

    def loan_part(self, before: Position, answers: Foreseen, cost: int, lang: str) -> list[str]:
        """The loans it takes; at most so many, where the choice of a source may bring money."""
        loans = sum(event.a for event in answers.state.events or [] if event.kind == kinds.BORROWED)
        key = "part.borrowed"
        if any(answers.free) and holds_cubes(before, answers.seat):
            missing = max(0, cost - before.money[answers.seat])
            loans, key = -(-missing // self.board.loan), "part.borrowed-at-most"
        return [SPEECH.say(key, lang, count=loans)] if loans else []

    def cube_part(self, event: Event, free: bool, lang: str) -> str:
        """Where a cube comes from."""
        if event.kind in BOUGHT:
            return SPEECH.say(f"part.{BOUGHT[event.kind]}-bought", lang, cost=event.a)
        good = TAKEN[event.kind]
        if free:
            return SPEECH.say(f"part.{good}-chosen", lang)
        at_sea = self.board.is_ship_space(self.board.space_place[event.a])
        key = "part.imported" if at_sea else f"part.{good}-taken"
        return SPEECH.say(key, lang, space=self.space(event.a, lang))

    def other_part(self, event: Event, names: Sequence[str], lang: str) -> list[str]:
        """A counter that is covered, cubes that come or go to the display, profits; else nothing."""
        if event.kind == kinds.IMPORTED:
            return [SPEECH.say("part.imports", lang, count=event.b)]
        if event.kind in FILLED:
            return [SPEECH.say("part.filled", lang, count=event.b, amount=event.c)]
        if event.kind not in (kinds.OVERBUILT, kinds.FLIPPED):
            return []
        key = "part.overbuilt" if event.kind == kinds.OVERBUILT else "part.flipped"
        counter, owner = self.counter(event.b, lang), names[event.seat]
        return [SPEECH.say(key, lang, counter=counter, owner=owner, amount=event.c)]

    def offered_source(
        self, state: Position, kind: int, source: int, names: Sequence[str], lang: str
    ) -> str:
        """A mine, a works, an import box, or the display."""
        if source == self.board.spaces:
            coal = kind == kinds.COAL_FROM
            market = self.board.coal if coal else self.board.iron
            cost = market.price(state.coal if coal else state.iron)
            return SPEECH.say("option.display", lang, cost=cost)
        copy = listening(state)
        use_cube(copy, source)
        return SPEECH.say(
            "option.source-last" if flips(copy) else "option.source",
            lang,
            counter=self.counter(state.counter[source], lang),
            space=self.space(source, lang),
            owner=names[state.owner[source]],
            count=state.cubes[source],
            amount=kind_on(state, source).profit,
        )

    # Sales.

    def offered_sale(self, state: Position, space: int, lang: str) -> str:
        """A counter whose goods can be sold."""
        if space == self.board.spaces:
            return SPEECH.say("option.stop", lang)
        whys = [why_buyer(state, space, buyer) for buyer in range(buyers(state))]
        return SPEECH.say(
            "option.sale",
            lang,
            counter=self.counter(state.counter[space], lang),
            space=self.space(space, lang),
            amount=kind_on(state, space).profit,
            count=whys.count(FINE),
        )

    def offered_buyer(
        self, state: Position, question: Question, buyer: int, names: Sequence[str], lang: str
    ) -> str:
        """A port or a market, and who gets how much."""
        copy = listening(state)
        sell_one(copy, question.a, buyer)
        own, *others = flips(copy)
        values: dict[str, object] = {"amount": own.c}
        for flipped in others:
            values |= {"other": flipped.c, "owner": names[flipped.seat]}
        if buyer < self.board.spaces:
            key = "option.port-own" if state.owner[buyer] == question.seat else "option.port"
            port, space = self.counter(state.counter[buyer], lang), self.space(buyer, lang)
            return SPEECH.say(key, lang, port=port, space=space, **values)
        key = "option.market-ship" if others else "option.market"
        at = buyer - self.board.spaces
        market, place = self.market(state.market[at], lang), self.market_space(at, lang)
        return SPEECH.say(key, lang, market=market, place=place, **values)


def listening(state: Position) -> Position:
    """A copy that notes what happens."""
    copy = state.copy()
    copy.events = []
    return copy


def flips(state: Position) -> list[Event]:
    """Every flip that was noted."""
    return [event for event in state.events or [] if event.kind == kinds.FLIPPED]


def total_cost(events: list[Event]) -> int:
    """The price of a counter or a railway, and of the cubes bought for it."""
    total = 0
    for event in events:
        if event.kind in BOUGHT:
            total += event.a
        elif event.kind == kinds.BUILT:
            total += event.c
        elif event.kind == kinds.RAILWAY_BUILT:
            total += event.b
    return total


def holds_cubes(state: Position, seat: int) -> bool:
    """Does a counter of the seat hold cubes?"""
    spaces = range(state.board.spaces)
    return any(state.owner[space] == seat and state.cubes[space] > 0 for space in spaces)


def sellers(state: Position, seat: int) -> int:
    """How many counters of a seat can sell their goods."""
    spaces = range(state.board.spaces)
    return sum(1 for space in spaces if why_sale(state, space, 0, seat) == FINE)
