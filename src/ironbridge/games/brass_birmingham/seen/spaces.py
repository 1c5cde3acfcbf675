"""Spaces: sockets that show what fits, and the tiles built on them."""

from __future__ import annotations

from ironbridge.core.scene import Mark, Piece
from ironbridge.games.brass_birmingham.board import NOTHING
from ironbridge.games.brass_birmingham.names import NUMERALS
from ironbridge.games.brass_birmingham.seen.plates import space_points
from ironbridge.games.brass_birmingham.seen.table import GLYPHS, Table
from ironbridge.games.brass_birmingham.state import kind_on


def space_id(table: Table, space: int) -> str:
    """The id of a space's piece."""
    return f"space:{table.words.space_ids[space]}"


def space_pieces(table: Table) -> list[Piece]:
    """Every space, built on or not."""
    return [space_piece(table, space) for space in range(table.board.spaces)]


def space_piece(table: Table, space: int) -> Piece:
    """A space: a socket, or the tile that lies on it."""
    board = table.board
    place = board.space_place[space]
    number = board.place_spaces[place].index(space)
    x, y = space_points(table.layout, table.printed.place_ids[place])[number]
    w, h = table.layout.sizes["space"]
    id = space_id(table, space)
    if table.state.tile[space] == NOTHING:
        marks = {"c": [Mark(GLYPHS[industry]) for industry in board.space_industries[space]]}
        return Piece(id, x, y, w, h, "socket", socket_says(table, space), marks=marks)
    kind = kind_on(table.state, space)
    return Piece(
        id,
        x,
        y,
        w,
        h,
        "square",
        tile_says(table, space),
        symbol=GLYPHS[kind.industry],
        label=NUMERALS[kind.level],
        owner=table.state.owner[space],
        state="turned" if table.state.flipped[space] else "",
        marks=tile_marks(table, space),
    )


def tile_marks(table: Table, space: int) -> dict[str, list[Mark]]:
    """What lies on a tile; once it is turned, its points and link icons."""
    state, kind = table.state, kind_on(table.state, space)
    if state.flipped[space]:
        return {"sw": [Mark(text=str(kind.points))], "se": [Mark("link")] * kind.icons}
    good = table.good(kind.industry)
    return {"se": [Mark(good, str(state.cubes[space]))]} if good else {}


def socket_says(table: Table, space: int) -> str:
    """An empty space read aloud."""
    fits = table.industries(table.board.space_industries[space])
    return table.say("scene.space", space=table.words.space(space, table.lang), industries=fits)


def tile_says(table: Table, space: int) -> str:
    """A tile on its space read aloud."""
    state, kind = table.state, kind_on(table.state, space)
    key = "turned" if state.flipped[space] else "stocked" if table.good(kind.industry) else "unsold"
    return table.say(
        f"scene.tile-{key}",
        space=table.words.space(space, table.lang),
        tile=table.words.tile(state.tile[space], table.lang),
        seat=table.names[state.owner[space]],
        count=state.cubes[space],
        points=table.say("gist.points", count=kind.points),
        icons=table.say("gist.icons", count=kind.icons),
    )
