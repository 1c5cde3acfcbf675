"""The worker processes: jobs are done in any of them, again if one dies, and never mixed up."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import ironbridge as ib
from aside import run_aside
from ironbridge.web import jobs
from ironbridge.web.handlers import Handlers
from ironbridge.web.jobs import Course, Forgotten, Json, Story, Text
from ironbridge.web.matches import Matches
from ironbridge.web.pipes import Process
from ironbridge.web.pool import Pool, checked
from ironbridge.web.problems import Problem

RECORD = Path(__file__).parent.parent / "records" / "brass-birmingham-2.txt"
BEGIN = jobs.Begin("industria", 3, {}, ["Ada", "Bob", "Cy"], 7)
SLOW = jobs.Picture("brass-birmingham", "light", "en")


def work(
    story: Callable[[Pool], Awaitable[None]], patience: float = 60, count: int = 1, stay: float = 0
) -> None:
    """Let a pool work, by default of one."""

    async def told() -> None:
        pool = Pool(count, patience=patience, stay=stay)
        try:
            await story(pool)
        finally:
            await pool.close()

    run_aside(told())


async def first(pool: Pool) -> Course:
    """A match that begins."""
    course = checked(await pool.do("t", BEGIN))
    assert isinstance(course, Course)
    return course


def test_a_job_is_done_again_if_its_worker_dies() -> None:
    async def story(pool: Pool) -> None:
        before = await first(pool)
        process = pool.workers[0].process
        assert process is not None
        again = asyncio.ensure_future(pool.do("t", BEGIN))
        await asyncio.sleep(0)
        process.kill()

        assert await again == before
        assert pool.workers[0].process is not process

    work(story)


def test_a_table_waits_for_the_worker_that_knows_it() -> None:
    async def story(pool: Pool) -> None:
        await asyncio.gather(*(pool.do("t", BEGIN) for _ in range(3)))

        assert [worker.process is None for worker in pool.workers] == [False, True]

    work(story, count=2, stay=600)


def test_but_not_for_long() -> None:
    async def story(pool: Pool) -> None:
        await asyncio.gather(*(pool.do("t", BEGIN) for _ in range(3)))

        assert [worker.process is None for worker in pool.workers] == [False, False]

    work(story, count=2, stay=0.01)


def test_an_answer_that_breaks_off_is_none() -> None:
    async def told() -> None:
        long = "import os; os.read(0, 9); os.write(1, b'\\0\\0\\1\\0' + bytes(9))"
        process = await Process.start((sys.executable, "-c", long))
        with pytest.raises(EOFError):
            await process.ask(b"hello", 60)
        await process.wait()

        assert process.is_gone

    run_aside(told())


def test_a_job_that_takes_too_long_is_ended() -> None:
    async def story(pool: Pool) -> None:
        with pytest.raises(Problem, match="trouble"):
            await pool.do("t", SLOW)

    work(story, patience=0.01)


def test_who_leaves_in_the_middle_disturbs_nobody() -> None:
    async def story(pool: Pool) -> None:
        course = await first(pool)
        leaving = asyncio.ensure_future(pool.do("p", jobs.Picture("industria", "dark", "en")))
        await asyncio.sleep(0.05)
        leaving.cancel()

        assert await first(pool) == course

    work(story)


def test_a_closed_pool_starts_nothing() -> None:
    async def story(pool: Pool) -> None:
        await first(pool)
        queue = [asyncio.ensure_future(pool.do("t", SLOW)) for _ in range(3)]
        await asyncio.sleep(0.05)
        await pool.close()
        outcomes = await asyncio.gather(*queue, return_exceptions=True)

        assert [str(outcome) for outcome in outcomes] == ["trouble"] * 3
        assert pool.workers[0].process is None

    work(story)


@pytest.mark.parametrize(
    ("job", "code"),
    [
        (jobs.Begin("chess", 2, {}, ["A", "B"], 1), "bad-game"),
        (jobs.Begin("industria", 3, {}, ["A", "A", "A"], 1), "bad-game"),
        (jobs.Read("no record"), "bad-record"),
        (jobs.Think(Story("t", "no record", []), "random"), "bad-record"),
    ],
)
def test_what_makes_no_sense_is_told(job: jobs.Job, code: str) -> None:
    async def story(pool: Pool) -> None:
        with pytest.raises(Problem) as told:
            checked(await pool.do("t", job))
        assert told.value.code == code

    work(story)


def test_a_bot_that_there_is_not_fails_alone() -> None:
    async def story(pool: Pool) -> None:
        course = await first(pool)
        record = Story("t", course.head, course.moves)
        with pytest.raises(Problem, match="trouble"):
            checked(await pool.do("t", jobs.Think(record, "deep-thought")))
        move = checked(await pool.do("t", jobs.Think(record, "greedy")))
        assert isinstance(move, Text) and move.text

    work(story)


def test_the_same_job_gives_the_same_answer() -> None:
    async def story(pool: Pool) -> None:
        course = await first(pool)
        record = Story("t", course.head, course.moves)
        sight = jobs.Sight(0, "fr", "light", position=True)
        look = jobs.Look(record, sight, 0, [0, 1, 2], [], True)
        one, other = checked(await pool.do("t", look)), checked(await pool.do("t", look))
        assert isinstance(one, Json) and one == other

    work(story)


def test_a_remembered_match_goes_back_on_and_aside_like_a_fresh_one() -> None:
    match = ib.load(RECORD.read_text())
    record = match.record()
    head = str(record).partition("\n\n")[0]
    moves = [line.text for line in record.moves]
    head = "\n".join(line for line in head.splitlines() if not line.startswith("result"))
    remembered = Matches()

    for count in (0, 10, len(moves), 30, 31, 5, len(moves)):
        story = Story("t", head, moves[:count])
        fresh = Matches().match(story)
        assert remembered.match(story).state.numbers() == fresh.state.numbers()
        assert remembered.match(story).log("fr", 0) == fresh.log("fr", 0)


def test_a_job_that_nobody_waits_for_any_more_is_not_begun() -> None:
    async def story(pool: Pool) -> None:
        busy = asyncio.ensure_future(pool.do("t", SLOW))
        await asyncio.sleep(0)
        leaving = asyncio.ensure_future(pool.do("t", SLOW))
        await asyncio.sleep(0)
        assert len(pool.queue) == 1
        leaving.cancel()
        await asyncio.wait([leaving])

        assert len(pool.queue) == 0
        await busy

    work(story)


def told_of(length: int) -> tuple[str, list[str]]:
    """The head and the first moves of a game."""
    record = ib.load(RECORD.read_text()).record()
    head = str(record).partition("\n\n")[0]
    head = "\n".join(line for line in head.splitlines() if not line.startswith("result"))
    return head, [line.text for line in record.moves[:length]]


def look(head: str, moves: list[str]) -> jobs.Look:
    return jobs.Look(Story("t", head, moves), jobs.Sight(0, "en"), 0, [0], [], True)


def test_a_worker_is_told_only_what_is_new() -> None:
    head, moves = told_of(60)

    async def story(pool: Pool) -> None:
        worker = pool.workers[0]
        fresh = Pool(1, patience=60)
        for count in (50, 51, 30, 52, 60):
            before = worker.sent
            known = await pool.do("t", look(head, moves[:count]))
            if count != 50:
                assert worker.sent - before < 1_500
            assert known == await fresh.do(str(count), look(head, moves[:count]))
        await fresh.close()

    work(story)


def test_a_worker_that_has_forgotten_is_told_all() -> None:
    head, moves = told_of(60)

    async def story(pool: Pool) -> None:
        first = await pool.do("t", look(head, moves))
        process = pool.workers[0].process
        assert process is not None
        process.kill()
        await process.wait()
        assert await pool.do("t", look(head, moves)) == first
        pool.workers[0].told["t"] = Story("t", head, [*moves, "what was never told"])
        assert await pool.do("t", look(head, moves)) == first

    work(story)


def test_a_match_that_was_played_on_is_not_played_again() -> None:
    head, moves = told_of(60)
    handlers = Handlers()
    handlers.do(look(head, moves[:59]))

    played = handlers.do(jobs.Play(Story("t", None, [], 59), "en", None, moves[59]))
    after = handlers.matches.kept["t"].match.state
    assert isinstance(played, Course)
    handlers.do(look(head, [*moves[:59], *played.moves]))

    assert handlers.matches.kept["t"].match.state is after
    assert handlers.do(jobs.Think(Story("u", None, [], 3), "greedy")) == Forgotten()


def test_a_job_that_cannot_be_given_to_a_worker_keeps_nobody_waiting() -> None:
    async def story(pool: Pool) -> None:
        with pytest.raises(Problem):
            await pool.do("t", jobs.Begin("industria", 3, {"cash_in": 10**30}, ["A", "B", "C"], 7))

        assert (await first(pool)).moves == []

    work(story)
