"""Pages: the shells that the browser opens, each with its words, its data and what is the reader's own.

What a page says to everybody is written once for each language; what depends on the reader or the
moment is data in its hole, and the browser puts both together.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ironbridge.core.languages import LANGUAGES, SPOKEN
from ironbridge.version import VERSION
from ironbridge.web import assets, language, primers, printed, shelf
from ironbridge.web.compressed import takes_gzip
from ironbridge.web.enterable import enterable
from ironbridge.web.shell import HOLE, Shell
from ironbridge.web.words import BROWSER

FOLDER: Final = str(files("ironbridge.web") / "pages")
YEAR: Final = 365 * 24 * 3600
Data = dict[str, Any]


def as_json(data: Any) -> Markup:
    """Data that can stand in a script element: nothing in it can end the element."""
    text = msgspec.json.encode(data).decode()
    return Markup(text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026"))


def environment() -> Environment:
    """The templates: everything escaped, nothing undefined."""
    made = Environment(
        loader=FileSystemLoader(FOLDER),
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,
    )
    made.filters["json"] = as_json
    return made


TEMPLATES: Final = environment()


def page(
    request: Request, name: str, own: Data, *, subject: str = "", status: int = 200
) -> HTMLResponse:
    """A page in the reader's language; an address with `?lang=` chooses it for good."""
    lang = language.lang_of(request)
    headers = {"Cache-Control": "no-store", "Content-Language": lang, "Vary": "Accept-Encoding"}
    late = as_json(own).encode()
    made = shell(name, lang, subject)
    if takes_gzip(request):
        headers["Content-Encoding"] = "gzip"
        response = HTMLResponse(made.packed_and_closed(late), status, headers)
    else:
        response = HTMLResponse(made.closed(late), status, headers)
    if language.chosen(request):
        keep_language(request, response, lang)
    return response


def keep_language(request: Request, response: Response, lang: str) -> None:
    """For the next pages, too."""
    secure = request.scope["scheme"] == "https"
    response.set_cookie(
        language.COOKIE, lang, max_age=YEAR, path="/", secure=secure, samesite="lax"
    )


@cache
def shell(name: str, lang: str, subject: str) -> Shell:
    """A page about something as everybody sees it."""
    html = TEMPLATES.get_template(f"{name}.html").render(
        lang=lang,
        languages=switches(lang),
        page=name,
        files=assets.root(),
        subject=subject,
        data=still(name, lang, subject),
        hole=Markup(HOLE),
        say=lambda key, **values: BROWSER.say(key, lang, **values),
        version=VERSION,
    )
    return Shell(html)


def still(name: str, lang: str, subject: str) -> Data:
    """The data of a page that is the same for everybody as long as the server runs."""
    if name in ("start", "new"):
        return shelf.shelf(lang)
    if name == "replay":
        offered = shelf.shelf(lang)
        return {"bots": offered["bots"], "opponent": offered["opponent"]}
    if name == "you":
        return {"languages": switches(lang)}
    if name == "primer":
        return primers.primer_data(subject, lang)
    if name == "rules":
        return shelf.rules_data(subject, lang)
    if name == "workshop":
        return enterable(subject, lang)
    return printed.figures_of(subject, lang) if name == "figures" else {}


def switches(lang: str) -> list[Data]:
    """The languages, each with the address of the same page in it; a script keeps the rest of that."""
    return [
        {
            "id": other,
            "name": SPOKEN[other].name,
            "href": f"?{language.COOKIE}={other}",
            "here": other == lang,
        }
        for other in LANGUAGES
    ]
