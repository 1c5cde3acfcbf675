"""Config: what a server is started with."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
from ipaddress import IPv4Network, IPv6Network

Network = IPv4Network | IPv6Network


@dataclass(frozen=True)
class Rate:
    """So many at once, then so many a second."""

    burst: float
    a_second: float


@dataclass(frozen=True)
class Limits:
    """How much one person, or one address, may ask for."""

    messages: Rate = Rate(60, 20)  # of a person, by all sockets; of an address without a name
    all_messages: Rate = Rate(240, 80)  # of an address, by all sockets of all people there
    gets: Rate = Rate(200, 40)  # of the API, and sockets opened, of an address
    pages: Rate = Rate(200, 40)  # and whatever else is asked for outside the API, of an address
    posts: Rate = Rate(40, 10)
    tables: Rate = Rate(60, 0.1)  # opened, and records brought
    codes: Rate = Rate(10, 1 / 30)  # tried, of an address; made, of a person
    study: Rate = Rate(30, 0.5)  # seconds of workers: replays, their positions, thoughts, pictures
    waiting: int = 2_000  # jobs of one person in the queue of a pool
    sockets: int = 100  # of an address
    connections: int = 5_000  # of one process, as far as it may have so many files open
    connections_each: int = 200  # of an address
    head_seconds: float = 10  # for a request's head to come
    body_seconds: float = 30
    answer_seconds: float = 60  # to take an answer
    idle_seconds: int = 5  # between two requests
    message_bytes: int = 64 * 1024
    post_bytes: int = 16 * 1024
    figures_bytes: int = 64 * 1024  # of an order with figures of one's own
    record_bytes: int = 256 * 1024


def half_the_cores() -> int:
    """Workers share the machine."""
    return max(1, (os.cpu_count() or 2) // 2)


def half_and_one_spare() -> int:
    """While one is at something long, another one is free for somebody who waits."""
    return max(2, half_the_cores())


@dataclass(frozen=True)
class Config:
    """The database, and how the work is done."""

    database: str
    pace: float = 0.4  # seconds at least between a bot's moves, where somebody looks on
    clerks: int = field(default_factory=half_and_one_spare)
    thinkers: int = field(default_factory=half_and_one_spare)
    scholars: int = field(default_factory=half_the_cores)
    clerk_patience: float = 20  # seconds
    thinker_patience: float = 120
    scholar_patience: float = 60
    thinkers_nice: int = 5  # how far they stand back behind clerks and the loop
    scholars_nice: int = 10  # behind everybody who plays
    unseen: float = 120  # seconds that bots play among themselves though nobody looks
    round: float = 5  # seconds between looks at what others have done to the database
    cache_bytes: int = 64 * 2**20  # of what scholars have found out
    tables: int = 500  # kept in memory with nobody looking on
    limits: Limits = Limits()
    metrics: str = ""  # where figures are told: HOST:PORT, or public; nowhere by default
    host: str = "127.0.0.1"  # where it listens
    public_url: str = ""  # under which others reach it
    proxies: tuple[Network, ...] = ()  # whose word is taken for where a request comes from

    def part(self, number: int, count: int) -> Config:
        """What one of several processes on this machine is started with: its share of the cores."""
        return replace(
            self,
            clerks=max(1, self.clerks // count),
            thinkers=max(2, self.thinkers // count),
            scholars=max(1, self.scholars // count),
            metrics=address_of_part(self.metrics, number),
        )


def address_of_part(metrics: str, number: int) -> str:
    """Where one of several processes tells its figures: each has a port of its own, one after the other."""
    host, mark, port = metrics.rpartition(":")
    if not number or not mark or not (port.isascii() and port.isdecimal()):
        return metrics
    return f"{host}:{int(port[:6]) + number}"
