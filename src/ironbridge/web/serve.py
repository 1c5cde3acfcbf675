"""Serve: the application on a real socket."""

from __future__ import annotations

import os
import socket as sockets
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final

import uvicorn

from ironbridge.web.app import make_app
from ironbridge.web.collecting import collect_seldom
from ironbridge.web.config import Config
from ironbridge.web.connections import Gate
from ironbridge.web.descriptors import ACCEPTED, open_files, room
from ironbridge.web.hosts import EVERYWHERE
from ironbridge.web.log_limit import hush
from ironbridge.web.ports import BACKLOG, listening, listening_near, port_of
from ironbridge.web.protocols import Wired
from ironbridge.web.servers import Servers

FAREWELL: Final = 3  # seconds for answers under way when the server is told to stop


class Announcing(uvicorn.Server):
    """A server that has its port before anything starts, and says where it is once it is there."""

    def __init__(
        self,
        config: Config,
        host: str,
        port: int | None,
        announce: Callable[[str], None],
        *,
        bound: list[sockets.socket] | None = None,
        open_page: bool = False,
    ) -> None:
        self.bound = bound or listening_at(host, port)
        super().__init__(server_config(replace(config, host=host)))
        named = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
        self.address = f"http://{named}:{port_of(self.bound)}/"
        self.announce = announce
        self.open_page = open_page

    def run(self, sockets: list[sockets.socket] | None = None) -> None:
        """Serve until Ctrl-C, which is the way to end it."""
        with suppress(KeyboardInterrupt):
            super().run(sockets or self.bound)

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Listen, then say so; from here on hundreds of tables live long."""
        await super().startup(sockets)
        collect_seldom()
        if not self.started:
            return
        self.announce(self.address)
        if self.open_page and has_screen():
            webbrowser.open(self.address)


def listening_at(host: str, port: int | None) -> list[sockets.socket]:
    """The sockets to listen at, which nobody else has from here on."""
    return listening_near(host) if port is None else listening(host, port)


def serve(
    config: Config,
    host: str,
    bound: list[sockets.socket],
    announce: Callable[[str], None],
    *,
    workers: int = 1,
    open_page: bool = False,
) -> None:
    """Serve until the end, in this process, or in so many others that it watches over."""

    def one(number: int, first: bool) -> None:
        speaks = first and number == 0
        say = announce if speaks else silent
        part = config.part(number, workers)
        Announcing(part, host, None, say, bound=bound, open_page=open_page and speaks).run()

    if workers == 1:
        one(0, True)
    else:
        Servers(workers, one).run()


def silent(address: str) -> None:
    """Say nothing: another one does."""


def server_config(config: Config) -> uvicorn.Config:
    """How the application is served: with as many connections as there is room for."""
    free = room(config, open_files())
    backlog = min(BACKLOG, free // ACCEPTED)
    gate = Gate(config, min(config.limits.connections, free - backlog))
    hush()
    return Wired(
        make_app(config, gate),
        gate,
        log_level="warning",
        access_log=False,
        proxy_headers=False,
        server_header=False,
        backlog=backlog,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=FAREWELL,
    )


def has_screen() -> bool:
    """Is there a desktop on which a browser could open?"""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
