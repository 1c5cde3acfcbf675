"""The hand and the mat of whoever looks on: cards, and the next tile of each industry."""

from __future__ import annotations

from ironbridge.core.scene import Mark, Piece
from ironbridge.draw.rows import in_row
from ironbridge.games.brass_birmingham.board import INDUSTRIES, NOTHING, Kind
from ironbridge.games.brass_birmingham.figures import INDUSTRY_IDS
from ironbridge.games.brass_birmingham.names import NUMERALS
from ironbridge.games.brass_birmingham.seen.table import GLYPHS, Table
from ironbridge.games.brass_birmingham.state import cards_of, next_kind


def card_id(table: Table, card: int) -> str:
    """The id of a card's piece; cards that are alike are one."""
    return f"card:{table.printed.card_ids[card]}"


def mat_id(industry: int) -> str:
    """The id of the next tile of an industry."""
    return f"mat:{INDUSTRY_IDS[industry]}"


# The hand.


def hand_pieces(table: Table) -> list[Piece]:
    """The cards that are known, then those that are not, as one pile."""
    state, seat = table.state, table.shown
    cards = [card for card in range(table.board.cards) if cards_of(state, seat, card)]
    piles = len(cards) + (1 if state.veiled[seat] else 0)
    pieces = [card_piece(table, card, at, piles) for at, card in enumerate(cards)]
    if state.veiled[seat]:
        pieces.append(veiled_piece(table, len(cards), piles))
    return pieces


def card_spot(table: Table, at: int, count: int) -> tuple[float, float]:
    """Where a card lies, of so many side by side."""
    hand, (w, _) = table.layout.hand, table.layout.sizes["card"]
    return hand.x + in_row(at, count, wide=w, step=hand.step, room=hand.width), hand.y


def card_piece(table: Table, card: int, at: int, count: int) -> Piece:
    """A card, or several that are alike."""
    found = table.printed.cards[table.printed.card_ids[card]]
    copies = cards_of(table.state, table.shown, card)
    name = table.words.card(card, table.lang)
    return Piece(
        card_id(table, card),
        *card_spot(table, at, count),
        *table.layout.sizes["card"],
        "card",
        table.say("scene.card", card=name, count=copies),
        label=name,
        group=table.printed.places[found.place].banner if found.place else "",
        marks={
            "w": [Mark(symbol) for symbol in card_symbols(table, card)],
            "sw": [Mark(text=f"×{copies}")] if copies > 1 else [],
        },
    )


def card_symbols(table: Table, card: int) -> list[str]:
    """The glyphs of industries, a star for wild cards; locations have their banner's device."""
    if card >= table.board.wild_location:
        return ["wild"]
    return [GLYPHS[industry] for industry in table.board.card_industries[card]]


def veiled_piece(table: Table, at: int, count: int) -> Piece:
    """The cards of a hand that one may not see."""
    hidden = table.state.veiled[table.shown]
    name = table.say("scene.cards", count=hidden)
    return Piece(
        "card:unknown",
        *card_spot(table, at, count),
        *table.layout.sizes["card"],
        "card",
        table.say("scene.veiled", seat=table.names[table.shown], cards=name),
        label=name,
        state="faint",
        marks={"w": [Mark("card")]},
    )


# The mat.


def mat_pieces(table: Table) -> list[Piece]:
    """The next tile of each industry."""
    return [mat_piece(table, industry) for industry in range(INDUSTRIES)]


def tiles_left(table: Table, industry: int, seat: int) -> int:
    """How many tiles of an industry are on a mat."""
    gone = table.state.mat[seat * INDUSTRIES + industry]
    return len(table.board.stacks[industry]) - gone


def mat_piece(table: Table, industry: int) -> Piece:
    """The next tile of an industry: level, price, needs, worth, and how many are left in all."""
    seat, column = table.shown, table.layout.mat
    kind = next_kind(table.state, industry, seat)
    w, h = table.layout.sizes["mat"]
    tile = None if kind == NOTHING else table.board.kinds[kind]
    return Piece(
        mat_id(industry),
        column.x + w / 2 + industry * column.step,
        column.y,
        w,
        h,
        "slip",
        mat_says(table, industry, kind),
        symbol=GLYPHS[industry],
        label="" if tile is None else NUMERALS[tile.level],
        state="gone" if tile is None else "",
        marks={} if tile is None else mat_marks(table, industry, tile),
    )


def mat_marks(table: Table, industry: int, tile: Kind) -> dict[str, list[Mark]]:
    """What a tile costs above; what it brings below."""
    needs = [Mark("coal-cube")] * tile.coal + [Mark("iron-cube")] * tile.iron
    sale = [Mark("cask")] * tile.beer  # only to sell it, so apart from the price
    return {
        "ne": [Mark("pound", str(tile.price)), *needs],
        "e": sale,
        "se": [
            Mark("point", str(tile.points)),
            Mark("income", f"+{tile.income}"),
            Mark("link", str(tile.icons)),
        ],
        "sw": [Mark(text=f"×{tiles_left(table, industry, table.shown)}", faint=True)],
    }


def mat_says(table: Table, industry: int, kind: int) -> str:
    """The next tile of an industry read aloud."""
    name = table.words.industry(industry, table.lang)
    if kind == NOTHING:
        return table.say("scene.mat-empty", industry=name)
    return table.say(
        "scene.mat-tile",
        tile=table.words.tile(kind, table.lang),
        gist=table.words.gist(table.board.kinds[kind], table.lang),
        count=tiles_left(table, industry, table.shown),
    )
