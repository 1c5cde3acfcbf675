"""Ids: by which names the pieces of a scene go."""

from __future__ import annotations

from typing import Final

from ironbridge.rulesets.neuland.figures import Printed

# Keys for what has no other place on the table.
END: Final = "end"
SEARCH: Final = "search"
KEEP: Final = "keep-cart"


def hex_id(printed: Printed, hex: int) -> str:
    """A hex."""
    return f"hex:{printed.hex_ids[hex]}"


def place_id(printed: Printed, slot: int) -> str:
    """A free place for a building."""
    return f"place:{printed.slot_ids[slot]}"


def tile_id(printed: Printed, slot: int) -> str:
    """A building on the map."""
    return f"tile:{printed.slot_ids[slot]}"


def building_id(printed: Printed, kind: int) -> str:
    """A building in the supply, or a property in its stack."""
    id = printed.kind_ids[kind]
    return f"property:{id}" if id in printed.properties else f"building:{id}"


def ore_id(printed: Printed, marker: int) -> str:
    """A sort of ore in the supply."""
    return f"ore:{printed.marker_ids[marker]}"


def good_id(printed: Printed, good: int) -> str:
    """A good that can be chosen."""
    return f"good:{printed.good_ids[good]}"


def reserve_id(seat: int) -> str:
    """A seat's corner of the board."""
    return f"reserve:{seat}"


def token_id(seat: int, token: str) -> str:
    """A seat's token."""
    return f"token:{seat}.{token}"


def action_id(action: str) -> str:
    """A key."""
    return f"action:{action}"


def seat_id(seat: int) -> str:
    """A seat's panel."""
    return f"seat:{seat}"
