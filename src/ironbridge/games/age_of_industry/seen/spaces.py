"""Spaces: sockets that show what alone fits, and the counters built on them."""

from __future__ import annotations

from ironbridge.core.scene import Mark, Piece
from ironbridge.draw.curves import Point
from ironbridge.games.age_of_industry.board import COTTON_MILL, IRON_WORKS, NOTHING, Kind
from ironbridge.games.age_of_industry.seen.layout import SIZES
from ironbridge.games.age_of_industry.seen.table import CUBES, GLYPHS, Table
from ironbridge.games.age_of_industry.state import kind_on


def space_id(table: Table, space: int) -> str:
    """The id of a space's piece."""
    return f"space:{table.words.space_ids[space]}"


def space_pieces(table: Table) -> list[Piece]:
    """Every space, built on or not."""
    return [space_piece(table, space) for space in range(table.board.spaces)]


def space_point(table: Table, space: int) -> Point:
    """The middle of a space; a ship lies between its import box and its market."""
    place = table.board.space_place[space]
    points = table.plan.points(table.printed.place_ids[place])
    return points[1] if table.board.is_ship_space(place) else points[number_of(table, space)]


def number_of(table: Table, space: int) -> int:
    """Which space of its place, from 0."""
    return table.board.place_spaces[table.board.space_place[space]].index(space)


def space_piece(table: Table, space: int) -> Piece:
    """A space: a socket, or the counter that lies on it."""
    id, (x, y), (w, h) = space_id(table, space), space_point(table, space), SIZES["space"]
    if table.state.counter[space] == NOTHING:
        takes = table.board.space_takes[space]
        marks = {"c": [Mark(GLYPHS[takes[0]])]} if len(takes) == 1 else {}
        return Piece(id, x, y, w, h, "socket", socket_says(table, space), marks=marks)
    kind = kind_on(table.state, space)
    return Piece(
        id,
        x,
        y,
        w,
        h,
        "square",
        counter_says(table, space),
        symbol=GLYPHS[kind.industry],
        label=str(kind.level),
        owner=table.state.owner[space],
        state="turned" if table.state.flipped[space] else "",
        marks=counter_marks(table, space, kind),
    )


def counter_marks(table: Table, space: int, kind: Kind) -> dict[str, list[Mark]]:
    """The points of a flipped counter; else the cubes on it, or what alone a port sells."""
    if table.state.flipped[space]:
        return {"sw": [Mark("point", str(kind.level))]}
    if kind.cubes:
        return {"se": [Mark(cube_of(kind), str(table.state.cubes[space]))]}
    return {"se": [Mark(GLYPHS[COTTON_MILL])]} if kind.sells == [COTTON_MILL] else {}


def cube_of(kind: Kind) -> str:
    """The symbol of what lies on a mine or a works."""
    return CUBES["iron" if kind.industry == IRON_WORKS else "coal"]


def socket_says(table: Table, space: int) -> str:
    """An empty space read aloud."""
    takes = table.words.industries(table.board.space_takes[space], table.lang)
    return table.say("space", space=table.words.space(space, table.lang), industries=takes)


def counter_says(table: Table, space: int) -> str:
    """A counter on its space read aloud."""
    state, kind = table.state, kind_on(table.state, space)
    key = "flipped" if state.flipped[space] else "stocked" if kind.cubes else "unused"
    return table.say(
        f"counter-{key}",
        space=table.words.space(space, table.lang),
        counter=table.words.counter(state.counter[space], table.lang),
        seat=table.names[state.owner[space]],
        count=state.cubes[space],
        profit=table.dollars(kind.profit),
    )
