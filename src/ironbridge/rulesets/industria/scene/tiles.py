"""Tiles: each at its place on the board, looking like where it is in the game."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Mark, Piece
from ironbridge.rulesets.industria.board import NOTHING
from ironbridge.rulesets.industria.scene.ids import tile_id
from ironbridge.rulesets.industria.scene.look import Look
from ironbridge.rulesets.industria.state import GONE, HAND, LAID, STACK

SHAPES: Final = {"factory": "tile", "technology": "plate", "resource": "chip", "bonus": "seal"}
PLACES: Final = {
    "called": "gist.lot",
    "open": "gist.offered",
    "faint": "gist.stack",
    "gone": "gist.gone",
}


def tile_pieces(look: Look) -> list[Piece]:
    """Every tile, wherever it is in the game."""
    kept = look.kept.pieces
    return [
        kept.find(shown_of(look, tile), tile_piece, look, tile)
        for tiles in look.board.by_epoch
        for tile in tiles
    ]


def shown_of(look: Look, tile: int) -> tuple[object, ...]:
    """All that the piece of a tile shows."""
    state = look.state
    place = state.place[tile]
    holder = look.names[(place - HAND) % (LAID - HAND)] if place >= HAND else ""
    return tile, place, holder, tile == state.lot, state.epoch, look.lang


def tile_piece(look: Look, tile: int) -> Piece:
    """A tile at its place, wherever it is in the game."""
    id = look.printed.tile_ids[tile]
    kind = look.printed.tiles[id].kind
    (x, y), (w, h) = look.layout.tiles[id], look.layout.sizes[kind]
    place = look.state.place[tile]
    return Piece(
        id=tile_id(look.printed, tile),
        x=x,
        y=y,
        w=w,
        h=h,
        shape=SHAPES[kind],
        says=tile_says(look, tile),
        symbol=look.symbol(tile),
        label=look.label(tile),
        owner=(place - HAND) % (LAID - HAND) if place >= HAND else None,
        state=tile_state(look, tile),
        marks=tile_marks(look, tile),
    )


def tile_state(look: Look, tile: int) -> str:
    """How a tile looks: it fades, stands out or is crossed out with its place in the game."""
    place = look.state.place[tile]
    if place >= LAID:
        return ""
    if place >= HAND:
        return "held"
    if tile == look.state.lot:
        return "called"
    return {STACK: "faint", GONE: "gone"}.get(place, "open")


def tile_says(look: Look, tile: int) -> str:
    """A tile read aloud: what it is and where."""
    name, gist = look.called.tile(tile, look.lang), look.called.gist(tile, look.lang)
    return look.say("scene.tile", tile=name, gist=gist, place=place_says(look, tile))


def place_says(look: Look, tile: int) -> str:
    """Where a tile is, in words."""
    place = look.state.place[tile]
    if place >= LAID:
        return look.say("gist.owner", seat=look.names[place - LAID])
    if place >= HAND:
        return look.say("gist.held", seat=look.names[place - HAND])
    return look.say(PLACES[tile_state(look, tile)])


def tile_marks(look: Look, tile: int) -> dict[str, list[Mark]]:
    """What stands on a tile. Once it is laid, only what it goes on giving."""
    place = look.state.place[tile]
    if place == GONE:
        return {}
    marks = {"e": symbol_marks(look, tile), "se": yield_marks(look, tile)}
    if place < LAID:
        marks |= cost_marks(look, tile)
        marks["n"] = place_marks(look, tile)
    return {where: here for where, here in marks.items() if here}


def cost_marks(look: Look, tile: int) -> dict[str, list[Mark]]:
    """What a tile takes to lay, and its points."""
    board = look.board
    price, points = board.price[tile], board.points[tile]
    late = board.epoch[tile] < look.state.epoch  # laid now, it scores nothing
    needs = [look.printed.resource_ids[need] for need in board.needs[tile]]
    return {
        "nw": [Mark("thaler", str(price))] if price else [],
        "ne": [Mark("point", str(points), faint=late)] if points else [],
        "sw": [Mark(need) for need in needs],
    }


def symbol_marks(look: Look, tile: int) -> list[Mark]:
    """The bonus symbols on a tile."""
    return [Mark(look.printed.bonus_ids[bonus]) for bonus in look.board.symbols[tile]]


def yield_marks(look: Look, tile: int) -> list[Mark]:
    """The resource a factory makes, or what it takes off later prices."""
    made, discount = look.board.makes[tile], look.board.discount[tile]
    if made != NOTHING:
        return [Mark(look.printed.resource_ids[made])]
    return [Mark("thaler", f"−{discount}")] if discount else []


def place_marks(look: Look, tile: int) -> list[Mark]:
    """The hammer on what is for sale, the holder's badge on what is in a hand."""
    place = look.state.place[tile]
    if place >= HAND:
        return [Mark("hand", seat=place - HAND)]
    return [Mark("hammer")] if tile_state(look, tile) in ("open", "called") else []
