"""Language: which one a request is answered in: the address's, the cookie's, the browser's."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection

from ironbridge.core.speech import LANGUAGES, language

COOKIE: Final = "lang"


def chosen(request: HTTPConnection) -> str:
    """The language that the address asks for; "" if none that we speak."""
    asked = request.query_params.get("lang", "")
    return asked if asked in LANGUAGES else ""


def lang_of(request: HTTPConnection) -> str:
    """The language of an answer."""
    kept = request.cookies.get(COOKIE, "")
    if chosen(request):
        return chosen(request)
    return kept if kept in LANGUAGES else wished(request.headers.get("accept-language", ""))


def wished(header: str) -> str:
    """The first language of a browser's list that we speak, by its weights; else English."""
    wishes = [weighed(part) for part in header.split(",")[:20]]
    for _, name in sorted(wishes, key=lambda wish: -wish[0]):
        if name.split("-")[0] in LANGUAGES:
            return language(name)
    return LANGUAGES[0]


def weighed(part: str) -> tuple[float, str]:
    """A language with its weight, of `fr-CA;q=0.8`."""
    name, _, rest = part.partition(";")
    try:
        return float(rest.strip().removeprefix("q=") or 1), name.strip().lower()
    except ValueError:
        return 0.0, name.strip().lower()
