"""Connections: how many connections may be open, in all and from one address."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from typing import Final

from ironbridge.web.config import Config
from ironbridge.web.limits import neighbourhood
from ironbridge.web.proxies import is_trusted

LOG: Final = logging.getLogger("ironbridge.web")
REFUSED: Final = "connections are refused: there are too many"  # told seldom
SLOW: Final = ("head", "body", "answer", "silence")


class Gate:
    """Counts who is inside. Everybody behind a proxy of ours is told apart by the limits further in.

    When all places are taken, whoever has been silent for longest gives way.
    """

    def __init__(self, config: Config, most: int) -> None:
        self.config = config
        self.most = most  # open files, not only wishes, set an end
        self.inside: Counter[str] = Counter()  # by address
        self.refused: Counter[str] = Counter({"all": 0, "address": 0})  # by what was too much
        self.late: Counter[str] = Counter(dict.fromkeys(SLOW, 0))  # by what took too long
        self.count = 0
        self.silent: dict[object, Callable[[], None]] = {}  # how to end those who asked nothing yet

    def enter(self, address: str) -> bool:
        """One more, unless there are too many."""
        home = neighbourhood(address)
        too_many = self.why_not(address, home)
        if too_many:
            self.refused[too_many] += 1
            LOG.warning(REFUSED)
            return False
        self.inside[home] += 1
        self.count += 1
        return True

    def why_not(self, address: str, home: str) -> str:
        """What there is too much of; "" if there is room."""
        full = self.inside[home] >= self.config.limits.connections_each
        if full and not is_trusted(address, self.config):
            return "address"
        return "all" if self.count >= self.most and not self.make_room() else ""

    def make_room(self) -> bool:
        """End the longest silence, if there is one."""
        longest = next(iter(self.silent), None)
        if longest is None:
            return False
        self.silent.pop(longest)()
        self.late["silence"] += 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        home = neighbourhood(address)
        self.count -= 1
        self.inside[home] -= 1
        if not self.inside[home]:
            del self.inside[home]
