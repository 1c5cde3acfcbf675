"""Sessions: a code is used once and in time, and what is ended is forgotten; in both databases."""

from __future__ import annotations

import asyncio

import pytest

from ironbridge.store import PersonRow, SessionRow, Stale, Store, Stored
from ironbridge.store.migrations import STEPS
from ironbridge.store.sessions import MOST
from store import old
from store.tables import SEATS, row, tell

ADA = PersonRow("ada", "Ada")


def session(token_hash: str, now: int = 10) -> SessionRow:
    return SessionRow(token_hash, "Firefox · Linux", now, now)


def test_a_link_is_used_once(database: str) -> None:
    async def story(store: Store) -> None:
        await store.add_person("ada", "hash", "Ada", 5)
        await store.sessions.add_link("ada", "code", now=10, expires=20)

        assert await store.sessions.come("code", session("phone")) == ADA
        assert await store.sessions.come("code", session("eve")) is None
        assert await store.person("phone", 11) == await store.person("hash", 11) == ADA
        assert await store.person("eve", 11) is None

    tell(database, story)


def test_of_many_who_come_at_once_with_one_code_one_enters(database: str) -> None:
    async def story(store: Store) -> None:
        await store.add_person("ada", "hash", "Ada", 5)
        for kind in ("link", "recovery"):
            if kind == "link":
                await store.sessions.add_link("ada", kind, now=10, expires=20)
            else:
                await store.sessions.keep_recovery("ada", kind)
            crowd = [store.sessions.come(kind, session(f"{kind} {at}")) for at in range(10)]
            assert sorted(await asyncio.gather(*crowd), key=bool) == [None] * 9 + [ADA]

    tell(database, story)


def test_a_link_is_dead_after_its_time_and_when_there_is_a_newer_one(database: str) -> None:
    async def story(store: Store) -> None:
        await store.add_person("ada", "hash", "Ada", 5)
        await store.sessions.add_link("ada", "first", now=10, expires=20)
        assert await store.sessions.come("first", session("phone", 20)) is None

        await store.sessions.add_link("ada", "second", now=10, expires=20)
        assert await store.sessions.come("first", session("phone", 11)) is None
        assert await store.sessions.come("second", session("phone", 19)) == ADA

    tell(database, story)


def test_a_recovery_code_is_used_once_and_takes_the_place_of_the_one_before(database: str) -> None:
    async def story(store: Store) -> None:
        await store.add_person("ada", "hash", "Ada", 5)
        await store.sessions.keep_recovery("ada", "first")
        await store.sessions.keep_recovery("ada", "second")
        assert await store.sessions.come("first", session("one")) is None
        assert await recovers(store)

        assert await store.sessions.come("second", session("two")) == ADA
        assert await store.sessions.come("second", session("three")) is None
        assert not await recovers(store)
        assert await store.sessions.come("ada", session("four")) is None

    tell(database, story)


async def recovers(store: Store) -> bool:
    """Has Ada a recovery code?"""
    found = await store.sessions.personal("ada")
    assert found is not None
    return found.recovers


def test_an_ended_session_is_nobodys_and_the_others_stay(database: str) -> None:
    async def story(store: Store) -> None:
        await store.add_person("ada", "a" * 64, "Ada", 5)
        await store.add_person("bob", "b" * 64, "Bob", 5)
        await store.sessions.keep_recovery("ada", "code")
        await store.sessions.come("code", session("c" * 64))

        await store.sessions.end("bob", "c" * 16)
        assert await store.person("c" * 64, 11) == ADA
        await store.sessions.end("ada", "c" * 16)
        assert await store.person("c" * 64, 11) is None
        assert await store.person("a" * 64, 11) == ADA

    tell(database, story)


def test_what_was_read_before_a_session_ended_is_not_remembered(database: str) -> None:
    async def story(store: Store) -> None:
        await store.add_person("ada", "a" * 64, "Ada", 5)
        for _ in range(30):
            await store.sessions.keep_recovery("ada", "code")
            await store.sessions.come("code", session("c" * 64))
            reads = [asyncio.ensure_future(store.person("c" * 64, 11)) for _ in range(5)]
            await asyncio.gather(store.sessions.end("ada", "c" * 16), *reads)
            assert await store.person("c" * 64, 11) is None

    tell(database, story)


def test_nobody_has_more_sessions_than_the_most(database: str) -> None:
    async def story(store: Store) -> None:
        await store.add_person("ada", "hash", "Ada", 1)
        for now in range(10, 10 + MOST):
            await store.sessions.keep_recovery("ada", f"code {now}")
            await store.sessions.come(f"code {now}", session(f"hash {now}", now))

        found = await store.sessions.personal("ada")
        assert found is not None and len(found.sessions) == MOST
        assert await store.person("hash", 40) is None, "not seen for longest"

    tell(database, story)


def test_who_has_a_seat_is_not_deleted_and_who_has_none_is_gone(database: str) -> None:
    async def story(store: Store) -> None:
        await store.add_person("ada", "hash", "Ada", 5)
        await store.sessions.add_link("ada", "code", now=10, expires=20)
        await store.add(Stored(row(), SEATS))
        assert await store.sessions.tables("ada") == ["t"]
        with pytest.raises(Stale):
            await store.sessions.delete("ada")
        assert await store.person("hash", 11) == ADA

        await store.purge("t", 1)
        await store.sessions.delete("ada")
        assert await store.person("hash", 11) is None
        assert await store.sessions.personal("ada") is None

    tell(database, story)


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_a_person_of_an_earlier_schema_has_his_session_and_no_recovery_code(
    database: str, steps: int
) -> None:
    old.fill(database, STEPS[1:steps])

    async def story(store: Store) -> None:
        (id,) = (await store.reading.do(lambda line: line.rows("SELECT id FROM people")))[0]
        found = await store.sessions.personal(id)
        assert found is not None and found.name == "Ada"
        assert not found.recovers and found.lang is None
        assert [one.label for one in found.sessions] == [""]

    tell(database, story)
