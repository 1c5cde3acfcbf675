"""States: what one person is told of a table, as one message."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from ironbridge.core.rules import NOBODY
from ironbridge.web import jobs
from ironbridge.web.hall import Hall
from ironbridge.web.messages import Ask, Why
from ironbridge.web.problems import Problem
from ironbridge.web.seating import check_turn
from ironbridge.web.table import Table, Viewer

Data = dict[str, Any]
NOTHING: bytes = b'"view":null,"question":null,"options":[],"back":null'


async def state(hall: Hall, table: Table, viewer: Viewer, since: int | None) -> tuple[int, bytes]:
    """The state of a table as somebody may know it, and its `seq`."""
    while True:
        seq = table.row.seq
        shown = NOTHING if table.row.status == "waiting" else await look(hall, table, viewer, since)
        if table.row.seq == seq:  # nobody moved meanwhile
            return seq, b"{%s,%s}" % (inner(frame(table, viewer)), shown)


def frame(table: Table, viewer: Viewer) -> Data:
    """The part of a state that needs no rules."""
    eyes = table.eyes(viewer.person)
    return {
        "type": "state",
        "seq": table.row.seq,
        "table": table.data(viewer.person, viewer.lang),
        "you": table.seats_of(viewer.person),
        "eyes": None if eyes == NOBODY else eyes,
        "turn": table.row.turn,
        "thinking": table.thinking,
        "trouble": table.trouble and table.trouble.plain(viewer.lang),
        "moves": len(table.moves),
    }


async def look(hall: Hall, table: Table, viewer: Viewer, since: int | None) -> bytes:
    """The part of a state that a worker draws; those who see the same share it."""
    job = jobs.Look(
        table.story(),
        table.sight(viewer),
        table.first_missed(since),
        table.seats_of(viewer.person),
        table.bots,
        table.row.take_back and table.row.host is not None,
    )
    key = (job.sight, job.first, tuple(job.mine))
    looks = table.looks
    if key not in looks:
        looks[key] = asyncio.ensure_future(hall.json(table, job))
        looks[key].add_done_callback(lambda _: looks.pop(key, None))
    return inner_bytes(await asyncio.shield(looks[key]))


async def asked(hall: Hall, table: Table, viewer: Viewer, message: Ask) -> bytes:
    """The next question of a move being composed."""
    check_turn(table, message.seq, table.seats_of(viewer.person))
    job = jobs.Ask(table.story(), table.sight(viewer), message.answers)
    found = await hall.json(table, job)
    return b'{"type":"asked","seq":%d,%s}' % (message.seq, inner_bytes(found))


async def why(hall: Hall, table: Table, viewer: Viewer, message: Why) -> bytes:
    """Why not."""
    check_turn(table, message.seq, table.seats_of(viewer.person))
    if (message.place is None) == (message.option is None):
        raise Problem("bad-message", detail="place, option")
    job = jobs.Why(
        table.story(), table.sight(viewer), message.answers, message.place, message.option
    )
    found = await hall.json(table, job)
    return b'{"type":"why","seq":%d,%s}' % (message.seq, inner_bytes(found))


def inner(data: Data) -> bytes:
    """The fields of an object, without its braces."""
    return inner_bytes(msgspec.json.encode(data))


def inner_bytes(data: bytes) -> bytes:
    """The fields of an object that is written already."""
    return data[1:-1]
