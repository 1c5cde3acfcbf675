"""Grounds: sea, land and borders, the plates of the places, the compass rose."""

from __future__ import annotations

from ironbridge.core.scene import Area, Text
from ironbridge.core.speech import language
from ironbridge.rulesets.age_of_industry.scene.look import Look


def grounds(look: Look) -> list[Area]:
    """All that lies under the pieces."""
    layout = look.plan.layout
    rose = [Area(*layout.rose, style="rose")] if layout.rose else []
    return [*chart(look), *rose, *plates(look)]


def chart(look: Look) -> list[Area]:
    """The sea, the land in it, and the lines that divide the land; nothing if there is no land."""
    layout = look.plan.layout
    if not layout.land:
        return []
    box = (0, 0, *layout.size)
    lands = [Area(*box, "land", outline=land) for land in layout.land]
    borders = [Area(*box, "border", outline=line) for line in layout.borders]
    return [Area(*box, "sea"), *lands, *borders, Area(*box, "edge")]


def plates(look: Look) -> list[Area]:
    """The plates of all places but villages, edged with their colour."""
    plan = look.plan
    ids = [id for id in look.printed.place_ids if id not in plan.villages]
    return [Area(*plan.plate(id), "plate", look.group(id)) for id in ids]


def sea_names(look: Look) -> list[Text]:
    """The names of the seas."""
    lang = language(look.lang)
    return [Text(*sea.at, sea.name[lang], "note") for sea in look.plan.layout.seas]
