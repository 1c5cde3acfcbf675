"""Subjects: what a refusal may speak of: a building, a slot, missing goods, the time."""

from __future__ import annotations

from collections import Counter

from ironbridge.core.asks import FINE
from ironbridge.core.state import NOBODY
from ironbridge.core.wording import Case, Values
from ironbridge.rulesets.neuland.board import NOTHING
from ironbridge.rulesets.neuland.rules.build import why_site
from ironbridge.rulesets.neuland.rules.errand import can_be_found, of_good, tokens_for
from ironbridge.rulesets.neuland.rules.produce import why_produce
from ironbridge.rulesets.neuland.state import Position, left
from ironbridge.rulesets.neuland.text.names import Names, capital
from ironbridge.rulesets.neuland.text.ways import Way, least_price

Here = Case[Position]


def of_building(names: Names, kind: int, lang: str) -> Values:
    """A kind of building: where it may stand, what it is built with, what comes before it."""
    tile = names.board.kinds[kind]
    made = [names.some(good, lang) for good in names.board.products[kind]]
    return {
        **named_building(names, kind, lang),
        "material": names.some(tile.material, lang),
        "terrain": names.terrains(tile.terrains, lang),
        "a_terrain": names.a_terrain(tile.terrains, lang),
        "below": "" if tile.below == NOTHING else names.the_building(tile.below, lang),
        "room": names.board.per_hex,
        "makes": names.any_of(made, lang),
    }


def named_building(names: Names, kind: int, lang: str) -> Values:
    """A kind of building by its name, in the ways that sentences need it."""
    the = names.the_building(kind, lang)
    return {
        "building": the,
        "Building": capital(the),
        "a_building": names.a_building(kind, lang),
    }


def of_slot(names: Names, asked: Here, slot: int) -> Values:
    """A slot, whose worker or crests are there, and which product."""
    owner, good = asked.state.owner[slot], asked.state.good[slot]
    return {
        "slot": names.printed.slot_ids[slot],
        "owner": "" if owner == NOBODY else asked.names[owner],
        "own": "" if good == NOTHING else names.some(good, asked.lang),
    }


def of_time(names: Names, asked: Here, ways: list[Way]) -> Values:
    """What something would take at least, and the actions that are left."""
    return {"price": least_price(names, ways, asked.lang), "left": left(asked.state)}


def lacking(names: Names, asked: Here, recipes: list[int]) -> str:
    """The goods that are missing for a recipe; of several, for those with the fewest missing."""
    missing = [missing_for(asked.state, recipe) for recipe in recipes]
    fewest = min((len(goods) for goods in missing), default=0)
    nearest = [names.some_of_all(goods, asked.lang) for goods in missing if len(goods) == fewest]
    return names.any_of(nearest, asked.lang)


def missing_for(state: Position, recipe: int, at: int = 0) -> list[int]:
    """What a recipe needs from one need on, without token or search for it."""
    met: Counter[int] = Counter()
    missing = []
    for good in state.board.recipes[recipe].needs[at:]:
        met[good] += 1
        at_hand = state.held[of_good(state, good)] + tokens_for(state, good)
        if met[good] > at_hand and not can_be_found(state, good):
            missing.append(good)
    return missing


# What would be possible instead.


def sites(names: Names, asked: Here, kind: int) -> str:
    """The hexes on which a building could be put now; nothing if there is none."""
    state = asked.state
    free = [hex for hex in state.land.sites[kind] if why_site(state, kind, hex) == FINE]
    hexes = names.any_of([names.printed.hex_ids[hex] for hex in free], asked.lang)
    return names.say("instead.sites", asked.lang, hexes=hexes) if free else ""


def others(names: Names, asked: Here, kind: int) -> str:
    """Other buildings that could make the same now; nothing if there is none."""
    state, lang, products = asked.state, asked.lang, names.board.products
    alike = [k for k in range(names.board.first_property) if set(products[k]) & set(products[kind])]
    slots = [s for s in range(names.board.slots) if state.tile[s] in alike]
    free = [
        names.say(
            "instead.slot",
            lang,
            building=names.the_building(state.tile[slot], lang),
            hex=names.hex_of_slot(slot),
        )
        for slot in slots
        if why_produce(state, slot) == FINE
    ]
    different = list(dict.fromkeys(free))
    return names.say("instead.slots", lang, slots=names.any_of(different, lang)) if free else ""
