"""Origin: whose page a request comes from, and from which address."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def is_foreign(connection: HTTPConnection) -> bool:
    """Does it come from the page of another site? Programs send no origin, and may."""
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    return urlsplit(origin).netloc != connection.headers.get("host", "")


def address_of(connection: HTTPConnection) -> str:
    """Where somebody is."""
    return connection.client.host if connection.client else ""
