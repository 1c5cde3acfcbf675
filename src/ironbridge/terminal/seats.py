"""Seats: told apart by colour and badge, the same as on the drawn board."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ironbridge.draw.seats import SEATS

BADGES: Final = "●■▲◆⬢"


def colour(seat: int) -> str:
    """A seat's colour."""
    return SEATS[seat % len(SEATS)].colour


def badge(seat: int | None) -> Text:
    """A seat's badge in its colour; for no seat, as much room."""
    if seat is None or seat < 0:
        return Text(" ")
    return Text(BADGES[seat % len(BADGES)], style=colour(seat))


def named(seat: int, name: str) -> Text:
    """A seat's badge and name."""
    return Text.assemble(badge(seat), " ", (name, "bold"))
