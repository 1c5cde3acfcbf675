"""Seats: what each has in its corner, workers in reserve, crests, tokens."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Mark, Piece
from ironbridge.core.speech import language
from ironbridge.games.neuland.figures import CART
from ironbridge.games.neuland.seen.layout import Point
from ironbridge.games.neuland.seen.table import Table
from ironbridge.games.neuland.state import OVER, idle

WORKER: Final = "worker"


def token_id(seat: int, token: str) -> str:
    """The id of a seat's token."""
    return f"token:{seat}.{token}"


def seat_pieces(table: Table) -> list[Piece]:
    """The reserves and tokens of all seats."""
    return [
        piece
        for seat in range(table.board.seats)
        for piece in (reserve_piece(table, seat), *token_pieces(table, seat))
    ]


def corner(table: Table, seat: int) -> Point:
    """Where a seat's reserve lies."""
    seats = table.layout.seats
    return seats.reserves[seats.use[str(table.board.seats)][seat]]


# Reserves.


def reserve_piece(table: Table, seat: int) -> Piece:
    """A seat's name, its crests and its workers: those in reserve, and faint those at work."""
    state = table.state
    workers = idle(state, seat)
    at_work = [Mark(WORKER, faint=True)] * (table.board.workers - workers)
    return Piece(
        f"reserve:{seat}",
        *corner(table, seat),
        *table.layout.sizes["reserve"],
        "reserve",
        table.say(
            "reserve",
            seat=table.names[seat],
            crests=table.say("crests", count=state.crests[seat]),
            workers=table.say("workers", count=workers),
        ),
        label=table.names[seat],
        owner=seat,
        state="open" if state.phase != OVER and state.seat == seat else "",
        marks={
            "ne": [Mark("crest", str(state.crests[seat]))],
            "s": [Mark(WORKER)] * workers + at_work,
        },
    )


# Tokens.


def tokens(table: Table) -> list[str]:
    """The tokens that each seat begins with, the cart last."""
    return [*table.printed.token_ids, *([CART] if table.board.carts else [])]


def has_token(table: Table, seat: int, token: str) -> bool:
    """Has a seat still this token?"""
    if token == CART:
        return table.state.carts[seat] > 0
    at = seat * table.board.tokens + table.printed.token_ids.index(token)
    return table.state.tokens[at] > 0


def token_pieces(table: Table, seat: int) -> list[Piece]:
    """A seat's tokens beside its reserve, on the side of the map; those handed in are pale."""
    return [token_piece(table, seat, at, id) for at, id in enumerate(tokens(table))]


def token_piece(table: Table, seat: int, at: int, token: str) -> Piece:
    """A token, or the place where it was."""
    (x, y), seats = corner(table, seat), table.layout.seats
    side = 1 if y < table.layout.board.height / 2 else -1
    held = has_token(table, seat, token)
    name = token_name(table, token)
    return Piece(
        token_id(seat, token),
        x + (at - (len(tokens(table)) - 1) / 2) * seats.step,
        y + side * seats.tokens,
        *table.layout.sizes["token"],
        "token",
        table.say("token" if held else "token-gone", token=name, seat=table.names[seat]),
        symbol=token_symbol(table, token),
        state="" if held else "faint",
        marks={"c": [Mark(token_symbol(table, token))]} if held else {},
    )


def token_symbol(table: Table, token: str) -> str:
    """The glyph of a token: that of the good it stands for."""
    return table.printed.tokens[token].good or token


def token_name(table: Table, token: str) -> str:
    """A token, standing alone."""
    return table.printed.tokens[token].name[language(table.lang)]
