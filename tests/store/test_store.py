"""The store: one transaction a change, a second writer is stale, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from aside import run_aside
from ironbridge.store import MoveRow, PersonRow, SeatRow, Stale, Store, Stored, StoreError
from ironbridge.store.address import address
from ironbridge.store.changes import Change
from ironbridge.store.migrations import STEPS
from ironbridge.store.people import DAY
from store.tables import MOVES, SEATS, row, tell
from web.house import free_port


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

        lists = await store.lists("ada", 9)
        assert [one.row.id for one in lists.open] == ["w"]
        assert [one.row.id for one in lists.mine][:2] == ["p", "h"]
        assert len((await store.lists("ada", 2)).mine) == 2
        assert (await store.lists("eve", 9)).mine == (await store.lists(None, 9)).mine == []
        assert [one.row.id for one in lists.running] == ["p"]
        assert lists.finished[0].row.result == [3, 1] and lists.finished[0].row.winners == [0]
        assert lists.moves == {"p": 2}
        assert await store.bots_to_move(0, 99) == ["p"]
        assert await store.bots_to_move(31, 99) == []
        assert await store.seqs(["p", "h", "gone"]) == {"p": 1, "h": 1}

    tell(database, story)


def test_a_person_is_known_by_the_hash_of_a_token(database: str) -> None:
    async def story(store: Store) -> None:
        await store.add_person("ada", "hash", None, 5)
        await store.rename("ada", "Ada")

        found = await store.person("hash", 6)
        assert found is not None and found.name == "Ada"
        assert await store.person("other", 6) is None

    tell(database, story)


def test_whoever_comes_again_is_known_without_asking_and_noted_once_a_day(database: str) -> None:
    async def story(store: Store) -> None:
        await store.add_person("ada", "hash", "Ada", 5)
        store.people.forget("ada")
        await store.person("hash", 10)
        assert await seen(store) == 5

        later = await store.person("hash", 10 + DAY)
        assert later == PersonRow("ada", "Ada")
        assert await seen(store) == 10 + DAY

        gone = ("DELETE FROM sessions WHERE person = ?", [("ada",)])
        await store.writer.write(Change("", [gone]))
        assert await store.person("hash", 11 + DAY) == later
        store.people.forget("ada")
        assert await store.person("hash", 11 + DAY) is None

    tell(database, story)


async def seen(store: Store) -> int:
    """When Ada was here last."""
    found = await store.reading.do(lambda line: line.rows("SELECT seen FROM people"))
    return int(found[0][0])


def test_a_server_has_a_file_for_itself_as_long_as_it_serves(tmp_path: Path) -> None:
    async def story() -> None:
        file = str(tmp_path / "tables.sqlite")
        first = await Store.open(file, serving=True)
        with pytest.raises(StoreError, match="another server"):
            await Store.open(file, serving=True)
        await (await Store.open(file)).close()
        await first.close()
        await (await Store.open(file, serving=True)).close()

    run_aside(story())


def test_a_database_of_a_newer_program_is_refused(database: str) -> None:
    async def spoil(store: Store) -> None:
        newer = ("INSERT INTO ironbridge_schema VALUES (?)", [(len(STEPS) + 1,)])
        await store.writer.write(Change("", [newer]))

    tell(database, spoil)

    with pytest.raises(StoreError, match="has schema"):
        tell(database, spoil)


@pytest.mark.parametrize(
    ("given", "target"),
    [
        ("tables.sqlite", "tables.sqlite"),
        ("sqlite:///tables.sqlite", "tables.sqlite"),
        ("sqlite:////var/tables.sqlite", "/var/tables.sqlite"),
        ("postgres://localhost/x", "postgresql://localhost/x"),
        ("postgresql://localhost/x", "postgresql://localhost/x"),
        ("postgresql+psycopg://localhost/x", "postgresql://localhost/x"),
    ],
)
def test_the_address_of_a_database(given: str, target: str) -> None:
    assert address(given).target == target


def test_the_name_of_a_database_has_no_password() -> None:
    assert address("postgresql://ada:secret@host:5/x").name == "postgresql://ada@host:5/x"
    assert address("postgresql://host/x?password=secret").name == "postgresql://host/x"


@pytest.mark.parametrize("given", ["mysql://localhost/x", "://", "sqlite://", "postgresql://[h/y"])
def test_what_is_no_address_of_a_database(given: str) -> None:
    with pytest.raises(StoreError):
        address(given)


def test_a_database_that_cannot_be_reached_hides_its_password() -> None:
    with pytest.raises(StoreError) as refused:
        run_aside(Store.open(f"postgresql://ada:secret@127.0.0.1:{free_port()}/x"))

    assert "secret" not in str(refused.value)
