"""Thinking: bots move in processes of their own; one that stumbles says so and tries again."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from ironbridge.store import SeatRow
from ironbridge.web import jobs
from ironbridge.web.problems import Problem
from ironbridge.web.table import Table, Trouble

if TYPE_CHECKING:
    from ironbridge.web.hall import Hall

LOG: Final = logging.getLogger("ironbridge.web")
FIRST_WAIT: Final = 1  # second
LONGEST_WAIT: Final = 60


async def think(hall: Hall, table: Table) -> None:
    """Let bots move as long as it is a bot's turn."""
    wait = FIRST_WAIT
    try:
        while (seat := table.bot_on_turn) is not None:
            if await moved(hall, table, seat):
                wait = FIRST_WAIT
                continue
            tell_trouble(table, Trouble(seat.seat, wait))
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)
    finally:
        table.thinker = None
        tell_thinking(table, None)


async def moved(hall: Hall, table: Table, seat: SeatRow) -> bool:
    """One move of a bot; False if it could not make one."""
    seq, begun = table.row.seq, time.monotonic()
    tell_thinking(table, seat.seat)
    try:
        job = jobs.Think(table.story(), str(seat.bot))
        move = await hall.text(hall.thinkers, table.id, job)
        if any(watcher.viewer.board != "none" for watcher in table.watchers):
            await asyncio.sleep(max(0.0, begun + hall.config.pace - time.monotonic()))
        await hall.play(table, seq=seq, mine=[seat.seat], lang="en", move=move)
    except Problem as problem:
        if problem.code == "stale":  # somebody took back, or took the seat
            return True
        LOG.error("the bot %s at table %s: %s", seat.bot, table.id, problem.plain("en"))
        return False
    except Exception:
        LOG.exception("the bot %s at table %s", seat.bot, table.id)
        return False
    return True


def tell_thinking(table: Table, seat: int | None) -> None:
    """Say who thinks, if that is news."""
    if table.thinking == seat:
        return
    table.thinking = seat
    for watcher in list(table.watchers):
        watcher.post({"type": "thinking", "seat": seat})


def tell_trouble(table: Table, trouble: Trouble) -> None:
    """Say that a bot stumbled."""
    table.trouble = trouble
    for watcher in list(table.watchers):
        watcher.post({"type": "trouble", **trouble.plain(watcher.viewer.lang)})
