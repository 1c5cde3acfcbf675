"""Health: whether people can play here, for load balancers; cheap, however often they ask."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ironbridge.store import Store, StoreError

PATIENCE: Final = 2.0  # seconds that the database has to answer
FRESH: Final = 1.0  # seconds that its answer is believed


class Pulse:
    """Whether the database answers, asked once for all who want to know."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.asked_at = -FRESH
        self.asking: asyncio.Task[bool] | None = None

    async def beats(self) -> bool:
        """Does the database answer, or has it just now?"""
        now = time.monotonic()
        if self.asking is None or (self.asking.done() and now - self.asked_at >= FRESH):
            self.asked_at = now
            self.asking = asyncio.ensure_future(self.answers())
        return await asyncio.shield(self.asking)

    async def answers(self) -> bool:
        """Ask the database, and do not wait long."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.answer()
        except (StoreError, TimeoutError):
            return False
        return True


async def health(request: Request) -> Response:
    """200 if people can play here, 503 if not."""
    database = await request.app.state.pulse.beats()
    data = {"status": "ok" if database else "trouble", "database": database}
    return Response(
        msgspec.json.encode(data),
        200 if database else 503,
        {"Cache-Control": "no-store"},
        "application/json",
    )
