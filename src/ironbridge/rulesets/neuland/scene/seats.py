"""Seats: what each has in its corner, workers in reserve, crests, tokens."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Mark, Piece
from ironbridge.core.speech import language
from ironbridge.rulesets.neuland.figures import CART
from ironbridge.rulesets.neuland.scene.ids import reserve_id, token_id
from ironbridge.rulesets.neuland.scene.layout import Point
from ironbridge.rulesets.neuland.scene.look import Look
from ironbridge.rulesets.neuland.state import OVER, idle

WORKER: Final = "worker"


def seat_pieces(look: Look) -> list[Piece]:
    """The reserves and tokens of all seats."""
    return [
        piece
        for seat in range(look.board.seats)
        for piece in (reserve_piece(look, seat), *token_pieces(look, seat))
    ]


def corner(look: Look, seat: int) -> Point:
    """Where a seat's reserve lies."""
    seats = look.layout.seats
    return seats.reserves[seats.use[str(look.board.seats)][seat]]


# Reserves.


def reserve_piece(look: Look, seat: int) -> Piece:
    """A seat's name, its crests and its workers: those in reserve, and faint those at work."""
    state = look.state
    workers = idle(state, seat)
    at_work = [Mark(WORKER, faint=True)] * (look.board.workers - workers)
    return Piece(
        reserve_id(seat),
        *corner(look, seat),
        *look.layout.sizes["reserve"],
        "reserve",
        look.say(
            "reserve",
            seat=look.names[seat],
            crests=look.say("crests", count=state.crests[seat]),
            workers=look.say("workers", count=workers),
        ),
        label=look.names[seat],
        owner=seat,
        state="open" if state.phase != OVER and state.seat == seat else "",
        marks={
            "ne": [Mark("crest", str(state.crests[seat]))],
            "s": [Mark(WORKER)] * workers + at_work,
        },
    )


# Tokens.


def tokens(look: Look) -> list[str]:
    """The tokens that each seat begins with, the cart last."""
    return [*look.printed.token_ids, *([CART] if look.board.carts else [])]


def has_token(look: Look, seat: int, token: str) -> bool:
    """Has a seat still this token?"""
    if token == CART:
        return look.state.carts[seat] > 0
    at = seat * look.board.tokens + look.printed.token_ids.index(token)
    return look.state.tokens[at] > 0


def token_pieces(look: Look, seat: int) -> list[Piece]:
    """A seat's tokens beside its reserve, on the side of the map; those handed in are pale."""
    return [token_piece(look, seat, at, id) for at, id in enumerate(tokens(look))]


def token_piece(look: Look, seat: int, at: int, token: str) -> Piece:
    """A token, or the place where it was."""
    (x, y), seats = corner(look, seat), look.layout.seats
    side = 1 if y < look.layout.board.height / 2 else -1
    held = has_token(look, seat, token)
    name = token_name(look, token)
    return Piece(
        token_id(seat, token),
        x + (at - (len(tokens(look)) - 1) / 2) * seats.step,
        y + side * seats.tokens,
        *look.layout.sizes["token"],
        "token",
        look.say("token" if held else "token-gone", token=name, seat=look.names[seat]),
        symbol=token_symbol(look, token),
        state="" if held else "faint",
        marks={"c": [Mark(token_symbol(look, token))]} if held else {},
    )


def token_symbol(look: Look, token: str) -> str:
    """The glyph of a token: that of the good it stands for."""
    return look.printed.tokens[token].good or token


def token_name(look: Look, token: str) -> str:
    """A token, standing alone."""
    return look.printed.tokens[token].name[language(look.lang)]
