"""The worker processes: jobs are done in any of them, again if one dies, and never mixed up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import ironbridge as ib
from aside import run_aside
from ironbridge.web import jobs
from ironbridge.web.crew import Crew, checked
from ironbridge.web.jobs import Course, Json, Story, Text
from ironbridge.web.problems import Problem
from ironbridge.web.stories import Stories

RECORD = Path(__file__).parent.parent / "records" / "brass-birmingham-2.txt"
BEGIN = jobs.Begin("industria", 3, {}, ["Ada", "Bob", "Cy"], 7)
SLOW = jobs.Picture("brass-birmingham", "light", "en")


def work(story: Callable[[Crew], Awaitable[None]], patience: float = 60) -> None:
    """Let a crew of one work."""

    async def told() -> None:
        crew = Crew(1, patience)
        try:
            await story(crew)
        finally:
            await crew.close()

    run_aside(told())


async def first(crew: Crew) -> Course:
    """A match that begins."""
    course = checked(await crew.do("t", BEGIN))
    assert isinstance(course, Course)
    return course


def test_a_job_is_done_again_if_its_worker_dies() -> None:
    async def story(crew: Crew) -> None:
        before = await first(crew)
        process = crew.workers[0].process
        assert process is not None
        again = asyncio.ensure_future(crew.do("t", BEGIN))
        await asyncio.sleep(0)
        process.kill()

        assert await again == before
        assert crew.workers[0].process is not process

    work(story)


def test_a_job_that_takes_too_long_is_ended() -> None:
    async def story(crew: Crew) -> None:
        with pytest.raises(Problem, match="trouble"):
            await crew.do("t", SLOW)

    work(story, patience=0.01)


def test_who_leaves_in_the_middle_disturbs_nobody() -> None:
    async def story(crew: Crew) -> None:
        course = await first(crew)
        leaving = asyncio.ensure_future(crew.do("p", jobs.Picture("industria", "dark", "en")))
        await asyncio.sleep(0.05)
        leaving.cancel()

        assert await first(crew) == course

    work(story)


def test_a_closed_crew_starts_nothing() -> None:
    async def story(crew: Crew) -> None:
        await first(crew)
        queue = [asyncio.ensure_future(crew.do("t", SLOW)) for _ in range(3)]
        await asyncio.sleep(0.05)
        await crew.close()
        outcomes = await asyncio.gather(*queue, return_exceptions=True)

        assert [str(outcome) for outcome in outcomes] == ["trouble"] * 3
        assert crew.workers[0].process is None

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
    async def story(crew: Crew) -> None:
        with pytest.raises(Problem) as told:
            checked(await crew.do("t", job))
        assert told.value.code == code

    work(story)


def test_a_bot_that_there_is_not_fails_alone() -> None:
    async def story(crew: Crew) -> None:
        course = await first(crew)
        record = Story("t", course.head, course.moves)
        with pytest.raises(Problem, match="trouble"):
            checked(await crew.do("t", jobs.Think(record, "deep-thought")))
        move = checked(await crew.do("t", jobs.Think(record, "greedy")))
        assert isinstance(move, Text) and move.text

    work(story)


def test_the_same_job_gives_the_same_answer() -> None:
    async def story(crew: Crew) -> None:
        course = await first(crew)
        record = Story("t", course.head, course.moves)
        sight = jobs.Sight(0, "fr", "light", position=True)
        look = jobs.Look(record, sight, 0, [0, 1, 2], [], True)
        one, other = checked(await crew.do("t", look)), checked(await crew.do("t", look))
        assert isinstance(one, Json) and one == other

    work(story)


def test_a_remembered_match_goes_back_on_and_aside_like_a_fresh_one() -> None:
    match = ib.load(RECORD.read_text())
    record = match.record()
    head = str(record).partition("\n\n")[0]
    moves = [line.text for line in record.moves]
    head = "\n".join(line for line in head.splitlines() if not line.startswith("result"))
    remembered = Stories()

    for count in (0, 10, len(moves), 30, 31, 5, len(moves)):
        story = Story("t", head, moves[:count])
        fresh = Stories().match(story)
        assert remembered.match(story).state.numbers() == fresh.state.numbers()
        assert remembered.match(story).log("fr", 0) == fresh.log("fr", 0)
