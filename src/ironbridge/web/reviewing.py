"""Reviewing: whole games looked into in the background, decision by decision, and kept with the table.

Each decision is a job of its own for the scholars, so that a review stands back whenever somebody
else waits, can be stopped at any time, and goes on where it was. It leaves its owner a part of his
budget, and waits until there is more.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from typing import Any, Final

import msgspec

from ironbridge.store import ReviewRow, Store, StoreError
from ironbridge.web import jobs
from ironbridge.web.database import guarded
from ironbridge.web.pool import checked
from ironbridge.web.problems import Problem
from ironbridge.web.queue import Share
from ironbridge.web.study import Study, bytes_of
from ironbridge.web.table import Table

BOT: Final = "master@200"
ABREAST: Final = 2  # decisions that are looked into at the same time
KEPT_EVERY: Final = 6  # decisions
SPARED: Final = 1 / 3  # of an address's budget: for whatever else is asked there
PAUSE: Final = 0.5  # seconds between looks at the budget
FRESH: Final = 60  # seconds after which a review that another server began counts as given up

Rows = dict[int, dict[str, Any]]  # by move


def mark_of(table: Table) -> str:
    """What was looked into: another course of the game, or another bot, is another review."""
    told = "\n".join([BOT, table.row.head, *(move.text for move in table.moves)])
    return hashlib.sha256(told.encode()).hexdigest()[:24]


class Reviewing:
    """One game that is being looked into."""

    def __init__(self, table: Table, share: Share, rows: Rows) -> None:
        self.table = table
        self.share = share
        self.rows = rows
        self.total = 0  # not known yet
        self.found = 0  # since it began
        self.began = time.monotonic()
        self.task: asyncio.Task[None] | None = None  # None: it has ended

    @property
    def who(self) -> str:
        """Whose review it is."""
        return self.share.person or self.share.address

    @property
    def left(self) -> float | None:
        """Seconds that it will still take, as far as can be told."""
        if not self.found:
            return None
        pace = (time.monotonic() - self.began) / self.found
        return pace * (self.total - len(self.rows))

    def kept(self) -> ReviewRow:
        """As it is stored."""
        rows = [self.rows[move] for move in sorted(self.rows)]
        text = msgspec.json.encode(rows).decode()
        now = int(time.time())
        return ReviewRow(
            self.table.id, mark_of(self.table), self.total, text, now, going=self.task is not None
        )


class Reviews:
    """The reviews under way, and those that are kept."""

    def __init__(self, store: Store, study: Study) -> None:
        self.store = store
        self.study = study
        self.under_way: dict[str, Reviewing] = {}  # by table

    async def kept(self, table: Table) -> tuple[ReviewRow | None, Rows]:
        """What is stored of a table's game, if it is still that game."""
        row = await guarded(self.store.review(table.id))
        if row is None or row.mark != mark_of(table):
            return None, {}
        rows = {one["move"]: one for one in msgspec.json.decode(row.rows)}
        return row, rows

    async def state(self, table: Table, who: str) -> dict[str, Any]:
        """How far a review is."""
        going = self.under_way.get(table.id)
        if going is not None:
            return {
                "state": "running",
                "done": len(going.rows),
                "total": going.total,
                "left": going.left,
                "yours": going.who == who,
            }
        row, rows = await self.kept(table)
        return {
            "state": state_of(row, rows),
            "done": len(rows),
            "total": 0 if row is None else row.total,
            "left": None,
            "yours": False,
        }

    async def begin(self, table: Table, share: Share) -> None:
        """Look into a game, unless somebody does; one at a time for each."""
        row, rows = await self.kept(table)
        if table.id in self.under_way or state_of(row, rows) in ("running", "done"):
            return
        going = Reviewing(table, share, rows)
        if any(one.who == going.who for one in self.under_way.values()):
            raise Problem("refused", key="review-under-way")
        self.study.budget.check(share.address)
        self.under_way[table.id] = going
        going.task = asyncio.ensure_future(self.look_into(going))

    async def stop(self, table: Table, who: str) -> None:
        """Stop one's own; what was found is kept."""
        going = self.under_way.get(table.id)
        if going is None:
            return
        if going.who != who:
            raise Problem("not-yours", key="review-not-yours")
        if going.task is not None:
            going.task.cancel()
            await asyncio.wait([going.task])

    async def close(self) -> None:
        """Stop all; what was found is kept."""
        tasks = [one.task for one in self.under_way.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Looking into one.

    async def look_into(self, going: Reviewing) -> None:
        """Decision by decision, some at a time."""
        try:
            wanted = [at for at in await self.decisions(going) if at + 1 not in going.rows]
            lanes = [asyncio.ensure_future(self.lane(going, wanted)) for _ in range(ABREAST)]
            try:
                await asyncio.gather(*lanes)
            finally:
                for lane in lanes:
                    lane.cancel()
        except (Problem, StoreError):
            pass  # told in the log by whoever raised it; what was found is kept
        finally:
            await self.finish(going)

    async def finish(self, going: Reviewing) -> None:
        """Keep what was found; whoever asks now reads it there."""
        try:
            going.task = None
            if going.total:
                await self.store.keep_review(going.kept())
        except StoreError:
            pass  # the table was purged, or the database is away: it can be done again
        finally:
            self.under_way.pop(going.table.id, None)

    async def decisions(self, going: Reviewing) -> list[int]:
        """How many moves had been made before each of them."""
        found = await self.answer(going, jobs.Decisions(going.table.story()))
        decisions: list[int] = msgspec.json.decode(found)
        going.total = len(decisions)
        return decisions

    async def lane(self, going: Reviewing, wanted: list[int]) -> None:
        """One decision after the other, whichever is next."""
        while wanted:
            job = jobs.Weigh(going.table.story(), wanted.pop(0), BOT)
            row = msgspec.json.decode(await self.answer(going, job))
            going.rows[row["move"]] = row
            going.found += 1
            if going.found % KEPT_EVERY == 0:
                await self.store.keep_review(going.kept())

    async def answer(self, going: Reviewing, job: jobs.Job) -> bytes:
        """What a scholar finds, once there is budget to spare."""
        purse, least = going.share.address, SPARED * self.study.budget.rate.burst
        while self.study.budget.purse(purse).left < least:
            await asyncio.sleep(PAUSE)
        return bytes_of(checked(await self.study.scholars.do(going.table.id, job, going.share)))


def state_of(row: ReviewRow | None, rows: Rows) -> str:
    """How far a stored review is; one that was written just now goes on at another server."""
    if row is None:
        return "none"
    if len(rows) == row.total:
        return "done"
    return "running" if row.going and time.time() - row.changed < FRESH else "stopped"
