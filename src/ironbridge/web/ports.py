"""Ports: the sockets to listen at, ours before anything else is started."""

from __future__ import annotations

import errno
import os
import socket as sockets
from contextlib import suppress
from typing import Any, Final

from ironbridge.core.errors import IronbridgeError
from ironbridge.core.speech import Told
from ironbridge.core.words import system_reason
from ironbridge.web.words import SPEECH

BACKLOG: Final = 2048
PORT: Final = 8000  # unless another one is asked for
TRIES: Final = 20  # ports
ABSENT: Final = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)  # a family that the machine has not


class PortError(IronbridgeError):
    """An address at which we cannot listen."""


def listening(host: str, port: int) -> list[sockets.socket]:
    """Sockets that listen at every address of a host; nobody else has the port from here on."""
    try:
        return bound(host, port)
    except (OSError, UnicodeError) as error:
        taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
        key = "serve.taken" if taken else "serve.deaf"
        reason = system_reason(error)
        raise PortError(Told(SPEECH, key, host=host, port=port, reason=reason)) from error


def listening_near(host: str) -> list[sockets.socket]:
    """The same at the usual port, or the next one that is free."""
    for port in range(PORT, PORT + TRIES):
        with suppress(OSError, UnicodeError):
            return bound(host, port)
    return listening(host, PORT)


def bound(host: str, port: int) -> list[sockets.socket]:
    """A socket for each address of a host that the machine has; an error if one is taken."""
    made: list[sockets.socket] = []
    absent: OSError | None = None
    for family, _, _, _, address in addresses(host, port):
        try:
            made.append(listener(family, address))
        except OSError as error:
            if error.errno not in ABSENT:
                close(made)
                raise
            absent = error
    if absent is not None and not made:
        raise absent
    return made


def addresses(host: str, port: int) -> list[tuple[Any, ...]]:
    """All that a host is called by numbers."""
    flags = sockets.AI_PASSIVE
    return [*sockets.getaddrinfo(host, port, type=sockets.SOCK_STREAM, flags=flags)]


def listener(family: int, address: Any) -> sockets.socket:
    """A socket that listens; a port that was left a moment ago counts as free.

    Only of one that says it is TCP does asyncio know that small packets should not wait.
    """
    made = sockets.socket(family, sockets.SOCK_STREAM, sockets.IPPROTO_TCP)
    try:
        if os.name == "posix":
            made.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
        if family == sockets.AF_INET6:
            made.setsockopt(sockets.IPPROTO_IPV6, sockets.IPV6_V6ONLY, 1)
        made.bind(address)
        made.listen(BACKLOG)
        made.setblocking(False)
    except OSError:
        made.close()
        raise
    return made


def close(made: list[sockets.socket]) -> None:
    """Give up what was bound."""
    for one in made:
        one.close()


def port_of(made: list[sockets.socket]) -> int:
    """Where they listen."""
    port: int = made[0].getsockname()[1]
    return port
