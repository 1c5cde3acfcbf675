"""Merchants: the tiles at the edge of the map, what they buy, their barrels and their bonus."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Mark, Piece
from ironbridge.games.brass_birmingham.seen.plates import (
    barrel_points,
    bonus_point,
    merchant_points,
)
from ironbridge.games.brass_birmingham.seen.table import GLYPHS, Table

BONUS: Final = {"money": "pound", "points": "point", "develop": "bulb", "income": "income"}


def merchant_pieces(table: Table) -> list[Piece]:
    """Every merchant place with its tiles, barrels and bonus."""
    return [
        piece
        for id in table.printed.place_ids
        if table.printed.places[id].kind == "merchant"
        for piece in place_pieces(table, id)
    ]


def place_pieces(table: Table, id: str) -> list[Piece]:
    """One merchant place; its spaces are pale if they are not in play."""
    tiles = table.printed.places[id].tiles
    place = table.printed.place_ids.index(id)
    in_play = [m for m, where in enumerate(table.board.merchant_place) if where == place]
    points = merchant_points(table.layout, id, tiles)
    if not in_play:
        unused = [unused_piece(table, id, at, point) for at, point in enumerate(points)]
        return [*unused, bonus_piece(table, id, in_play)]
    barrels = barrel_points(table.layout, id, tiles)
    return [
        *(tile_piece(table, m, *point) for m, point in zip(in_play, points, strict=True)),
        *(barrel_piece(table, m, *point) for m, point in zip(in_play, barrels, strict=True)),
        bonus_piece(table, id, in_play),
    ]


def merchant_id(table: Table, merchant: int) -> str:
    """The id of a merchant tile's piece."""
    return f"merchant:{table.words.merchant_ids[merchant]}"


def barrel_id(table: Table, merchant: int) -> str:
    """The id of the barrel beside a merchant tile."""
    return f"barrel:{table.words.merchant_ids[merchant]}"


def merchant_says(table: Table, key: str, merchant: int, **values: object) -> str:
    """Something of a merchant space read aloud."""
    place = table.words.place(table.board.merchant_place[merchant], table.lang)
    number = table.words.number_of_merchant(merchant)
    return table.say(key, place=place, number=number, **values)


def tile_piece(table: Table, merchant: int, x: float, y: float) -> Piece:
    """A merchant tile, with glyphs of what it buys."""
    buys = table.board.merchant_buys[table.state.merchant[merchant]]
    w, h = table.layout.sizes["merchant"]
    key = "scene.merchant-buys" if buys else "scene.merchant-blank"
    return Piece(
        merchant_id(table, merchant),
        x,
        y,
        w,
        h,
        "square",
        merchant_says(table, key, merchant, industries=table.industries(buys)),
        state="" if buys else "gone",
        marks={"c": [Mark(GLYPHS[industry]) for industry in buys]},
    )


def barrel_piece(table: Table, merchant: int, x: float, y: float) -> Piece:
    """The barrel beside a merchant tile, or where it has been."""
    w, h = table.layout.sizes["barrel"]
    full = table.state.barrel[merchant] > 0
    key = "scene.barrel" if full else "scene.barrel-gone"
    return Piece(
        barrel_id(table, merchant),
        x,
        y,
        w,
        h,
        "token",
        merchant_says(table, key, merchant),
        symbol="cask" if full else "barrel",
        state="" if full else "faint",
    )


def unused_piece(table: Table, id: str, at: int, point: tuple[float, float]) -> Piece:
    """A merchant space that is not in play with so few seats."""
    says = table.say("scene.merchant-unused", place=table.place_name(id), number=at + 1)
    size = table.layout.sizes["merchant"]
    return Piece(f"merchant:{id}.{at + 1}", *point, *size, "socket", says, state="faint")


def bonus_piece(table: Table, id: str, in_play: list[int]) -> Piece:
    """What the beer of a place brings."""
    (name, amount), *_ = table.printed.places[id].bonus.items()
    place = table.printed.place_ids.index(id)
    text = {"develop": "", "income": f"+{amount}"}.get(name, str(amount))
    return Piece(
        f"bonus:{id}",
        *bonus_point(table.layout, id),
        *table.layout.sizes["bonus"],
        "token",
        table.say(
            "scene.bonus", place=table.place_name(id), bonus=table.words.bonus(place, table.lang)
        ),
        state="" if any(table.state.barrel[m] for m in in_play) else "gone",
        marks={"c": [Mark(BONUS[name], text)]},
    )
