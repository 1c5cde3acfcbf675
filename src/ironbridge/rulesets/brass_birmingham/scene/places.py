"""Places: a plate for what stands together, and the name on a ribbon in its banner's colour."""

from __future__ import annotations

from ironbridge.core.scene import Area, Piece
from ironbridge.rulesets.brass_birmingham.scene.ids import place_id
from ironbridge.rulesets.brass_birmingham.scene.look import Look
from ironbridge.rulesets.brass_birmingham.scene.plates import plate_box, ribbon_at, ribbon_size


def areas(look: Look) -> list[Area]:
    """What lies under everything else, always the same."""
    return [rose(look), *plates(look)]


def plates(look: Look) -> list[Area]:
    """The plates of all places."""
    return [Area(*plate_box(look.layout, id), style="plate") for id in look.printed.place_ids]


def rose(look: Look) -> Area:
    """The compass rose of the map."""
    return Area(*look.layout.rose, style="rose")


def ribbons(look: Look) -> list[Piece]:
    """The names of all places."""
    return look.kept.groups.find(("ribbons", look.lang), all_ribbons, look)


def all_ribbons(look: Look) -> list[Piece]:
    """The names of all places, made anew."""
    return [ribbon(look, id) for id in look.printed.place_ids]


def ribbon(look: Look, id: str) -> Piece:
    """A name on its ribbon."""
    place = look.printed.places[id]
    (x, y), (w, h) = ribbon_at(look.layout, id), ribbon_size(look.layout, id)
    name = look.place_name(id)
    return Piece(
        id=place_id(id),
        x=x,
        y=y,
        w=w,
        h=h,
        shape="ribbon",
        says=look.say(f"scene.{place.kind}", place=name),
        label=look.say("scene.farm-short") if place.kind == "farm" else name,
        group=place.banner,
    )
