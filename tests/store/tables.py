"""Tables for the tests of the store."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from aside import run_aside
from ironbridge.store import MoveRow, SeatRow, Store, TableRow

Story = Callable[[Store], Awaitable[None]]


def tell(database: str, story: Story) -> None:
    """Open a store and do something with it."""

    async def told() -> None:
        store = await Store.open(database)
        try:
            await story(store)
        finally:
            await store.close()

    run_aside(told())


def row(id: str = "t", **changes: object) -> TableRow:
    """A table that is being played."""
    made = TableRow(
        id=id,
        game="industria",
        settings={"cash_in": True},
        host="ada",
        status="playing",
        seq=1,
        turn=1,
        public=True,
        take_back=False,
        seed=2**80,
        seeded=True,
        head="Ironbridge record 1\nnames: Ada, Zoë",
        result=None,
        winners=None,
        created=10,
        changed=10,
    )
    return msgspec.structs.replace(made, **changes)


SEATS = [
    SeatRow(0, "person", person="ada", name="Ada"),
    SeatRow(1, "bot", bot="greedy", name="Greedy"),
    SeatRow(2, "invited", code="secret"),
]
MOVES = [MoveRow("auction quarry", 1), MoveRow("bid 2", 1)]
