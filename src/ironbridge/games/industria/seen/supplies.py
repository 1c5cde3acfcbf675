"""Supplies: every resource, with whoever sells it now."""

from __future__ import annotations

from ironbridge.core.scene import Mark, Piece
from ironbridge.games.industria.figures import NUMERALS
from ironbridge.games.industria.rules.supply import is_stocked, makes
from ironbridge.games.industria.seen.table import Table


def supply_id(table: Table, resource: int) -> str:
    """The id of a resource's place in the display."""
    return f"resource:{table.printed.resource_ids[resource]}"


def supply_piece(table: Table, resource: int) -> Piece:
    """A resource in the display; whoever alone makes it lends his colour."""
    (x, y), (w, h) = table.layout.supplies.first, table.layout.sizes["supply"]
    sellers = sellers_of(table, resource)
    key = supplier(table, resource)
    return Piece(
        id=supply_id(table, resource),
        x=x + resource * table.layout.supplies.step,
        y=y,
        w=w,
        h=h,
        shape="cell",
        says=supply_says(table, resource),
        symbol=table.printed.resource_ids[resource],
        label=table.resource(resource),
        owner=sellers[0] if len(sellers) == 1 else None,
        state="" if key in ("seller", "bank") else "faint",
        marks={"se": supply_marks(table, resource)},
    )


def sellers_of(table: Table, resource: int) -> list[int]:
    """The seats that make a resource."""
    return [seat for seat in range(table.board.seats) if makes(table.state, resource, seat)]


def supplier(table: Table, resource: int) -> str:
    """Who sells a resource: a seat, the bank, the bank later on, or nobody ever."""
    if sellers_of(table, resource):
        return "seller"
    if is_stocked(table.state, resource):
        return "bank"
    return "later" if first_sold(table, resource) < table.board.epochs else "never"


def first_sold(table: Table, resource: int) -> int:
    """The epoch in which the bank begins to sell a resource."""
    return table.board.resource_epoch[resource] + 1


def supply_marks(table: Table, resource: int) -> list[Mark]:
    """Where a resource comes from, and its price."""
    board = table.board
    key = supplier(table, resource)
    if key == "seller":
        badges = [Mark(seat=seat) for seat in sellers_of(table, resource)]
        return [*badges, Mark("thaler", str(board.seller_price))]
    if key == "bank":
        return [Mark("bank"), Mark("thaler", str(board.bank_price))]
    if key == "never":
        return [Mark(text="–")]
    epoch = NUMERALS[first_sold(table, resource)]
    return [Mark("bank", table.say("scene.from-epoch", epoch=epoch))]


def supply_says(table: Table, resource: int) -> str:
    """A resource read aloud."""
    board, key = table.board, supplier(table, resource)
    return table.say(
        f"scene.supply-{key}",
        resource=table.resource(resource),
        seat=", ".join(table.names[seat] for seat in sellers_of(table, resource)),
        price=table.thalers(board.bank_price if key == "bank" else board.seller_price),
        epoch=NUMERALS[first_sold(table, resource)] if key == "later" else "",
    )
