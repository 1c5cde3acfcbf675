"""Plan: where all that is printed on a map stands, worked out once from its layout."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from ironbridge.draw.curves import Box, Point, box_around
from ironbridge.draw.fonts import LEAST, SERIF_BOLD, width
from ironbridge.draw.slips import AFTER, DEVICE
from ironbridge.rulesets.age_of_industry.figures import Place, Printed, Ship
from ironbridge.rulesets.age_of_industry.scene.layout import (
    INSTRUMENTS,
    ORDER,
    SIZES,
    Layout,
    Spot,
)
from ironbridge.rulesets.age_of_industry.scene.scatter import scattered

PITCH: Final = 55  # from space to space
EDGE: Final = 5  # around the spaces
BELOW: Final = 2  # from the spaces to the name
OVERLAP: Final = 4  # how far a name reaches over the edge of its plate
RIBBON: Final = 23  # the height of a name
NAME: Final = LEAST
MARGIN: Final = 24  # of a name on its ribbon
AT_SEA: Final = 3  # import box, ship space and market
MOST_IN_ROW: Final = 3


class Plan:
    """Plates, names and spaces of one map; names have room in every language."""

    def __init__(self, layout: Layout, printed: Printed) -> None:
        self.layout = layout
        self.printed = printed
        self.villages = [id for id, place in printed.places.items() if place.kind == "village"]

    @cached_property
    def at(self) -> dict[str, Point]:
        """The centre of every place."""
        known = {id: spot.at for id, spot in self.spots.items() if id in self.printed.place_ids}
        joins = [link.joins for link in self.printed.links.values()]
        joins += [[id, port] for id, ship in self.printed.ships.items() for port in ship.lanes]
        taken = [(*self.layout.order, *ORDER), (*self.layout.instruments, *INSTRUMENTS)]
        return scattered(known, self.printed.place_ids, joins, self.layout.size, taken)

    @cached_property
    def spots(self) -> dict[str, Spot]:
        """What the layout says of places and ship spaces."""
        return {**self.layout.places, **self.layout.ships}

    def entry(self, id: str) -> Place | Ship:
        """What is printed of a place or a ship space."""
        return self.printed.ships[id] if id in self.printed.ships else self.printed.places[id]

    def side(self, village: str) -> str:
        """Where a village has its name."""
        return self.spots[village].name if village in self.spots else "s"

    # Spaces and plates.

    def cells(self, id: str) -> int:
        """How many things stand on a plate: spaces, then markets; a ship between two boxes."""
        entry = self.entry(id)
        return AT_SEA if isinstance(entry, Ship) else len(entry.spaces) + entry.markets

    def rows(self, id: str) -> list[int]:
        """How many of them stand side by side, row by row."""
        count = self.cells(id)
        given = self.spots[id].rows if id in self.spots else []
        if sum(given) == count:
            return given
        if count <= MOST_IN_ROW:
            return [count]
        return [2] * (count // 2) + [1] * (count % 2)

    def plate(self, id: str) -> Box:
        """The plate of a place, or the ring of a village."""
        if id in self.villages:
            return box_around(self.at[id], SIZES["village"])
        rows = self.rows(id)
        w = max(rows, default=1) * PITCH + 2 * EDGE
        h = len(rows) * PITCH + EDGE + BELOW + RIBBON - OVERLAP
        return box_around(self.at[id], (w, h))

    def points(self, id: str) -> list[Point]:
        """The middles of all that stands on a plate, in order."""
        _, top, _, _ = self.plate(id)
        x, first = self.at[id][0], top + EDGE + PITCH / 2
        return [
            (x + (at - (count - 1) / 2) * PITCH, first + row * PITCH)
            for row, count in enumerate(self.rows(id))
            for at in range(count)
        ]

    # Names.

    def ribbon(self, id: str) -> Box:
        """The name of a place, below its spaces."""
        _, top, w, h = self.plate(id)
        wide = max(self.name_width(id), w - 2 * OVERLAP)
        return box_around((self.at[id][0], top + h + OVERLAP - RIBBON / 2), (wide, RIBBON))

    def name_width(self, id: str) -> float:
        """The room that a name, its device and its signs need, in any language."""
        entry = self.entry(id)
        wide = max(width(name, SERIF_BOLD, NAME) for name in entry.name.values())
        device = DEVICE + 4 if entry.colour else 0
        signs = len(signs_of(entry)) * (AFTER.glyph + AFTER.tight)
        return wide + device + MARGIN + (signs + 3 if signs else 0)

    def boxes(self, id: str) -> list[Box]:
        """What ways keep clear of at their ends."""
        return [self.plate(id)] if id in self.villages else [self.plate(id), self.ribbon(id)]


def signs_of(entry: Place | Ship) -> list[str]:
    """The signs behind a name: a distant port, a place that nothing passes through."""
    if isinstance(entry, Ship):
        return []
    signs = ["harbour"] if entry.distant_port else []
    return signs if entry.transit else [*signs, "lock"]
