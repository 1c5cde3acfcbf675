"""Links: canals and railways between places, whose they are, and what may be built this era."""

from __future__ import annotations

from math import dist
from typing import Final

from ironbridge.core.rules import NOBODY
from ironbridge.core.scene import Link
from ironbridge.games.brass_birmingham.board import CANAL
from ironbridge.games.brass_birmingham.seen.layout import Box, Layout, Point
from ironbridge.games.brass_birmingham.seen.plates import plate_box, ribbon_at, ribbon_size
from ironbridge.games.brass_birmingham.seen.table import Table

STEPS: Final = 96  # of a curve, to find where it leaves its plates
DRAWN: Final = 8  # how many of these are one straight stroke of the drawing
UNDER: Final = 7  # how far a way runs on under the plates it joins


def line_id(table: Table, line: int) -> str:
    """The id of a line's link."""
    return f"line:{table.printed.line_ids[line]}"


def links(table: Table) -> list[Link]:
    """Every line, as what may be built or is built in this era."""
    return [link(table, line) for line in range(len(table.board.lines))]


def link(table: Table, line: int) -> Link:
    """A line: of this era's kind, or pale if it belongs to the other."""
    owner = table.state.link[line]
    points, branch = way(table, line)
    canal = is_canal(table, line)
    return Link(
        line_id(table, line),
        points,
        "canal" if canal else "rail",
        link_says(table, line),
        owner=None if owner == NOBODY else owner,
        state="" if is_of_era(table, line) else "faint",
        branch=branch,
    )


def is_of_era(table: Table, line: int) -> bool:
    """May a link be built there in this era?"""
    board = table.board
    return (board.line_canal if table.state.era == CANAL else board.line_rail)[line]


def is_canal(table: Table, line: int) -> bool:
    """Is it drawn as a canal? In the canal era, whatever can be one; later, what can only be one."""
    canal, rail = table.board.line_canal[line], table.board.line_rail[line]
    return canal if table.state.era == CANAL else not rail


def link_says(table: Table, line: int) -> str:
    """A line read aloud."""
    owner = table.state.link[line]
    kind = "canal" if is_canal(table, line) else "rail"
    name = table.words.line(line, table.lang)
    if owner != NOBODY:
        return table.say(f"scene.{kind}-built", line=name, seat=table.names[owner])
    key = "open" if is_of_era(table, line) else "shut"
    return table.say(f"scene.{kind}-{key}", line=name)


# Where the lines run.


def way(table: Table, line: int) -> tuple[list[Point], list[Point]]:
    """The curve from place to place, and the spur to a third, clear of all three plates."""
    ids = [table.printed.place_ids[place] for place in table.board.lines[line]]
    bend = table.layout.lines[table.printed.line_ids[line]]
    ends = [middle_of(plate_box(table.layout, id)) for id in ids]
    points = clear(table.layout, curve(ends[0], ends[1], bend), ids)
    drawn = thinned(points, DRAWN if bend else STEPS)
    if len(ids) == 2:
        return drawn, []
    spur = clear(table.layout, curve(points[len(points) // 2], ends[2], 0), ids)
    return drawn, thinned(spur, STEPS)


def thinned(points: list[Point], step: int) -> list[Point]:
    """As many points as the eye needs, both ends among them."""
    return [*points[:-1:step], points[-1]]


def middle_of(box: Box) -> Point:
    """The centre of a box."""
    left, top, w, h = box
    return left + w / 2, top + h / 2


def curve(a: Point, b: Point, bend: float) -> list[Point]:
    """A quadratic curve whose middle lies `bend` to the right of the straight way."""
    length = dist(a, b)
    across = ((a[1] - b[1]) / length, (b[0] - a[0]) / length)
    control = tuple((a[i] + b[i]) / 2 + 2 * bend * across[i] for i in (0, 1))
    points = []
    for step in range(STEPS + 1):
        t = step / STEPS
        x, y = ((1 - t) ** 2 * a[i] + 2 * t * (1 - t) * control[i] + t**2 * b[i] for i in (0, 1))
        points.append((round(x, 1), round(y, 1)))
    return points


def clear(layout: Layout, points: list[Point], ids: list[str]) -> list[Point]:
    """The part of a way that lies outside the plates and names it joins, and a little more."""
    boxes = [box for id in ids for box in (plate_box(layout, id), ribbon_box(layout, id))]
    return [point for point in points if not any(is_inside(point, box) for box in boxes)]


def ribbon_box(layout: Layout, id: str) -> Box:
    """The room of a name."""
    (x, y), (w, h) = ribbon_at(layout, id), ribbon_size(layout, id)
    return x - w / 2, y - h / 2, w, h


def is_inside(point: Point, box: Box) -> bool:
    """Is a point well within a box?"""
    (x, y), (left, top, w, h) = point, box
    return left + UNDER < x < left + w - UNDER and top + UNDER < y < top + h - UNDER
