"""Ports: what comes through them is sent at once."""

from __future__ import annotations

import asyncio
import socket

from aside import run_aside
from ironbridge.web.ports import listening
from web.house import free_port


def test_short_messages_do_not_wait_for_each_other() -> None:
    async def story() -> int:
        port = free_port()
        (door,) = listening("127.0.0.1", port)
        came: asyncio.Future[asyncio.StreamWriter] = asyncio.get_running_loop().create_future()
        server = await asyncio.start_server(lambda _, to: came.set_result(to), sock=door)
        async with server:
            _, guest = await asyncio.open_connection("127.0.0.1", port)
            to = await came
            at_once = to.get_extra_info("socket").getsockopt(socket.SOL_TCP, socket.TCP_NODELAY)
            for writer in (guest, to):
                writer.close()
                await writer.wait_closed()
        return int(at_once)

    assert run_aside(story())
