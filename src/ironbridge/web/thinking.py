"""Thinking: bots move in processes of their own; one that stumbles says so and tries again."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from ironbridge.core.languages import FIRST
from ironbridge.store import SeatRow
from ironbridge.web import jobs
from ironbridge.web.pool import checked
from ironbridge.web.problems import Problem
from ironbridge.web.table import Table, Trouble

if TYPE_CHECKING:
    from ironbridge.web.hall import Hall

LOG: Final = logging.getLogger("ironbridge.web")
SHORTLY: Final = 0.2  # seconds: a server that has died is missed after that
FIRST_WAIT: Final = 1  # second
LONGEST_WAIT: Final = 60


async def think(hall: Hall, table: Table) -> None:
    """Let bots move, unless another server of the database does."""
    try:
        if await hall.store.turns.take(table.id):
            table.refused = 0
            await think_here(hall, table)
        else:
            wait = SHORTLY * 2 ** min(table.refused, 10)
            hall.stir_later(table, min(wait, hall.config.round))
            table.refused += 1
    finally:
        table.thinker = None
        tell_thinking_elsewhere(hall, table)


async def think_here(hall: Hall, table: Table) -> None:
    """Let bots move as long as it is a bot's turn and somebody cares."""
    wait = FIRST_WAIT
    try:
        await be_current(hall, table)
        while (seat := table.bot_on_turn) is not None and not table.rests(hall.config.unseen):
            if await moved(hall, table, seat):
                wait = FIRST_WAIT
                continue
            tell_trouble(table, Trouble(seat.seat, wait))
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)
    finally:
        hall.store.turns.give_back(table.id)
        tell_thinking(table, None)


async def be_current(hall: Hall, table: Table) -> None:
    """See what the server did that had the turn before, if that could be another one."""
    if hall.store.is_shared:
        with suppress(Problem):  # then the move will be stale
            await hall.catch_up([table])


async def moved(hall: Hall, table: Table, seat: SeatRow) -> bool:
    """One move of a bot; False if it could not make one."""
    seq, begun = table.row.seq, time.monotonic()
    tell_thinking(table, seat.seat)
    try:
        move = await thought(hall, table, str(seat.bot))
        if any(watcher.viewer.board != "none" for watcher in table.watchers):
            await asyncio.sleep(max(0.0, begun + hall.config.pace - time.monotonic()))
        await hall.play(
            table,
            seq=seq,
            mine=[seat.seat],
            lang=FIRST,
            move=move,
            share=table.share,
            urgency=table.urgency,
        )
    except Problem as problem:
        if problem.code == "stale":  # somebody took back, or took the seat
            return True
        LOG.error("the bot %s at table %s: %s", seat.bot, table.id, problem.plain(FIRST))
        return False
    except Exception:
        LOG.exception("the bot %s at table %s", seat.bot, table.id)
        return False
    return True


async def thought(hall: Hall, table: Table, bot: str) -> str:
    """What a bot wants to do."""
    if table.watchers:
        table.look_at(None)
    job = jobs.Think(table.story(), bot)
    answer = checked(await hall.thinkers.do(table.id, job, table.share, table.urgency))
    assert isinstance(answer, jobs.Text)
    return answer.text


def tell_thinking(table: Table, seat: int | None) -> None:
    """Say who thinks, if that is news."""
    if table.thinking == seat:
        return
    table.thinking = seat
    for watcher in list(table.watchers):
        watcher.post({"type": "thinking", "seat": seat})


def tell_thinking_elsewhere(hall: Hall, table: Table) -> None:
    """If we do not think for the bot on turn, another server does, or will soon."""
    if hall.store.is_shared and table.thinker is None:
        seat = table.bot_on_turn
        tell_thinking(table, None if seat is None else seat.seat)


def tell_trouble(table: Table, trouble: Trouble) -> None:
    """Say that a bot stumbled."""
    table.trouble = trouble
    for watcher in list(table.watchers):
        watcher.post({"type": "trouble", **trouble.plain(watcher.viewer.lang)})
