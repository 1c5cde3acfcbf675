"""Updates: what one person is told of a table, as one message."""

from __future__ import annotations

from typing import Any

import msgspec

from ironbridge.core.state import NOBODY
from ironbridge.web import jobs
from ironbridge.web.hall import Hall
from ironbridge.web.jobs import RECENT, Deflated, Json, Shown
from ironbridge.web.messages import Again, Ask, Ways, Why
from ironbridge.web.pool import checked
from ironbridge.web.problems import Problem
from ironbridge.web.seating import check_seq, check_turn
from ironbridge.web.table import Table, Viewer

Data = dict[str, Any]
NOTHING: bytes = b'"view":null,"question":null,"options":[],"foregone":[],"back":null'


async def state(
    hall: Hall, table: Table, viewer: Viewer, since: int | None, shown: Shown | None = None
) -> tuple[int, bytes]:
    """The state of a table as somebody may know it, and its `seq`."""
    hall.notice(table, viewer.person)
    await hall.reach(table, since)
    while True:
        seq = table.row.seq
        waits = table.row.status == "waiting"
        told = NOTHING if waits else await look(hall, table, viewer, since, shown)
        if table.row.seq == seq:  # nobody moved meanwhile
            return seq, b"{%s,%s}" % (inner(frame(table, viewer)), told)


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


async def look(
    hall: Hall, table: Table, viewer: Viewer, since: int | None, shown: Shown | None
) -> bytes:
    """The part of a state that a worker draws; those who see the same share it."""
    job = jobs.Look(
        table.story(),
        table.sight(viewer),
        table.first_missed(since),
        table.seats_of(viewer.person),
        table.bots,
        table.row.take_back and table.row.host is not None,
        table.still(shown, since),
    )
    if table.row.host is None:  # a record that somebody brought, of any length
        return inner_bytes(await hall.found(table, job, viewer.share))
    key = (table.row.seq, job.sight, job.first, tuple(job.mine), job.shown)
    return inner_bytes(await table.looks.join(key, lambda: hall.json(table, job, viewer.share)))


async def again(
    hall: Hall, table: Table, viewer: Viewer, message: Again, shown: Shown | None = None
) -> bytes:
    """The last moves once more."""
    await hall.reach(table, message.seq)
    check_seq(table, message.seq)
    if not 0 <= len(table.moves) - message.moves <= RECENT or message.moves < 0:
        raise Problem("bad-message", detail="moves")
    job = jobs.Again(table.story(), table.sight(viewer), message.moves, shown)
    if table.row.host is None:
        found = await hall.found(table, job, viewer.share)
    else:
        found = await hall.json(table, job, viewer.share)
    return b'{"type":"again","seq":%d,%s}' % (message.seq, inner_bytes(found))


async def asked(
    hall: Hall,
    table: Table,
    viewer: Viewer,
    message: Ask,
    head: Data,
    shown: Shown | None = None,
    zips: bool = False,
) -> Json | Deflated:
    """The next question of a move being composed: a message that a worker has written."""
    await hall.reach(table, message.seq)
    check_turn(table, message.seq, table.seats_of(viewer.person))
    told = {"type": "asked", "seq": message.seq, **head}
    job = jobs.Ask(table.story(), table.sight(viewer), message.answers, shown, told, zips)
    found = checked(await hall.clerks.do(table.id, job, viewer.share))
    assert isinstance(found, Json | Deflated)
    return found


async def why(hall: Hall, table: Table, viewer: Viewer, message: Why) -> bytes:
    """Why not."""
    await hall.reach(table, message.seq)
    check_turn(table, message.seq, table.seats_of(viewer.person))
    about = (message.place, message.option, message.foregone)
    if about.count(None) != len(about) - 1:
        raise Problem("bad-message", detail="place, option, foregone")
    job = jobs.Why(table.story(), table.sight(viewer), message.answers, *about)
    found = await hall.json(table, job, viewer.share)
    return b'{"type":"why","seq":%d,%s}' % (message.seq, inner_bytes(found))


async def ways(hall: Hall, table: Table, viewer: Viewer, message: Ways) -> bytes:
    """Which answers lead where."""
    await hall.reach(table, message.seq)
    check_turn(table, message.seq, table.seats_of(viewer.person))
    job = jobs.Ways(table.story(), table.sight(viewer), message.answers)
    found = await hall.json(table, job, viewer.share)
    return b'{"type":"ways","seq":%d,%s}' % (message.seq, inner_bytes(found))


def inner(data: Data) -> bytes:
    """The fields of an object, without its braces."""
    return inner_bytes(msgspec.json.encode(data))


def inner_bytes(data: bytes) -> bytes:
    """The fields of an object that is written already."""
    return data[1:-1]
