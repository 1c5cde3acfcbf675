"""Hosts: the names under which a server may be asked; another one could be a trap for a browser."""

from __future__ import annotations

import socket as sockets
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from ironbridge.core.errors import IronbridgeError
from ironbridge.core.speech import Told
from ironbridge.web.config import Config
from ironbridge.web.words import SPEECH

EVERYWHERE: Final = ("0.0.0.0", "::")
SCHEMES: Final = ("http", "https")


class UrlError(IronbridgeError):
    """An address under which nobody can be reached."""


def public_url(text: str) -> str:
    """A server's address for others, if it is one; "" if there is none."""
    if text and (scheme_of(text) not in SCHEMES or not host_in(text)):
        raise UrlError(Told(SPEECH, "serve.bad-url", url=text))
    return text


def scheme_of(text: str) -> str | None:
    """The scheme of an address, if it can be read."""
    try:
        return urlsplit(text).scheme
    except ValueError:
        return None


def host_in(url: str) -> str:
    """The host that an address names, without its port; "" if none can be read."""
    try:
        parts = urlsplit(url)
        return (parts.hostname or "").rstrip(".") if parts.port != 0 else ""
    except ValueError:
        return ""


def number_of(host: str) -> IPv4Address | IPv6Address | None:
    """A host that is a number."""
    try:
        return ip_address(host)
    except ValueError:
        return None


def is_own(header: str, config: Config) -> bool:
    """Is this one of the server's names?"""
    named = host_in(f"//{header}")
    if not named:
        return False
    if named in ("localhost", config.host.lower(), host_in(config.public_url)):
        return True
    number = number_of(named)
    if number is not None and number.is_loopback:
        return True
    everywhere = config.host in EVERYWHERE
    return everywhere and (number is not None or named == sockets.gethostname().lower())
