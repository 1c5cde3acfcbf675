"""Nursery: servers for the tests, forked from a process that has imported all of it: python nursery.py.

It reads lines "DATABASE PORT LOG OTHERWISE" and answers each with the id of the process that serves.
The server is the real one, but for limits with room for tests that ask for much, and for bots that
move without a pause; OTHERWISE is JSON, with narrower limits, where figures are told, and how often it looks round. When the input ends, so does the nursery; its servers do not.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Any

import msgspec

from ironbridge.web.config import Config, Limits, Rate
from ironbridge.web.serve import Announcing

MANY = Rate(1e9, 1e9)
LIMITS = Limits(
    messages=MANY,
    all_messages=MANY,
    gets=MANY,
    pages=MANY,
    posts=MANY,
    tables=MANY,
    codes=MANY,
    study=MANY,
    waiting=1_000_000,
    sockets=100_000,
    connections_each=100_000,
)


def main() -> None:
    """Fork a server for each line."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the dead: none is a zombie
    for line in sys.stdin:
        database, port, log, otherwise = line.split()
        child = os.fork()
        if not child:
            serve(database, int(port), log, msgspec.json.decode(otherwise))
            os._exit(0)
        print(child, flush=True)


def serve(database: str, port: int, log: str, otherwise: dict[str, Any]) -> None:
    """Be a server, with the log for all that is said."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    written = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    silence = os.open(os.devnull, os.O_RDONLY)
    for stream, target in ((0, silence), (1, written), (2, written)):
        os.dup2(target, stream)
    metrics, round = otherwise.pop("metrics", ""), otherwise.pop("round", Config.round)
    limits = msgspec.convert({**msgspec.to_builtins(LIMITS), **otherwise}, Limits)
    config = Config(database, pace=0, round=round, limits=limits, metrics=metrics)
    Announcing(config, "127.0.0.1", port, print).run()


if __name__ == "__main__":
    main()
