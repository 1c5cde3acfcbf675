"""Limits: buckets that fill slowly and are emptied by whoever asks."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from ironbridge.web.config import Limits, Rate
from ironbridge.web.problems import Problem

ADDRESSES: Final = 10_000  # remembered at most


class Bucket:
    """Holds a burst; what is taken comes back with time."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = time.monotonic()
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.a_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Guard:
    """What each address has left."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.sockets: dict[str, int] = {}

    def check(self, address: str, what: str, rate: Rate) -> None:
        """Let one more pass, or say that it is too fast."""
        bucket = self.buckets.pop((address, what), None) or Bucket(rate)
        self.buckets[address, what] = bucket
        if len(self.buckets) > ADDRESSES:
            self.buckets.popitem(last=False)
        if not bucket.take():
            raise Problem("too-fast")

    def check_get(self, address: str) -> None:
        """Any GET of the API: some are costly."""
        self.check(address, "get", self.limits.gets)

    def check_post(self, address: str) -> None:
        """Any POST."""
        self.check(address, "post", self.limits.posts)

    def check_table(self, address: str) -> None:
        """A new table, or a record."""
        self.check(address, "table", self.limits.tables)

    def check_thought(self, address: str) -> None:
        """A bot that thinks about a position: that takes a while."""
        self.check(address, "thought", self.limits.thoughts)

    def enter(self, address: str) -> bool:
        """One more socket of an address, unless it has too many."""
        count = self.sockets.get(address, 0)
        if count >= self.limits.sockets:
            return False
        self.sockets[address] = count + 1
        return True

    def leave(self, address: str) -> None:
        """One socket less."""
        count = self.sockets.get(address, 0) - 1
        if count > 0:
            self.sockets[address] = count
        else:
            self.sockets.pop(address, None)
