"""Words: the notation, questions, log and refusals of Age of Industry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from ironbridge.core.rules import FINE, NOBODY, UNKNOWN, Event, Question, State
from ironbridge.core.speech import names_of
from ironbridge.games.age_of_industry.board import (
    COAL,
    COAL_MINE,
    COTTON_MILL,
    FACTORY,
    IRON,
    NOTHING,
)
from ironbridge.games.age_of_industry.figures import INDUSTRY_IDS
from ironbridge.games.age_of_industry.names import SPEECH
from ironbridge.games.age_of_industry.offers import ACTIONS as ACTIONS
from ironbridge.games.age_of_industry.offers import Offers
from ironbridge.games.age_of_industry.rules import kinds
from ironbridge.games.age_of_industry.rules.build import (
    ANY_CARD,
    is_industry_card,
    why_industry,
    why_shown,
)
from ironbridge.games.age_of_industry.rules.railway import coal_needed, iron_needed, why_line
from ironbridge.games.age_of_industry.rules.sell import buyers, why_buyer
from ironbridge.games.age_of_industry.rules.supply import (
    cubes_in_reach,
    distance,
    gives,
    why_source,
)
from ironbridge.games.age_of_industry.rules.turn import actions_of, ends_of
from ironbridge.games.age_of_industry.state import (
    Position,
    counters_in,
    hand_size,
    kind_on,
    next_kind,
)
from ironbridge.mechanisms.masks import bit

STOP: Final = "stop"
DECK: Final = "deck"

QUESTIONS: Final = names_of(kinds, "ACTION", "REPAY_LOANS")
EVENTS: Final = names_of(kinds, "PLAYED_CARD", "LOAN_POINTS")
REFUSALS: Final = names_of(kinds, "NOT_IN_HAND", "MORE_THAN_LOANS")

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


class IndustryWords(Offers):
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

    def where(self, question: Question, lang: str) -> str:
        """Where a cube is needed: in a place or on a line."""
        on_line = question.a == NOTHING
        return self.line(question.b, lang) if on_line else self.place(question.a, lang)

    def lying(self, state: Position, space: int, lang: str) -> dict[str, object]:
        """A space, and the counter on it if there is one."""
        counter = state.counter[space]
        name = "" if counter == NOTHING else self.counter(counter, lang)
        return {"counter": name, "space": self.space(space, lang)}

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
        if why == kinds.NOTHING_TO_BUILD and option == kinds.COMBINE:
            return SPEECH.say("refused.nothing-to-build-combine", lang)
        if why == kinds.CARD_BUILDS_NOTHING and is_industry_card(option):
            return self.refused_card(state, question, option, names, lang)
        if why == kinds.NO_SPACE_FOR_INDUSTRY and not self.board.industry_spaces[option]:
            industry = self.industry(option, lang)
            return SPEECH.say("refused.no-space-on-the-map", lang, industry=industry)
        values = self.case(state, question, option, names, lang)
        return SPEECH.say(f"refusal.{REFUSALS[why]}", lang, **values)

    def refused_card(
        self, state: Position, question: Question, card: int, names: Sequence[str], lang: str
    ) -> str:
        """An industry card that builds nothing: the reason is that of its industry."""
        why = why_industry(state, card, card, question.seat)
        inner = Question(kinds.INDUSTRY, question.seat, card)
        reason = self.refusal(state, inner, card, why, names, lang)
        name = self.card(card, lang)
        return SPEECH.say("refused.card-builds-nothing", lang, card=name, reason=reason)

    def case(
        self, state: Position, question: Question, option: int, names: Sequence[str], lang: str
    ) -> dict[str, object]:
        """What a refusal may speak of: the thing refused, and the numbers of the case."""
        kind = question.kind
        if kind == kinds.ACTION:
            return self.case_of_action(state, question.seat, option, lang)
        if kind in (kinds.CARD, kinds.TAKE_CARD):
            return self.case_of_card(state, option, lang)
        if kind == kinds.INDUSTRY:
            return self.case_of_industry(state, question, option, lang)
        if kind == kinds.SPACE:
            return self.case_of_space(state, question, option, names, lang)
        if kind in (kinds.COAL_FROM, kinds.IRON_FROM):
            return self.case_of_source(state, question, option, lang)
        if kind == kinds.LINE:
            return self.case_of_line(state, question.seat, option, names, lang)
        if kind == kinds.SALE:
            return self.case_of_sale(state, option, lang)
        if kind == kinds.BUYER:
            return self.case_of_buyer(state, question, option, names, lang)
        if kind == kinds.DEVELOP_COUNTER:
            return {"counter": self.counter(option, lang)}
        return self.case_of_loans(state, question.seat, option)

    def case_of_action(
        self, state: Position, seat: int, action: int, lang: str
    ) -> dict[str, object]:
        """An action, with hand, deck, railways, goods and loans."""
        values = self.case_of_loans(state, seat, 1)
        values |= {"what": SPEECH.say(f"action.{ACTIONS[action]}", lang)}
        values |= {"hand": hand_size(state, seat), "limit": self.board.hand_limit}
        values |= {"railways": self.board.railway_counters, "total": actions_of(state)}
        values |= {"left": state.actions, "goods": unsold(state, seat)}
        if action == kinds.RAILWAY and state.railways_left[seat] > 0:
            whys = [why_line(state, line, seat) for line in range(self.board.railways)]
            values["lacking"] = self.lacking(whys, lang)
        elif action == kinds.PASS:
            values["count"] = len(state.deck)
        return values

    def case_of_loans(self, state: Position, seat: int, loans: int) -> dict[str, object]:
        """So many loans to repay, those there are, and the money."""
        cost = loans * self.board.loan
        return {
            "loans": state.loans[seat],
            "count": loans,
            "cost": cost,
            "money": state.money[seat],
        }

    def case_of_card(self, state: Position, card: int, lang: str) -> dict[str, object]:
        """A card, and those that lie open."""
        if card == self.board.cards:
            return {}
        opened = [SPEECH.say("names.card", lang, card=self.card(at, lang)) for at in state.open]
        none = SPEECH.say("names.none", lang)
        return {"card": self.card(card, lang), "open": ", ".join(opened) or none}

    def case_of_industry(
        self, state: Position, question: Question, industry: int, lang: str
    ) -> dict[str, object]:
        """An industry, its next counter, and what speaks against each of its spaces."""
        seat, card = question.seat, question.a
        values: dict[str, object] = {"industry": self.industry(industry, lang)}
        values["card"] = self.card(card, lang)
        counter = next_kind(state, industry, seat)
        if counter == NOTHING:
            return values
        kind, spaces = self.board.kinds[counter], self.board.industry_spaces[industry]
        whys = [why_shown(state, card, kind, space, seat) for space in spaces]
        values["count"] = state.display[seat * len(self.board.kinds) + counter]
        return values | {
            "counter": self.counter(counter, lang),
            "lacking": self.lacking(whys, lang),
        }

    def lacking(self, whys: Iterable[int], lang: str) -> str:
        """How many spaces, lines or buyers fail for each reason."""
        counts = sorted(Counter(why for why in whys if why != FINE).items())
        return ", ".join(
            SPEECH.say(f"lacking.{REFUSALS[why]}", lang, count=count) for why, count in counts
        )

    def case_of_space(
        self, state: Position, question: Question, space: int, names: Sequence[str], lang: str
    ) -> dict[str, object]:
        """A space to build on: what it takes, its colour, its ports, its counter, its limit."""
        board, seat, place = self.board, question.seat, self.board.space_place[space]
        counter = next_kind(state, question.b, seat)
        kind = board.kinds[counter]
        values = {"counter": self.counter(counter, lang), "space": self.space(space, lang)}
        return {
            **values,
            "what": values["space"],
            "place": self.place(place, lang),
            "takes": self.industries(board.space_takes[space], lang),
            "colour": self.colour(board.place_colour[place], lang),
            "card": self.card(question.a, lang),
            "ports": self.ports_of(place, lang),
            "spaces": len(board.place_spaces[place]),
            "limit": board.limit(place),
            "count": counters_in(state, place, seat),
            **self.case_of_cubes(state, bit(place), coal=kind.coal, iron=kind.iron),
            **self.case_of_covered(state, space, names, lang),
        }

    def case_of_cubes(
        self, state: Position, ends: int, *, coal: int, iron: int
    ) -> dict[str, object]:
        """The cubes that are needed, and those that can be brought."""
        return {
            "coal": coal,
            "iron": iron,
            "coal_found": cubes_in_reach(state, COAL, ends),
            "iron_found": cubes_in_reach(state, IRON, ends),
        }

    def case_of_covered(
        self, state: Position, space: int, names: Sequence[str], lang: str
    ) -> dict[str, object]:
        """The counter on a space, and the cubes that protect it."""
        if state.counter[space] == NOTHING:
            return {}
        good = COAL if kind_on(state, space).industry == COAL_MINE else IRON
        sources = [at for at in range(self.board.spaces) if gives(state, at, good)]
        return {
            "old": self.counter(state.counter[space], lang),
            "owner": names[state.owner[space]],
            "good": self.good(good, lang),
            "on_map": sum(state.cubes[at] for at in sources),
            "on_display": state.coal if good == COAL else state.iron,
        }

    def case_of_source(
        self, state: Position, question: Question, source: int, lang: str
    ) -> dict[str, object]:
        """A source: what it should give, how far it is, and which are nearer."""
        good = COAL if question.kind == kinds.COAL_FROM else IRON
        ends = ends_of(state, question)
        values: dict[str, object] = {"good": self.good(good, lang)}
        values["where"] = self.where(question, lang)
        values["nearest"] = self.nearest(state, ends, good, source, lang)
        if source == self.board.spaces:
            return values
        values |= {"space": self.space(source, lang), "cubes": state.cubes[source]}
        return values | {"count": distance(state, ends, source)}

    def nearest(self, state: Position, ends: int, good: int, refused: int, lang: str) -> str:
        """The sources that may be used, with their distances: nearer than the one refused."""
        found = [at for at in range(self.board.spaces) if why_source(state, ends, good, at) == FINE]
        away = {at: distance(state, ends, at) for at in found}
        if refused < self.board.spaces:
            limit = distance(state, ends, refused)
            found = [at for at in found if away[at] < limit]
        return ", ".join(
            SPEECH.say("names.source", lang, space=self.space(at, lang), steps=away[at])
            for at in found
        )

    def case_of_line(
        self, state: Position, seat: int, line: int, names: Sequence[str], lang: str
    ) -> dict[str, object]:
        """A line, who has built it, and the cubes it needs."""
        owner, name = state.line[line], self.line(line, lang)
        coal, iron = coal_needed(state, seat), iron_needed(state, seat)
        return {
            "line": name,
            "what": name,
            "owner": "" if owner == NOBODY else names[owner],
            "railways": self.board.railway_counters,
            **self.case_of_cubes(state, self.board.ends[line], coal=coal, iron=iron),
        }

    def case_of_sale(self, state: Position, space: int, lang: str) -> dict[str, object]:
        """A counter that cannot sell, and what speaks against each port and market."""
        if space == self.board.spaces:
            return {}
        values = self.lying(state, space, lang)
        if state.counter[space] == NOTHING:
            return values
        whys = [why_buyer(state, space, buyer) for buyer in range(buyers(state))]
        there = [why for why in whys if why != kinds.NO_PORT_THERE]
        return values | {"lacking": self.lacking(there, lang)}

    def case_of_buyer(
        self, state: Position, question: Question, buyer: int, names: Sequence[str], lang: str
    ) -> dict[str, object]:
        """A port or a market that does not buy from a space."""
        values: dict[str, object] = {"space": self.space(question.a, lang)}
        values["industry"] = self.industry(kind_on(state, question.a).industry, lang)
        market = buyer - self.board.spaces
        if market >= 0:
            asks = self.market(state.market[market], lang)
            return values | {"buyer": self.market_space(market, lang), "market": asks}
        values |= {"buyer": self.space(buyer, lang)}
        if state.counter[buyer] == NOTHING:
            return values
        return values | {"port": self.counter(state.counter[buyer], lang)}


def unsold(state: Position, seat: int) -> int:
    """How many mills and factories of a seat have not sold their goods."""
    own = [space for space in range(state.board.spaces) if state.owner[space] == seat]
    goods = [at for at in own if kind_on(state, at).industry in (COTTON_MILL, FACTORY)]
    return sum(1 for space in goods if not state.flipped[space])
