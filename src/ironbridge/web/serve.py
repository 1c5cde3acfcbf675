"""Serve: the application on a real socket."""

from __future__ import annotations

import os
import socket as sockets
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn

from ironbridge.web.app import make_app
from ironbridge.web.config import Config

BACKLOG: Final = 2048
FAREWELL: Final = 3  # seconds for answers under way when the server is told to stop
TRIES: Final = 20  # ports
EVERYWHERE: Final = ("0.0.0.0", "::")


class Announcing(uvicorn.Server):
    """A server that says where it is once it is there."""

    def __init__(
        self,
        config: Config,
        host: str,
        port: int,
        announce: Callable[[str], None],
        *,
        open_page: bool = False,
    ) -> None:
        super().__init__(server_config(config, host, port))
        named = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
        self.address = f"http://{named}:{port}/"
        self.announce = announce
        self.open_page = open_page

    def run(self, sockets: list[sockets.socket] | None = None) -> None:
        """Serve until Ctrl-C, which is the way to end it."""
        with suppress(KeyboardInterrupt):
            super().run(sockets)

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        if not self.started:
            return
        self.announce(self.address)
        if self.open_page and has_screen():
            webbrowser.open(self.address)


def server_config(config: Config, host: str, port: int) -> uvicorn.Config:
    """How the application is served."""
    return uvicorn.Config(
        make_app(config),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        server_header=False,
        backlog=BACKLOG,
        ws_max_size=config.limits.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=FAREWELL,
    )


def has_screen() -> bool:
    """Is there a desktop on which a browser could open?"""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def free_port(host: str, wanted: int) -> int:
    """The port that is wanted, or the next one that is free."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    for port in range(wanted, wanted + TRIES):
        with sockets.socket(family) as trial:
            trial.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
            try:
                trial.bind((host, port))
            except OSError:
                continue
            return port
    return wanted
