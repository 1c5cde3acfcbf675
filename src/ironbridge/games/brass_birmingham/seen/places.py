"""Places: a plate for what stands together, and the name on a ribbon in its banner's colour."""

from __future__ import annotations

from ironbridge.core.scene import Area, Piece
from ironbridge.games.brass_birmingham.seen.plates import plate_box, ribbon_at, ribbon_size
from ironbridge.games.brass_birmingham.seen.table import Table


def plates(table: Table) -> list[Area]:
    """The plates of all places."""
    return [Area(*plate_box(table.layout, id), style="plate") for id in table.printed.place_ids]


def rose(table: Table) -> Area:
    """The compass rose of the map."""
    return Area(*table.layout.rose, style="rose")


def ribbons(table: Table) -> list[Piece]:
    """The names of all places."""
    return [ribbon(table, id) for id in table.printed.place_ids]


def ribbon(table: Table, id: str) -> Piece:
    """A name on its ribbon."""
    place = table.printed.places[id]
    (x, y), (w, h) = ribbon_at(table.layout, id), ribbon_size(table.layout, id)
    name = table.place_name(id)
    return Piece(
        id=f"place:{id}",
        x=x,
        y=y,
        w=w,
        h=h,
        shape="ribbon",
        says=table.say(f"scene.{place.kind}", place=name),
        label=table.say("scene.farm-short") if place.kind == "farm" else name,
        group=place.banner,
    )
