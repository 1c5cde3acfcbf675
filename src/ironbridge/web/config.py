"""Config: what a server is started with."""

from __future__ import annotations

import os
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Rate:
    """So many at once, then so many a second."""

    burst: float
    a_second: float


@dataclass(frozen=True)
class Limits:
    """How much one connection, or one address, may ask for."""

    messages: Rate = Rate(60, 20)  # of a socket
    gets: Rate = Rate(200, 40)  # of the API, of an address
    posts: Rate = Rate(40, 10)
    tables: Rate = Rate(60, 0.1)  # opened, and records brought
    thoughts: Rate = Rate(30, 0.5)  # of a bot, about positions of a replay
    sockets: int = 100  # of an address
    message_bytes: int = 64 * 1024
    post_bytes: int = 16 * 1024
    record_bytes: int = 256 * 1024


def half_the_cores() -> int:
    """Clerks and thinkers share the machine."""
    return max(1, (os.cpu_count() or 2) // 2)


@dataclass(frozen=True)
class Config:
    """The database, and how the work is done."""

    database: str
    pace: float = 0.4  # seconds at least between a bot's moves, where somebody looks on
    clerks: int = field(default_factory=half_the_cores)
    thinkers: int = field(default_factory=half_the_cores)
    clerk_patience: float = 20  # seconds
    thinker_patience: float = 120
    tables: int = 500  # kept in memory with nobody looking on
    limits: Limits = Limits()
