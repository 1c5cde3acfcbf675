"""Origin: whose page a request comes from, and from which address."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from ironbridge.web.config import Config
from ironbridge.web.hosts import is_own


def is_foreign(connection: HTTPConnection) -> bool:
    """Does it come from the page of another site? Programs send no origin, and may."""
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    config: Config = connection.app.state.hall.config
    own = (connection.headers.get("host", ""), urlsplit(config.public_url).netloc)
    try:
        site = urlsplit(origin).netloc
    except ValueError:
        return True
    return not site or site not in own


def is_misnamed(connection: HTTPConnection) -> bool:
    """Was it sent to a name that is not ours? A page elsewhere can point its own name at us."""
    named = connection.headers.get("host")
    config: Config = connection.app.state.hall.config
    return named is not None and not is_own(named, config)


def own_address(connection: HTTPConnection) -> str:
    """Where people find this server: as they are told, else as this one has found it."""
    config: Config = connection.app.state.hall.config
    told = urlsplit(config.public_url)
    if told.netloc:
        return f"{told.scheme}://{told.netloc}"
    return f"{connection.scope['scheme']}://{connection.headers.get('host', '')}"


def address_of(connection: HTTPConnection) -> str:
    """Where somebody is."""
    return connection.client.host if connection.client else ""
