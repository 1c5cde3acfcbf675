"""Keys: single keys from a terminal, without Enter, on whatever system."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

if sys.platform == "win32":
    import msvcrt
else:
    import termios
    import tty

if sys.platform == "win32":

    @contextmanager
    def keys() -> Iterator[Callable[[], str]]:
        """A function that waits for a key; "" when the person leaves."""
        yield msvcrt.getwch

else:

    @contextmanager
    def keys() -> Iterator[Callable[[], str]]:
        """A function that waits for a key; "" when the person leaves."""
        terminal = sys.stdin.fileno()
        before = termios.tcgetattr(terminal)
        # Keys typed ahead are kept: nothing is flushed, and the mode stays until the end.
        tty.setcbreak(terminal, termios.TCSANOW)
        try:
            yield lambda: read_key(terminal)
        finally:
            termios.tcsetattr(terminal, termios.TCSANOW, before)


def read_key(terminal: int) -> str:
    """One key."""
    try:
        return os.read(terminal, 1).decode(errors="ignore")
    except KeyboardInterrupt:
        return ""
