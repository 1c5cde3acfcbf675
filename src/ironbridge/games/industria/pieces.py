"""Pieces: Industria's tiles, epochs, supplies and score markers, as things to be seen."""

from __future__ import annotations

from typing import Final

from ironbridge.core.rules import NOBODY
from ironbridge.core.scene import Link, Mark, Piece
from ironbridge.games.industria.board import NOTHING
from ironbridge.games.industria.layout import Point
from ironbridge.games.industria.rules.supply import is_stocked, makes
from ironbridge.games.industria.state import GONE, HAND, LAID, STACK, owner
from ironbridge.games.industria.table import Table
from ironbridge.games.industria.words import EPOCHS

SHAPES: Final = {"factory": "tile", "technology": "plate", "resource": "chip", "bonus": "seal"}
PLACES: Final = {
    "called": "gist.lot",
    "open": "gist.offered",
    "faint": "gist.stack",
    "gone": "gist.gone",
}
LAST_SPACE: Final = 45
HOLD: Final = 8  # how far a link reaches onto its tiles
LEVEL: Final = 3  # how far under the middle it leaves sideways, clear of the symbols
SLANT: Final = 15  # how far off the middle it leaves a tile that is not straight above
CROWDED: Final = 13  # the size of markers that share a space
ALONE: Final = 18


def tile_id(table: Table, tile: int) -> str:
    """The id of a tile's piece."""
    return f"tile:{table.printed.tile_ids[tile]}"


def supply_id(table: Table, resource: int) -> str:
    """The id of a resource's place in the display."""
    return f"resource:{table.printed.resource_ids[resource]}"


# Tiles.


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


# Roads and lines.


def links(table: Table) -> list[Link]:
    """Every road and line between epochs that are played."""
    board = table.board
    both = [("road", ends) for ends in board.roads] + [("line", ends) for ends in board.lines]
    return [
        link(table, style, ends)
        for style, ends in both
        if max(board.epoch[end] for end in ends) < board.epochs
    ]


def link(table: Table, style: str, ends: list[int]) -> Link:
    """A road or a line, which belongs to whoever has laid both its ends."""
    a, b = ends
    ids = [table.printed.tile_ids[end] for end in ends]
    mine = owner(table.state, a)
    return Link(
        id=f"{style}:{ids[0]}:{ids[1]}",
        points=way(table, ids),
        style=style,
        says=table.say(f"scene.{style}", a=table.label(a), b=table.label(b)),
        owner=mine if mine == owner(table.state, b) != NOBODY else None,
    )


def way(table: Table, ids: list[str]) -> list[Point]:
    """From edge to edge, and a little way onto both tiles; slanting ways keep off the corners."""
    (ax, ay), (bx, by) = sorted((table.layout.tiles[id] for id in ids), key=lambda at: at[::-1])
    w, h = table.layout.sizes["factory"]
    if ay == by:
        hold = w / 2 - HOLD
        return [(ax + hold, ay + LEVEL), (bx - hold, by + LEVEL)]
    hold = h / 2 - HOLD
    aside = 0 if ax == bx else SLANT if ax < bx else -SLANT
    return [(ax + aside, ay + hold), (bx - aside, by - hold)]


# Epochs and supplies.


def epoch_piece(table: Table, epoch: int) -> Piece:
    """An epoch's numeral; that of the present one is the epoch marker."""
    here = epoch == table.state.epoch
    epochs = table.layout.epochs
    w, h = table.layout.sizes["epoch"]
    return Piece(
        id=f"epoch:{epoch + 1}",
        x=epochs.x,
        y=epochs.rows[epoch] + epochs.numeral,
        w=w,
        h=h,
        shape="plaque",
        says=table.say("scene.epoch-now" if here else "scene.epoch", epoch=EPOCHS[epoch]),
        label=EPOCHS[epoch],
        state="" if here else "faint",
    )


def supply_piece(table: Table, resource: int) -> Piece:
    """A resource, with whoever sells it now: a seat, the bank, or nobody yet."""
    (x, y), (w, h) = table.layout.supplies.first, table.layout.sizes["supply"]
    key, marks = supply(table, resource)
    seller = marks[0].seat
    return Piece(
        id=supply_id(table, resource),
        x=x + resource * table.layout.supplies.step,
        y=y,
        w=w,
        h=h,
        shape="cell",
        says=supply_says(table, resource, key, seller),
        symbol=table.printed.resource_ids[resource],
        label=table.resource(resource),
        owner=seller,
        state="" if key in ("seller", "bank") else "faint",
        marks={"se": marks},
    )


def supply(table: Table, resource: int) -> tuple[str, list[Mark]]:
    """Where a resource comes from now, and the marks that say so."""
    board, state = table.board, table.state
    sellers = [seat for seat in range(board.seats) if makes(state, resource, seat)]
    if sellers:
        return "seller", [Mark(seat=sellers[0]), Mark("thaler", str(board.seller_price))]
    if is_stocked(state, resource):
        return "bank", [Mark("bank"), Mark("thaler", str(board.bank_price))]
    first = board.resource_epoch[resource] + 1
    if first >= board.epochs:
        return "never", [Mark(text="–")]
    return "later", [Mark("bank", table.say("scene.from-epoch", epoch=EPOCHS[first]))]


def supply_says(table: Table, resource: int, key: str, seller: int | None) -> str:
    """A resource read aloud."""
    board = table.board
    first = board.resource_epoch[resource] + 1
    return table.say(
        f"scene.supply-{key}",
        resource=table.resource(resource),
        seat="" if seller is None else table.names[seller],
        price=table.thalers(board.bank_price if key == "bank" else board.seller_price),
        epoch=EPOCHS[first] if first < board.epochs else "",
    )


# The score track.


def marker(points: int) -> tuple[bool, int]:
    """Whether a marker lies on 45+, and the space of the score marker."""
    if points <= LAST_SPACE:
        return False, points
    return True, (points - 1) % LAST_SPACE + 1


def score_pieces(table: Table) -> list[Piece]:
    """The score markers, and on 45+ the owner markers; those on one space side by side."""
    standing: list[tuple[int, str, int]] = []  # space, kind, seat
    for seat, points in enumerate(table.state.points):
        lapped, space = marker(points)
        standing.append((space, "score", seat))
        if lapped:
            standing.append((LAST_SPACE, "lapped", seat))
    pieces = []
    for space, kind, seat in standing:
        here = [other for other in standing if other[0] == space]
        at = here.index((space, kind, seat))
        pieces.append(score_piece(table, kind, seat, *spot(table, space, at, len(here))))
    return pieces


def spot(table: Table, space: int, at: int, count: int) -> tuple[float, float, float]:
    """Where the marker numbered `at` of those on a space stands, and its size."""
    track = table.layout.score_track
    x = track.x + (space + 0.5) * track.width / (LAST_SPACE + 1)
    floor = track.y + track.floor - 2
    if count == 1:
        return x, floor - ALONE / 2, ALONE
    return x + (at % 2 - 0.5) * CROWDED, floor - (at // 2 + 0.5) * CROWDED, CROWDED


def score_piece(table: Table, kind: str, seat: int, x: float, y: float, size: float) -> Piece:
    """A seat's marker on the track."""
    key = "scene.marker" if kind == "score" else "scene.lapped"
    points = table.points(table.state.points[seat])
    says = table.say(key, seat=table.names[seat], points=points, last=LAST_SPACE)
    return Piece(id=f"{kind}:{seat}", x=x, y=y, w=size, h=size, shape="disc", says=says, owner=seat)
