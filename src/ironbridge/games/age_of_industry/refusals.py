"""Refusals: the rule that says no, told with the figures of the case."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from ironbridge.core.rules import FINE, NOBODY, Question, State
from ironbridge.core.speech import names_of
from ironbridge.games.age_of_industry.board import (
    COAL,
    COAL_MINE,
    COTTON_MILL,
    FACTORY,
    IRON,
    NOTHING,
)
from ironbridge.games.age_of_industry.offers import ACTIONS, Offers
from ironbridge.games.age_of_industry.rules import kinds
from ironbridge.games.age_of_industry.rules.build import (
    is_industry_card,
    why_industry,
    why_shown,
)
from ironbridge.games.age_of_industry.rules.railway import coal_needed, iron_needed, why_line
from ironbridge.games.age_of_industry.rules.round import actions_of
from ironbridge.games.age_of_industry.rules.sell import buyers, why_buyer
from ironbridge.games.age_of_industry.rules.supply import (
    cubes_in_reach,
    distance,
    gives,
    why_source,
)
from ironbridge.games.age_of_industry.rules.turn import ends_of
from ironbridge.games.age_of_industry.speech import SPEECH
from ironbridge.games.age_of_industry.state import (
    Position,
    counters_in,
    hand_size,
    kind_on,
    next_kind,
)
from ironbridge.mechanisms.masks import bit

REFUSALS: Final = names_of(kinds, "NOT_IN_HAND", "MORE_THAN_LOANS")


class Refusals(Offers):
    """Why something may not be, in words."""

    def where(self, question: Question, lang: str) -> str:
        """Where a cube is needed: in a place or on a line."""
        on_line = question.a == NOTHING
        return self.line(question.b, lang) if on_line else self.place(question.a, lang)

    def lying(self, state: Position, space: int, lang: str) -> dict[str, object]:
        """A space, and the counter on it if there is one."""
        counter = state.counter[space]
        name = "" if counter == NOTHING else self.counter(counter, lang)
        return {"counter": name, "space": self.space(space, lang)}

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
