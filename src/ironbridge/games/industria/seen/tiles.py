"""Tiles: each at its place on the board, looking like where it is in the game."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Mark, Piece
from ironbridge.games.industria.board import NOTHING
from ironbridge.games.industria.seen.table import Table
from ironbridge.games.industria.state import GONE, HAND, LAID, STACK

SHAPES: Final = {"factory": "tile", "technology": "plate", "resource": "chip", "bonus": "seal"}
PLACES: Final = {
    "called": "gist.lot",
    "open": "gist.offered",
    "faint": "gist.stack",
    "gone": "gist.gone",
}


def tile_id(table: Table, tile: int) -> str:
    """The id of a tile's piece."""
    return f"tile:{table.printed.tile_ids[tile]}"


def tile_piece(table: Table, tile: int) -> Piece:
    """A tile at its place, wherever it is in the game."""
    id = table.printed.tile_ids[tile]
    kind = table.printed.tiles[id].kind
    (x, y), (w, h) = table.layout.tiles[id], table.layout.sizes[kind]
    place = table.state.place[tile]
    return Piece(
        id=tile_id(table, tile),
        x=x,
        y=y,
        w=w,
        h=h,
        shape=SHAPES[kind],
        says=tile_says(table, tile),
        symbol=table.symbol(tile),
        label=table.label(tile),
        owner=(place - HAND) % (LAID - HAND) if place >= HAND else None,
        state=tile_state(table, tile),
        marks=tile_marks(table, tile),
    )


def tile_state(table: Table, tile: int) -> str:
    """How a tile looks: it fades, stands out or is crossed out with its place in the game."""
    place = table.state.place[tile]
    if place >= LAID:
        return ""
    if place >= HAND:
        return "held"
    if tile == table.state.lot:
        return "called"
    return {STACK: "faint", GONE: "gone"}.get(place, "open")


def tile_says(table: Table, tile: int) -> str:
    """A tile read aloud: what it is and where."""
    name, gist = table.words.tile(tile, table.lang), table.words.gist(tile, table.lang)
    return table.say("scene.tile", tile=name, gist=gist, place=place_says(table, tile))


def place_says(table: Table, tile: int) -> str:
    """Where a tile is, in words."""
    place = table.state.place[tile]
    if place >= LAID:
        return table.say("gist.owner", seat=table.names[place - LAID])
    if place >= HAND:
        return table.say("gist.held", seat=table.names[place - HAND])
    return table.say(PLACES[tile_state(table, tile)])


def tile_marks(table: Table, tile: int) -> dict[str, list[Mark]]:
    """What stands on a tile. Once it is laid, only what it goes on giving."""
    place = table.state.place[tile]
    if place == GONE:
        return {}
    marks = {"e": symbol_marks(table, tile), "se": yield_marks(table, tile)}
    if place < LAID:
        marks |= cost_marks(table, tile)
        marks["n"] = place_marks(table, tile)
    return {where: here for where, here in marks.items() if here}


def cost_marks(table: Table, tile: int) -> dict[str, list[Mark]]:
    """What a tile takes to lay, and its points."""
    board = table.board
    price, points = board.price[tile], board.points[tile]
    late = board.epoch[tile] < table.state.epoch  # laid now, it scores nothing
    needs = [table.printed.resource_ids[need] for need in board.needs[tile]]
    return {
        "nw": [Mark("thaler", str(price))] if price else [],
        "ne": [Mark("point", str(points), faint=late)] if points else [],
        "sw": [Mark(need) for need in needs],
    }


def symbol_marks(table: Table, tile: int) -> list[Mark]:
    """The bonus symbols on a tile."""
    return [Mark(table.printed.bonus_ids[bonus]) for bonus in table.board.symbols[tile]]


def yield_marks(table: Table, tile: int) -> list[Mark]:
    """The resource a factory makes, or what it takes off later prices."""
    made, discount = table.board.makes[tile], table.board.discount[tile]
    if made != NOTHING:
        return [Mark(table.printed.resource_ids[made])]
    return [Mark("thaler", f"−{discount}")] if discount else []


def place_marks(table: Table, tile: int) -> list[Mark]:
    """The hammer on what is for sale, the holder's badge on what is in a hand."""
    place = table.state.place[tile]
    if place >= HAND:
        return [Mark("hand", seat=place - HAND)]
    return [Mark("hammer")] if tile_state(table, tile) in ("open", "called") else []
