"""Files: what pages load. Its address names its version, so that it is kept until it changes."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ironbridge.core.speech import LANGUAGES
from ironbridge.draw.theme import THEMES
from ironbridge.web import api, jobs, primers, shelf
from ironbridge.web.assets import PACKAGE, version
from ironbridge.web.compressed import takes_gzip, unpacked
from ironbridge.web.language import lang_of
from ironbridge.web.origin import address_of
from ironbridge.web.problems import Problem
from ironbridge.web.queue import Share
from ironbridge.web.words import sentences

FOLDERS: Final = {"static": PACKAGE / "web" / "static", "fonts": PACKAGE / "draw" / "fonts"}
SYMBOLS: Final = PACKAGE / "draw" / "symbols.svg"
KINDS: Final = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
    ".woff2": "font/woff2",
}
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


@dataclass(frozen=True)
class File:
    """Something that is the same as long as the server runs, packed once."""

    kind: str
    plain: bytes
    packed: bytes

    def answer(self, request: Request) -> Response:
        """As it is wanted, or nothing where it is there already."""
        mark = f'"{version()}"'
        headers = {"ETag": mark, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == mark:
            return kept(Response(status_code=304, headers=headers), request.path_params)
        smaller = len(self.packed) < len(self.plain) and takes_gzip(request)
        if smaller:
            headers["Content-Encoding"] = "gzip"
        data = self.packed if smaller else self.plain
        return kept(Response(data, headers=headers, media_type=self.kind), request.path_params)


def made(kind: str, plain: bytes) -> File:
    """Pack it."""
    return File(kind, plain, gzip.compress(plain, mtime=0))


def kept(response: Response, path_params: dict[str, Any]) -> Response:
    """Kept for ever under the version of this server, asked for again under any other address."""
    current = path_params.get("version") == version()
    response.headers["Cache-Control"] = FOR_EVER if current else ASK_AGAIN
    return response


# What pages load.


async def words(request: Request) -> Response:
    """The browser's sentences."""
    lang = request.path_params["lang"]
    if lang not in LANGUAGES:
        raise Problem("unknown", detail=lang[:40])
    return words_file(lang).answer(request)


@cache
def words_file(lang: str) -> File:
    """The sentences of a language."""
    return made("application/json", msgspec.json.encode(sentences(lang)))


async def look(request: Request) -> Response:
    """Colours and patterns."""
    return look_file().answer(request)


@cache
def look_file() -> File:
    """As a file."""
    return made("application/json", msgspec.json.encode(shelf.look_data()))


async def symbols(request: Request) -> Response:
    """Every symbol, to be used by reference."""
    return read(SYMBOLS).answer(request)


async def folder(within: str, request: Request) -> Response:
    """A file as it is."""
    found = names(within).get(request.path_params["path"])
    if found is None:
        raise Problem("unknown", detail=request.scope["path"][:80])
    return read(found).answer(request)


@cache
def names(within: str) -> dict[str, Path]:
    """The files that there are; nothing else is ever read."""
    root = FOLDERS[within]
    return {path.relative_to(root).as_posix(): path for path in root.rglob("*") if path.is_file()}


@cache
def read(path: Path) -> File:
    """A file, in memory from now on."""
    return made(KINDS.get(path.suffix, "text/plain"), path.read_bytes())


async def picture(request: Request) -> Response:
    """A game as it looks in mid-game."""
    return await drawn(request, ())


async def detail(request: Request) -> Response:
    """What a section of a primer shows of it."""
    game, section = request.path_params["game"], request.path_params["section"]
    around = primers.around(shelf.known_title(game).id, section)
    if not around:
        raise Problem("unknown", detail=section[:40])
    return await drawn(request, tuple(around))


async def drawn(request: Request, around: tuple[str, ...]) -> Response:
    """A game in mid-game, in the colours and the language that are asked for."""
    game = shelf.known_title(request.path_params["game"]).id
    asked = request.query_params.get("theme", "light")
    wanted = jobs.Picture(game, asked if asked in THEMES else "light", lang_of(request), around)
    study = api.hall_of(request).study
    found = await study.find(wanted, game, wanted, Share(address_of(request)))
    return kept(await unpacked(request, found, "image/svg+xml"), request.path_params)


FILES: Final[list[BaseRoute]] = [
    Route("/words/{lang}.json", words),
    Route("/look.json", look),
    Route("/symbols.svg", symbols),
    Route("/pictures/{game}.svg", picture),
    Route("/pictures/{game}/{section}.svg", detail),
    *(Route(f"/{name}/{{path:path}}", partial(folder, name)) for name in FOLDERS),
]
