"""Rounds: the turn order with the money spent, the eras and their rounds, the deck."""

from __future__ import annotations

from ironbridge.core.scene import Mark, Piece
from ironbridge.games.brass_birmingham.figures import ERAS
from ironbridge.games.brass_birmingham.seen.table import Table
from ironbridge.games.brass_birmingham.state import OVER


def round_pieces(table: Table) -> list[Piece]:
    """All that tells where the game stands."""
    return [
        *(order_piece(table, place) for place in range(table.board.seats)),
        *(era_piece(table, era) for era in range(table.board.eras)),
        *(round_piece(table, round) for round in range(table.board.rounds)),
        deck_piece(table),
    ]


def order_piece(table: Table, place: int) -> Piece:
    """A place in the turn order: whose it is, and what that seat has spent."""
    state, column = table.state, table.layout.order
    seat = state.order[place]
    w, h = table.layout.sizes["order"]
    return Piece(
        f"order:{place + 1}",
        column.x + w / 2,
        column.y + place * column.step,
        w,
        h,
        "bar",
        order_says(table, place),
        state=order_state(table, place),
        marks={
            "w": [Mark(text=str(place + 1)), Mark(seat=seat, text=table.names[seat])],
            "e": [Mark("pound", str(state.spent[seat]))],
        },
    )


def order_state(table: Table, place: int) -> str:
    """The seat at turn stands out; those that have had their turn step back."""
    if table.state.phase == OVER or place < table.state.turn:
        return "faint"
    return "open" if place == table.state.turn else ""


def order_says(table: Table, place: int) -> str:
    """A place in the turn order read aloud."""
    seat = table.state.order[place]
    here = place == table.state.turn and table.state.phase != OVER
    return table.say(
        "scene.order-now" if here else "scene.order-place",
        number=place + 1,
        seat=table.names[seat],
        money=table.pounds(table.state.spent[seat]),
    )


def era_piece(table: Table, era: int) -> Piece:
    """An era; the present one is dark."""
    rounds = table.layout.rounds
    w, h = table.layout.sizes["era"]
    here = era == table.state.era
    name = table.say(f"scene.era-{ERAS[era]}")
    return Piece(
        f"era:{ERAS[era]}",
        rounds.x + w / 2 + era * (w + 4),
        rounds.eras,
        w,
        h,
        "plaque",
        table.say("scene.now", what=name) if here else name,
        label=name,
        state="" if here else "faint",
    )


def round_piece(table: Table, round: int) -> Piece:
    """A round of the era; the present one is dark."""
    rounds = table.layout.rounds
    room = table.layout.sizes["order"][0] + 4
    step = room / table.board.rounds
    _, h = table.layout.sizes["round"]
    here = round == table.state.round
    name = table.say("scene.round", round=round + 1)
    return Piece(
        f"round:{round + 1}",
        rounds.x + (round + 0.5) * step - 2,
        rounds.y,
        step - 4,
        h,
        "plaque",
        table.say("scene.now", what=name) if here else name,
        label=str(round + 1),
        state="" if here else "faint",
    )


def deck_piece(table: Table) -> Piece:
    """The deck, and how many cards are left in it."""
    rounds = table.layout.rounds
    w, h = table.layout.sizes["deck"]
    left = len(table.state.deck)
    return Piece(
        "deck",
        rounds.x + w / 2,
        rounds.deck,
        w,
        h,
        "bar",
        table.say("scene.deck-says", count=left),
        state="" if left else "faint",
        marks={"w": [Mark("card", table.say("scene.deck"))], "e": [Mark(text=str(left))]},
    )
