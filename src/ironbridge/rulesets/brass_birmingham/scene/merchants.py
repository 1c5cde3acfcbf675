"""Merchants: the tiles at the edge of the map, what they buy, their barrels and their bonus."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Mark, Piece
from ironbridge.rulesets.brass_birmingham.scene.ids import barrel_id, merchant_id, place_id
from ironbridge.rulesets.brass_birmingham.scene.look import GLYPHS, Look
from ironbridge.rulesets.brass_birmingham.scene.plates import (
    barrel_points,
    bonus_point,
    merchant_points,
)

BONUS: Final = {"money": "pound", "points": "point", "develop": "bulb", "income": "income"}


def merchant_pieces(look: Look) -> list[Piece]:
    """Every merchant place with its tiles, barrels and bonus."""
    return [
        piece
        for id in look.printed.place_ids
        if look.printed.places[id].kind == "merchant"
        for piece in look.kept.groups.find(shown_of(look, id), place_pieces, look, id)
    ]


def shown_of(look: Look, id: str) -> tuple[object, ...]:
    """All that a merchant place shows."""
    state = look.state
    here = [(state.merchant[m], state.barrel[m] > 0) for m in in_play_at(look, id)]
    return "merchants", id, *here, look.lang


def in_play_at(look: Look, id: str) -> list[int]:
    """The merchant spaces of a place that are in play."""
    place = look.printed.place_ids.index(id)
    return [m for m, where in enumerate(look.board.merchant_place) if where == place]


def place_pieces(look: Look, id: str) -> list[Piece]:
    """One merchant place; its spaces are pale if they are not in play."""
    tiles = look.printed.places[id].tiles
    in_play = in_play_at(look, id)
    points = merchant_points(look.layout, id, tiles)
    if not in_play:
        unused = [unused_piece(look, id, at, point) for at, point in enumerate(points)]
        return [*unused, bonus_piece(look, id, in_play)]
    barrels = barrel_points(look.layout, id, tiles)
    return [
        *(tile_piece(look, m, *point) for m, point in zip(in_play, points, strict=True)),
        *(barrel_piece(look, m, *point) for m, point in zip(in_play, barrels, strict=True)),
        bonus_piece(look, id, in_play),
    ]


def merchant_says(look: Look, key: str, merchant: int, **values: object) -> str:
    """Something of a merchant space read aloud."""
    place = look.called.place(look.board.merchant_place[merchant], look.lang)
    number = look.called.number_of_merchant(merchant)
    return look.say(key, place=place, number=number, **values)


def place_of(look: Look, merchant: int) -> str:
    """The id of the place where a merchant is."""
    return place_id(look.printed.place_ids[look.board.merchant_place[merchant]])


def tile_piece(look: Look, merchant: int, x: float, y: float) -> Piece:
    """A merchant tile, with glyphs of what it buys."""
    buys = look.board.merchant_buys[look.state.merchant[merchant]]
    w, h = look.layout.sizes["merchant"]
    key = "scene.merchant-buys" if buys else "scene.merchant-blank"
    return Piece(
        merchant_id(look.called, merchant),
        x,
        y,
        w,
        h,
        "square",
        merchant_says(look, key, merchant, industries=look.industries(buys)),
        state="" if buys else "gone",
        within=place_of(look, merchant),
        marks={"c": [Mark(GLYPHS[industry]) for industry in buys]},
    )


def barrel_piece(look: Look, merchant: int, x: float, y: float) -> Piece:
    """The barrel beside a merchant tile, or where it has been."""
    w, h = look.layout.sizes["barrel"]
    full = look.state.barrel[merchant] > 0
    key = "scene.barrel" if full else "scene.barrel-gone"
    return Piece(
        barrel_id(look.called, merchant),
        x,
        y,
        w,
        h,
        "token",
        merchant_says(look, key, merchant),
        symbol="cask" if full else "barrel",
        state="" if full else "faint",
        within=place_of(look, merchant),
    )


def unused_piece(look: Look, id: str, at: int, point: tuple[float, float]) -> Piece:
    """A merchant space that is not in play with so few seats."""
    says = look.say("scene.merchant-unused", place=look.place_name(id), number=at + 1)
    size = look.layout.sizes["merchant"]
    name = f"merchant:{id}.{at + 1}"
    return Piece(name, *point, *size, "socket", says, state="faint", within=place_id(id))


def bonus_piece(look: Look, id: str, in_play: list[int]) -> Piece:
    """What the beer of a place brings."""
    (name, amount), *_ = look.printed.places[id].bonus.items()
    place = look.printed.place_ids.index(id)
    text = {"develop": "", "income": f"+{amount}"}.get(name, str(amount))
    return Piece(
        f"bonus:{id}",
        *bonus_point(look.layout, id),
        *look.layout.sizes["bonus"],
        "token",
        look.say(
            "scene.bonus", place=look.place_name(id), bonus=look.called.bonus(place, look.lang)
        ),
        state="" if any(look.state.barrel[m] for m in in_play) else "gone",
        within=place_id(id),
        marks={"c": [Mark(BONUS[name], text)]},
    )
