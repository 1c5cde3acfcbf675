"""Database: what people are told when it fails, and what the log says of it, without their secrets."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable
from typing import Final, TypeVar

from ironbridge.store import StoreError
from ironbridge.web.problems import Problem

LOG: Final = logging.getLogger("ironbridge.web")
SILENCE: Final = 10  # seconds in which the same is not said again
Found = TypeVar("Found")

said: dict[str, float] = {}  # what the log was told last, and when


async def guarded(work: Awaitable[Found]) -> Found:
    """Read or store something; if the database fails, that is our trouble, and nothing has changed."""
    try:
        return await work
    except StoreError as error:
        raise problem(error) from None


def problem(error: StoreError) -> Problem:
    """What people are told; the log hears of it now and then."""
    sentence, now = error.text(), time.monotonic()
    if now - said.get(sentence, -SILENCE) >= SILENCE:
        said.clear()
        said[sentence] = now
        LOG.error("the database: %s", sentence)
    return Problem("trouble", key="database")
