"""A rematch is stored with what points to it, or not at all; in both databases."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from ironbridge.store import Stale, Store, Stored
from ironbridge.store.migrations import STEPS
from store import old
from store.tables import SEATS, row, tell


def after(seq: int, rematch: str) -> Stored:
    """The next state of a table, which points to another one."""
    return Stored(row(seq=seq, rematch=rematch), SEATS)


def test_of_two_rematches_at_once_one_is_stored(database: str) -> None:
    async def story(store: Store) -> None:
        await store.add_person("ada", "hash", "Ada", 5)
        await store.add(Stored(row(), SEATS))
        seats = [msgspec.structs.replace(seat, code=None) for seat in SEATS]
        both = (
            store.propose(after(2, id).row, Stored(row(id), seats)) for id in ("first", "second")
        )
        outcomes = await asyncio.gather(*both, return_exceptions=True)

        assert [type(one) for one in outcomes if one is not None] == [Stale]
        found = [await store.find(id) for id in ("first", "second")]
        assert [one.row.id for one in found if one is not None] == [await pointed(store)]

    tell(database, story)


async def pointed(store: Store) -> str | None:
    """The table to which the old one points."""
    found = await store.find("t")
    assert found is not None and found.row.seq == 2
    return found.row.rematch


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_a_table_of_an_earlier_schema_has_no_rematch(database: str, steps: int) -> None:
    old.fill(database, STEPS[1:steps])

    async def story(store: Store) -> None:
        ids = await store.reading.do(lambda line: line.rows("SELECT id FROM tables"))
        found = [await store.find(id) for (id,) in ids]
        assert found and all(one is not None and one.row.rematch is None for one in found)

    tell(database, story)
