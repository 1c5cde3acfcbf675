"""The queue before the workers: whoever has used least is next, whoever brings much waits for himself."""

from __future__ import annotations

import asyncio

import pytest

from aside import run_aside
from ironbridge.web import jobs
from ironbridge.web.pool import is_modest
from ironbridge.web.problems import Problem
from ironbridge.web.queue import REST, SEATED, WATCHED, Errand, Line, Queue, Share

JOB = jobs.Picture("industria", "light", "en")
EVE, ADA, BOB = Share("6.6.6.6", "eve"), Share("1.1.1.1", "ada"), Share("1.1.1.1", "bob")


def is_any(line: Line) -> bool:
    return True


def errand(key: str, share: Share, urgency: int = SEATED) -> Errand:
    return Errand(key, JOB, share, urgency, asyncio.Future())


def order(waiting: list[tuple[str, Share]], seconds: float = 1.0) -> str:
    """In which order jobs are served by one worker, each taking so long."""

    async def served() -> str:
        queue = Queue(100)
        for key, share in waiting:
            queue.add(errand(key, share))
        keys = ""
        while found := queue.next(is_any):
            keys += found[0].key
            queue.served(found[1], seconds)
        return keys

    return run_aside(served())


def test_whoever_brings_many_jobs_waits_for_himself() -> None:
    assert order([("e", EVE)] * 6 + [("a", ADA)] * 2) == "eaeaeeee"


def test_many_names_at_one_address_are_one_address() -> None:
    minted = [("e", Share("6.6.6.6", f"eve {at}")) for at in range(5)]

    assert order([*minted, ("a", ADA), ("a", ADA)]) == "eaeaeee"


def test_people_of_one_address_share_alike() -> None:
    assert order([("a", ADA)] * 4 + [("b", BOB)] * 2) == "ababaa"


def test_what_is_urgent_comes_first() -> None:
    async def story() -> list[str]:
        queue = Queue(100)
        queue.add(errand("rest", EVE, REST))
        queue.add(errand("watched", EVE, WATCHED))
        queue.add(errand("seated", ADA, SEATED))
        queue.add(errand("hastened", EVE, REST))
        queue.hasten("hastened", SEATED, BOB)
        return [found[0].key for _ in range(4) if (found := queue.next(is_any))]

    assert run_aside(story()) == ["seated", "hastened", "watched", "rest"]


def test_the_last_worker_is_kept_for_somebody_for_whom_none_works() -> None:
    async def story() -> list[str | None]:
        queue = Queue(100)
        for share in (EVE, EVE, ADA):
            queue.add(errand(share.person, share))
        queue.add(errand("unseen", BOB, REST))
        found = [queue.next(may) for may in (is_any, is_modest, is_modest, is_any)]
        return [one and one[0].key for one in found]

    assert run_aside(story()) == ["eve", "ada", None, "eve"]


def test_a_line_has_an_end() -> None:
    async def story() -> None:
        queue = Queue(2)
        for _ in range(2):
            queue.add(errand("e", EVE))
        queue.add(errand("a", ADA))
        with pytest.raises(Problem) as told:
            queue.add(errand("e", EVE))
        assert (told.value.code, told.value.status) == ("too-fast", 429)

    run_aside(story())


def test_who_was_away_has_saved_nothing_up() -> None:
    async def story() -> str:
        queue = Queue(100)
        for _ in range(10):
            queue.add(errand("e", EVE))
            found = queue.next(is_any)
            assert found is not None
            queue.served(found[1], 1)
        for key, share in [("e", EVE), ("a", ADA)] * 6:
            queue.add(errand(key, share))
        keys = ""
        while found := queue.next(is_any):
            keys += found[0].key
            queue.served(found[1], 1)
        return keys

    assert "e" in run_aside(story())[:3]
