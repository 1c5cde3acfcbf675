"""Hexes: the land and the free places on it."""

from __future__ import annotations

from ironbridge.core.scene import Mark, Piece
from ironbridge.rulesets.neuland.board import NOTHING
from ironbridge.rulesets.neuland.scene.ids import hex_id, place_id
from ironbridge.rulesets.neuland.scene.layout import Layout, Point
from ironbridge.rulesets.neuland.scene.look import Look

# Where they are.


def hex_point(look: Look, hex: int) -> Point:
    """The middle of a hex."""
    places = look.layout.map
    q, r = look.printed.places[hex]
    (x, y), (qx, qy), (rx, ry) = places.centre, places.step_q, places.step_r
    return x + q * qx + r * rx, y + q * qy + r * ry


def slot_point(look: Look, slot: int) -> Point:
    """The middle of a place for a building."""
    x, y = hex_point(look, look.board.hex_of[slot])
    dx, dy = look.layout.map.places[slot % look.board.per_hex]
    return x + dx, y + dy


def hex_size(layout: Layout) -> Point:
    """How wide and high a hex is."""
    return layout.map.step_q[0], 2 * layout.map.side


# The pieces.


def hex_pieces(look: Look) -> list[Piece]:
    """All hexes, then the free places."""
    slots = [slot for slot in range(look.board.slots) if look.state.tile[slot] == NOTHING]
    return [
        *(hex_piece(look, hex) for hex in range(look.board.hexes)),
        *(place_piece(look, slot) for slot in slots),
    ]


def hex_piece(look: Look, hex: int) -> Piece:
    """A hex of its terrain, flagged where somebody may still settle."""
    return Piece(
        hex_id(look.printed, hex),
        *hex_point(look, hex),
        *hex_size(look.layout),
        "hex",
        hex_says(look, hex),
        label=look.printed.hex_ids[hex],
        group=look.terrain(hex),
        marks={"n": [Mark("first")]} if is_start(look, hex) else {},
    )


def is_start(look: Look, hex: int) -> bool:
    """Is it marked for first buildings, and nobody has built there yet?"""
    empty = look.state.room[hex] == look.board.per_hex
    return look.state.opening > 0 and hex in look.board.start_hexes and empty


def hex_says(look: Look, hex: int) -> str:
    """A hex read aloud."""
    return look.say(
        "hex-start" if is_start(look, hex) else "hex",
        hex=look.printed.hex_ids[hex],
        terrain=look.terrain_name(hex),
        count=look.state.room[hex],
    )


def place_piece(look: Look, slot: int) -> Piece:
    """A free place for a building, with what would come there if it can be chosen."""
    hex = look.board.hex_of[slot]
    id = place_id(look.printed, slot)
    return Piece(
        id,
        *slot_point(look, slot),
        *look.layout.sizes["tile"],
        "place",
        look.say("place", slot=look.printed.slot_ids[slot], terrain=look.terrain_name(hex)),
        group=look.terrain(hex),
        within=hex_id(look.printed, hex),
        marks={"c": [Mark(look.glyph(kind)) for kind in to_come(look)]} if id in look.lit else {},
    )


def to_come(look: Look) -> list[int]:
    """The buildings for which a place is sought: the one asked about, or the first ones."""
    about = look.about()
    return [about["building"]] if "building" in about else look.board.start_kinds
