"""Study: costly answers about what does not change any more: done once, kept, counted by their cost.

Replays, their positions, what a bot thinks of them, pictures, records that people bring: workers
who do not serve play do it, and each address has a budget of their seconds. What is kept is free.
"""

from __future__ import annotations

from collections.abc import Hashable

from ironbridge.web.budget import Budget
from ironbridge.web.cache import Cache
from ironbridge.web.config import Config
from ironbridge.web.jobs import Answer, Job, Json, Packed
from ironbridge.web.metrics import Metrics
from ironbridge.web.pool import Pool, checked
from ironbridge.web.queue import Share
from ironbridge.web.single_flight import SingleFlight


class Study:
    """The scholars, what they have found out, and what each address may still ask."""

    def __init__(self, config: Config, metrics: Metrics) -> None:
        limits = config.limits
        self.budget = Budget(limits.study)
        self.cache = Cache(config.cache_bytes)
        self.flights: SingleFlight[bytes] = SingleFlight()
        self.scholars = Pool(
            config.scholars,
            patience=config.scholar_patience,
            metrics=metrics,
            nice=config.scholars_nice,
            waiting=limits.waiting,
            pay=lambda share, seconds: self.budget.pay(share.address, seconds),
        )

    async def find(self, key: Hashable, name: str, job: Job, share: Share) -> bytes:
        """An answer that stays the same under its key: kept, under way, or to be found out."""
        kept = self.cache.find(key)
        if kept is not None:
            return kept
        self.budget.check(share.address)
        return await self.flights.join(key, lambda: self.found(key, name, job, share))

    async def found(self, key: Hashable, name: str, job: Job, share: Share) -> bytes:
        """Find it out, and keep it."""
        answer = await self.scholars.do(name, job, share)
        data = bytes_of(checked(answer))
        self.cache.keep(key, data)
        return data

    async def do(self, name: str, job: Job, share: Share) -> Answer:
        """Something that is costly, and done once."""
        self.budget.check(share.address)
        return checked(await self.scholars.do(name, job, share))

    async def close(self) -> None:
        """End the scholars' processes."""
        await self.scholars.close()


def bytes_of(answer: Answer) -> bytes:
    """What is kept of an answer."""
    assert isinstance(answer, Json | Packed)
    return answer.data
