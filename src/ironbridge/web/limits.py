"""Limits: buckets that fill slowly and are emptied by whoever asks."""

from __future__ import annotations

import time
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_network
from typing import Final

from ironbridge.web.config import Limits, Rate
from ironbridge.web.hosts import number_of
from ironbridge.web.problems import Problem

ADDRESSES: Final = 10_000  # remembered at most


@lru_cache(ADDRESSES)
def neighbourhood(address: str) -> str:
    """Addresses that one person has at will count as one: an IPv6 network of 64 bits."""
    number = number_of(address)
    if not isinstance(number, IPv6Address):
        return address
    return str(ip_network((int(number), 64), strict=False))


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

    def may(self, who: str, what: str, rate: Rate) -> bool:
        """Take one more, if there is one."""
        key = (neighbourhood(who), what)
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(rate)
            if len(self.buckets) > ADDRESSES:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)
        return bucket.take()

    def check(self, who: str, what: str, rate: Rate) -> None:
        """Let one more pass, or say that it is too fast."""
        if not self.may(who, what, rate):
            raise Problem("too-fast")

    def check_message(self, address: str, person: str | None) -> None:
        """Any message of a socket, whichever it is: who comes back finds his limit as he left it."""
        self.check(address, "all messages", self.limits.all_messages)
        self.check(person or address, "message", self.limits.messages)

    def check_get(self, address: str) -> None:
        """Any GET of the API, and any socket that is opened: some are costly."""
        self.check(address, "get", self.limits.gets)

    def check_page(self, address: str) -> None:
        """Any page: it is written anew."""
        self.check(address, "page", self.limits.pages)

    def check_post(self, address: str) -> None:
        """Any POST."""
        self.check(address, "post", self.limits.posts)

    def check_table(self, address: str) -> None:
        """A new table, or a record."""
        self.check(address, "table", self.limits.tables)

    def check_code(self, who: str) -> None:
        """A code that is tried or made."""
        self.check(who, "code", self.limits.codes)

    def enter(self, address: str) -> bool:
        """One more socket of an address, unless it has too many or comes back too fast."""
        if not self.may(address, "get", self.limits.gets):
            return False
        address = neighbourhood(address)
        count = self.sockets.get(address, 0)
        if count >= self.limits.sockets:
            return False
        self.sockets[address] = count + 1
        return True

    def leave(self, address: str) -> None:
        """One socket less."""
        address = neighbourhood(address)
        count = self.sockets.get(address, 0) - 1
        if count > 0:
            self.sockets[address] = count
        else:
            self.sockets.pop(address, None)
