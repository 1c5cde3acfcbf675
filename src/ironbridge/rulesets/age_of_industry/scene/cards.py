"""Cards: the hand of whoever looks on, the open cards and the deck."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Mark, Piece, Strip
from ironbridge.draw.curves import Point
from ironbridge.rulesets.age_of_industry.board import INDUSTRIES
from ironbridge.rulesets.age_of_industry.scene.ids import DECK, card_id, open_id
from ironbridge.rulesets.age_of_industry.scene.layout import SIZES
from ironbridge.rulesets.age_of_industry.scene.look import GLYPHS, Look
from ironbridge.rulesets.age_of_industry.state import cards_of

HAND: Final = "hand"
BESIDE: Final = (0, 0)  # what lies in a strip has no place of its own
PILE_AT: Final = 228  # the open cards, to the right of the displays
PILE_STEP: Final = 58


def card_pieces(look: Look) -> list[Piece]:
    """All cards that lie somewhere."""
    return [*hand_pieces(look), *open_pieces(look), deck_piece(look)]


# The hand.


def hand_pieces(look: Look) -> list[Piece]:
    """The cards that are known, then those that are not, as one pile."""
    state, seat = look.state, look.shown
    cards = [card for card in range(look.board.cards) if cards_of(state, seat, card)]
    pieces = [card_piece(look, card) for card in cards]
    return [*pieces, veiled_piece(look)] if state.veiled[seat] else pieces


def hand_strip(look: Look) -> Strip:
    """The strip that the hand lies in."""
    return Strip(HAND, look.say("title-hand"), SIZES["card"], look.say("no-cards"))


def card_piece(look: Look, card: int) -> Piece:
    """A card, or several that are alike."""
    copies = cards_of(look.state, look.shown, card)
    return Piece(
        card_id(look.printed, card),
        *BESIDE,
        *SIZES["card"],
        "card",
        look.say("card", card=look.called.card(card, look.lang), count=copies),
        label=card_label(look, card),
        group=look.card_group(card),
        marks=card_marks(card, copies),
        strip=HAND,
    )


def card_label(look: Look, card: int) -> str:
    """The industry or the colour, with a capital."""
    name = look.called.card(card, look.lang)
    return name[:1].upper() + name[1:]


def card_marks(card: int, copies: int) -> dict[str, list[Mark]]:
    """The glyph of an industry; a colour has its own symbol. And how many are alike."""
    return {
        "w": [Mark(GLYPHS[card])] if card < INDUSTRIES else [],
        "sw": [Mark(text=f"×{copies}")] if copies > 1 else [],
    }


def veiled_piece(look: Look) -> Piece:
    """The cards of a hand that one may not see."""
    hidden = look.state.veiled[look.shown]
    return Piece(
        "card:unknown",
        *BESIDE,
        *SIZES["card"],
        "card",
        look.say("veiled", seat=look.names[look.shown], count=hidden),
        label=look.say("cards", count=hidden),
        state="faint",
        marks={"w": [Mark("card")]},
        strip=HAND,
    )


# The open cards and the deck.


def pile_spot(look: Look, at: int, size: Point) -> Point:
    """Where the open cards lie, one above the other, and the deck below them."""
    x, y = look.plan.layout.instruments
    return x + PILE_AT + size[0] / 2, y + size[1] / 2 + at * PILE_STEP


def open_pieces(look: Look) -> list[Piece]:
    """The open cards, those that are alike together."""
    return [open_piece(look, card, at) for at, card in enumerate(sorted(set(look.state.open)))]


def open_piece(look: Look, card: int, at: int) -> Piece:
    """An open card, or two that are alike."""
    copies = list(look.state.open).count(card)
    return Piece(
        open_id(look.printed, card),
        *pile_spot(look, at, SIZES["open"]),
        *SIZES["open"],
        "face",
        look.say("open-card", card=look.called.card(card, look.lang), count=copies),
        label=card_label(look, card),
        state="open",
        group=look.card_group(card),
        marks=card_marks(card, copies),
    )


def deck_piece(look: Look) -> Piece:
    """The deck, and how many cards are left in it."""
    left = len(look.state.deck)
    return Piece(
        DECK,
        *pile_spot(look, look.board.open_cards, SIZES["deck"]),
        *SIZES["deck"],
        "bar",
        look.say("deck-says", count=left),
        state="" if left else "faint",
        marks={"w": [Mark("card", look.say("deck"))], "e": [Mark(text=str(left))]},
    )
