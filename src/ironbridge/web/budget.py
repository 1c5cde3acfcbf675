"""Budget: how many seconds of workers each address may use for what is costly."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from ironbridge.web.config import Rate
from ironbridge.web.problems import Problem

ADDRESSES: Final = 10_000  # remembered


class Purse:
    """What an address has left; more may be taken than there is, and is missing then."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = time.monotonic()

    def fill(self) -> None:
        """What came back since."""
        now = time.monotonic()
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.a_second)
        self.at = now


class Budget:
    """What is costly is asked for first, and paid for when it is known what it cost."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.purses: OrderedDict[str, Purse] = OrderedDict()

    def purse(self, address: str) -> Purse:
        """Of an address, as it is now."""
        purse = self.purses.pop(address, None) or Purse(self.rate)
        self.purses[address] = purse
        if len(self.purses) > ADDRESSES:
            self.purses.popitem(last=False)
        purse.fill()
        return purse

    def check(self, address: str) -> None:
        """Is anything left?"""
        if self.purse(address).left <= 0:
            raise Problem("too-fast", key="too-costly")

    def pay(self, address: str, seconds: float) -> None:
        """So much was used."""
        self.purse(address).left -= seconds
