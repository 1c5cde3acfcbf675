"""Supplies: every resource with whoever sells it now; and the epochs that open the bank."""

from __future__ import annotations

from ironbridge.core.scene import Mark, Piece
from ironbridge.games.industria.rules.supply import is_stocked, makes
from ironbridge.games.industria.seen.table import Table
from ironbridge.games.industria.words import EPOCHS


def supply_id(table: Table, resource: int) -> str:
    """The id of a resource's place in the display."""
    return f"resource:{table.printed.resource_ids[resource]}"


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
