"""Spaces: sockets that show what fits, and the tiles built on them."""

from __future__ import annotations

from ironbridge.core.scene import Mark, Piece
from ironbridge.rulesets.brass_birmingham.board import NOTHING
from ironbridge.rulesets.brass_birmingham.scene.ids import place_id, space_id
from ironbridge.rulesets.brass_birmingham.scene.look import GLYPHS, Look
from ironbridge.rulesets.brass_birmingham.scene.plates import space_points
from ironbridge.rulesets.brass_birmingham.state import model_on
from ironbridge.rulesets.brass_birmingham.text.names import NUMERALS


def space_pieces(look: Look) -> list[Piece]:
    """Every space, built on or not."""
    kept = look.kept.pieces
    return [
        kept.find(shown_of(look, space), space_piece, look, space)
        for space in range(look.board.spaces)
    ]


def shown_of(look: Look, space: int) -> tuple[object, ...]:
    """All that the piece of a space shows."""
    state = look.state
    tile, owner = state.tile[space], state.owner[space]
    if tile == NOTHING:
        return "space", space, look.lang
    held = (owner, look.names[owner], state.flipped[space], state.cubes[space])
    return "tile", space, tile, *held, look.lang


def space_piece(look: Look, space: int) -> Piece:
    """A space: a socket, or the tile that lies on it."""
    board = look.board
    place = board.space_place[space]
    number = board.place_spaces[place].index(space)
    town = look.printed.place_ids[place]
    x, y = space_points(look.layout, town)[number]
    w, h = look.layout.sizes["space"]
    id, within = space_id(look.called, space), place_id(town)
    if look.state.tile[space] == NOTHING:
        marks = {"c": [Mark(GLYPHS[industry]) for industry in board.space_industries[space]]}
        says = socket_says(look, space)
        return Piece(id, x, y, w, h, "socket", says, within=within, marks=marks)
    model = model_on(look.state, space)
    return Piece(
        id,
        x,
        y,
        w,
        h,
        "square",
        tile_says(look, space),
        symbol=GLYPHS[model.industry],
        label=NUMERALS[model.level],
        owner=look.state.owner[space],
        state="turned" if look.state.flipped[space] else "",
        within=within,
        marks=tile_marks(look, space),
    )


def tile_marks(look: Look, space: int) -> dict[str, list[Mark]]:
    """What lies on a tile; once it is turned, its points and link icons."""
    state, model = look.state, model_on(look.state, space)
    if state.flipped[space]:
        return {"sw": [Mark(text=str(model.points))], "se": [Mark("link")] * model.icons}
    good = look.good(model.industry)
    return {"se": [Mark(good, str(state.cubes[space]))]} if good else {}


def socket_says(look: Look, space: int) -> str:
    """An empty space read aloud."""
    fits = look.industries(look.board.space_industries[space])
    return look.say("scene.space", space=look.called.space(space, look.lang), industries=fits)


def tile_says(look: Look, space: int) -> str:
    """A tile on its space read aloud."""
    state, model = look.state, model_on(look.state, space)
    key = "turned" if state.flipped[space] else "stocked" if look.good(model.industry) else "unsold"
    return look.say(
        f"scene.tile-{key}",
        space=look.called.space(space, look.lang),
        tile=look.called.tile(state.tile[space], look.lang),
        seat=look.names[state.owner[space]],
        count=state.cubes[space],
        points=look.say("gist.points", count=model.points),
        icons=look.say("gist.icons", count=model.icons),
    )
