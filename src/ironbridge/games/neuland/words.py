"""Words: Neuland's notation, questions, log and refusals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from ironbridge.core.rules import FINE, NOBODY, Event, Question, State
from ironbridge.core.speech import names_of
from ironbridge.games.neuland.board import NOTHING
from ironbridge.games.neuland.offers import Offers, actions_words
from ironbridge.games.neuland.rules import kinds
from ironbridge.games.neuland.rules.build import cost_at, least_cost
from ironbridge.games.neuland.rules.goods import (
    actions_with,
    can_be_found,
    least_actions,
    of_good,
    tokens_for,
    why_good,
)
from ironbridge.games.neuland.rules.mine import marker_drawn
from ironbridge.games.neuland.rules.produce import recipe_for, recipes_at
from ironbridge.games.neuland.speech import SPEECH
from ironbridge.games.neuland.state import Position, left

QUESTIONS: Final = names_of(kinds, "HOME", "DRAW")
EVENTS: Final = names_of(kinds, "FIRST_PLAYER", "WON")
REFUSALS: Final = names_of(kinds, "NOT_A_FOREST", "NOT_IN_THE_BAG")
PLACES: Final = ("top", "middle", "bottom")

KIND_EVENTS: Final = (kinds.SETTLED, kinds.BUILT, kinds.CRESTS_PLACED)
SLOT_EVENTS: Final = (
    kinds.PRODUCED,
    kinds.USED,
    kinds.LOST,
    kinds.ORE_STACKED,
    kinds.MINE_RETURNED,
)
SPACE_EVENTS: Final = (kinds.RESTED, kinds.PRESENT_MOVED)


class NeulandWords(Offers):
    """How Neuland speaks, on one board."""

    # Notation.

    def kind(self, question: Question) -> str:
        return QUESTIONS[question.kind]

    def phrase(self, question: Question, option: int) -> str:
        kind = question.kind
        if kind == kinds.ACT:
            return self.act_phrase(option)
        if kind in (kinds.SOURCE, kinds.MATERIAL):
            return f"{self.printed.good_ids[self.wanted(question)]}:{self.source_word(option)}"
        if kind == kinds.HOME:
            return f"home {self.printed.hex_ids[option]}"
        if kind == kinds.SITE:
            return self.printed.hex_ids[option]
        if kind == kinds.RECIPE:
            return f"make:{self.printed.good_ids[option]}"
        if kind == kinds.CART:
            return "cart" if option == kinds.GIVEN else "no-cart"
        if kind == kinds.ORE:
            return f"{PLACES[question.b]}:{self.printed.marker_ids[option]}"
        return self.draw_phrase(question, option)

    def act_phrase(self, option: int) -> str:
        """Something to do in a turn."""
        board = self.board
        if option < board.first_crest:
            return f"produce {self.slot_ids[option]}"
        if option < board.first_build:
            return f"crests {self.slot_ids[option - board.first_crest]}"
        if option < board.end:
            return f"build {self.printed.kind_ids[option - board.first_build]}"
        return "end"

    def source_word(self, source: int) -> str:
        """Where a good comes from."""
        if source < self.board.slots:
            return self.slot_ids[source]
        return "token" if source == self.board.slots else "found"

    def draw_phrase(self, question: Question, option: int) -> str:
        """A marker of the bag: its sort, and its number among those."""
        marker = marker_drawn(question.a, question.b, option)
        before = (0, question.a, question.a + question.b)[marker]
        return f"draw {self.printed.marker_ids[marker]}.{option - before + 1}"

    def wanted(self, question: Question) -> int:
        """The good that a question is about."""
        if question.kind == kinds.MATERIAL:
            return self.board.kinds[question.a].material
        return self.board.recipes[question.b].needs[question.c]

    # Questions.

    def ask(self, state: State, question: Question, names: Sequence[str], lang: str) -> str:
        assert isinstance(state, Position)
        kind = question.kind
        key = f"ask.{QUESTIONS[kind]}"
        values: dict[str, object] = {"seat": names[state.seat], "count": left(state)}
        if kind in (kinds.SITE, kinds.MATERIAL):
            values["building"] = self.building(question.a, lang)
        elif kind in (kinds.RECIPE, kinds.SOURCE):
            values["building"] = self.building(state.tile[question.a], lang)
        elif kind == kinds.ORE:
            key = f"{key}-{PLACES[question.b]}"
            values["hex"] = self.hex_of_slot(question.a)
        elif kind == kinds.CART:
            values["actions"] = actions_words(question.a + question.c, lang)
        if kind in (kinds.SOURCE, kinds.MATERIAL):
            values["good"] = self.good(self.wanted(question), lang)
        return SPEECH.say(key, lang, **values)

    # The log.

    def event(self, event: Event, names: Sequence[str], lang: str) -> str:
        key = f"event.{EVENTS[event.kind]}"
        return SPEECH.say(key, lang, **self.told(event, names, lang))

    def told(self, event: Event, names: Sequence[str], lang: str) -> dict[str, object]:
        """The values that an event's sentence may use."""
        kind = event.kind
        values: dict[str, object] = {"seat": "" if event.seat == NOBODY else names[event.seat]}
        values |= {"count": event.b if kind == kinds.CRESTS_PLACED else event.a}
        values["actions"] = actions_words(event.a if kind == kinds.FOOD_FOUND else event.c, lang)
        if kind in KIND_EVENTS:
            values["building"] = self.building(event.a, lang)
        if kind in (kinds.SETTLED, kinds.BUILT):
            values["hex"] = self.printed.hex_ids[event.b]
        if kind in SLOT_EVENTS:
            values["hex"] = self.hex_of_slot(event.a)
        if kind in (kinds.PRODUCED, kinds.USED, kinds.LOST):
            values["good"] = self.good(event.b, lang)
        if kind == kinds.TOKEN_GIVEN:
            values["good"] = self.good(event.a, lang)
        if kind == kinds.ORE_DRAWN:
            values["marker"] = self.marker(event.a, lang)
        if kind == kinds.ORE_STACKED:
            values["markers"] = self.markers(event.b, lang)
        if kind in SPACE_EVENTS:
            values["space"] = event.a + 1
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
        owner = values.pop("owner")
        values["owner"] = names[owner] if isinstance(owner, int) and owner != NOBODY else ""
        return SPEECH.say(f"refusal.{REFUSALS[why]}", lang, **values)

    def subject(
        self, state: Position, question: Question, option: int, lang: str
    ) -> dict[str, object]:
        """What a refusal may speak of: the building, the hex, the goods, the time."""
        kind = self.tile_meant(state, question, option)
        slot = self.slot_meant(question, option)
        hex = self.hex_meant(question, option)
        values: dict[str, object] = {"left": left(state)}
        values["building"] = "" if kind == NOTHING else self.building(kind, lang)
        values["slot"] = "" if slot == NOTHING else self.slot_ids[slot]
        values["owner"] = NOBODY if slot == NOTHING else state.owner[slot]
        values["hex"] = "" if hex == NOTHING else self.hex(state.land, hex, lang)
        values["good"] = self.good_meant(state, question, option, lang)
        values["actions"] = actions_words(self.cost_meant(state, question, option), lang)
        values["room"] = self.board.per_hex
        if kind != NOTHING:
            tile = self.board.kinds[kind]
            values["material"] = self.good(tile.material, lang)
            values["terrain"] = self.terrains(tile.terrains, lang)
            values["below"] = "" if tile.below == NOTHING else self.building(tile.below, lang)
            values["lacking"] = self.lacking(
                state, self.recipes_meant(state, question, option), lang
            )
        return values

    def slot_meant(self, question: Question, option: int) -> int:
        """The slot that an option names, or that its question is about."""
        board = self.board
        if question.kind == kinds.ACT and option < board.first_build:
            return option % board.slots
        if question.kind in (kinds.SOURCE, kinds.MATERIAL) and option < board.slots:
            return option
        return question.a if question.kind in (kinds.SOURCE, kinds.RECIPE) else NOTHING

    def tile_meant(self, state: Position, question: Question, option: int) -> int:
        """The kind of building that an option or its question is about, or NOTHING."""
        board = self.board
        if question.kind in (kinds.SITE, kinds.MATERIAL):
            return question.a
        if question.kind in (kinds.SOURCE, kinds.RECIPE):
            return state.tile[question.a]
        if question.kind != kinds.ACT or option == board.end:
            return NOTHING
        if option >= board.first_build:
            return option - board.first_build
        return state.tile[option % board.slots]

    def hex_meant(self, question: Question, option: int) -> int:
        """The hex that an option names, or NOTHING."""
        return option if question.kind in (kinds.HOME, kinds.SITE) else NOTHING

    def good_meant(self, state: Position, question: Question, option: int, lang: str) -> str:
        """The good or marker that an option or its question is about."""
        if question.kind in (kinds.SOURCE, kinds.MATERIAL):
            return self.good(self.wanted(question), lang)
        if question.kind == kinds.RECIPE:
            return self.good(option, lang)
        return self.marker(option, lang) if question.kind == kinds.ORE else ""

    def recipes_meant(self, state: Position, question: Question, option: int) -> list[int]:
        """The recipes that an option or its question is about."""
        if question.kind == kinds.RECIPE:
            recipe = recipe_for(state, question.a, option)
            return [] if recipe == NOTHING else [recipe]
        if question.kind == kinds.ACT and option < self.board.first_build:
            return recipes_at(state, option % self.board.slots)
        return []

    def lacking(self, state: Position, recipes: list[int], lang: str) -> str:
        """The goods that are missing for a recipe; of several, for those with the fewest missing."""
        missing = [self.missing(state, recipe) for recipe in recipes]
        fewest = min((len(goods) for goods in missing), default=0)
        nearest = [self.goods(goods, lang) for goods in missing if len(goods) == fewest]
        return SPEECH.say("names.or", lang).join(nearest)

    def missing(self, state: Position, recipe: int) -> list[int]:
        """What a recipe needs and the seat does not have, nor a token for it, nor could search."""
        met: Counter[int] = Counter()
        missing = []
        for good in self.board.recipes[recipe].needs:
            met[good] += 1
            at_hand = state.held[of_good(state, good)] + tokens_for(state, good)
            if met[good] > at_hand and not can_be_found(state, good):
                missing.append(good)
        return missing

    def cost_meant(self, state: Position, question: Question, option: int) -> int:
        """The actions that an option would take, at the least."""
        board, kind = self.board, question.kind
        if kind == kinds.CART:
            return (question.b if option == kinds.GIVEN else question.a) + question.c
        if kind == kinds.SITE:
            return cost_at(state, board.kinds[question.a], option)
        if kind == kinds.MATERIAL and option < board.slots:
            return board.build_cost[board.distance[question.b][board.hex_of[option]]]
        if kind == kinds.SOURCE:
            return self.cost_of_source(state, question, option)
        if kind == kinds.RECIPE:
            recipe = recipe_for(state, question.a, option)
            return 0 if recipe == NOTHING else least_actions(state, recipe, question.a)
        return self.cost_of_act(state, option) if kind == kinds.ACT else 0

    def cost_of_source(self, state: Position, question: Question, source: int) -> int:
        """The actions of a production if a good came from there, as far as it could."""
        if source < self.board.slots and why_good(state, self.wanted(question), source) != FINE:
            return 0
        return actions_with(state, question.b, question.a, question.c, source)

    def cost_of_act(self, state: Position, option: int) -> int:
        """The actions of a production, of crests or of a building."""
        board = self.board
        if option < board.first_build:
            slot = option % board.slots
            if state.tile[slot] == NOTHING:
                return 0
            return min(least_actions(state, recipe, slot) for recipe in recipes_at(state, slot))
        return (
            0 if option == board.end else least_cost(state, board.kinds[option - board.first_build])
        )
