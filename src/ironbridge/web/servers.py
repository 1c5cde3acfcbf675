"""Servers: several processes at one port, and one that watches over them.

The one has the port and serves nothing. It forks the others, which all wait at that port, puts a new
one in the place of any that dies, and ends them when it is told to end. If it is killed they end by
themselves: each of them holds one end of a pipe whose other end dies with it.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import Final

LOG: Final = logging.getLogger("ironbridge.web")
ENDS: Final = (signal.SIGINT, signal.SIGTERM)
PAUSE: Final = 1  # second before one that died is replaced
PATIENCE: Final = 15  # seconds in which those that were told to end have to

Serve = Callable[[int, bool], None]  # its number, and whether it is the first one of that number


class Servers:
    """So many processes that serve."""

    def __init__(self, count: int, serve: Serve) -> None:
        self.count = count
        self.serve = serve
        self.numbers: dict[int, int] = {}  # by process id
        self.ending = False
        self.life, self.hold = os.pipe()

    def run(self) -> None:
        """Have them serve until one is told to end."""
        for one in ENDS:
            signal.signal(one, lambda number, frame: self.end())
        signal.signal(signal.SIGALRM, lambda number, frame: self.tell(signal.SIGKILL))
        for number in range(self.count):
            self.start(number, True)
        while self.numbers:
            process, status = os.wait()
            number = self.numbers.pop(process)
            if not self.ending:
                LOG.error("server %d ended (%s); another one starts", number, told(status))
                time.sleep(PAUSE)
                self.start(number, False)

    def start(self, number: int, first: bool) -> None:
        """Fork a server; whoever ends us meanwhile is heard afterwards."""
        sys.stdout.flush()
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDS)
        process = 0 if self.ending else os.fork()
        if process:
            self.numbers[process] = number
        elif not self.ending:
            self.be_server(number, first)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDS)

    def be_server(self, number: int, first: bool) -> None:
        """Serve, and never come back."""
        signal.signal(signal.SIGINT, signal.default_int_handler)
        for one in (signal.SIGTERM, signal.SIGALRM):
            signal.signal(one, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDS)
        os.close(self.hold)
        threading.Thread(target=self.end_with_parent, daemon=True).start()
        code = 1
        try:
            self.serve(number, first)
            code = 0
        except Exception:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            os._exit(code)

    def end_with_parent(self) -> None:
        """Wait until the one that watches over us is gone."""
        os.read(self.life, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    def end(self) -> None:
        """End all; those that do not in time are killed."""
        self.ending = True
        self.tell(signal.SIGTERM)
        signal.alarm(PATIENCE)

    def tell(self, what: signal.Signals) -> None:
        """Send a signal to all that live."""
        for process in list(self.numbers):
            with suppress(ProcessLookupError):
                os.kill(process, what)


def told(status: int) -> str:
    """How a process ended."""
    code = os.waitstatus_to_exitcode(status)
    return signal.Signals(-code).name if code < 0 else f"code {code}"
