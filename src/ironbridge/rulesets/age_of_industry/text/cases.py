"""Cases: what a refusal speaks of, the thing refused and the figures of the case."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ironbridge.core.asks import FINE
from ironbridge.core.wording import Case, Values, as_named
from ironbridge.mechanisms.masks import bit
from ironbridge.rulesets.age_of_industry.board import (
    COAL,
    COAL_MINE,
    COTTON_MILL,
    FACTORY,
    IRON,
    NOTHING,
)
from ironbridge.rulesets.age_of_industry.rules.actions import BUILD, COMBINE, PASS, RAILWAY, SELL
from ironbridge.rulesets.age_of_industry.rules.build import (
    is_industry_card,
    why_industry,
    why_shown,
)
from ironbridge.rulesets.age_of_industry.rules.money import repayable
from ironbridge.rulesets.age_of_industry.rules.railway import why_line
from ironbridge.rulesets.age_of_industry.rules.refusals import (
    CARD_BUILDS_NOTHING,
    NO_LINE_POSSIBLE,
    NO_SPACE_FOR_INDUSTRY,
    NOTHING_TO_BUILD,
    NOTHING_TO_SELL,
    TOO_POOR_TO_REPAY,
)
from ironbridge.rulesets.age_of_industry.rules.round import actions_of
from ironbridge.rulesets.age_of_industry.rules.supply import (
    gives,
)
from ironbridge.rulesets.age_of_industry.speech import SPEECH
from ironbridge.rulesets.age_of_industry.state import (
    Position,
    counters_in,
    hand_size,
    model_on,
    next_model,
)
from ironbridge.rulesets.age_of_industry.text.closest import (
    Build,
    builds_of,
    cards_held,
    cards_played,
    closest_build,
    closest_line,
    closest_sale,
    nearest,
)
from ironbridge.rulesets.age_of_industry.text.names import ACTIONS, LOAN, Names
from ironbridge.rulesets.age_of_industry.text.needs import Needs
from ironbridge.rulesets.age_of_industry.text.reasons import REFUSALS, cited, lacking
from ironbridge.rulesets.age_of_industry.text.sales import Sales

Here = Case[Position]

DEAD: Final = [REFUSALS[why] for why in (NOTHING_TO_BUILD, NO_LINE_POSSIBLE, NOTHING_TO_SELL)]


class Cases:
    """Why something may not be, in words, on one board."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.board = names.board
        self.needs = Needs(names)
        self.sales = Sales(names)

    # Actions and loans.

    def of_action(self, asked: Here, action: int) -> Values:
        """An action, with hand, deck, railways, goods and loans."""
        state, seat = asked.state, asked.seat
        values: dict[str, object] = {
            **self.of_loans(asked, 1),
            "what": SPEECH.say(f"action.{[*ACTIONS, LOAN][action]}", asked.lang),
            "hand": hand_size(state, seat),
            "limit": self.board.hand_limit,
            "railways": self.board.railway_counters,
            "total": actions_of(state),
            "left": state.actions,
            "goods": unsold(state, seat),
            "loan": self.board.loan,
            "closest": self.closest_of_action(asked, action),
        }
        if action == RAILWAY and state.railways_left[seat] > 0:
            whys = [why_line(state, line, seat) for line in range(self.board.railways)]
            values["lacking"] = lacking(whys, asked.lang)
        elif action == PASS:
            values["count"] = len(state.deck)
        elif action == BUILD:
            values["count"] = hand_size(state, seat)
        return values

    def closest_of_action(self, asked: Here, action: int) -> str:
        """Why the attempt at an action fails that came nearest; "" if none came near."""
        state, seat = asked.state, asked.seat
        if action in (BUILD, COMBINE):
            cards = cards_played(state, seat, is_combined=action == COMBINE)
            return self.build_failed(asked, closest_build(state, seat, cards))
        if action == SELL:
            return self.sales.failed(asked, closest_sale(state, seat))
        line = closest_line(state, seat) if action == RAILWAY else NOTHING
        if line == NOTHING:
            return ""
        return cited(why_line(state, line, seat), asked.lang, self.needs.of_line(asked, line))

    def refused_action(self, asked: Here, action: int, reason: str) -> str:
        """Which sentence refuses an action; a dead end gives the reason of what came nearest."""
        if reason == REFUSALS[TOO_POOR_TO_REPAY]:
            return f"refused.{reason}-any"
        if reason not in DEAD:
            return as_named(asked, action, reason)
        key = f"{reason}-combine" if action == COMBINE else reason
        if self.closest_of_action(asked, action):
            return f"refused.{key}-closest"
        return f"refused.{key}" if action == COMBINE else f"refusal.{key}"

    def of_loans(self, asked: Here, loans: int) -> Values:
        """So many loans to repay, those there are, and the money."""
        return {
            "loans": asked.state.loans[asked.seat],
            "count": loans,
            "cost": loans * self.board.loan,
            "money": asked.state.money[asked.seat],
            "possible": repayable(asked.state, asked.seat),
        }

    # Cards and counters.

    def of_played(self, asked: Here, card: int) -> Values:
        """A card, those in hand, and what speaks against building with it."""
        values: dict[str, object] = {
            "card": self.names.card(card, asked.lang),
            "held": self.cards(cards_held(asked.state, asked.seat), asked.lang),
            "closest": self.build_failed(asked, closest_build(asked.state, asked.seat, [card])),
        }
        if is_industry_card(card):
            values["reason"] = self.reason(asked, card)
        return values

    def reason(self, asked: Here, card: int) -> str:
        """Why the industry of a card cannot be built; "" if it can."""
        why = why_industry(asked.state, card, card, asked.seat)
        if why == FINE:
            return ""
        key = self.refused_industry(asked, card, REFUSALS[why])
        return SPEECH.say(key, asked.lang, **self.about_industry(asked, card, card))

    def refused_card(self, asked: Here, card: int, reason: str) -> str:
        """An industry card builds nothing for the reason of its industry, any other for the closest."""
        if reason != REFUSALS[CARD_BUILDS_NOTHING]:
            return as_named(asked, card, reason)
        if is_industry_card(card):
            return f"refused.{reason}"
        near = closest_build(asked.state, asked.seat, [card])
        return as_named(asked, card, reason) if near is None else f"refused.{reason}-closest"

    def cards(self, cards: Iterable[int], lang: str) -> str:
        """Some cards by name."""
        named = [SPEECH.say("names.card", lang, card=self.names.card(at, lang)) for at in cards]
        return ", ".join(named) or SPEECH.say("names.none", lang)

    def of_taken(self, asked: Here, card: int) -> Values:
        """A card, and those that lie open."""
        lang = asked.lang
        if card == self.board.covered:
            return {}
        return {
            "card": self.names.card(card, lang),
            "open": self.cards(asked.state.open, lang),
        }

    def of_counter(self, asked: Here, model: int) -> Values:
        """A counter of the display."""
        return {"counter": self.names.counter(model, asked.lang)}

    # Industries and spaces.

    def of_industry(self, asked: Here, industry: int) -> Values:
        """An industry that the card of the question does not build."""
        return self.about_industry(asked, asked["card"], industry)

    def about_industry(self, asked: Here, card: int, industry: int) -> Values:
        """An industry, its next counter, and what speaks against each of its spaces."""
        state, seat, lang = asked.state, asked.seat, asked.lang
        values = {
            "industry": self.names.industry(industry, lang),
            "card": self.names.card(card, lang),
        }
        counter = next_model(state, industry, seat)
        if counter == NOTHING:
            return values
        model, spaces = self.board.models[counter], self.board.industry_spaces[industry]
        whys = [why_shown(state, card, model, space, seat) for space in spaces]
        return {
            **values,
            "count": state.display[seat * len(self.board.models) + counter],
            "counter": self.names.counter(counter, lang),
            "lacking": lacking(whys, lang),
            "closest": self.build_failed(asked, self.closest_space(asked, card, industry)),
        }

    def closest_space(self, asked: Here, card: int, industry: int) -> Build | None:
        """The space that an industry came nearest to."""
        return nearest(builds_of(asked.state, asked.seat, card, industry))

    def refused_industry(self, asked: Here, industry: int, reason: str) -> str:
        """Some maps have no space at all for an industry; else one came nearest, or none."""
        if reason != REFUSALS[NO_SPACE_FOR_INDUSTRY]:
            return as_named(asked, industry, reason)
        if not self.board.industry_spaces[industry]:
            return "refused.no-space-on-the-map"
        card = asked.about.get("card", industry)
        near = self.closest_space(asked, card, industry)
        return as_named(asked, industry, reason) if near is None else f"refused.{reason}-closest"

    def build_failed(self, asked: Here, build: Build | None) -> str:
        """Why one attempt to build fails; "" for none."""
        if build is None:
            return ""
        _, card, industry, space = build
        if space == NOTHING:
            return cited(build.why, asked.lang, self.about_industry(asked, card, industry))
        return cited(build.why, asked.lang, self.about_space(asked, card, industry, space))

    def of_space(self, asked: Here, space: int) -> Values:
        """A space to build on, or a place that has none."""
        if space < self.board.spaces:
            return self.about_space(asked, asked["card"], asked["industry"], space)
        place = self.board.spaceless[space - self.board.spaces]
        return {"place": self.names.place(place, asked.lang)}

    def about_space(self, asked: Here, card: int, industry: int, space: int) -> Values:
        """A space: what it takes, its colour, its ports, its counter, its limit."""
        names, board, lang = self.names, self.board, asked.lang
        place, name = board.space_place[space], names.space(space, lang)
        counter = next_model(asked.state, industry, asked.seat)
        model = board.models[counter]
        built = names.counter(counter, lang)
        return {
            "counter": built,
            "space": name,
            "what": SPEECH.say("names.built", lang, counter=built, space=name),
            "place": names.place(place, lang),
            "takes": names.industries(board.space_takes[space], lang),
            "colour": names.colour(board.place_colour[place], lang),
            "card": names.card(card, lang),
            "coloured": names.coloured(card, lang),
            "ports": names.ports_of(place, lang),
            "spaces": len(board.place_spaces[place]),
            "limit": board.limit(place),
            "count": counters_in(asked.state, place, asked.seat),
            **self.needs.cubes(asked, bit(place), coal=model.coal, iron=model.iron),
            **self.covered(asked, space),
        }

    def covered(self, asked: Here, space: int) -> Values:
        """The counter on a space, and the cubes that protect it."""
        state, lang = asked.state, asked.lang
        if state.counter[space] == NOTHING:
            return {}
        good = COAL if model_on(state, space).industry == COAL_MINE else IRON
        sources = [at for at in range(self.board.spaces) if gives(state, at, good)]
        return {
            "old": self.names.counter(state.counter[space], lang),
            "owner": asked.names[state.owner[space]],
            "good": self.names.good(good, lang),
            "on_map": sum(state.cubes[at] for at in sources),
            "on_display": state.coal if good == COAL else state.iron,
        }


def unsold(state: Position, seat: int) -> int:
    """How many mills and factories of a seat have not sold their goods."""
    own = [space for space in range(state.board.spaces) if state.owner[space] == seat]
    goods = [at for at in own if model_on(state, at).industry in (COTTON_MILL, FACTORY)]
    return sum(1 for space in goods if not state.flipped[space])
