"""Tiles: the buildings on the map with their workers, ore and crests."""

from __future__ import annotations

from ironbridge.core.scene import Mark, Piece
from ironbridge.core.state import NOBODY
from ironbridge.rulesets.neuland.board import NOTHING
from ironbridge.rulesets.neuland.scene.hexes import slot_point
from ironbridge.rulesets.neuland.scene.ids import hex_id, tile_id
from ironbridge.rulesets.neuland.scene.look import Look
from ironbridge.rulesets.neuland.scene.recipes import made_marks, need_marks
from ironbridge.rulesets.neuland.state import kind_on, stack


def tile_pieces(look: Look) -> list[Piece]:
    """Every building on the map."""
    slots = [slot for slot in range(look.board.slots) if look.state.tile[slot] != NOTHING]
    return [tile_piece(look, slot) for slot in slots]


def tile_piece(look: Look, slot: int) -> Piece:
    """A building on its place."""
    return (
        property_piece(look, slot) if kind_on(look.state, slot).value else works_piece(look, slot)
    )


def owner_of(look: Look, slot: int) -> int | None:
    """Whose worker or crests are on a building."""
    owner = look.state.owner[slot]
    return None if owner == NOBODY else owner


# Production buildings.


def works_piece(look: Look, slot: int) -> Piece:
    """A production building; the worker on it stands, or lies: then it is turned."""
    return Piece(
        tile_id(look.printed, slot),
        *slot_point(look, slot),
        *look.layout.sizes["tile"],
        "works",
        works_says(look, slot),
        symbol=look.glyph(look.state.tile[slot]),
        owner=owner_of(look, slot),
        within=hex_id(look.printed, look.board.hex_of[slot]),
        state="turned" if look.state.lying[slot] else "",
        marks={
            "sw": need_marks(look, kind_on(look.state, slot)),
            "se": good_marks(look, slot),
            "e": look.ore_marks(stack(look.state, slot)),
        },
    )


def good_marks(look: Look, slot: int) -> list[Mark]:
    """What a worker there stands for, or what one would make; in a mine the ore tells it."""
    kind, good = kind_on(look.state, slot), look.state.good[slot]
    if kind.mine and look.state.ore[slot]:
        return []
    return made_marks(look, kind) if good == NOTHING else look.good_marks([good])


def works_says(look: Look, slot: int) -> str:
    """A production building read aloud: what it makes, its ore, who works there for what."""
    state = look.state
    owner, good = state.owner[slot], state.good[slot]
    key = "free" if owner == NOBODY else "lying" if state.lying[slot] else "standing"
    if state.ore[slot]:
        key += "-ore"
    return look.say(
        f"tile-{key}",
        slot=look.printed.slot_ids[slot],
        building=look.called.building(state.tile[slot], look.lang),
        gist=look.called.gist(state.tile[slot], look.lang),
        seat="" if owner == NOBODY else look.names[owner],
        good="" if good == NOTHING else look.called.good(good, look.lang),
        ore=look.called.markers(state.ore[slot], look.lang),
    )


# Properties.


def property_piece(look: Look, slot: int) -> Piece:
    """A property, with room for crests or with the crests of whoever claimed it."""
    kind = kind_on(look.state, slot)
    return Piece(
        tile_id(look.printed, slot),
        *slot_point(look, slot),
        *look.layout.sizes["tile"],
        "estate",
        property_says(look, slot),
        label=look.short(look.state.tile[slot]),
        owner=owner_of(look, slot),
        within=hex_id(look.printed, look.board.hex_of[slot]),
        group=look.layout.groups[look.category_of(look.state.tile[slot])],
        marks={"sw": need_marks(look, kind), "se": [Mark("crest")] * kind.value},
    )


def property_says(look: Look, slot: int) -> str:
    """A property read aloud."""
    owner, kind = look.state.owner[slot], look.state.tile[slot]
    return look.say(
        "property-free" if owner == NOBODY else "property-claimed",
        slot=look.printed.slot_ids[slot],
        building=look.called.building(kind, look.lang),
        category=look.category_name(look.category_of(kind)),
        gist=look.called.gist(kind, look.lang),
        seat="" if owner == NOBODY else look.names[owner],
        count=look.board.kinds[kind].value,
    )
