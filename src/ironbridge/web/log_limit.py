"""Log limit: what strangers can bring about at will is in the log once a minute, with how often it was."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from typing import Final

from ironbridge.web.connections import REFUSED

PAUSE: Final = 60.0  # seconds
FAULTS: Final = (
    REFUSED,
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
)
LOGS: Final = ("ironbridge.web", "uvicorn.error")


class Seldom(logging.Filter):
    """Lets such a line pass now and then."""

    def __init__(self) -> None:
        super().__init__()
        self.passed: dict[str, float] = {}
        self.kept_back: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write it; without a traceback: it is no fault of ours."""
        if is_cut_off(record):
            return False
        told = record.msg
        if told not in FAULTS:
            return True
        now = time.monotonic()
        if now - self.passed.get(told, -PAUSE) < PAUSE:
            self.kept_back[told] += 1
            return False
        record.exc_info = None
        record.msg = f"{told} ({self.kept_back.pop(told, 0)} more since this was last said)"
        self.passed[told] = now
        return True


def is_cut_off(record: logging.LogRecord) -> bool:
    """Does it tell of an answer that was given up as the server stopped? How many is told at once."""
    error = record.exc_info[1] if record.exc_info else None
    return isinstance(error, asyncio.CancelledError)


def hush() -> None:
    """Keep both logs short: the program's and uvicorn's."""
    for name in LOGS:
        log = logging.getLogger(name)
        if not any(isinstance(filter, Seldom) for filter in log.filters):
            log.addFilter(Seldom())
