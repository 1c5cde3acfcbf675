"""Cards: the hand of whoever looks on, the open cards and the deck."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Mark, Piece
from ironbridge.draw.curves import Point
from ironbridge.draw.rows import in_row
from ironbridge.games.age_of_industry.board import INDUSTRIES
from ironbridge.games.age_of_industry.seen.layout import SIZES
from ironbridge.games.age_of_industry.seen.table import GLYPHS, Table
from ironbridge.games.age_of_industry.state import cards_of

DECK: Final = "deck"
LEFT: Final = 88  # of the hand, behind its title
HAND_AT: Final = 47  # the middle of the hand, below the map
STEP: Final = 148
PILE_AT: Final = 228  # the open cards, to the right of the displays
PILE_STEP: Final = 58


def card_id(table: Table, card: int) -> str:
    """The id of a card of the hand; cards that are alike are one."""
    return f"card:{table.printed.card_ids[card]}"


def open_id(table: Table, card: int) -> str:
    """The id of an open card; two that are alike are one."""
    return f"open:{table.printed.card_ids[card]}"


def card_pieces(table: Table) -> list[Piece]:
    """All cards that lie somewhere."""
    return [*hand_pieces(table), *open_pieces(table), deck_piece(table)]


# The hand.


def hand_pieces(table: Table) -> list[Piece]:
    """The cards that are known, then those that are not, as one pile."""
    state, seat = table.state, table.shown
    cards = [card for card in range(table.board.cards) if cards_of(state, seat, card)]
    piles = len(cards) + (1 if state.veiled[seat] else 0)
    pieces = [card_piece(table, card, at, piles) for at, card in enumerate(cards)]
    return [*pieces, veiled_piece(table, len(cards), piles)] if state.veiled[seat] else pieces


def card_spot(table: Table, at: int, count: int) -> Point:
    """Where a card lies, of so many side by side."""
    w, h = table.plan.layout.size
    wide, _ = SIZES["card"]
    return LEFT + in_row(at, count, wide=wide, step=STEP, room=w - LEFT), h + HAND_AT


def card_piece(table: Table, card: int, at: int, count: int) -> Piece:
    """A card, or several that are alike."""
    copies = cards_of(table.state, table.shown, card)
    return Piece(
        card_id(table, card),
        *card_spot(table, at, count),
        *SIZES["card"],
        "card",
        table.say("card", card=table.words.card(card, table.lang), count=copies),
        label=card_label(table, card),
        group=table.card_group(card),
        marks=card_marks(card, copies),
    )


def card_label(table: Table, card: int) -> str:
    """The industry or the colour, with a capital."""
    name = table.words.card(card, table.lang)
    return name[:1].upper() + name[1:]


def card_marks(card: int, copies: int) -> dict[str, list[Mark]]:
    """The glyph of an industry; a colour has its own symbol. And how many are alike."""
    return {
        "w": [Mark(GLYPHS[card])] if card < INDUSTRIES else [],
        "sw": [Mark(text=f"×{copies}")] if copies > 1 else [],
    }


def veiled_piece(table: Table, at: int, count: int) -> Piece:
    """The cards of a hand that one may not see."""
    hidden = table.state.veiled[table.shown]
    return Piece(
        "card:unknown",
        *card_spot(table, at, count),
        *SIZES["card"],
        "card",
        table.say("veiled", seat=table.names[table.shown], count=hidden),
        label=table.say("cards", count=hidden),
        state="faint",
        marks={"w": [Mark("card")]},
    )


# The open cards and the deck.


def pile_spot(table: Table, at: int, size: Point) -> Point:
    """Where the open cards lie, one above the other, and the deck below them."""
    x, y = table.plan.layout.instruments
    return x + PILE_AT + size[0] / 2, y + size[1] / 2 + at * PILE_STEP


def open_pieces(table: Table) -> list[Piece]:
    """The open cards, those that are alike together."""
    return [open_piece(table, card, at) for at, card in enumerate(sorted(set(table.state.open)))]


def open_piece(table: Table, card: int, at: int) -> Piece:
    """An open card, or two that are alike."""
    copies = list(table.state.open).count(card)
    return Piece(
        open_id(table, card),
        *pile_spot(table, at, SIZES["open"]),
        *SIZES["open"],
        "face",
        table.say("open-card", card=table.words.card(card, table.lang), count=copies),
        label=card_label(table, card),
        state="open",
        group=table.card_group(card),
        marks=card_marks(card, copies),
    )


def deck_piece(table: Table) -> Piece:
    """The deck, and how many cards are left in it."""
    left = len(table.state.deck)
    return Piece(
        DECK,
        *pile_spot(table, table.board.open_cards, SIZES["deck"]),
        *SIZES["deck"],
        "bar",
        table.say("deck-says", count=left),
        state="" if left else "faint",
        marks={"w": [Mark("card", table.say("deck"))], "e": [Mark(text=str(left))]},
    )
