"""Markets: the counters that buy goods, and the import boxes beyond the ships."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Mark, Piece
from ironbridge.draw.curves import Point
from ironbridge.games.age_of_industry.board import NOTHING
from ironbridge.games.age_of_industry.seen.layout import SIZES
from ironbridge.games.age_of_industry.seen.table import CUBES, GLYPHS, Table

COAL: Final = "coal"


def market_id(table: Table, market: int) -> str:
    """The id of a market counter."""
    return f"market:{table.words.market_ids[market]}"


def import_id(table: Table, space: int) -> str:
    """The id of the import box beyond a ship space."""
    return f"import:{table.words.space_ids[space]}"


def market_pieces(table: Table) -> list[Piece]:
    """All market counters, and all import boxes."""
    board = table.board
    at_sea = [space for space in range(board.spaces) if board.imports[space]]
    return [
        *(market_piece(table, market) for market in range(len(board.market_place))),
        *(import_piece(table, space) for space in at_sea),
    ]


def market_point(table: Table, market: int) -> Point:
    """The middle of a market space: they stand behind all other spaces of their place."""
    board = table.board
    place = board.market_place[market]
    markets = board.place_markets[place]
    return table.plan.points(table.printed.place_ids[place])[markets.index(market) - len(markets)]


def market_piece(table: Table, market: int) -> Piece:
    """A market counter: what it asks for, crossed out once it has been used."""
    buys = table.board.market_buys[table.state.market[market]]
    used = bool(table.state.used[market])
    return Piece(
        market_id(table, market),
        *market_point(table, market),
        *SIZES["space"],
        "square",
        market_says(table, market),
        state="gone" if used else "" if buys else "faint",
        marks={"c": [Mark(GLYPHS[industry]) for industry in buys] or [Mark("no-demand")]},
    )


def market_says(table: Table, market: int) -> str:
    """A market counter read aloud."""
    key = "market-used" if table.state.used[market] else "market"
    return table.say(
        key,
        place=table.words.market_space(market, table.lang),
        market=table.words.market(table.state.market[market], table.lang),
    )


def import_piece(table: Table, space: int) -> Piece:
    """An import box: its coal, or how much a ship would bring."""
    state = table.state
    place = table.printed.place_ids[table.board.space_place[space]]
    waiting = state.counter[space] == NOTHING and not state.cubes[space]
    count = table.board.imports[space] if waiting else state.cubes[space]
    full = CUBES[COAL] if state.cubes[space] else "cube"
    return Piece(
        import_id(table, space),
        *table.plan.points(place)[0],
        *SIZES["space"],
        "token",
        import_says(table, space, count, waiting=waiting),
        state="faint" if waiting else "" if count else "gone",
        marks={"c": [Mark(full, str(count))]},
    )


def import_says(table: Table, space: int, count: int, *, waiting: bool) -> str:
    """An import box read aloud."""
    name = table.words.space(space, table.lang)
    return table.say("import-waiting" if waiting else "import", place=name, count=count)
