"""Doors: what every request passes: where it comes from, how fast, and what pages may load."""

from __future__ import annotations

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ironbridge.web.hall import Hall
from ironbridge.web.language import lang_of
from ironbridge.web.origin import address_of, is_foreign
from ironbridge.web.problems import Problem

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
SAFE = ("GET", "HEAD")


class Doors:
    """Stands before the application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        try:
            check(Request(scope))
        except Problem as problem:
            await refuse(problem, scope, send_guarded)
        else:
            await self.app(scope, receive, send_guarded)


def check(request: Request) -> None:
    """Whatever changes something must come from our own pages, and nothing too fast."""
    hall: Hall = request.app.state.hall
    if request.method in SAFE:
        if request.url.path.startswith("/api/"):
            hall.guard.check_get(address_of(request))
        return
    if is_foreign(request):
        raise Problem("foreign-origin")
    hall.guard.check_post(address_of(request))


async def refuse(problem: Problem, scope: Scope, send: Send) -> None:
    """Say no before anything is read."""
    data = msgspec.json.encode({"error": problem.plain(lang_of(Request(scope)))})
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(data))]
    if problem.code == "too-fast":
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": data})
