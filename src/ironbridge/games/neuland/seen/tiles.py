"""Tiles: the buildings on the map with their workers, ore and crests."""

from __future__ import annotations

from ironbridge.core.rules import NOBODY
from ironbridge.core.scene import Mark, Piece
from ironbridge.games.neuland.board import NOTHING
from ironbridge.games.neuland.seen.hexes import slot_point
from ironbridge.games.neuland.seen.recipes import made_marks, need_marks
from ironbridge.games.neuland.seen.table import Table
from ironbridge.games.neuland.state import kind_on, stack


def tile_id(table: Table, slot: int) -> str:
    """The id of a building on the map."""
    return f"tile:{table.words.slot_ids[slot]}"


def tile_pieces(table: Table) -> list[Piece]:
    """Every building on the map."""
    slots = [slot for slot in range(table.board.slots) if table.state.tile[slot] != NOTHING]
    return [tile_piece(table, slot) for slot in slots]


def tile_piece(table: Table, slot: int) -> Piece:
    """A building on its place."""
    return (
        property_piece(table, slot)
        if kind_on(table.state, slot).value
        else works_piece(table, slot)
    )


def owner_of(table: Table, slot: int) -> int | None:
    """Whose worker or crests are on a building."""
    owner = table.state.owner[slot]
    return None if owner == NOBODY else owner


# Production buildings.


def works_piece(table: Table, slot: int) -> Piece:
    """A production building; the worker on it stands, or lies: then it is turned."""
    return Piece(
        tile_id(table, slot),
        *slot_point(table, slot),
        *table.layout.sizes["tile"],
        "works",
        works_says(table, slot),
        symbol=table.glyph(table.state.tile[slot]),
        owner=owner_of(table, slot),
        state="turned" if table.state.lying[slot] else "",
        marks={
            "sw": need_marks(table, kind_on(table.state, slot)),
            "se": good_marks(table, slot),
            "e": table.ore_marks(stack(table.state, slot)),
        },
    )


def good_marks(table: Table, slot: int) -> list[Mark]:
    """What a worker there stands for, or what one would make; in a mine the ore tells it."""
    kind, good = kind_on(table.state, slot), table.state.good[slot]
    if kind.mine and table.state.ore[slot]:
        return []
    return made_marks(table, kind) if good == NOTHING else table.good_marks([good])


def works_says(table: Table, slot: int) -> str:
    """A production building read aloud: what it makes, its ore, who works there for what."""
    state = table.state
    owner, good = state.owner[slot], state.good[slot]
    key = "free" if owner == NOBODY else "lying" if state.lying[slot] else "standing"
    if state.ore[slot]:
        key += "-ore"
    return table.say(
        f"tile-{key}",
        slot=table.words.slot_ids[slot],
        building=table.words.building(state.tile[slot], table.lang),
        gist=table.words.gist(state.tile[slot], table.lang),
        seat="" if owner == NOBODY else table.names[owner],
        good="" if good == NOTHING else table.words.good(good, table.lang),
        ore=table.words.markers(state.ore[slot], table.lang),
    )


# Properties.


def property_piece(table: Table, slot: int) -> Piece:
    """A property, with room for crests or with the crests of whoever claimed it."""
    kind = kind_on(table.state, slot)
    return Piece(
        tile_id(table, slot),
        *slot_point(table, slot),
        *table.layout.sizes["tile"],
        "estate",
        property_says(table, slot),
        label=table.short(table.state.tile[slot]),
        owner=owner_of(table, slot),
        group=table.layout.groups[table.category_of(table.state.tile[slot])],
        marks={"sw": need_marks(table, kind), "se": [Mark("crest")] * kind.value},
    )


def property_says(table: Table, slot: int) -> str:
    """A property read aloud."""
    owner, kind = table.state.owner[slot], table.state.tile[slot]
    return table.say(
        "property-free" if owner == NOBODY else "property-claimed",
        slot=table.words.slot_ids[slot],
        building=table.words.building(kind, table.lang),
        category=table.category_name(table.category_of(kind)),
        gist=table.words.gist(kind, table.lang),
        seat="" if owner == NOBODY else table.names[owner],
        count=table.board.kinds[kind].value,
    )
