"""Supplies: every resource, with whoever sells it now."""

from __future__ import annotations

from ironbridge.core.scene import Mark, Piece
from ironbridge.rulesets.industria.figures import NUMERALS
from ironbridge.rulesets.industria.rules.supply import is_stocked, makes
from ironbridge.rulesets.industria.scene.ids import supply_id
from ironbridge.rulesets.industria.scene.look import Look


def supply_piece(look: Look, resource: int) -> Piece:
    """A resource in the display; whoever alone makes it lends his colour."""
    (x, y), (w, h) = look.layout.supplies.first, look.layout.sizes["supply"]
    sellers = sellers_of(look, resource)
    key = supplier(look, resource)
    return Piece(
        id=supply_id(look.printed, resource),
        x=x + resource * look.layout.supplies.step,
        y=y,
        w=w,
        h=h,
        shape="cell",
        says=supply_says(look, resource),
        symbol=look.printed.resource_ids[resource],
        label=look.resource(resource),
        owner=sellers[0] if len(sellers) == 1 else None,
        state="" if key in ("seller", "bank") else "faint",
        marks={"se": supply_marks(look, resource)},
    )


def sellers_of(look: Look, resource: int) -> list[int]:
    """The seats that make a resource."""
    return [seat for seat in range(look.board.seats) if makes(look.state, resource, seat)]


def supplier(look: Look, resource: int) -> str:
    """Who sells a resource: a seat, the bank, the bank later on, or nobody ever."""
    if sellers_of(look, resource):
        return "seller"
    if is_stocked(look.state, resource):
        return "bank"
    return "later" if first_sold(look, resource) < look.board.epochs else "never"


def first_sold(look: Look, resource: int) -> int:
    """The epoch in which the bank begins to sell a resource."""
    return look.board.resource_epoch[resource] + 1


def supply_marks(look: Look, resource: int) -> list[Mark]:
    """Where a resource comes from, and its price."""
    board = look.board
    key = supplier(look, resource)
    if key == "seller":
        badges = [Mark(seat=seat) for seat in sellers_of(look, resource)]
        return [*badges, Mark("thaler", str(board.seller_price))]
    if key == "bank":
        return [Mark("bank"), Mark("thaler", str(board.bank_price))]
    if key == "never":
        return [Mark(text="–")]
    epoch = NUMERALS[first_sold(look, resource)]
    return [Mark("bank", look.say("scene.from-epoch", epoch=epoch))]


def supply_says(look: Look, resource: int) -> str:
    """A resource read aloud."""
    board, key = look.board, supplier(look, resource)
    return look.say(
        f"scene.supply-{key}",
        resource=look.resource(resource),
        seat=", ".join(look.names[seat] for seat in sellers_of(look, resource)),
        price=look.thalers(board.bank_price if key == "bank" else board.seller_price),
        epoch=NUMERALS[first_sold(look, resource)] if key == "later" else "",
    )
