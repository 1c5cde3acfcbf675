"""The hand and the mat of whoever looks on: cards, and the next tile of each industry."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Mark, Piece, Strip
from ironbridge.rulesets.brass_birmingham.board import INDUSTRIES, NOTHING, Model
from ironbridge.rulesets.brass_birmingham.scene.ids import card_id, mat_id
from ironbridge.rulesets.brass_birmingham.scene.look import GLYPHS, Look
from ironbridge.rulesets.brass_birmingham.state import cards_of, next_tile
from ironbridge.rulesets.brass_birmingham.text.names import NUMERALS

HAND, MAT = "hand", "mat"
BESIDE: Final = (0, 0)  # what lies in a strip has no place of its own


def strips(look: Look) -> list[Strip]:
    """The hand above the mat."""
    sizes = look.layout.sizes
    return [
        Strip(HAND, look.say("scene.title-hand"), sizes["card"], look.say("scene.no-cards")),
        Strip(MAT, look.say("scene.title-mat"), sizes["mat"]),
    ]


# The hand.


def hand_pieces(look: Look) -> list[Piece]:
    """The cards that are known, then those that are not, as one pile."""
    state, seat = look.state, look.shown
    cards = [card for card in range(look.board.cards) if cards_of(state, seat, card)]
    pieces = [kept_card(look, card) for card in cards]
    return [*pieces, veiled_piece(look)] if state.veiled[seat] else pieces


def kept_card(look: Look, card: int) -> Piece:
    """A card, by all that it shows."""
    copies = cards_of(look.state, look.shown, card)
    return look.kept.pieces.find(("card", card, copies, look.lang), card_piece, look, card)


def card_piece(look: Look, card: int) -> Piece:
    """A card, or several that are alike."""
    found = look.printed.cards[look.printed.card_ids[card]]
    copies = cards_of(look.state, look.shown, card)
    name = look.called.card(card, look.lang)
    return Piece(
        card_id(look.called, card),
        *BESIDE,
        *look.layout.sizes["card"],
        "card",
        look.say("scene.card", card=name, count=copies),
        label=name,
        group=look.printed.places[found.place].banner if found.place else "",
        marks={
            "w": [Mark(symbol) for symbol in card_symbols(look, card)],
            "sw": [Mark(text=f"×{copies}")] if copies > 1 else [],
        },
        strip=HAND,
    )


def card_symbols(look: Look, card: int) -> list[str]:
    """The glyphs of industries, a star for wild cards; locations have their banner's device."""
    if card >= look.board.wild_location:
        return ["wild"]
    return [GLYPHS[industry] for industry in look.board.card_industries[card]]


def veiled_piece(look: Look) -> Piece:
    """The cards of a hand that one may not see."""
    hidden = look.state.veiled[look.shown]
    name = look.say("scene.cards", count=hidden)
    return Piece(
        "card:unknown",
        *BESIDE,
        *look.layout.sizes["card"],
        "card",
        look.say("scene.veiled", seat=look.names[look.shown], cards=name),
        label=name,
        state="faint",
        marks={"w": [Mark("card")]},
        strip=HAND,
    )


# The mat.


def mat_pieces(look: Look) -> list[Piece]:
    """The next tile of each industry."""
    kept = look.kept.pieces
    return [
        kept.find(shown_of(look, industry), mat_piece, look, industry)
        for industry in range(INDUSTRIES)
    ]


def shown_of(look: Look, industry: int) -> tuple[object, ...]:
    """All that the next tile of an industry shows: it lies on so many others."""
    return "mat", industry, look.state.mat[look.shown * INDUSTRIES + industry], look.lang


def tiles_left(look: Look, industry: int, seat: int) -> int:
    """How many tiles of an industry are on a mat."""
    gone = look.state.mat[seat * INDUSTRIES + industry]
    return len(look.board.stacks[industry]) - gone


def mat_piece(look: Look, industry: int) -> Piece:
    """The next tile of an industry: level, price, needs, worth, and how many are left in all."""
    tile = next_tile(look.state, industry, look.shown)
    model = None if tile == NOTHING else look.board.models[tile]
    return Piece(
        mat_id(industry),
        *BESIDE,
        *look.layout.sizes["mat"],
        "slip",
        mat_says(look, industry, tile),
        symbol=GLYPHS[industry],
        label="" if model is None else NUMERALS[model.level],
        state="gone" if model is None else "",
        marks={} if model is None else mat_marks(look, industry, model),
        strip=MAT,
    )


def mat_marks(look: Look, industry: int, model: Model) -> dict[str, list[Mark]]:
    """What a tile costs above; what it brings below."""
    needs = [Mark("coal-cube")] * model.coal + [Mark("iron-cube")] * model.iron
    sale = [Mark("cask")] * model.beer  # only to sell it, so apart from the price
    return {
        "ne": [Mark("pound", str(model.price)), *needs],
        "e": sale,
        "se": [
            Mark("point", str(model.points)),
            Mark("income", f"+{model.income}"),
            Mark("link", str(model.icons)),
        ],
        "sw": [Mark(text=f"×{tiles_left(look, industry, look.shown)}", faint=True)],
    }


def mat_says(look: Look, industry: int, tile: int) -> str:
    """The next tile of an industry read aloud."""
    name = look.called.industry(industry, look.lang)
    if tile == NOTHING:
        return look.say("scene.mat-empty", industry=name)
    return look.say(
        "scene.mat-tile",
        tile=look.called.tile(tile, look.lang),
        gist=look.called.gist(look.board.models[tile], look.lang),
        count=tiles_left(look, industry, look.shown),
    )
