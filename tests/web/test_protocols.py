"""Wire: whatever bytes come instead of HTTP or web sockets are answered or cut off, without a traceback."""

from __future__ import annotations

import http.client
import re
import socket
import struct
import time
from contextlib import suppress

import pytest

from ironbridge.web.protocols import short_frame
from web.house import PATIENCE, House

KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
MANY_HEADERS = "".join(f"X-{number}: y\r\n" for number in range(400))
DELAY = 0.04  # seconds by which systems put off word of what has come
HOST = "Host: 127.0.0.1\r\n"


def greeting(path: str, more: str = KEY, method: str = "GET") -> bytes:
    """How a web socket begins."""
    head = f"{method} {path} HTTP/1.1\r\n{HOST}Connection: Upgrade\r\nUpgrade: websocket\r\n{more}"
    return f"{head}\r\n".encode()


def frame(
    kind: int, data: bytes, *, bits: int = 0x80, masked: bool = True, length: int = -1
) -> bytes:
    """A frame as it should not be."""
    count = len(data) if length < 0 else length
    mask = 0x80 if masked else 0
    long = bytes([mask | 127]) + struct.pack(">Q", count)
    head = bytes([mask | count]) if count < 126 else long
    return bytes([bits | kind]) + head + (bytes(4) if masked else b"") + data


def heard(line: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    parts = []
    with suppress(ConnectionError):
        while part := line.recv(65536):
            parts.append(part)
    return b"".join(parts)


@pytest.mark.parametrize(
    "said",
    [
        greeting("/api/tables/x/socket", method="POST"),
        greeting("/api/tables/x/socket", ""),
        greeting("/api/tables/x/socket", KEY + KEY),
        greeting("/api/tables/x/socket", KEY + MANY_HEADERS),
        greeting("/api/tables/x/socket", KEY + "X: " + "y" * 12_000 + "\r\n"),
        greeting("/api/tables/x/socket", KEY + "Content-Length: 10\r\n"),
        greeting("/" + "a" * 12_000),
        f"GET /{'a' * 20_000} HTTP/1.1\r\n{HOST}".encode(),
        f"GET / HTTP/1.1\r\n{HOST}{HOST}\r\n".encode(),
        f"POST /api/me HTTP/1.1\r\n{HOST}Content-Length: -5\r\n\r\n".encode(),
        f"POST /api/me HTTP/1.1\r\n{HOST}Content-Length: {'9' * 40}\r\n\r\n".encode(),
        f"POST /api/me HTTP/1.1\r\n{HOST}Transfer-Encoding: chunked\r\n\r\nZZ\r\n".encode(),
        b"GET /\xff\xfe HTTP/1.1\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(40),
        b"\r\n" * 10_000,
    ],
)
def test_what_is_no_request_is_refused_and_closed(server: House, said: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        with suppress(ConnectionError):
            line.sendall(said)
        told = heard(line)

    assert told == b"" or told.startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 405 ", b"HTTP/1.1 431 "))
    assert server.guest().get("/api/me").status == 200


def test_the_end_of_an_answer_does_not_wait_for_word_of_its_beginning(server: House) -> None:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    times = []
    for _ in range(100):
        begun = time.perf_counter()
        line.request("GET", "/api/me")
        line.getresponse().read()
        times.append(time.perf_counter() - begun)
    line.close()

    assert sorted(times)[20] < DELAY


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (frame(1, b"\xff\xfe"), 1007),
        (frame(1, b"{}", masked=False), 1002),
        (frame(1, b"{}", bits=0xC0), 1002),
        (frame(3, b"{}"), 1002),
        (frame(0, b"{}"), 1002),
        (frame(1, b"{", bits=0) + frame(1, b"}"), 1002),
        (frame(9, b"x" * 126), 1002),
        (frame(9, b"x", bits=0), 1002),
        (frame(8, b"x"), 1002),
        (frame(8, struct.pack(">H", 5)), 1002),
        (frame(2, b"", length=2**40), 1009),
        (frame(1, b"x" * 30_000, bits=0) + frame(0, b"x" * 40_000), 1009),
    ],
)
def test_what_is_no_message_closes_the_socket(server: House, said: bytes, code: int) -> None:
    id = server.guest().open("industria", "me", "me", "me")["id"]
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(greeting(f"/api/tables/{id}/socket"))
        assert line.recv(65536).startswith(b"HTTP/1.1 101 ")
        with suppress(ConnectionError):
            line.sendall(said)
        told = heard(line)

    assert struct.pack(">H", code) in told
    assert server.guest().state(id)["seq"] == 1


LOOK = b'{"do":"look","id":%d,"lang":"?"}'  # which is answered with a problem
LONG = LOOK + b" " * 200
PING, PONG = frame(9, b"there?"), frame(10, b"here")
SAID = [frame(1, LOOK % number) for number in range(1, 5)]


@pytest.mark.parametrize(
    "chunks",
    [
        SAID,
        [b"".join(SAID)],
        [bytes([byte]) for byte in b"".join(SAID)],
        [SAID[0], SAID[1][:2], SAID[1][2:], *SAID[2:]],
        [SAID[0], SAID[1] + SAID[2][:9], SAID[2][9:] + SAID[3]],
        [SAID[0], frame(1, LOOK[:9], bits=0), PONG, frame(0, (LOOK % 2)[9:]), *SAID[2:]],
        [SAID[0], PONG, SAID[1], PING, SAID[2], frame(2, LOOK % 4)],
        [SAID[0], frame(1, LONG % 2), *SAID[2:]],
        [SAID[0], frame(1, LONG % 2)[:40], frame(1, LONG % 2)[40:], PONG, *SAID[2:]],
        [SAID[0], frame(1, b"\x00" * 7), *SAID[1:]],
    ],
)
def test_messages_are_read_however_they_are_cut(server: House, chunks: list[bytes]) -> None:
    id = server.guest().open("industria", "me", "me", "me")["id"]
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.sendall(greeting(f"/api/tables/{id}/socket"))
        assert line.recv(65536).startswith(b"HTTP/1.1 101 ")
        for chunk in chunks:
            line.sendall(chunk)
            time.sleep(0.001)  # so that most of them come one by one
        told = b""
        while b'"re":4,' not in told:
            part = line.recv(65536)
            assert part
            told += part

    numbers = [int(number) for number in re.findall(rb'"re":(\d)', told)]
    assert numbers == [1, 2, 3, 4]


def test_what_is_masked_is_read() -> None:
    text, mask = "café".encode() * 20, b"\x01\xfe\x80\x7f"
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(text))

    for size in (0, 1, 5, 100):
        head = bytes([0x81, 0x80 | size])
        assert short_frame(head + mask + masked[:size]) == text[:size]
    assert short_frame(bytes([0x81, 100]) + masked) is None
    assert short_frame(b"\x81") is None
