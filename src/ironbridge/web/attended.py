"""Attended: something that is done for a request as long as somebody waits for its answer."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import Request

from ironbridge.web.problems import Problem

Found = TypeVar("Found")


async def attended(request: Request, work: Coroutine[Any, Any, Found]) -> Found:
    """Do it; if the browser leaves meanwhile, give it up."""
    task = asyncio.ensure_future(work)
    left = asyncio.ensure_future(departure(request))
    try:
        await asyncio.wait((task, left), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Problem("trouble")  # nobody reads it
        return task.result()
    finally:
        task.cancel()
        left.cancel()


async def departure(request: Request) -> None:
    """Wait until the browser has left."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
