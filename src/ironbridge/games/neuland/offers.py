"""Offers: every option in words, with its price and what it brings."""

from __future__ import annotations

from collections.abc import Sequence

from ironbridge.core.rules import FINE, Question, State
from ironbridge.games.neuland.names import Names
from ironbridge.games.neuland.rules import kinds
from ironbridge.games.neuland.rules.build import cost_at, least_cost
from ironbridge.games.neuland.rules.crests import crests_for
from ironbridge.games.neuland.rules.goods import UNPAYABLE, least_actions
from ironbridge.games.neuland.rules.mine import marker_drawn
from ironbridge.games.neuland.rules.produce import recipes_at, why_recipe
from ironbridge.games.neuland.rules.time import resting_steps, space_after
from ironbridge.games.neuland.speech import SPEECH
from ironbridge.games.neuland.state import Position, goods_of, kind_on


class Offers(Names):
    """What may be answered, in words."""

    def option(
        self, state: State, question: Question, option: int, names: Sequence[str], lang: str
    ) -> str:
        assert isinstance(state, Position)
        kind = question.kind
        if kind == kinds.ACT:
            return self.offered_act(state, option, lang)
        if kind == kinds.HOME:
            return SPEECH.say("option.home", lang, hex=self.hex(state.land, option, lang))
        if kind == kinds.SITE:
            return self.offered_site(state, question.a, option, lang)
        if kind == kinds.RECIPE:
            return self.offered_recipe(state, question.a, option, lang)
        if kind in (kinds.SOURCE, kinds.MATERIAL):
            return self.offered_good(state, question, option, lang)
        if kind == kinds.CART:
            key = "option.cart" if option == kinds.GIVEN else "option.no-cart"
            actions = (question.b if option == kinds.GIVEN else question.a) + question.c
            return SPEECH.say(key, lang, actions=actions_words(actions, lang))
        marker = marker_drawn(question.a, question.b, option) if kind == kinds.DRAW else option
        return SPEECH.say("option.marker", lang, marker=self.marker(marker, lang))

    def offered_act(self, state: Position, option: int, lang: str) -> str:
        """Something to do in a turn."""
        board = self.board
        if option < board.first_crest:
            return self.offered_production(state, option, lang)
        if option < board.first_build:
            return self.offered_crests(state, option - board.first_crest, lang)
        if option < board.end:
            return self.offered_building(state, option - board.first_build, lang)
        return self.offered_end(state, lang)

    def offered_production(self, state: Position, slot: int, lang: str) -> str:
        """A product, what it takes and the fewest actions it costs."""
        recipes = [
            recipe for recipe in recipes_at(state, slot) if self.is_open(state, slot, recipe)
        ]
        made = [self.good(self.board.recipes[recipe].makes, lang) for recipe in recipes]
        actions = min(least_actions(state, recipe, slot) for recipe in recipes)
        needs = [self.goods(self.board.recipes[recipe].needs, lang) for recipe in recipes]
        return SPEECH.say(
            "option.produce" if any(needs) else "option.produce-base",
            lang,
            good=SPEECH.say("names.or", lang).join(made),
            needs=SPEECH.say("names.or", lang).join(needs),
            building=self.building(state.tile[slot], lang),
            hex=self.hex_of_slot(slot),
            actions=actions_words(actions, lang),
        )

    def is_open(self, state: Position, slot: int, recipe: int) -> bool:
        """Can this be made there now?"""
        return why_recipe(state, slot, self.board.recipes[recipe].makes) == FINE

    def offered_crests(self, state: Position, slot: int, lang: str) -> str:
        """Crests on a property, what they take and cost."""
        recipe = kind_on(state, slot).recipes[0]
        return SPEECH.say(
            "option.crests",
            lang,
            count=crests_for(state, slot),
            building=self.building(state.tile[slot], lang),
            hex=self.hex_of_slot(slot),
            needs=self.goods(self.board.recipes[recipe].needs, lang),
            actions=actions_words(least_actions(state, recipe, slot), lang),
        )

    def offered_building(self, state: Position, kind: int, lang: str) -> str:
        """A building, what it costs and is good for."""
        tile = self.board.kinds[kind]
        return SPEECH.say(
            "option.build",
            lang,
            building=self.building(kind, lang),
            material=self.good(tile.material, lang),
            terrain=self.terrains(tile.terrains, lang),
            actions=actions_words(least_cost(state, tile), lang),
            gist=self.gist(kind, lang),
        )

    def gist(self, kind: int, lang: str) -> str:
        """What a building takes and gives, in a few words."""
        tile = self.board.kinds[kind]
        parts: list[str] = []
        for recipe in tile.recipes:
            found = self.board.recipes[recipe]
            needs = self.goods(found.needs, lang)
            if tile.value:
                parts.append(SPEECH.say("gist.property", lang, needs=needs, count=tile.value))
                continue
            key = "gist.recipe" if found.needs else "gist.base"
            parts.append(SPEECH.say(key, lang, needs=needs, good=self.good(found.makes, lang)))
        return SPEECH.say("gist.also", lang).join(parts)

    def offered_end(self, state: Position, lang: str) -> str:
        """The end of the turn: where the marker rests, and what is lost."""
        steps = resting_steps(state)
        lost = [state.good[slot] for slot in goods_of(state, state.seat) if state.lying[slot]]
        return SPEECH.say(
            "option.end-losing" if lost else "option.end",
            lang,
            space=space_after(state, steps) + 1,
            lost=self.goods(lost, lang),
        )

    def offered_site(self, state: Position, kind: int, hex: int, lang: str) -> str:
        """A hex to build on, with the fewest actions it costs."""
        actions = cost_at(state, self.board.kinds[kind], hex)
        name = self.hex(state.land, hex, lang)
        return SPEECH.say("option.site", lang, hex=name, actions=actions_words(actions, lang))

    def offered_recipe(self, state: Position, slot: int, good: int, lang: str) -> str:
        """One of several products."""
        for recipe in recipes_at(state, slot):
            if self.board.recipes[recipe].makes == good:
                needs = self.goods(self.board.recipes[recipe].needs, lang)
                return SPEECH.say("option.recipe", lang, good=self.good(good, lang), needs=needs)
        return self.good(good, lang)

    def offered_good(self, state: Position, question: Question, option: int, lang: str) -> str:
        """A good to use: where it is, how far that is, whether it would be lost otherwise."""
        if option == self.board.slots:
            return SPEECH.say("option.token", lang)
        if option > self.board.slots:
            return SPEECH.say("option.search", lang, actions=actions_words(self.board.search, lang))
        site = question.b if question.kind == kinds.MATERIAL else self.board.hex_of[question.a]
        return SPEECH.say(
            "option.good-lying" if state.lying[option] else "option.good",
            lang,
            good=self.good(state.good[option], lang),
            building=self.building(state.tile[option], lang),
            hex=self.hex_of_slot(option),
            count=self.board.distance[site][self.board.hex_of[option]],
        )


def actions_words(count: int, lang: str) -> str:
    """So many actions, or none."""
    if count in (0, UNPAYABLE):
        return SPEECH.say("no-actions", lang)
    return SPEECH.say("actions", lang, count=count)
