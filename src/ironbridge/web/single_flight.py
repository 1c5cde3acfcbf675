"""SingleFlight: what several ask for at the same time is done once; if all have left, it is given up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

Found = TypeVar("Found")


class Flight(Generic[Found]):
    """Something under way, and how many wait for it."""

    def __init__(self, task: asyncio.Task[Found]) -> None:
        self.task = task
        self.waiting = 0


class SingleFlight(Generic[Found]):
    """All that is under way, by what it is."""

    def __init__(self) -> None:
        self.under_way: dict[Hashable, Flight[Found]] = {}

    async def join(self, key: Hashable, begin: Callable[[], Coroutine[Any, Any, Found]]) -> Found:
        """Wait for what is under way, or begin it."""
        flight = self.under_way.get(key)
        if flight is None:
            flight = self.under_way[key] = Flight(asyncio.ensure_future(begin()))
        flight.waiting += 1
        try:
            return await asyncio.shield(flight.task)
        finally:
            flight.waiting -= 1
            self.leave(key, flight)

    def leave(self, key: Hashable, flight: Flight[Found]) -> None:
        """One waits no more; if it is done or nobody is left, whoever comes now begins anew."""
        if flight.waiting and not flight.task.done():
            return
        if self.under_way.get(key) is flight:
            del self.under_way[key]
        flight.task.cancel()
