"""Grounds: sea, land and borders, the plates of the places, the compass rose."""

from __future__ import annotations

from ironbridge.core.scene import Area, Text
from ironbridge.core.speech import language
from ironbridge.games.age_of_industry.seen.table import Table


def grounds(table: Table) -> list[Area]:
    """All that lies under the pieces."""
    layout = table.plan.layout
    rose = [Area(*layout.rose, style="rose")] if layout.rose else []
    return [*chart(table), *rose, *plates(table)]


def chart(table: Table) -> list[Area]:
    """The sea, the land in it, and the lines that divide the land; nothing if there is no land."""
    layout = table.plan.layout
    w, h = layout.size
    lands = [Area(0, 0, w, h, "land", outline=land) for land in layout.land]
    borders = [Area(0, 0, w, h, "border", outline=line) for line in layout.borders]
    return [Area(0, 0, w, h, "sea"), *lands, *borders] if lands else borders


def plates(table: Table) -> list[Area]:
    """The plates of all places but villages, edged with their colour."""
    plan = table.plan
    ids = [id for id in table.printed.place_ids if id not in plan.villages]
    return [Area(*plan.plate(id), "plate", table.group(id)) for id in ids]


def sea_names(table: Table) -> list[Text]:
    """The names of the seas."""
    lang = language(table.lang)
    return [Text(*sea.at, sea.name[lang], "note") for sea in table.plan.layout.seas]
