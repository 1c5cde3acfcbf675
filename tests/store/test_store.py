"""The store: one transaction a change, a second writer is stale, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from aside import run_aside
from ironbridge.store import MoveRow, SeatRow, Stale, Store, Stored, StoreError, TableRow
from ironbridge.store.migrations import STEPS
from ironbridge.store.store import address
from web import postgres
from web.house import free_port

Story = Callable[[Store], Awaitable[None]]


@pytest.fixture(scope="module")
def postgres_address() -> Iterator[str]:
    with postgres.running(free_port()) as found:
        yield found


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "folder" / "tables.sqlite")
    name = request.node.name.partition("[")[0]
    return postgres.fresh(request.getfixturevalue("postgres_address"), name[:60])


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


async def with_table(store: Store) -> None:
    """Ada, and a table of hers."""
    await store.add_person("ada", "hash", "Ada", 5)
    await store.add(Stored(row(), SEATS[:2], MOVES))


def test_what_is_stored_is_found_again(database: str) -> None:
    async def story(store: Store) -> None:
        await store.add_person("ada", "hash", "Ada", 5)
        await store.add(Stored(row(), SEATS, MOVES))

        assert await store.find("t") == Stored(row(), SEATS, MOVES)
        assert await store.find("u") is None
        assert await store.invited("secret") == ("t", 2)
        assert await store.invited("guess") is None

    tell(database, story)


def test_it_is_still_there_when_the_server_comes_back(database: str) -> None:
    tell(database, with_table)

    async def story(store: Store) -> None:
        found = await store.find("t")
        assert found is not None and found.moves == MOVES

    tell(database, story)


def test_a_second_writer_is_stale_and_writes_nothing(database: str) -> None:
    async def story(store: Store) -> None:
        await with_table(store)
        following = row(seq=2, turn=2)
        await store.append(following, 2, [MoveRow("pass", 2)])

        with pytest.raises(Stale):
            await store.append(row(seq=2, turn=0), 2, [MoveRow("bid 9", 2)])
        with pytest.raises(Stale):
            await store.append(row(seq=3, turn=0), 2, [MoveRow("bid 9", 3)])
        found = await store.find("t")
        assert found == Stored(following, SEATS[:2], [*MOVES, MoveRow("pass", 2)])

    tell(database, story)


def test_of_many_writers_at_once_one_wins(database: str) -> None:
    async def story(store: Store) -> None:
        await with_table(store)
        tries = [store.append(row(seq=2), 2, [MoveRow(f"bid {n}", 2)]) for n in range(10)]
        done = await asyncio.gather(*tries, return_exceptions=True)

        assert sum(error is None for error in done) == 1
        assert sum(isinstance(error, Stale) for error in done) == 9
        found = await store.find("t")
        assert found is not None and len(found.moves) == 3

    tell(database, story)


def test_many_changes_at_once_are_one_transaction_and_a_stale_one_harms_nobody(
    database: str,
) -> None:
    async def story(store: Store) -> None:
        await store.add_person("ada", "hash", "Ada", 5)
        ids = [f"t{n}" for n in range(20)]
        await asyncio.gather(*(store.add(Stored(row(id), SEATS[:2])) for id in ids))
        changes = [store.append(row(id, seq=2), 0, [MoveRow("pass", 2)]) for id in ids]
        late = store.append(row("t3", seq=2), 0, [MoveRow("bid 9", 2)])
        twice = store.add(Stored(row("t5"), SEATS[:2]))
        done = await asyncio.gather(*changes, late, twice, return_exceptions=True)

        assert done[:20] == [None] * 20
        assert isinstance(done[20], Stale) and isinstance(done[21], Stale)
        for id in ids:
            found = await store.find(id)
            assert found is not None and found.moves == [MoveRow("pass", 2)]

    tell(database, story)


def test_moves_are_taken_back(database: str) -> None:
    async def story(store: Store) -> None:
        await with_table(store)
        await store.take_back(row(seq=2), 1)
        await store.append(row(seq=3), 1, [MoveRow("bid 5", 3)])

        found = await store.find("t")
        assert found is not None and found.moves == [MOVES[0], MoveRow("bid 5", 3)]

    tell(database, story)


def test_an_invitation_is_used_up_as_the_game_begins(database: str) -> None:
    async def story(store: Store) -> None:
        await store.add_person("ada", "hash", "Ada", 5)
        await store.add(Stored(row(status="waiting", turn=None), SEATS))
        taken = SeatRow(2, "person", person="ada", name="Ada 2")
        await store.save_seats(row(seq=2), [taken], MOVES)

        assert await store.find("t") == Stored(row(seq=2), [*SEATS[:2], taken], MOVES)
        assert await store.invited("secret") is None

    tell(database, story)


def test_lists_of_tables(database: str) -> None:
    async def story(store: Store) -> None:
        await store.add_person("ada", "hash", "Ada", 5)
        free = [SEATS[0], SeatRow(1, "open")]
        await store.add(Stored(row("w", status="waiting", turn=None, host="bob"), free))
        await store.add(Stored(row("p", changed=30), SEATS[:2], MOVES))
        await store.add(Stored(row("h", changed=20, public=False, turn=0), SEATS[:2]))
        await store.add(Stored(row("o", status="over", result=[3, 1], winners=[0]), SEATS[:2]))

        assert [one.row.id for one in await store.open_tables(9)] == ["w"]
        assert [one.row.id for one in await store.tables_of("ada", 9)][:2] == ["p", "h"]
        assert len(await store.tables_of("ada", 2)) == 2
        assert await store.tables_of("eve", 9) == []
        assert [one.row.id for one in await store.public_tables("playing", 9)] == ["p"]
        over = await store.public_tables("over", 9)
        assert over[0].row.result == [3, 1] and over[0].row.winners == [0]
        assert await store.bots_to_move(0) == ["p"]
        assert await store.bots_to_move(31) == []
        assert await store.move_counts(["p", "h"]) == {"p": 2}

    tell(database, story)


def test_a_person_is_known_by_the_hash_of_a_token(database: str) -> None:
    async def story(store: Store) -> None:
        await store.add_person("ada", "hash", None, 5)
        await store.rename("ada", "Ada")

        found = await store.person("hash")
        assert found is not None and found.name == "Ada"
        assert await store.person("other") is None

    tell(database, story)


def test_a_database_of_a_newer_program_is_refused(database: str) -> None:
    async def spoil(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.execute(
                text(f"INSERT INTO ironbridge_schema VALUES ({len(STEPS) + 1})")
            )

    tell(database, spoil)

    with pytest.raises(StoreError, match="has schema"):
        tell(database, spoil)


@pytest.mark.parametrize(
    ("given", "kind"),
    [
        ("tables.sqlite", "sqlite+aiosqlite"),
        ("sqlite:///tables.sqlite", "sqlite+aiosqlite"),
        ("postgres://localhost/x", "postgresql+psycopg"),
        ("postgresql://localhost/x", "postgresql+psycopg"),
        ("postgresql+psycopg://localhost/x", "postgresql+psycopg"),
    ],
)
def test_the_address_of_a_database(given: str, kind: str) -> None:
    assert address(given).drivername == kind


@pytest.mark.parametrize("given", ["mysql://localhost/x", "://"])
def test_what_is_no_address_of_a_database(given: str) -> None:
    with pytest.raises(StoreError):
        address(given)


def test_a_database_that_cannot_be_reached_hides_its_password() -> None:
    with pytest.raises(StoreError) as refused:
        run_aside(Store.open(f"postgresql://ada:secret@127.0.0.1:{free_port()}/x"))

    assert "secret" not in str(refused.value)
