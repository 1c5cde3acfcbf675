"""Course: the round and what is left of the turn, the order of play with the money spent."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Mark, Piece
from ironbridge.games.age_of_industry.seen.layout import SIZES
from ironbridge.games.age_of_industry.seen.table import Table
from ironbridge.games.age_of_industry.state import OVER, SETTLING, TAKING

FIRST_AT: Final = 98  # the middle of the first place, below the corner
STEP: Final = 43
TITLE_AT: Final = 66


def course_pieces(table: Table) -> list[Piece]:
    """All that tells where the game stands."""
    places = range(table.board.seats)
    return [round_piece(table), *(order_piece(table, place) for place in places)]


def round_piece(table: Table) -> Piece:
    """The round, and what comes next in it."""
    (x, y), (w, h) = table.plan.layout.order, SIZES["order"]
    number = table.say("round", round=table.state.round + 1)
    phase = phase_of(table)
    return Piece(
        "round",
        x + w / 2,
        y + h / 2,
        w,
        h,
        "bar",
        table.say("round-says", round=number, phase=phase),
        marks={"w": [Mark("epoch", number)], "e": [Mark(text=phase)]},
    )


def phase_of(table: Table) -> str:
    """Actions or cards still to take in this turn, or interest, or the end."""
    state = table.state
    if state.phase == OVER:
        return table.say("phase-over")
    if state.phase == SETTLING:
        return table.say("phase-interest")
    if state.phase == TAKING:
        return table.say("phase-cards", count=state.to_take)
    return table.say("phase-actions", count=state.actions)


def order_piece(table: Table, place: int) -> Piece:
    """A place in the order: whose it is, and what that seat has spent."""
    (x, y), (w, h) = table.plan.layout.order, SIZES["order"]
    seat = table.state.order[place]
    return Piece(
        f"order:{place + 1}",
        x + w / 2,
        y + FIRST_AT + place * STEP,
        w,
        h,
        "bar",
        order_says(table, place),
        state=order_state(table, place),
        marks={
            "w": [Mark(text=str(place + 1)), Mark(seat=seat, text=table.names[seat])],
            "e": [Mark("dollar", str(table.state.spent[seat]))],
        },
    )


def order_state(table: Table, place: int) -> str:
    """The seat at turn stands out; those that have had their turn step back."""
    if table.state.phase == OVER or place < table.state.turn:
        return "faint"
    return "open" if place == table.state.turn else ""


def order_says(table: Table, place: int) -> str:
    """A place in the order read aloud."""
    seat = table.state.order[place]
    here = place == table.state.turn and table.state.phase != OVER
    return table.say(
        "order-now" if here else "order-place",
        number=place + 1,
        seat=table.names[seat],
        money=table.dollars(table.state.spent[seat]),
    )
