"""Spaces: sockets that show what alone fits, and the counters built on them."""

from __future__ import annotations

from ironbridge.core.scene import Mark, Piece
from ironbridge.draw.curves import Point
from ironbridge.rulesets.age_of_industry.board import COTTON_MILL, IRON_WORKS, NOTHING, Model
from ironbridge.rulesets.age_of_industry.scene.ids import place_id, space_id
from ironbridge.rulesets.age_of_industry.scene.layout import SIZES
from ironbridge.rulesets.age_of_industry.scene.look import CUBES, GLYPHS, Look
from ironbridge.rulesets.age_of_industry.state import model_on


def space_pieces(look: Look) -> list[Piece]:
    """Every space, built on or not."""
    return [space_piece(look, space) for space in range(look.board.spaces)]


def space_point(look: Look, space: int) -> Point:
    """The middle of a space; a ship lies between its import box and its market."""
    place = look.board.space_place[space]
    points = look.plan.points(look.printed.place_ids[place])
    return points[1] if look.board.is_ship_space(place) else points[number_of(look, space)]


def number_of(look: Look, space: int) -> int:
    """Which space of its place, from 0."""
    return look.board.place_spaces[look.board.space_place[space]].index(space)


def space_piece(look: Look, space: int) -> Piece:
    """A space: a socket, or the counter that lies on it."""
    id, (x, y), (w, h) = space_id(look.printed, space), space_point(look, space), SIZES["space"]
    within = place_id(look.printed.place_ids[look.board.space_place[space]])
    if look.state.counter[space] == NOTHING:
        takes = look.board.space_takes[space]
        marks = {"c": [Mark(GLYPHS[takes[0]])]} if len(takes) == 1 else {}
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
        counter_says(look, space),
        symbol=GLYPHS[model.industry],
        label=str(model.level),
        owner=look.state.owner[space],
        state="turned" if look.state.flipped[space] else "",
        within=within,
        marks=counter_marks(look, space, model),
    )


def counter_marks(look: Look, space: int, model: Model) -> dict[str, list[Mark]]:
    """The points of a flipped counter; else the cubes on it, or what alone a port sells."""
    if look.state.flipped[space]:
        return {"sw": [Mark("point", str(model.level))]}
    if model.cubes:
        return {"se": [Mark(cube_of(model), str(look.state.cubes[space]))]}
    return {"se": [Mark(GLYPHS[COTTON_MILL])]} if model.sells == [COTTON_MILL] else {}


def cube_of(model: Model) -> str:
    """The symbol of what lies on a mine or a works."""
    return CUBES["iron" if model.industry == IRON_WORKS else "coal"]


def socket_says(look: Look, space: int) -> str:
    """An empty space read aloud."""
    takes = look.called.industries(look.board.space_takes[space], look.lang)
    return look.say("space", space=look.called.space(space, look.lang), industries=takes)


def counter_says(look: Look, space: int) -> str:
    """A counter on its space read aloud."""
    state, model = look.state, model_on(look.state, space)
    key = "flipped" if state.flipped[space] else "stocked" if model.cubes else "unused"
    return look.say(
        f"counter-{key}",
        space=look.called.space(space, look.lang),
        counter=look.called.counter(state.counter[space], look.lang),
        seat=look.names[state.owner[space]],
        count=state.cubes[space],
        profit=look.dollars(model.profit),
    )
