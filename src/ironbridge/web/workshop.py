"""Workshop: whoever owns a box enters what is printed: the page, and the door for what is entered."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ironbridge.web import jobs, messages, shelf
from ironbridge.web.api import hall_of, order, ready
from ironbridge.web.jobs import Json
from ironbridge.web.language import lang_of
from ironbridge.web.own_figures import DEEPEST, check_depth
from ironbridge.web.pages import page
from ironbridge.web.problems import Problem
from ironbridge.web.replays import share_of
from ironbridge.web.site import subject_of


async def workshop(request: Request) -> HTMLResponse:
    """The page where figures are entered."""
    return page(request, "workshop", {}, subject=subject_of(request))


async def prove(request: Request) -> Response:
    """Figures of somebody's own are looked at."""
    hall, title = hall_of(request), shelf.known_title(request.path_params["game"])
    asked = await order(request, messages.Proof, hall.config.limits.figures_bytes)
    if (asked.figures is None) == (asked.toml is None):
        raise Problem("bad-message", detail="figures, toml")
    for given in (asked.figures, asked.settings):
        check_depth(given, DEEPEST)
    lang = lang_of(request)
    job = jobs.Prove(title.id, asked.settings, asked.figures, asked.toml, lang, asked.board)
    answer = await hall.study.do("", job, await share_of(request))
    assert isinstance(answer, Json)
    return ready(answer.data)
