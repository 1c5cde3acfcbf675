"""Proxies: whose word is taken for where a request comes from, and how it was sent."""

from __future__ import annotations

from ipaddress import ip_network

from starlette.requests import HTTPConnection
from starlette.types import Scope

from ironbridge.core.errors import IronbridgeError
from ironbridge.core.speech import Told
from ironbridge.web.config import Config, Network
from ironbridge.web.hosts import SCHEMES, host_in, number_of, scheme_of
from ironbridge.web.words import SPEECH


class ProxyError(IronbridgeError):
    """A proxy that has no address."""


def networks(text: str) -> tuple[Network, ...]:
    """Addresses and networks, with commas between them."""
    try:
        return tuple(ip_network(part.strip(), strict=False) for part in text.split(",") if part)
    except ValueError:
        raise ProxyError(Told(SPEECH, "serve.bad-proxy", proxies=text)) from None


def is_trusted(address: str, config: Config) -> bool:
    """Is this one of our proxies?"""
    number = number_of(address)
    return number is not None and any(number in network for network in config.proxies)


def as_sent(scope: Scope, config: Config) -> Scope:
    """A request as it was sent to the first of our proxies, or to the public address."""
    connection = HTTPConnection(scope)
    peer = connection.client.host if connection.client else ""
    sent = dict(scope)
    if is_trusted(peer, config):
        sent["client"] = (sender(connection, peer, config), 0)
        sent["scheme"] = told_scheme(connection) or scope["scheme"]
    named = host_in("//" + connection.headers.get("host", ""))
    if config.public_url and named == host_in(config.public_url):
        sent["scheme"] = scheme_of(config.public_url)
    return sent


def sender(connection: HTTPConnection, peer: str, config: Config) -> str:
    """The last hop that is none of our proxies; what stands before it can be made up."""
    hops = ",".join(connection.headers.getlist("x-forwarded-for")).split(",")
    for hop in reversed(hops):
        number = number_of(hop.strip())
        if number is None:
            return peer
        peer = str(number)
        if not is_trusted(peer, config):
            return peer
    return peer


def told_scheme(connection: HTTPConnection) -> str:
    """How a proxy says that it was asked."""
    told = connection.headers.get("x-forwarded-proto", "").strip().lower()
    return told if told in SCHEMES else ""
