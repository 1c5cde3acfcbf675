"""Endings: the page of a game that is over: its picture, its numbers, the records of its table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from ironbridge.catalogue import title
from ironbridge.core.speech import figure
from ironbridge.store import Stored
from ironbridge.web import jobs, replays
from ironbridge.web.api import hall_of
from ironbridge.web.attended import attended
from ironbridge.web.called import name_at
from ironbridge.web.compressed import unpacked
from ironbridge.web.database import guarded
from ironbridge.web.hall import Hall
from ironbridge.web.language import lang_of
from ironbridge.web.problems import Problem
from ironbridge.web.settings import settings_data
from ironbridge.web.table import Table
from ironbridge.web.words import say

RENDERER: Final = "resvg_py"  # without it there are no pictures in pixels
FEW: Final = 2  # games before which a table has no records


async def ending(request: Request) -> Response:
    """How a game ended, in numbers and words."""
    table, lang = await ended(request), lang_of(request)
    records = await records_of(hall_of(request), table, lang)
    job = jobs.Ending(table.story(), records, has_pixels(), lang)
    return await replays.answer(request, table, job)


async def drawing(request: Request) -> Response:
    """The same as a page."""
    return await page(request, "image/svg+xml", pixels=False)


async def picture(request: Request) -> Response:
    """The page in pixels, to keep or to send."""
    if not has_pixels():
        raise Problem("unknown", key="no-pictures")
    response = await page(request, "image/png", pixels=True)
    name = f"{request.path_params['id']}.png"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


def has_pixels() -> bool:
    """Is the renderer there? It comes with an extra."""
    return find_spec(RENDERER) is not None


async def page(request: Request, kind: str, *, pixels: bool) -> Response:
    """The page, in the colours and as wide as is asked for."""
    table, lang = await ended(request), lang_of(request)
    hall, asked = hall_of(request), request.query_params
    job = jobs.EndingPicture(
        table.story(),
        subtitle(table, lang),
        await records_of(hall, table, lang),
        lang,
        "dark" if asked.get("theme") == "dark" else "light",
        asked.get("wide") != "0",
        pixels,
    )
    found = await attended(request, hall.found(table, job, await replays.share_of(request)))
    return await unpacked(request, found, kind)


async def ended(request: Request) -> Table:
    """A game that was played to its end: a record that breaks off has none."""
    table = await replays.open_to_all(request)
    if table.row.result is None:
        raise Problem("refused", key="not-over")
    return table


def subtitle(table: Table, lang: str) -> str:
    """What was agreed on."""
    chosen = settings_data(title(table.row.game), table.row.settings, lang)
    return " · ".join(str(one["words"]) for one in chosen)


# Records of those who play one rematch after the other.


async def records_of(hall: Hall, table: Table, lang: str) -> list[str]:
    """What the same people have done at this table so far; nothing in a first game."""
    before = await guarded(hall.store.company(table.id))
    games = [Stored(table.row, table.seats), *(one for one in before if one.row.result is not None)]
    if len(games) < FEW:
        return []
    return [*victories(games, lang), highest(games, lang), closest(games, lang)]


def victories(games: Sequence[Stored], lang: str) -> list[str]:
    """How many games there were, and who has won how many."""
    won = Counter(name_at(one.seats[seat], lang) for one in games for seat in one.row.winners or [])
    wins = [say("record.wins", lang, name=name, count=count) for name, count in won.most_common()]
    return [say("record.games", lang, count=len(games), wins=", ".join(wins))]


def highest(games: Sequence[Stored], lang: str) -> str:
    """The most points in any of the games."""
    at, seat, points = max(
        (
            (len(games) - number, seat, points)
            for number, one in enumerate(games)
            for seat, points in enumerate(one.row.result or [])
        ),
        key=lambda found: found[2],
    )
    name = name_at(games[len(games) - at].seats[seat], lang)
    return say("record.highest", lang, name=name, points=figure(points, lang), game=at)


def closest(games: Sequence[Stored], lang: str) -> str:
    """The smallest lead of a winner."""
    leads = [(lead(one.row.result or [0]), len(games) - number) for number, one in enumerate(games)]
    points, at = min(leads)
    return say("record.closest", lang, count=points, game=at)


def lead(result: Sequence[int]) -> int:
    """How many points the first was ahead of the second."""
    first, second, *_ = [*sorted(result, reverse=True), 0, 0]
    return first - second
