"""Links: canals and railways between places, whose they are, and what may be built this era."""

from __future__ import annotations

from ironbridge.core.rules import NOBODY
from ironbridge.core.scene import Link
from ironbridge.draw.curves import box_around, clear, curve, middle_of, thinned
from ironbridge.games.brass_birmingham.board import CANAL
from ironbridge.games.brass_birmingham.seen.layout import Box, Layout, Point
from ironbridge.games.brass_birmingham.seen.plates import plate_box, ribbon_at, ribbon_size
from ironbridge.games.brass_birmingham.seen.table import Table


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
    boxes = [box for id in ids for box in boxes_of(table.layout, id)]
    points = clear(curve(ends[0], ends[1], bend), boxes)
    drawn = thinned(points, bend)
    if len(ids) == 2:
        return drawn, []
    spur = clear(curve(points[len(points) // 2], ends[2], 0), boxes)
    return drawn, thinned(spur, 0)


def boxes_of(layout: Layout, id: str) -> list[Box]:
    """The room of a place: its plate and its name."""
    return [plate_box(layout, id), box_around(ribbon_at(layout, id), ribbon_size(layout, id))]
