"""Socket: one browser at one table: what it says is answered, what happens is shown to it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ironbridge.store import StoreError
from ironbridge.web import database, messages, updates
from ironbridge.web.deflated import LONG, deflated
from ironbridge.web.hall import Hall
from ironbridge.web.jobs import Deflated, Json, Shown
from ironbridge.web.language import lang_of
from ironbridge.web.messages import Again, Ask, Back, Look, Message, Play, Ways, Why
from ironbridge.web.origin import address_of, is_foreign
from ironbridge.web.people import known
from ironbridge.web.problems import Problem
from ironbridge.web.table import Table, Viewer

LOG: Final = logging.getLogger("ironbridge.web")
FOREIGN: Final = 4403
UNKNOWN: Final = 4404
COME_BACK: Final = 1012  # the same as after a restart
TOO_MANY: Final = 4429
AGAIN: Final = 2  # seconds
PATIENCE: Final = 100  # messages too fast before the socket is closed


class Watcher:
    """Somebody who looks on, perhaps from a seat of his own."""

    def __init__(self, hall: Hall, table: Table, socket: WebSocket, viewer: Viewer) -> None:
        self.hall = hall
        self.table = table
        self.socket = socket
        self.viewer = viewer
        self.zips = socket.query_params.get("zip") == "1"
        self.seen: int | None = None  # the last state that the browser has
        self.shown: Viewer | None = None  # how it was shown
        self.changes = socket.query_params.get("changes") == "1"
        self.picture: Shown | None = None  # what it shows, if what differs from it is wanted
        self.sender: asyncio.Task[None] | None = None
        self.sending = asyncio.Lock()
        self.posted: set[asyncio.Task[None]] = set()

    # Out.

    def wake(self) -> None:
        """Send the newest state, unless that is being done."""
        if self.sender is None:
            self.sender = asyncio.ensure_future(self.catch_up())

    async def catch_up(self) -> None:
        """Send states until the last one sent is the newest, or nobody is there."""
        try:
            while self in self.table.watchers and not self.is_current:
                await self.send_state()
        except (WebSocketDisconnect, RuntimeError):
            LOG.debug("somebody left table %s while he was told", self.table.id)
        finally:
            self.sender = None

    @property
    def is_current(self) -> bool:
        """Has the browser the newest state, in the colours and the language it wants?"""
        return self.shown is self.viewer and self.seen == self.table.row.seq

    async def send_state(self) -> None:
        """Send the newest state; if that cannot be drawn, say so and wait a little."""
        viewer = self.viewer
        try:
            picture = self.picture if self.shown is viewer else None
            seq, state = await updates.state(self.hall, self.table, viewer, self.seen, picture)
            picture = self.to_change(viewer)
        except Problem as problem:
            await self.send_problem(problem, None)
            await asyncio.sleep(AGAIN)
            return
        await self.send(state)
        if viewer is self.viewer:  # else all is wanted again
            self.seen, self.shown, self.picture = seq, viewer, picture

    def to_change(self, viewer: Viewer) -> Shown | None:
        """The picture of the present state, for later changes, if the browser wants them."""
        drawn = viewer.board != "none" and self.table.row.status != "waiting"
        if not self.changes or not drawn:
            return None
        return Shown(len(self.table.moves), self.table.eyes(viewer.person))

    def before(self, seq: int) -> Shown | None:
        """The picture of a state that the browser has, if it is shown as is wanted now."""
        return self.picture if self.is_current and self.seen == seq else None

    def post(self, data: dict[str, Any]) -> None:
        """Send something without waiting for it."""
        task = asyncio.ensure_future(self.send_quietly(msgspec.json.encode(data)))
        self.posted.add(task)
        task.add_done_callback(self.posted.discard)

    def dismiss(self) -> None:
        """The table is not there any more."""
        task = asyncio.ensure_future(self.close(UNKNOWN))
        self.posted.add(task)
        task.add_done_callback(self.posted.discard)

    def look_again(self) -> None:
        """The one who looks on may not be known here any more."""
        task = asyncio.ensure_future(self.stay_or_leave())
        self.posted.add(task)
        task.add_done_callback(self.posted.discard)

    async def stay_or_leave(self) -> None:
        """Whose session is over leaves at once, and may come back as anybody."""
        try:
            person = await known(self.hall.store, self.socket)
        except StoreError:
            person = None
        if self.viewer.person == (None if person is None else person.id):
            return
        self.table.watchers.discard(self)
        self.hall.presence.came_or_went(self.table, self)
        self.viewer = msgspec.structs.replace(self.viewer, person=None)
        await self.close(COME_BACK)

    async def close(self, code: int) -> None:
        """Say why, and leave."""
        async with self.sending:
            if self.socket.application_state == WebSocketState.CONNECTED:
                with suppress(WebSocketDisconnect, RuntimeError):
                    await self.socket.close(code)

    async def send_quietly(self, data: bytes) -> None:
        """Send something to whoever is still there."""
        try:
            await self.send(data)
        except (WebSocketDisconnect, RuntimeError):
            LOG.debug("somebody left table %s", self.table.id)

    async def send(self, data: bytes) -> None:
        """Send a message, deflated if it is long."""
        async with self.sending:
            if self.socket.application_state != WebSocketState.CONNECTED:
                return
            if self.zips and len(data) >= LONG:
                await self.socket.send_bytes(await deflated(data))
            else:
                await self.socket.send_text(data.decode())

    async def send_written(self, answer: Json | Deflated) -> None:
        """Send a message that a worker has written, and deflated."""
        if isinstance(answer, Json):
            await self.send(answer.data)
            return
        async with self.sending:
            if self.socket.application_state == WebSocketState.CONNECTED:
                await self.socket.send_bytes(answer.data)

    async def send_problem(self, problem: Problem, re: int | None) -> None:
        """Say what is wrong with a message."""
        self.hall.metrics.problems[problem.code] += 1
        error = {"type": "error", "re": re, **problem.plain(self.viewer.lang)}
        await self.send_quietly(msgspec.json.encode(error))

    # In.

    async def listen(self) -> None:
        """Answer one message after the other until the browser leaves."""
        patience = PATIENCE
        while patience:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            data = received.get("text") or received.get("bytes") or b""
            try:
                self.hall.guard.check_message(self.viewer.address, self.viewer.person)
            except Problem as too_fast:
                patience -= 1
                await self.send_problem(too_fast, messages.id_of(data))
            else:
                await self.answer(data)
        await self.socket.close(TOO_MANY)

    async def answer(self, data: bytes | str) -> None:
        """Do what a message says, or say what is wrong with it."""
        id: int | None = None
        try:
            message = messages.decode_message(data)
            id = message.id
            await self.obey(message)
        except Problem as problem:
            await self.send_problem(problem, messages.id_of(data) if id is None else id)
        except StoreError as error:
            await self.send_problem(database.problem(error), id)

    async def obey(self, message: Message) -> None:
        """Do what a message says."""
        if isinstance(message, Ask):
            head, before = {"re": message.id}, self.before(message.seq)
            asked = await updates.asked(*self.who, message, head, before, zips=self.zips)
            await self.send_written(asked)
        elif isinstance(message, Again):
            await self.reply(
                message.id, await updates.again(*self.who, message, self.before(message.seq))
            )
        elif isinstance(message, Why):
            await self.reply(message.id, await updates.why(*self.who, message))
        elif isinstance(message, Ways):
            await self.reply(message.id, await updates.ways(*self.who, message))
        elif isinstance(message, Look):
            self.look_anew(message)
        else:
            seq = await change(self.hall, self.table, self.viewer, message)
            await self.send(msgspec.json.encode({"type": "played", "re": message.id, "seq": seq}))

    @property
    def who(self) -> tuple[Hall, Table, Viewer]:
        """Where somebody looks at what, and how."""
        return self.hall, self.table, self.viewer

    async def reply(self, re: int | None, data: bytes) -> None:
        """Send an answer with the number of its message."""
        await self.send(data[:-1] + b',"re":%s}' % msgspec.json.encode(re))

    def look_anew(self, message: Look) -> None:
        """Show everything again, in other colours or another language."""
        self.viewer = msgspec.structs.replace(
            self.viewer,
            board=message.board or self.viewer.board,
            lang=message.lang or self.viewer.lang,
        )
        self.seen = None
        self.wake()


async def change(hall: Hall, table: Table, viewer: Viewer, message: Play | Back) -> int:
    """A move, or one taken back; returns the new `seq` when it is committed."""
    mine = table.seats_of(viewer.person)
    if isinstance(message, Back):
        return await hall.back(
            table, seq=message.seq, mine=mine, lang=viewer.lang, share=viewer.share
        )
    if (message.answers is None) == (message.move is None):
        raise Problem("bad-message", detail="answers, move")
    return await hall.play(
        table,
        seq=message.seq,
        mine=mine,
        lang=viewer.lang,
        answers=message.answers,
        move=message.move,
        share=viewer.share,
    )


async def serve_socket(socket: WebSocket) -> None:
    """A browser comes to a table, and stays until it leaves."""
    hall: Hall = socket.app.state.hall
    address = address_of(socket)
    await socket.accept()
    if is_foreign(socket):
        await socket.close(FOREIGN)
    elif not hall.guard.enter(address):
        await socket.close(TOO_MANY)
    else:
        try:
            await watch(hall, socket)
        finally:
            hall.guard.leave(address)


async def watch(hall: Hall, socket: WebSocket) -> None:
    """Show the table and listen."""
    try:
        table = await hall.table(socket.path_params["id"])
        viewer = await viewer_of(hall, socket)
    except Problem as problem:
        await socket.close(UNKNOWN if problem.code == "unknown" else COME_BACK)
        return
    except StoreError as error:
        database.problem(error)
        await socket.close(COME_BACK)
        return
    watcher = Watcher(hall, table, socket, viewer)
    watcher.seen = since_of(socket)
    table.watchers.add(watcher)
    watcher.look_again()  # his session may have ended while he came
    watcher.wake()
    hall.presence.came_or_went(table, watcher)
    try:
        # A task of its own: whatever wakes it does not have to pass all that brought it here.
        await asyncio.create_task(watcher.listen())
    except (WebSocketDisconnect, RuntimeError):
        LOG.debug("somebody left table %s while he was answered", table.id)
    finally:
        table.watchers.discard(watcher)
        hall.presence.came_or_went(table, watcher)


async def viewer_of(hall: Hall, connection: Any) -> Viewer:
    """Who looks, and how, from an address and its cookies."""
    person = await known(hall.store, connection)
    asked = connection.query_params
    board = asked.get("board", "none")
    return Viewer(
        None if person is None else person.id,
        lang_of(connection),
        board if board in ("light", "dark") else "none",
        asked.get("position") == "1",
        address_of(connection),
    )


def since_of(connection: Any) -> int | None:
    """The last state that somebody has, from an address."""
    since = connection.query_params.get("since", "")
    return int(since) if since.isascii() and since.isdecimal() and len(since) < 10 else None
