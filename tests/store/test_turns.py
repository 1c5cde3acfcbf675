"""Turns: of several servers one has it, and when it is gone another one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from aside import run_aside
from ironbridge.store import Stale, Store, Stored
from store.tables import SEATS, row
from web import postgres


@pytest.fixture
def shared(postgres_address: str, request: pytest.FixtureRequest) -> str:
    return postgres.fresh(postgres_address, request.node.name[:60])


def test_one_server_has_a_turn_until_it_gives_it_back_or_is_gone(shared: str) -> None:
    async def story() -> None:
        first, second = await Store.open(shared), await Store.open(shared)
        taken = await asyncio.gather(*(store.turns.take("t") for store in (first, second)))
        assert sorted(taken) == [False, True]
        owner, other = (first, second) if taken[0] else (second, first)
        owner.turns.give_back("t")
        assert await owner.turns.take("t")
        assert await other.turns.take("u")
        await owner.close()
        while not await other.turns.take("t"):
            await asyncio.sleep(0.01)
        await other.close()

    run_aside(story())


def test_tables_whose_turn_somebody_has_are_not_looked_for(shared: str) -> None:
    async def story() -> None:
        store = await Store.open(shared)
        await store.add_person("ada", "hash", "Ada", 5)
        for id in ("t", "u"):
            await store.add(Stored(row(id), SEATS[:2]))
        await store.add(Stored(row("v"), SEATS[1:2]))
        assert await store.turns.take("t")
        assert await store.bots_to_move(0, 99) == ["u"]
        assert await store.bots_to_move(0, 9) == []
        store.turns.give_back("t")
        while len(await store.bots_to_move(0, 99)) < 2:
            await asyncio.sleep(0.01)
        await store.close()

    run_aside(story())


def test_whoever_serves_a_file_has_every_turn(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(str(tmp_path / "tables.sqlite"))
        assert await store.turns.take("t") and await store.turns.take("t")
        store.turns.give_back("t")
        await store.close()

    run_aside(story())


def test_others_are_told_of_changes_when_they_are_committed_and_only_then(shared: str) -> None:
    heard: list[tuple[str, str]] = []
    own: list[tuple[str, str]] = []

    async def story() -> None:
        store, other = await Store.open(shared), await Store.open(shared)
        listening = [await listener(other, heard), await listener(store, own)]
        await store.add_person("ada", "hash", "Ada", 5)
        await store.add(Stored(row(), SEATS[:2]))
        await store.append(row(seq=2), 0, [])
        with pytest.raises(Stale, match="has changed since"):
            await store.append(row(seq=2), 0, [])
        store.tell("somebody t:1")
        while len(heard) < 2 or not own:
            await asyncio.sleep(0.01)
        for task in listening:
            task.cancel()
        await asyncio.gather(store.close(), other.close())

    run_aside(story())
    assert heard == [("ironbridge_changed", "t:2"), ("ironbridge_present", "somebody t:1")]
    assert own == heard[1:]


async def listener(store: Store, heard: list[tuple[str, str]]) -> asyncio.Task[None]:
    """Somebody who notes all that is told from here on."""
    ready = asyncio.Event()
    listening = asyncio.ensure_future(
        store.listen(lambda channel, text: heard.append((channel, text)), ready.set)
    )
    await ready.wait()
    return listening
