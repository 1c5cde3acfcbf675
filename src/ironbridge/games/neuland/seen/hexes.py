"""Hexes: the land and the free places on it."""

from __future__ import annotations

from ironbridge.core.scene import Mark, Piece
from ironbridge.games.neuland.board import NOTHING
from ironbridge.games.neuland.rules.kinds import HOME
from ironbridge.games.neuland.seen.layout import Layout, Point
from ironbridge.games.neuland.seen.table import Table


def hex_id(table: Table, hex: int) -> str:
    """The id of a hex's piece."""
    return f"hex:{table.printed.hex_ids[hex]}"


def place_id(table: Table, slot: int) -> str:
    """The id of a free place."""
    return f"place:{table.words.slot_ids[slot]}"


def first_free(table: Table, hex: int) -> int:
    """The place of a hex on which the next building is put; its last one if all are taken."""
    slots = range(hex * table.board.per_hex, (hex + 1) * table.board.per_hex)
    return next((slot for slot in slots if table.state.tile[slot] == NOTHING), slots[-1])


# Where they are.


def hex_point(table: Table, hex: int) -> Point:
    """The middle of a hex."""
    places = table.layout.map
    q, r = table.printed.places[hex]
    (x, y), (qx, qy), (rx, ry) = places.centre, places.step_q, places.step_r
    return x + q * qx + r * rx, y + q * qy + r * ry


def slot_point(table: Table, slot: int) -> Point:
    """The middle of a place for a building."""
    x, y = hex_point(table, table.board.hex_of[slot])
    dx, dy = table.layout.map.places[slot % table.board.per_hex]
    return x + dx, y + dy


def hex_size(layout: Layout) -> Point:
    """How wide and high a hex is."""
    return layout.map.step_q[0], 2 * layout.map.side


# The pieces.


def hex_pieces(table: Table, lit: dict[str, list[str]]) -> list[Piece]:
    """All hexes, then the free places."""
    slots = [slot for slot in range(table.board.slots) if table.state.tile[slot] == NOTHING]
    return [
        *(hex_piece(table, hex) for hex in range(table.board.hexes)),
        *(place_piece(table, slot, lit) for slot in slots),
    ]


def hex_piece(table: Table, hex: int) -> Piece:
    """A hex of its terrain, flagged where somebody may still settle."""
    return Piece(
        hex_id(table, hex),
        *hex_point(table, hex),
        *hex_size(table.layout),
        "hex",
        hex_says(table, hex),
        label=table.printed.hex_ids[hex],
        group=table.terrain(hex),
        marks={"n": [Mark("first")]} if is_start(table, hex) else {},
    )


def is_start(table: Table, hex: int) -> bool:
    """Is it marked for first buildings, and nobody has built there yet?"""
    empty = table.state.room[hex] == table.board.per_hex
    return table.state.opening > 0 and hex in table.board.start_hexes and empty


def hex_says(table: Table, hex: int) -> str:
    """A hex read aloud."""
    return table.say(
        "hex-start" if is_start(table, hex) else "hex",
        hex=table.printed.hex_ids[hex],
        terrain=table.terrain_name(hex),
        count=table.state.room[hex],
    )


def place_piece(table: Table, slot: int, lit: dict[str, list[str]]) -> Piece:
    """A free place for a building, with what would come there if it can be chosen."""
    hex = table.board.hex_of[slot]
    id = place_id(table, slot)
    return Piece(
        id,
        *slot_point(table, slot),
        *table.layout.sizes["tile"],
        "place",
        table.say("place", slot=table.words.slot_ids[slot], terrain=table.terrain_name(hex)),
        group=table.terrain(hex),
        marks={"c": [Mark(table.glyph(kind)) for kind in to_come(table)]} if id in lit else {},
    )


def to_come(table: Table) -> list[int]:
    """The buildings for which a place is sought."""
    if table.question is None:
        return []
    return table.board.start_kinds if table.question.kind == HOME else [table.question.a]
