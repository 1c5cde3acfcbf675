"""Protocols: HTTP and web sockets as uvicorn speaks them, but with a gate, and an end to patience.

A connection is let in or not. Then a request's head has its time, its body has, and whoever asked
has some to take the answer; what is late is cut off. An idle connection is uvicorn's to close.
"""

from __future__ import annotations

import asyncio
from functools import cache
from http import HTTPStatus
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from ironbridge.core.speech import LANGUAGES
from ironbridge.web.connections import Gate
from ironbridge.web.words import say

HEAD_BYTES: Final = 16 * 1024
GREETED: Final = b"\r\n\r\n"
TEXT: Final = 0x81  # how a frame begins that is a whole text
PONG: Final = 0x8A
IS_MASKED: Final = 0x80  # with its length
MASKED: Final = 6  # bytes before what is in it
SHORT: Final = 125


class Wired(uvicorn.Config):
    """How the application is served: through a gate."""

    def __init__(self, app: Any, gate: Gate, **options: Any) -> None:
        limits = gate.config.limits
        super().__init__(
            app,
            http=Http,
            ws=Socket,
            ws_max_size=limits.message_bytes,
            timeout_keep_alive=limits.idle_seconds,
            h11_max_incomplete_event_size=HEAD_BYTES,
            **options,
        )
        self.gate = gate


class Http(H11Protocol):
    """A connection that asks."""

    def __init__(
        self,
        config: Wired,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.gate = config.gate
        self.is_inside = False
        self.waits_for = ""  # what must come in time
        self.timer: asyncio.TimerHandle | None = None

    @property
    def address(self) -> str:
        """Who asks."""
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, or say at once that there are too many."""
        super().connection_made(transport)
        self.is_inside = self.gate.enter(self.address)
        if self.is_inside:
            self.watch()
        else:
            transport.write(answer(HTTPStatus.SERVICE_UNAVAILABLE, "too-many"))
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """One less."""
        super().connection_lost(exc)
        self.wait_for("")
        if self.is_inside:
            self.gate.leave(self.address)

    def data_received(self, data: bytes) -> None:
        """Read on; that may begin or end something that has its time."""
        super().data_received(data)
        self.watch()

    def on_response_complete(self) -> None:
        """The same with an answer."""
        super().on_response_complete()
        self.watch()

    def pause_writing(self) -> None:
        """More was answered than is taken."""
        super().pause_writing()
        self.watch()

    def resume_writing(self) -> None:
        """It is taken again."""
        super().resume_writing()
        self.watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a web socket, which pings."""
        self.wait_for("")
        super().handle_websocket_upgrade(event)

    # Patience.

    def watch(self) -> None:
        """Begin to wait for what is missing, unless that has begun or this is a web socket now."""
        if self.transport.get_protocol() is self and self.missing() != self.waits_for:
            self.wait_for(self.missing())

    def missing(self) -> str:
        """What the other side owes us."""
        answered = self.is_asked() and self.cycle.response_complete
        if (answered or self.flow.write_paused) and self.transport.get_write_buffer_size():
            return "answer"
        if self.conn.their_state is h11.SEND_BODY:
            return "body"
        begun = not self.is_asked() or self.conn.trailing_data[0]
        return "head" if self.conn.their_state is h11.IDLE and begun else ""

    def is_asked(self) -> bool:
        """Was there a request yet? uvicorn has None before, and does not say so."""
        cycle: object = self.cycle
        return cycle is not None

    def wait_for(self, what: str) -> None:
        """From now on, and for nothing else."""
        if self.timer is not None:
            self.timer.cancel()
        self.waits_for = what
        self.timer = None
        self.gate.silent.pop(self, None)
        if what == "head":
            self.gate.silent[self] = self.transport.abort
        if what:
            seconds: float = getattr(self.gate.config.limits, f"{what}_seconds")
            self.timer = self.loop.call_later(seconds, self.give_up, what)

    def give_up(self, what: str) -> None:
        """Cut off what is still late."""
        if self.missing() == what:
            self.gate.late[what] += 1
            self.transport.abort()


class Socket(WebSocketsSansIOProtocol):
    """A connection that stays."""

    is_plain = True  # so far nothing came but a greeting and whole short frames

    def data_received(self, data: bytes) -> None:
        """Read on: a short text or a pong as nearly all are, or whatever else, and all behind it."""
        body = short_frame(data) if self.is_plain and self.conn.state is State.OPEN else None
        if body is None:
            self.is_plain = (
                self.is_plain and data.endswith(GREETED) and not self.handshake_initiated
            )
            self.read(data)
        elif data[0] == TEXT:
            self.curr_msg_data_type, self.frames = "text", [body]
            self.send_receive_event_to_app()
        else:
            self.handle_pong(Frame(Opcode.PONG, body))

    def read(self, data: bytes) -> None:
        """As the library does; a greeting that cannot be read is the last that we listen to."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            self.transport.write(answer(HTTPStatus.BAD_REQUEST, "no-socket"))
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """One less."""
        super().connection_lost(exc)
        assert isinstance(self.config, Wired)
        self.config.gate.leave(self.client[0] if self.client else "")

    def keepalive_timeout(self) -> None:
        """Who does not answer takes nothing either: do not wait until he has."""
        super().keepalive_timeout()
        self.transport.abort()


def short_frame(data: bytes) -> bytes | None:
    """What is in a frame, if nothing but a whole short one has come: a text, or a pong."""
    size = len(data) - MASKED
    if not 0 <= size <= SHORT or data[0] not in (TEXT, PONG) or data[1] != IS_MASKED | size:
        return None
    mask = (data[2:MASKED] * (SHORT // 4 + 1))[:size]
    return (int.from_bytes(data[MASKED:]) ^ int.from_bytes(mask)).to_bytes(size)


@cache
def answer(status: HTTPStatus, key: str) -> bytes:
    """An answer before there was a question that could be read, so in every language."""
    text = "".join(f"{say(f'error.{key}', lang)}\n" for lang in LANGUAGES).encode()
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: text/plain; charset=utf-8\r\n"
        f"Content-Length: {len(text)}\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + text
