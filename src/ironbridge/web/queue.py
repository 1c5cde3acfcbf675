"""Queue: jobs that wait for a worker, shared out: of those who wait, whoever has used least is next.

A share is an address and a person there. Addresses are equal among each other, and so are the
people of an address: whoever brings a thousand jobs, or comes under a thousand names, waits for
himself. What is used is measured in seconds of workers. Who was away has saved nothing up: he
begins where those are who are being served.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from ironbridge.web.jobs import Answer, Job
from ironbridge.web.problems import Problem

SEATED, WATCHED, REST = range(3)  # urgency: for somebody at the table, for a watcher, for nobody
REMEMBERED: Final = 10_000  # accounts


class Share(NamedTuple):
    """For whom something is done, as far as that is known."""

    address: str = ""
    person: str = ""


NOBODY: Final = Share()


@dataclass(eq=False)
class Errand:
    """A job, for whom it is, and who waits for it."""

    key: str  # of the table
    job: Job
    share: Share
    urgency: int
    done: asyncio.Future[Answer]
    begun: float = field(default_factory=time.perf_counter)  # to be wanted


@dataclass(eq=False)
class Account:
    """What somebody has used, and what is being done for him."""

    used: float = 0  # seconds of workers
    level: float = 0  # what the one served last had used, of those that belong to this account
    running: int = 0
    waiting: int = 0

    @property
    def is_idle(self) -> bool:
        """Is nothing done for him, and nothing wanted?"""
        return not self.running and not self.waiting


@dataclass(eq=False)
class Line:
    """What waits for one share with one urgency."""

    urgency: int
    house: Account  # of the address
    own: Account
    errands: deque[Errand] = field(default_factory=deque)


def rank(line: Line) -> tuple[float, ...]:
    """The least is served next."""
    house, own = line.house, line.own
    return line.urgency, house.running, house.used, own.running, own.used


class Queue:
    """All lines, and the accounts of those who stand in them."""

    def __init__(self, most: int) -> None:
        self.most = most  # that may wait in one line
        self.root = Account()
        self.accounts: dict[Hashable, Account] = {}  # by address and by share
        self.lines: dict[tuple[int, Share], Line] = {}

    def __len__(self) -> int:
        return self.root.waiting

    def add(self, errand: Errand) -> None:
        """Stand in line, unless that is full."""
        line = self.lines.get((errand.urgency, errand.share))
        if line is not None and len(line.errands) >= self.most:
            raise Problem("too-fast", key="line-full")
        self.put(errand)

    def put(self, errand: Errand) -> None:
        """Stand in line."""
        place = (errand.urgency, errand.share)
        line = self.lines.get(place)
        if line is None:
            line = self.lines[place] = Line(errand.urgency, *self.accounts_of(errand.share))
        line.errands.append(errand)
        self.root.waiting += 1
        line.house.waiting += 1
        line.own.waiting += 1

    def accounts_of(self, share: Share) -> tuple[Account, Account]:
        """Of the address and of the person, both level with those who are served."""
        house = self.account(share.address, self.root)
        return house, self.account(share, house)

    def account(self, key: Hashable, above: Account) -> Account:
        """An account; whoever was away comes back at the level of the others."""
        found = self.accounts.get(key)
        if found is None:
            found = self.opened(key)
        if not found.running and not found.waiting and found.used < above.level:
            found.used = above.level
        return found

    def opened(self, key: Hashable) -> Account:
        """A new account."""
        if len(self.accounts) >= REMEMBERED:
            self.forget_idle()
        found = self.accounts[key] = Account()
        return found

    def forget_idle(self) -> None:
        """Room for others."""
        self.accounts = {key: one for key, one in self.accounts.items() if not one.is_idle}

    def next(self, may: Callable[[Line], bool]) -> tuple[Errand, Line] | None:
        """The next to be served, of those who may; he does not wait any more."""
        able = [line for line in self.lines.values() if may(line)]
        if not able:
            return None
        line = min(able, key=rank) if len(able) > 1 else able[0]
        errand = line.errands[0]
        self.take(line, errand)
        self.begin(line)
        return errand, line

    def begin(self, line: Line) -> None:
        """A worker begins with something of a line; who comes back later is level with its owner."""
        root, house, own = self.root, line.house, line.own
        if root.level < house.used:
            root.level = house.used
        if house.level < own.used:
            house.level = own.used
        root.running += 1
        house.running += 1
        own.running += 1

    def take(self, line: Line, errand: Errand) -> None:
        """Out of the line; an empty line is none."""
        line.errands.remove(errand)
        self.root.waiting -= 1
        line.house.waiting -= 1
        line.own.waiting -= 1
        if not line.errands:
            del self.lines[errand.urgency, errand.share]

    def drop(self, errand: Errand) -> None:
        """Nobody wants it any more; if it has begun, it goes on."""
        line = self.lines.get((errand.urgency, errand.share))
        if line is not None and errand in line.errands:
            self.take(line, errand)

    def served(self, line: Line, seconds: float) -> None:
        """It is done, and is paid for."""
        self.root.running -= 1
        line.house.running -= 1
        line.own.running -= 1
        line.house.used += seconds
        line.own.used += seconds

    def hasten(self, key: str, urgency: int, share: Share) -> None:
        """What waits for a table has become more urgent."""
        slower = [line for line in self.lines.values() if line.urgency > urgency]
        for errand in [one for line in slower for one in line.errands if one.key == key]:
            self.drop(errand)
            errand.urgency, errand.share = urgency, share
            self.put(errand)

    def clear(self) -> list[Errand]:
        """Everybody leaves."""
        errands = [errand for line in self.lines.values() for errand in line.errands]
        for errand in errands:
            self.drop(errand)
        return errands
