"""Descriptors: how many connections a process has room for among its open files."""

from __future__ import annotations

import sys
from typing import Final

from ironbridge.web.config import Config

if sys.platform != "win32":
    import resource

WANTED: Final = 65_536
SPARE: Final = 100  # for the database, the log, what is read and what listens
EACH_WORKER: Final = 4
FEWEST: Final = 16  # connections, however little room there is
ACCEPTED: Final = 4  # one in so many may be new: accepted at once, before any is counted


def open_files() -> int:
    """How many files may be open, after asking for as many as we may have."""
    if sys.platform == "win32":
        return WANTED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return WANTED if soft == resource.RLIM_INFINITY else soft
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


def room(config: Config, files: int) -> int:
    """Files that are left for connections."""
    workers = config.clerks + config.thinkers + config.scholars
    return max(FEWEST, files - SPARE - EACH_WORKER * workers)
