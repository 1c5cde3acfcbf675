"""Guard: what every request passes: where it comes from, how fast, and what pages may load."""

from __future__ import annotations

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ironbridge.web.config import Config
from ironbridge.web.hall import Hall
from ironbridge.web.language import lang_of
from ironbridge.web.origin import address_of, is_foreign, is_misnamed
from ironbridge.web.problems import Problem
from ironbridge.web.proxies import as_sent

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
    "Cross-Origin-Resource-Policy": "same-origin",
}
HTTPS_ONLY = {"Strict-Transport-Security": "max-age=31536000"}
KEPT = "/v/"  # files that a browser asks for once
SAFE = ("GET", "HEAD")
HEALTH = "/health"  # a load balancer knows no name of ours, and asks as often as it likes


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.answer(as_sent(scope, self.config), receive, send)
        elif scope["type"] == "websocket" and is_misnamed(HTTPConnection(scope)):
            await send({"type": "websocket.close"})
        elif scope["type"] == "websocket":
            await self.app(as_sent(scope, self.config), receive, send)
        else:
            await self.app(scope, receive, send)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or say why not."""

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
                if scope["scheme"] == "https":
                    MutableHeaders(scope=message).update(HTTPS_ONLY)
            await send(message)

        try:
            check(Request(scope))
        except Problem as problem:
            scope["app"].state.hall.metrics.problems[problem.code] += 1
            await refuse(problem, scope, send_guarded)
        else:
            await self.app(scope, receive, send_guarded)


def check(request: Request) -> None:
    """All must be sent to us by name, changes come from our own pages, and nothing too fast."""
    hall: Hall = request.app.state.hall
    if request.scope["path"] == HEALTH and request.method in SAFE:
        return
    if is_misnamed(request):
        raise Problem("foreign-host")
    if request.method in SAFE:
        if request.scope["path"].startswith("/api/"):
            hall.guard.check_get(address_of(request))
        elif not request.scope["path"].startswith(KEPT):
            hall.guard.check_page(address_of(request))
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
