"""Deflated: long messages of a socket made shorter: by a worker where it writes them, else here."""

from __future__ import annotations

import asyncio
import zlib
from typing import Final

LONG: Final = 2000  # bytes from which a message is deflated, for those who want it
THREADED: Final = 20_000  # bytes from which that is done beside the loop
LEVEL: Final = 1


def deflate(data: bytes) -> bytes:
    """A shorter message."""
    return zlib.compress(data, LEVEL)


async def deflated(data: bytes) -> bytes:
    """The same, of a message that the loop has written."""
    if len(data) < THREADED:
        return deflate(data)
    return await asyncio.to_thread(deflate, data)
