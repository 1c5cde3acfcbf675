"""Ids: by which names the pieces of a scene go."""

from __future__ import annotations

from typing import Final

from ironbridge.rulesets.industria.figures import Printed

AUCTION: Final = "panel:auction"


def tile_id(printed: Printed, tile: int) -> str:
    """A tile's piece."""
    return f"tile:{printed.tile_ids[tile]}"


def supply_id(printed: Printed, resource: int) -> str:
    """A resource's place in the display."""
    return f"resource:{printed.resource_ids[resource]}"


def seat_id(seat: int) -> str:
    """A seat's panel."""
    return f"seat:{seat}"
