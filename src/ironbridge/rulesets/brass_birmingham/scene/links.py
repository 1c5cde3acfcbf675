"""Links: canals and railways between places, whose they are, and what may be built this era."""

from __future__ import annotations

from ironbridge.core.scene import Link
from ironbridge.core.state import NOBODY
from ironbridge.draw import curves
from ironbridge.draw.curves import box_around, middle_of, thinned
from ironbridge.rulesets.brass_birmingham.board import CANAL
from ironbridge.rulesets.brass_birmingham.scene.ids import line_id
from ironbridge.rulesets.brass_birmingham.scene.layout import Box, Layout, Point
from ironbridge.rulesets.brass_birmingham.scene.look import Look
from ironbridge.rulesets.brass_birmingham.scene.plates import plate_box, ribbon_at, ribbon_size


def links(look: Look) -> list[Link]:
    """Every line, as what may be built or is built in this era."""
    kept = look.kept.links
    return [
        kept.find(shown_of(look, line), link, look, line) for line in range(len(look.board.lines))
    ]


def shown_of(look: Look, line: int) -> tuple[object, ...]:
    """All that the link of a line shows."""
    owner = look.state.link[line]
    return line, look.state.era, owner, look.name(owner), look.lang


def link(look: Look, line: int) -> Link:
    """A line: of this era's kind, or pale if it belongs to the other."""
    owner = look.state.link[line]
    points, branch = way(look, line)
    canal = is_canal(look, line)
    return Link(
        line_id(look.called, line),
        points,
        "canal" if canal else "rail",
        link_says(look, line),
        owner=None if owner == NOBODY else owner,
        state="" if is_of_era(look, line) else "faint",
        branch=branch,
    )


def is_of_era(look: Look, line: int) -> bool:
    """May a link be built there in this era?"""
    board = look.board
    return (board.line_canal if look.state.era == CANAL else board.line_rail)[line]


def is_canal(look: Look, line: int) -> bool:
    """Is it drawn as a canal? In the canal era, whatever can be one; later, what can only be one."""
    canal, rail = look.board.line_canal[line], look.board.line_rail[line]
    return canal if look.state.era == CANAL else not rail


def link_says(look: Look, line: int) -> str:
    """A line read aloud."""
    owner = look.state.link[line]
    kind = "canal" if is_canal(look, line) else "rail"
    name = look.called.line(line, look.lang)
    if owner != NOBODY:
        return look.say(f"scene.{kind}-built", line=name, seat=look.names[owner])
    key = "open" if is_of_era(look, line) else "shut"
    return look.say(f"scene.{kind}-{key}", line=name)


# Where the lines run.


def way(look: Look, line: int) -> tuple[list[Point], list[Point]]:
    """The curve from place to place, and the spur to a third, clear of all three plates."""
    ids = [look.printed.place_ids[place] for place in look.board.lines[line]]
    bend = look.layout.lines[look.printed.line_ids[line]]
    ends = [middle_of(plate_box(look.layout, id)) for id in ids]
    boxes = tuple(box for id in ids for box in boxes_of(look.layout, id))
    points = curves.way(ends[0], ends[1], bend, boxes)
    drawn = thinned(points, bend)
    if len(ids) == 2:
        return drawn, []
    spur = curves.way(points[len(points) // 2], ends[2], 0, boxes)
    return drawn, thinned(spur, 0)


def boxes_of(layout: Layout, id: str) -> list[Box]:
    """The room of a place: its plate and its name."""
    return [plate_box(layout, id), box_around(ribbon_at(layout, id), ribbon_size(layout, id))]
