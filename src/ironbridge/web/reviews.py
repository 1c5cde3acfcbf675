"""Reviews: asking for a game to be looked into, hearing what was found, and finding better moves."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ironbridge.web import jobs, messages, replays
from ironbridge.web.api import hall_of, json, order, ready
from ironbridge.web.attended import attended
from ironbridge.web.jobs import Sight, Story
from ironbridge.web.language import lang_of
from ironbridge.web.problems import Problem
from ironbridge.web.queue import Share
from ironbridge.web.study import bytes_of
from ironbridge.web.table import Table


async def progress(request: Request) -> Response:
    """How far a review is."""
    return json(await state(request, await replays.open_to_all(request)))


async def state(request: Request, table: Table) -> dict[str, Any]:
    """The same as data."""
    share = await replays.share_of(request)
    return await hall_of(request).reviews.state(table, who(share))


def who(share: Share) -> str:
    """Whose review it is."""
    return share.person or share.address


async def begin(request: Request) -> Response:
    """Have a game looked into."""
    await order(request, messages.Nothing)
    table = await replays.open_to_all(request)
    await hall_of(request).reviews.begin(table, await replays.share_of(request))
    return json(await state(request, table))


async def stop(request: Request) -> Response:
    """Stop that."""
    await order(request, messages.Nothing)
    table = await replays.open_to_all(request)
    await hall_of(request).reviews.stop(table, who(await replays.share_of(request)))
    return json(await state(request, table))


async def found(request: Request) -> Response:
    """What was found, once all is."""
    table = await replays.open_to_all(request)
    row, rows = await hall_of(request).reviews.kept(table)
    if row is None or len(rows) < row.total:
        raise Problem("refused", key="no-review")
    in_order = [rows[move] for move in sorted(rows)]
    job = jobs.Reviewed(table.story(), in_order, lang_of(request))
    return await replays.answer(request, table, job)


# Finding a better move.


async def ask(request: Request) -> Response:
    """What is asked after some answers, at a position of a game that is over."""
    asked = await order(request, messages.Trial)
    table, at = await position(request)
    job = jobs.Ask(
        story_at(table, at), Sight(asked.seat, lang_of(request), asked.board), asked.answers
    )
    return await done(request, table, job)


async def attempt(request: Request) -> Response:
    """How good a move is there, beside the best."""
    asked = await order(request, messages.Trial)
    table, at = await position(request)
    _, rows = await hall_of(request).reviews.kept(table)
    if at + 1 not in rows:
        raise Problem("refused", key="no-review")
    plan = rows[at + 1]["plan"]
    job = jobs.Attempt(story_at(table, at), plan, asked.answers, lang_of(request))
    return await done(request, table, job)


async def done(request: Request, table: Table, job: jobs.Job) -> Response:
    """What a scholar answers, within the budget."""
    share = await replays.share_of(request)
    work = hall_of(request).study.do(f"{table.id} tried", job, share)
    return ready(bytes_of(await attended(request, work)))


async def position(request: Request) -> tuple[Table, int]:
    """A game that is over, and how many of its moves have been made."""
    table = await replays.open_to_all(request)
    at = int(request.path_params["at"])
    if at >= len(table.moves):
        raise Problem("unknown", detail=at)
    return table, at


def story_at(table: Table, at: int) -> Story:
    """The beginning of a match as a match of its own."""
    story = table.story()
    return msgspec.structs.replace(story, key=f"{table.id} tried", moves=story.moves[:at])
