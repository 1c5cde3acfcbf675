"""Acts: how the things to do in a turn are written, offered, refused, and where they stand."""

from __future__ import annotations

from ironbridge.core.asks import FINE, Question
from ironbridge.core.wording import Spoken, Values
from ironbridge.rulesets.neuland.board import NOTHING
from ironbridge.rulesets.neuland.rules.crests import crests_for
from ironbridge.rulesets.neuland.rules.produce import recipes_at, why_recipe
from ironbridge.rulesets.neuland.rules.time import resting_steps, space_after
from ironbridge.rulesets.neuland.scene.ids import END, action_id, building_id, tile_id
from ironbridge.rulesets.neuland.speech import SPEECH
from ironbridge.rulesets.neuland.state import Position, goods_of, kind_on, left
from ironbridge.rulesets.neuland.text.names import Names
from ironbridge.rulesets.neuland.text.subjects import (
    Here,
    lacking,
    of_building,
    of_slot,
    of_time,
    others,
)
from ironbridge.rulesets.neuland.text.ways import price, ways_to_build, ways_to_use


class Acts:
    """The question of a turn, on one board."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.printed = names.printed
        self.board = names.board

    def spoken(self) -> Spoken[Position]:
        """How it speaks."""
        return Spoken(self.phrase, self.offered, self.place, self.subject, actions_left)

    def phrase(self, question: Question, option: int) -> str:
        board, slots = self.board, self.printed.slot_ids
        if option < board.first_crest:
            return f"produce {slots[option]}"
        if option < board.first_build:
            return f"crests {slots[option - board.first_crest]}"
        if option < board.end:
            return f"build {self.printed.kind_ids[option - board.first_build]}"
        return "end" if option == board.end else f"remove {slots[option - board.first_removal]}"

    def place(self, asked: Here, option: int) -> str:
        """The building to use, the tile to build, or the key that ends the turn."""
        board = self.board
        if option < board.first_build:
            return tile_id(self.printed, option % board.slots)
        if option < board.end:
            return building_id(self.printed, option - board.first_build)
        return action_id(END) if option == board.end else ""

    # What may be done.

    def offered(self, asked: Here, option: int) -> str:
        board = self.board
        if option < board.first_crest:
            return self.offered_production(asked, option)
        if option < board.first_build:
            return self.offered_crests(asked, option - board.first_crest)
        if option < board.end:
            return self.offered_building(asked, option - board.first_build)
        return self.offered_end(asked)

    def offered_production(self, asked: Here, slot: int) -> str:
        """A product, what it takes and costs."""
        state, lang, names = asked.state, asked.lang, self.names
        recipes = [at for at in recipes_at(state, slot) if self.is_open(state, slot, at)]
        made = [names.some(self.board.recipes[recipe].makes, lang) for recipe in recipes]
        needs = [names.some_of_all(self.board.recipes[at].needs, lang) for at in recipes]
        ways = [way for recipe in recipes for way in ways_to_use(state, recipe, slot)]
        return SPEECH.say(
            "option.produce" if any(needs) else "option.produce-base",
            lang,
            good=names.any_of(made, lang),
            needs=names.any_of(needs, lang),
            building=names.building(state.tile[slot], lang).lower(),
            hex=names.hex_of_slot(slot),
            price=price(names, state, ways, lang),
        )

    def is_open(self, state: Position, slot: int, recipe: int) -> bool:
        """Can this be made there now?"""
        return why_recipe(state, slot, self.board.recipes[recipe].makes) == FINE

    def offered_crests(self, asked: Here, slot: int) -> str:
        """Crests on a property, what they take and cost."""
        state, lang = asked.state, asked.lang
        recipe = kind_on(state, slot).recipes[0]
        return SPEECH.say(
            "option.crests",
            lang,
            count=crests_for(state, slot),
            building=self.names.the_building(state.tile[slot], lang),
            hex=self.names.hex_of_slot(slot),
            needs=self.names.some_of_all(self.board.recipes[recipe].needs, lang),
            price=price(self.names, state, ways_to_use(state, recipe, slot), lang),
        )

    def offered_building(self, asked: Here, kind: int) -> str:
        """A building, what it costs and is good for."""
        tile, lang, state = self.board.kinds[kind], asked.lang, asked.state
        return SPEECH.say(
            "option.build",
            lang,
            a_building=self.names.a_building(kind, lang),
            material=self.names.some(tile.material, lang),
            terrain=self.names.terrains(tile.terrains, lang),
            price=price(self.names, state, ways_to_build(state, kind), lang),
            gist=self.names.gist(kind, lang),
        )

    def offered_end(self, asked: Here) -> str:
        """The end of the turn: where the marker rests, and what is lost."""
        state = asked.state
        lost = [state.good[slot] for slot in goods_of(state, asked.seat) if state.lying[slot]]
        return SPEECH.say(
            "option.end-losing" if lost else "option.end",
            asked.lang,
            space=space_after(state, resting_steps(state)) + 1,
            lost=self.names.some_of_all(lost, asked.lang),
        )

    # Why it may not be done.

    def subject(self, asked: Here, option: int) -> Values:
        board = self.board
        if option < board.first_build:
            return self.of_use(asked, option % board.slots)
        if option > board.end:
            return self.of_use(asked, option - board.first_removal)
        kind = option - board.first_build
        return {
            **of_building(self.names, kind, asked.lang),
            **of_time(self.names, asked, ways_to_build(asked.state, kind)),
            "others": others(self.names, asked, kind),
        }

    def of_use(self, asked: Here, slot: int) -> Values:
        """A slot to produce or to place crests on."""
        state, here = asked.state, of_slot(self.names, asked, slot)
        if state.tile[slot] == NOTHING:
            return here
        recipes = recipes_at(state, slot)
        ways = [way for recipe in recipes for way in ways_to_use(state, recipe, slot)]
        return {
            **here,
            **of_building(self.names, state.tile[slot], asked.lang),
            **of_time(self.names, asked, ways),
            "lacking": lacking(self.names, asked, recipes),
            "others": others(self.names, asked, state.tile[slot]),
        }


def actions_left(asked: Here) -> Values:
    """The question tells how many actions are left."""
    return {"count": left(asked.state)}
