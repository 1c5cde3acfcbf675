"""Costs: what building costs in all and what comes of it, of one way or of all that are open."""

from __future__ import annotations

from typing import Final, NamedTuple

from ironbridge.core.asks import FINE
from ironbridge.core.events import Event
from ironbridge.core.rules import Rules
from ironbridge.core.wording import Case
from ironbridge.rulesets.age_of_industry.board import NOTHING, SHIP
from ironbridge.rulesets.age_of_industry.rules.build import (
    BUILT,
    IMPORTED,
    OVERBUILT,
    build,
    why_space,
)
from ironbridge.rulesets.age_of_industry.rules.money import BORROWED
from ironbridge.rulesets.age_of_industry.rules.railway import RAILWAY_BUILT, build_railway, why_line
from ironbridge.rulesets.age_of_industry.rules.scoring import line_income
from ironbridge.rulesets.age_of_industry.rules.supply import (
    COAL_BOUGHT,
    COAL_SOLD,
    COAL_TAKEN,
    COAL_TAKEN_AT_SEA,
    FLIPPED,
    IRON_BOUGHT,
    IRON_SOLD,
    IRON_TAKEN,
)
from ironbridge.rulesets.age_of_industry.speech import SPEECH
from ironbridge.rulesets.age_of_industry.state import Position, next_model
from ironbridge.rulesets.age_of_industry.text.ahead import Foreseen
from ironbridge.rulesets.age_of_industry.text.names import Names

Here = Case[Position]

BOUGHT: Final = (COAL_BOUGHT.name, IRON_BOUGHT.name)
TAKEN: Final = {COAL_TAKEN.name: "coal", COAL_TAKEN_AT_SEA.name: "coal", IRON_TAKEN.name: "iron"}
FILLED: Final = (COAL_SOLD.name, IRON_SOLD.name)
PAID: Final = (*BOUGHT, BUILT.name, RAILWAY_BUILT.name)


class Way(NamedTuple):
    """What one way to build costs."""

    dollars: int
    loans: int


