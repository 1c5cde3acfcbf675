"""Course: the round and what is left of the turn, the order of play with the money spent."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Mark, Piece
from ironbridge.rulesets.age_of_industry.scene.layout import SIZES
from ironbridge.rulesets.age_of_industry.scene.look import Look
from ironbridge.rulesets.age_of_industry.state import OVER, SETTLING, TAKING

FIRST_AT: Final = 98  # the middle of the first place, below the corner
STEP: Final = 43
TITLE_AT: Final = 66


def course_pieces(look: Look) -> list[Piece]:
    """All that tells where the game stands."""
    places = range(look.board.seats)
    return [round_piece(look), *(order_piece(look, place) for place in places)]


def round_piece(look: Look) -> Piece:
    """The round, and what comes next in it."""
    (x, y), (w, h) = look.plan.layout.order, SIZES["order"]
    number = look.say("round", round=look.state.round + 1)
    phase = phase_of(look)
    return Piece(
        "round",
        x + w / 2,
        y + h / 2,
        w,
        h,
        "bar",
        look.say("round-says", round=number, phase=phase),
        marks={"w": [Mark("epoch", number)], "e": [Mark(text=phase)]},
    )


def phase_of(look: Look) -> str:
    """Actions or cards still to take in this turn, or interest, or the end."""
    state = look.state
    if state.phase == OVER:
        return look.say("phase-over")
    if state.phase == SETTLING:
        return look.say("phase-interest")
    if state.phase == TAKING:
        return look.say("phase-cards", count=state.to_take)
    return look.say("phase-actions", count=state.actions)


def order_piece(look: Look, place: int) -> Piece:
    """A place in the order: whose it is, and what that seat has spent."""
    (x, y), (w, h) = look.plan.layout.order, SIZES["order"]
    seat = look.state.order[place]
    return Piece(
        f"order:{place + 1}",
        x + w / 2,
        y + FIRST_AT + place * STEP,
        w,
        h,
        "bar",
        order_says(look, place),
        state=order_state(look, place),
        marks={
            "w": [Mark(text=str(place + 1)), Mark(seat=seat, text=look.names[seat])],
            "e": [Mark("dollar", str(look.state.spent[seat]))],
        },
    )


def order_state(look: Look, place: int) -> str:
    """The seat at turn stands out; those that have had their turn step back."""
    if look.state.phase == OVER or place < look.state.turn:
        return "faint"
    return "open" if place == look.state.turn else ""


def order_says(look: Look, place: int) -> str:
    """A place in the order read aloud."""
    seat = look.state.order[place]
    here = place == look.state.turn and look.state.phase != OVER
    return look.say(
        "order-now" if here else "order-place",
        number=place + 1,
        seat=look.names[seat],
        money=look.dollars(look.state.spent[seat]),
    )
