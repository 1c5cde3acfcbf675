"""A line to a table: just as much of HTTP and of web sockets as a lean player needs.

A library would do more for each message than the server does. What comes in is read only as far as
a player looks at it; what goes out is masked with zeros, which changes nothing.
"""

from __future__ import annotations

import asyncio
import json
import struct
import zlib
from collections import deque
from typing import Any, Final, NamedTuple

import msgspec

HOST: Final = "127.0.0.1"
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
UPGRADE: Final = (
    "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    "Cookie: {cookie}\r\n\r\n"
)


class Lost(Exception):
    """The line was closed, or never opened."""


class Refused(Exception):
    """The server said no."""


class Option(msgspec.Struct):
    """Something that may be answered."""

    number: int
    phrase: str = ""


class About(msgspec.Struct):
    """What a player wants to know of the table itself."""

    status: str


class Message(msgspec.Struct):
    """What a player reads of a message."""

    type: str
    seq: int = -1
    re: int | None = None
    code: str = ""
    complete: bool = False
    options: list[Option] = []
    table: About | None = None


class Came(NamedTuple):
    """A message, when it came, and how many bytes it had on the wire."""

    message: Message
    at: float
    size: int


DECODER: Final = msgspec.json.Decoder(Message)


class Line(asyncio.Protocol):
    """A web socket; messages wait until they are taken."""

    def __init__(self, path: str, port: int, cookie: str) -> None:
        self.hello = UPGRADE.format(path=path, host=HOST, port=port, cookie=cookie).encode()
        self.transport: asyncio.Transport | None = None
        self.buffer = bytearray()
        self.is_open = False
        self.is_lost = False
        self.messages: deque[Came] = deque()
        self.waiter: asyncio.Future[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a web socket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.hello)

    def connection_lost(self, error: Exception | None) -> None:
        """Nothing comes any more."""
        self.is_lost = True
        self.wake()

    def data_received(self, data: bytes) -> None:
        """Take whatever is complete."""
        self.buffer += data
        if not self.is_open and not self.opens():
            return
        while self.takes_frame():
            pass

    def opens(self) -> bool:
        """Is the head of the answer here, and is it a yes?"""
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        self.is_open = self.buffer.startswith(b"HTTP/1.1 101")
        del self.buffer[: end + 4]
        if not self.is_open:
            self.close()
        return self.is_open

    def takes_frame(self) -> bool:
        """Take a frame, if a whole one is here. The server sends each message in one."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1] & 127, 2
        if length >= 126:
            form = ">H" if length == 126 else ">Q"
            start += struct.calcsize(form)
            if len(buffer) < start:
                return False
            (length,) = struct.unpack_from(form, buffer, 2)
        if len(buffer) < start + length:
            return False
        kind, body = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        self.take(kind, body)
        return True

    def take(self, kind: int, body: bytes) -> None:
        """A message for the player, or one about the line."""
        if kind == PING:
            self.write(PONG, body)
        elif kind == CLOSE:
            self.close()
        else:
            text = zlib.decompress(body) if kind == BINARY else body
            now = asyncio.get_running_loop().time()
            self.messages.append(Came(DECODER.decode(text), now, len(body)))
            self.wake()

    def wake(self) -> None:
        """Tell whoever waits for a message."""
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    async def receive(self) -> Came:
        """The next message."""
        while not self.messages:
            if self.is_lost:
                raise Lost
            self.waiter = asyncio.get_running_loop().create_future()
            await self.waiter
        return self.messages.popleft()

    def send(self, data: dict[str, Any]) -> None:
        """A message to the server."""
        self.write(TEXT, msgspec.json.encode(data))

    def write(self, kind: int, body: bytes) -> None:
        """A frame, masked with zeros."""
        size = len(body)
        length = struct.pack(">B", 128 | size) if size < 126 else struct.pack(">BH", 254, size)
        if self.transport is not None:
            self.transport.write(bytes((128 | kind,)) + length + bytes(4) + body)

    def close(self) -> None:
        """Leave."""
        if self.transport is not None:
            self.transport.abort()


async def dial(path: str, port: int, cookie: str) -> Line:
    """A new line."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(path, port, cookie), HOST, port)
    return line


async def post(port: int, path: str, body: Any) -> tuple[dict[str, Any], str]:
    """POST without a cookie, as somebody who was never here; the answer, and the cookie given."""
    data = body.encode() if isinstance(body, str) else json.dumps(body).encode()
    reader, writer = await asyncio.open_connection(HOST, port)
    head = f"POST {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nConnection: close\r\n"
    writer.write(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data)
    answer = await reader.read()
    writer.close()
    head, _, text = answer.decode().partition("\r\n\r\n")
    if " 201 " not in head.partition("\r\n")[0]:
        raise Refused(answer.decode()[-300:])
    return json.loads(text), cookie_of(head)


def cookie_of(head: str) -> str:
    """The token that the head of an answer gives."""
    marks = [line.partition(":")[2].strip() for line in head.splitlines() if "cookie:" in line]
    return "; ".join(mark.partition(";")[0] for mark in marks)