class Costs:
    """What building costs, on one board."""

    def __init__(self, rules: Rules, names: Names) -> None:
        self.rules = rules
        self.names = names
        self.board = names.board

    def space(self, asked: Here, space: int) -> str:
        """A space to build on, with all it costs and all that comes of it."""
        answers = Foreseen(self.rules, asked, asked["industry"], space)
        assert isinstance(answers.state, Position)
        build(answers.state, answers, asked["card"])
        parts = ", ".join(self.foretold(asked, answers, space))
        name = self.names.space(space, asked.lang)
        return SPEECH.say("option.space", asked.lang, space=name, parts=parts)

    def line(self, asked: Here, line: int) -> str:
        """A railway with all it costs, and what it would bring at the end."""
        answers, lang = Foreseen(self.rules, asked, line), asked.lang
        assert isinstance(answers.state, Position)
        build_railway(answers.state, answers)
        parts = self.foretold(asked, answers, NOTHING)
        parts.append(SPEECH.say("part.worth", lang, amount=line_income(asked.state, line)))
        name = self.names.line(line, lang)
        return SPEECH.say("option.line", lang, line=name, parts=", ".join(parts))

    def foretold(self, asked: Here, answers: Foreseen, space: int) -> list[str]:
        """The cost in all, then what happens beside it; sources stay open where one may choose."""
        events = answers.state.events or []
        cost = sum(event["dollars"] for event in events if event.kind in PAID)
        parts = [SPEECH.say("part.total", asked.lang, cost=cost)]
        parts += self.loan_part(asked, answers, cost)
        free = iter(answers.free)
        for event in events:
            if event.kind in BOUGHT or event.kind in TAKEN:
                parts.append(self.cube_part(event, next(free), asked.lang))
            elif event.kind != FLIPPED.name or event["space"] == space or not any(answers.free):
                parts += self.other_part(asked, event)
            if event.kind == OVERBUILT.name:
                parts += self.lost_with(asked, event, events)
        return parts

    def lost_with(self, asked: Here, covered: Event, events: list[Event]) -> list[str]:
        """What is lost with a counter that is covered: cubes, profit; over a ship nothing ever flips."""
        space, lang = covered["space"], asked.lang
        if self.board.models[covered["counter"]].industry == SHIP:
            return [SPEECH.say("part.never-flips", lang)]
        used = [event for event in events if event.kind in TAKEN and event["space"] == space]
        cubes = asked.state.cubes[space] - len(used)
        is_paid = asked.state.flipped[space] or (used and cubes == 0)
        lost = [SPEECH.say("part.lost", lang, count=cubes)] if cubes else []
        profit = self.board.models[covered["counter"]].profit
        return lost if is_paid else [*lost, SPEECH.say("part.profit-lost", lang, amount=profit)]

    def loan_part(self, asked: Here, answers: Foreseen, cost: int) -> list[str]:
        """The loans it takes; at most so many, where the choice of a source may bring money."""
        events = answers.state.events or []
        borrowed = [event for event in events if event.kind == BORROWED.name]
        loans = sum(event["loans"] for event in borrowed)
        key = "part.borrowed"
        if any(answers.free) and holds_cubes(asked.state, asked.seat):
            missing = max(0, cost - asked.state.money[asked.seat])
            loans, key = -(-missing // self.board.loan), "part.borrowed-at-most"
        return [SPEECH.say(key, asked.lang, count=loans)] if loans else []

    def cube_part(self, event: Event, free: bool, lang: str) -> str:
        """Where a cube comes from."""
        if event.kind in BOUGHT:
            return SPEECH.say(f"part.{event.kind}", lang, cost=event["dollars"])
        if free:
            return SPEECH.say(f"part.{TAKEN[event.kind]}-chosen", lang)
        space = self.names.space(event["space"], lang)
        return SPEECH.say(f"part.{event.kind}", lang, space=space)

    def other_part(self, asked: Here, event: Event) -> list[str]:
        """A counter that is covered, cubes that come or go to the display, profits; else nothing."""
        lang = asked.lang
        if event.kind == IMPORTED.name:
            return [SPEECH.say("part.imports", lang, count=event["cubes"])]
        if event.kind in FILLED:
            cubes, earned = event["cubes"], event["dollars"]
            return [SPEECH.say("part.filled", lang, count=cubes, amount=earned)]
        if event.kind not in (OVERBUILT.name, FLIPPED.name):
            return []
        return [
            SPEECH.say(
                f"part.{event.kind}",
                lang,
                counter=self.names.counter(event["counter"], lang),
                owner=asked.names[event.seat],
                amount=event.fields().get("dollars", 0),
            )
        ]

    # All ways at once.

    def of_industry(self, asked: Here, card: int, industry: int) -> list[str]:
        """The least and the most that the next counter of an industry costs, wherever it may go."""
        model = self.board.models[next_model(asked.state, industry, asked.seat)]
        spaces = [
            space
            for space in self.board.industry_spaces[industry]
            if why_space(asked.state, card, model, space, asked.seat) == FINE
        ]
        ways = [self.way_to(asked, card, industry, space) for space in spaces]
        return self.spread(model.price, ways, asked.lang)

    def way_to(self, asked: Here, card: int, industry: int, space: int) -> Way:
        """What a counter costs on one space."""
        answers = Foreseen(self.rules, asked, industry, space)
        assert isinstance(answers.state, Position)
        build(answers.state, answers, card)
        return way_of(answers)

    def of_railway(self, asked: Here) -> list[str]:
        """The same for the next railway."""
        lines = range(self.board.railways)
        free = [line for line in lines if why_line(asked.state, line, asked.seat) == FINE]
        ways = [self.way_along(asked, line) for line in free]
        return self.spread(self.board.railway_price, ways, asked.lang)

    def way_along(self, asked: Here, line: int) -> Way:
        """What a railway costs on one link."""
        answers = Foreseen(self.rules, asked, line)
        assert isinstance(answers.state, Position)
        build_railway(answers.state, answers)
        return way_of(answers)

    def spread(self, price: int, ways: list[Way], lang: str) -> list[str]:
        """From the cheapest to the dearest, if they cost more than the bare price, with their loans."""
        if not ways:
            return []
        least, most = min(way.dollars for way in ways), max(way.dollars for way in ways)
        key = "part.total" if least == most else "part.total-between"
        parts = [SPEECH.say(key, lang, cost=least, most=most)] if most > price else []
        fewest, loans = min(way.loans for way in ways), max(way.loans for way in ways)
        if loans:
            key = "part.borrowed" if fewest == loans else "part.borrowed-at-most"
            parts.append(SPEECH.say(key, lang, count=loans))
        return parts


def way_of(answers: Foreseen) -> Way:
    """What a move that was foreseen has cost."""
    events = answers.state.events or []
    dollars = sum(event["dollars"] for event in events if event.kind in PAID)
    return Way(dollars, sum(event["loans"] for event in events if event.kind == BORROWED.name))


def holds_cubes(state: Position, seat: int) -> bool:
    """Does a counter of the seat hold cubes?"""
    spaces = range(state.board.spaces)
    return any(state.owner[space] == seat and state.cubes[space] > 0 for space in spaces)
