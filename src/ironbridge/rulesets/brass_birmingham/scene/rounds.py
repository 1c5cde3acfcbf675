"""Rounds: the turn order with the money spent, the eras and their rounds, the deck."""

from __future__ import annotations

from ironbridge.core.scene import Mark, Piece
from ironbridge.rulesets.brass_birmingham.figures import ERAS
from ironbridge.rulesets.brass_birmingham.scene.look import Look
from ironbridge.rulesets.brass_birmingham.state import OVER


def round_pieces(look: Look) -> list[Piece]:
    """All that tells where the game stands."""
    state, kept = look.state, look.kept
    now = ("rounds", state.era, state.round, look.lang)
    deck = ("deck", len(state.deck), look.lang)
    return [
        *(
            kept.pieces.find(shown_of(look, place), order_piece, look, place)
            for place in range(look.board.seats)
        ),
        *kept.groups.find(now, course_pieces, look),
        kept.pieces.find(deck, deck_piece, look),
    ]


def shown_of(look: Look, place: int) -> tuple[object, ...]:
    """All that a place in the turn order shows."""
    seat = look.state.order[place]
    spent = look.state.spent[seat]
    return "order", place, seat, look.names[seat], spent, order_state(look, place), look.lang


def course_pieces(look: Look) -> list[Piece]:
    """The eras and their rounds."""
    return [
        *(era_piece(look, era) for era in range(look.board.eras)),
        *(round_piece(look, round) for round in range(look.board.rounds)),
    ]


def order_piece(look: Look, place: int) -> Piece:
    """A place in the turn order: whose it is, and what that seat has spent."""
    state, column = look.state, look.layout.order
    seat = state.order[place]
    w, h = look.layout.sizes["order"]
    return Piece(
        f"order:{place + 1}",
        column.x + w / 2,
        column.y + place * column.step,
        w,
        h,
        "bar",
        order_says(look, place),
        state=order_state(look, place),
        marks={
            "w": [Mark(text=str(place + 1)), Mark(seat=seat, text=look.names[seat])],
            "e": [Mark("pound", str(state.spent[seat]))],
        },
    )


def order_state(look: Look, place: int) -> str:
    """The seat at turn stands out; those that have had their turn step back."""
    if look.state.phase == OVER or place < look.state.turn:
        return "faint"
    return "open" if place == look.state.turn else ""


def order_says(look: Look, place: int) -> str:
    """A place in the turn order read aloud."""
    seat = look.state.order[place]
    here = place == look.state.turn and look.state.phase != OVER
    return look.say(
        "scene.order-now" if here else "scene.order-place",
        number=place + 1,
        seat=look.names[seat],
        money=look.pounds(look.state.spent[seat]),
    )


def era_piece(look: Look, era: int) -> Piece:
    """An era; the present one is dark."""
    rounds = look.layout.rounds
    sizes = [look.layout.sizes[id] for id in ERAS]
    w, h = sizes[era]
    here = era == look.state.era
    name = look.say(f"scene.era-{ERAS[era]}")
    return Piece(
        f"era:{ERAS[era]}",
        rounds.x + w / 2 + sum(before + 4 for before, _ in sizes[:era]),
        rounds.eras,
        w,
        h,
        "plaque",
        look.say("scene.now", what=name) if here else name,
        label=name,
        state="" if here else "faint",
    )


def round_piece(look: Look, round: int) -> Piece:
    """A round of the era; the present one is dark."""
    rounds = look.layout.rounds
    room = look.layout.sizes["order"][0] + 4
    step = room / look.board.rounds
    _, h = look.layout.sizes["round"]
    here = round == look.state.round
    name = look.say("scene.round", round=round + 1)
    return Piece(
        f"round:{round + 1}",
        rounds.x + (round + 0.5) * step - 2,
        rounds.y,
        step - 4,
        h,
        "plaque",
        look.say("scene.now", what=name) if here else name,
        label=str(round + 1),
        state="" if here else "faint",
    )


def deck_piece(look: Look) -> Piece:
    """The deck, and how many cards are left in it."""
    rounds = look.layout.rounds
    w, h = look.layout.sizes["deck"]
    left = len(look.state.deck)
    return Piece(
        "deck",
        rounds.x + w / 2,
        rounds.deck,
        w,
        h,
        "bar",
        look.say("scene.deck-says", count=left),
        state="" if left else "faint",
        marks={"w": [Mark("card", look.say("scene.deck"))], "e": [Mark(text=str(left))]},
    )
