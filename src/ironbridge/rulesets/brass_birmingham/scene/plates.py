"""Plates: how the spaces, tiles, barrels and names of a place stand together."""

from __future__ import annotations

from typing import Final

from ironbridge.rulesets.brass_birmingham.scene.layout import Box, Layout, Point, Town

BELOW: Final = 2  # from the spaces to the name
OVERLAP: Final = 4  # how far a name reaches over the edge of its plate


def ribbon_size(layout: Layout, id: str) -> Point:
    """The ribbon of a place; farms, of one space, have a short one, long names a wide one."""
    town = layout.towns.get(id)
    w, h = layout.sizes["farm" if town is not None and town.rows == [1] else "ribbon"]
    return layout.wide.get(id, w), h


def plate_box(layout: Layout, id: str) -> Box:
    """The plate of a place: left, top, width, height."""
    plate = layout.plate
    _, ribbon = ribbon_size(layout, id)
    if id in layout.merchants:
        (x, y), rows, extra = layout.merchants[id], [2], layout.sizes["barrel"][1] + 4
    else:
        town = layout.towns[id]
        (x, y), rows, extra = town.at, town.rows, 0.0
    w = max(rows) * plate.pitch + 2 * plate.edge
    h = len(rows) * plate.pitch + extra + plate.edge + BELOW + ribbon - OVERLAP
    return x - w / 2, y - h / 2, w, h


def ribbon_at(layout: Layout, id: str) -> Point:
    """The middle of a name: above a merchant's tiles, below a town's spaces."""
    left, top, w, h = plate_box(layout, id)
    _, ribbon = ribbon_size(layout, id)
    if id in layout.merchants:
        return left + w / 2, top - OVERLAP + ribbon / 2
    return left + w / 2, top + h + OVERLAP - ribbon / 2


def space_points(layout: Layout, id: str) -> list[Point]:
    """The middles of a town's spaces, in order."""
    town = layout.towns[id]
    _, top, _, _ = plate_box(layout, id)
    first = top + layout.plate.edge + layout.plate.pitch / 2
    return [
        point
        for at, count in enumerate(town.rows)
        for point in row_points(layout, town, count, first + at * layout.plate.pitch)
    ]


def row_points(layout: Layout, town: Town, count: int, y: float) -> list[Point]:
    """Spaces side by side around a town's middle."""
    pitch = layout.plate.pitch
    return [(town.at[0] + (at - (count - 1) / 2) * pitch, y) for at in range(count)]


def merchant_points(layout: Layout, id: str, tiles: int) -> list[Point]:
    """The middles of a merchant's tiles."""
    left, top, w, _ = plate_box(layout, id)
    _, ribbon = ribbon_size(layout, id)
    pitch = layout.plate.pitch
    x, y = left + w / 2, top - OVERLAP + ribbon + BELOW + pitch / 2
    return [(x + (at - (tiles - 1) / 2) * pitch, y) for at in range(tiles)]


def barrel_points(layout: Layout, id: str, tiles: int) -> list[Point]:
    """The middles of the barrels: below the tiles, at both sides of the bonus."""
    (_, y), *_ = merchant_points(layout, id, tiles)
    left, _, w, _ = plate_box(layout, id)
    barrel_w, barrel_h = layout.sizes["barrel"]
    low = y + layout.plate.pitch / 2 + barrel_h / 2 + 2
    side = layout.plate.edge + barrel_w / 2 + 3
    return [(left + side, low), (left + w - side, low)][:tiles]


def bonus_point(layout: Layout, id: str) -> Point:
    """The middle of a merchant's bonus, between the barrels."""
    left, _, w, _ = plate_box(layout, id)
    return left + w / 2, barrel_points(layout, id, 1)[0][1]
