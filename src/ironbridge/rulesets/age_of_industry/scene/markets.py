"""Markets: the counters that buy goods, and the import boxes beyond the ships."""

from __future__ import annotations

from ironbridge.core.scene import Mark, Piece
from ironbridge.draw.curves import Point
from ironbridge.rulesets.age_of_industry.board import NOTHING
from ironbridge.rulesets.age_of_industry.scene.ids import import_id, market_id, place_id
from ironbridge.rulesets.age_of_industry.scene.layout import SIZES
from ironbridge.rulesets.age_of_industry.scene.look import CUBES, GLYPHS, Look


def market_pieces(look: Look) -> list[Piece]:
    """All market counters, and all import boxes."""
    board = look.board
    at_sea = [space for space in range(board.spaces) if board.imports[space]]
    return [
        *(market_piece(look, market) for market in range(len(board.market_place))),
        *(import_piece(look, space) for space in at_sea),
    ]


def market_point(look: Look, market: int) -> Point:
    """The middle of a market space: they stand behind all other spaces of their place."""
    board = look.board
    place = board.market_place[market]
    markets = board.place_markets[place]
    return look.plan.points(look.printed.place_ids[place])[markets.index(market) - len(markets)]


def market_piece(look: Look, market: int) -> Piece:
    """A market counter: what it asks for, crossed out once it has been used."""
    buys = look.board.market_buys[look.state.market[market]]
    used = bool(look.state.used[market])
    return Piece(
        market_id(look.printed, market),
        *market_point(look, market),
        *SIZES["space"],
        "square",
        market_says(look, market),
        state="gone" if used else "" if buys else "faint",
        within=place_id(look.printed.place_ids[look.board.market_place[market]]),
        marks={"c": [Mark(GLYPHS[industry]) for industry in buys] or [Mark("no-demand")]},
    )


def market_says(look: Look, market: int) -> str:
    """A market counter read aloud."""
    key = "market-used" if look.state.used[market] else "market"
    return look.say(
        key,
        place=look.called.market_space(market, look.lang),
        market=look.called.market(look.state.market[market], look.lang),
    )


def import_piece(look: Look, space: int) -> Piece:
    """An import box: its coal, or how much a ship would bring."""
    state = look.state
    place = look.printed.place_ids[look.board.space_place[space]]
    waiting = state.counter[space] == NOTHING and not state.cubes[space]
    count = look.board.imports[space] if waiting else state.cubes[space]
    full = CUBES["coal"] if state.cubes[space] else "cube"
    return Piece(
        import_id(look.printed, space),
        *look.plan.points(place)[0],
        *SIZES["space"],
        "token",
        import_says(look, space, count, waiting=waiting),
        state="faint" if waiting else "" if count else "gone",
        within=place_id(place),
        marks={"c": [Mark(full, str(count))]},
    )


def import_says(look: Look, space: int, count: int, *, waiting: bool) -> str:
    """An import box read aloud."""
    name = look.called.space(space, look.lang)
    return look.say("import-waiting" if waiting else "import", place=name, count=count)
