"""Costly answers: found out once, by workers who do not serve play, and counted by their cost."""

from __future__ import annotations

import asyncio

import pytest

from aside import run_aside
from ironbridge.web import jobs
from ironbridge.web.budget import Budget
from ironbridge.web.cache import Cache
from ironbridge.web.config import Config, Limits, Rate
from ironbridge.web.metrics import Metrics
from ironbridge.web.problems import Problem
from ironbridge.web.queue import Share
from ironbridge.web.study import Study

PICTURE = jobs.Picture("industria", "light", "en")
EVE, ADA = Share("6.6.6.6", "eve"), Share("1.1.1.1", "ada")
LITTLE = Limits(study=Rate(0.001, 0))


def test_a_cache_forgets_what_was_not_used_for_longest() -> None:
    cache = Cache(10)
    cache.keep("a", b"12345")
    cache.keep("b", b"12345")
    cache.find("a")

    cache.keep("c", b"123")
    cache.keep("huge", b"12345678901")

    assert cache.find("b") is None and cache.find("huge") is None
    assert cache.size <= 10


def test_what_was_found_out_costs_no_worker_again() -> None:
    async def story() -> None:
        study = Study(Config("", limits=LITTLE), Metrics())
        one, other = await asyncio.gather(
            *(study.find(PICTURE, "t", PICTURE, EVE) for _ in range(2))
        )
        sent = study.scholars.workers[0].sent
        again = await study.find(PICTURE, "t", PICTURE, EVE)

        assert one is other is again
        assert 0 < sent == study.scholars.workers[0].sent < 200
        with pytest.raises(Problem) as told:
            await study.find("another", "t", PICTURE, EVE)
        assert (told.value.status, told.value.key) == (429, "too-costly")
        await study.find("another", "t", PICTURE, ADA)
        await study.close()

    run_aside(story())


def test_what_nobody_waits_for_is_given_up_before_it_is_begun() -> None:
    async def story() -> None:
        study = Study(Config("", scholars=1), Metrics())
        busy = asyncio.ensure_future(study.find("busy", "t", PICTURE, ADA))
        leaving = [asyncio.ensure_future(study.find("left", "t", PICTURE, EVE)) for _ in range(2)]
        await asyncio.sleep(0.01)
        assert len(study.scholars.queue) == 1
        leaving[0].cancel()
        await asyncio.wait(leaving[:1])
        assert len(study.scholars.queue) == 1
        leaving[1].cancel()
        await asyncio.wait(leaving)
        while len(study.scholars.queue):
            await asyncio.sleep(0.01)
        await busy
        assert study.cache.find("left") is None
        await study.close()

    run_aside(story())


def test_a_budget_comes_back_with_time() -> None:
    budget = Budget(Rate(1, 1000))
    budget.pay("here", 1.5)
    while budget.purse("here").left <= 0:
        pass
    budget.check("here")
    budget.check("elsewhere")
