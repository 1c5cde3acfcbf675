"""Pages: the shells that the browser opens, each with its data and its words."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

import msgspec
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse

from ironbridge.core.speech import LANGUAGES
from ironbridge.version import VERSION
from ironbridge.web import language, stamp
from ironbridge.web.words import BROWSER, say

FOLDER: Final = str(files("ironbridge.web") / "pages")
YEAR: Final = 365 * 24 * 3600


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


def page(request: Request, name: str, data: dict[str, Any], status: int = 200) -> HTMLResponse:
    """A page in the reader's language; an address with `?lang=` chooses it for good."""
    lang = language.lang_of(request)
    html = TEMPLATES.get_template(f"{name}.html").render(
        lang=lang,
        languages=switches(request, lang),
        page=name,
        path=request.url.path,
        files=stamp.root(),
        data=data,
        say=lambda key, **values: BROWSER.say(key, lang, **values),
        version=VERSION,
    )
    response = HTMLResponse(html, status_code=status, headers={"Cache-Control": "no-store"})
    response.headers["Content-Language"] = lang
    if language.chosen(request):
        response.set_cookie(language.COOKIE, lang, max_age=YEAR, samesite="lax", path="/")
    return response


def switches(request: Request, lang: str) -> list[dict[str, Any]]:
    """The languages, each with the address of this page in it."""
    url = request.url
    return [
        {
            "id": other,
            "name": say(f"language.name-{other}", lang),
            "href": f"{url.path}?{url.include_query_params(lang=other).query}",
            "here": other == lang,
        }
        for other in LANGUAGES
    ]
