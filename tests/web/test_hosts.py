"""Hosts: a server answers to its own names, and believes only its own proxies."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from web.house import House, house

PUBLIC = "games.example"
FORWARDED = {"X-Forwarded-Proto": "https"}


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("public")
    options = ("--public-url", f"https://{PUBLIC}", "--trusted-proxy", "127.0.0.1,10.0.0.0/8")
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    with house(database, folder / "log.txt", *options) as server:
        yield server


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:80", "[", "", "192.0.2.7", "@", f"127.0.0.1:{'9' * 3000}"],
)
def test_a_foreign_host_is_refused(server: House, host: str) -> None:
    english, french = (server.guest(lang).get("/", Host=host) for lang in ("en", "fr"))

    for reply in (english, french):
        assert (reply.status, reply.code) == (421, "foreign-host")
        assert "--public-url" in reply.data["error"]["message"]
    assert english.body != french.body


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1", "127.9.9.9:1", "[::1]:80"])
def test_local_names_are_its_own(server: House, host: str) -> None:
    assert server.guest().get("/api/look", Host=host).status == 200


def test_a_page_that_points_its_name_at_us_cannot_post(server: House) -> None:
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}

    assert server.guest().post("/api/me", {"name": "Eve"}, **evil).code == "foreign-host"


def test_a_socket_under_a_foreign_name_is_refused(server: House) -> None:
    id = server.guest().open("industria", "me", "me", "me")["id"]
    url = f"ws://evil.example:{server.port}/api/tables/{id}/socket"

    with pytest.raises(InvalidStatus, match="403"):
        connect(url, address=("127.0.0.1", server.port), proxy=None)


def test_nobody_is_a_proxy_unless_he_is_named(server: House) -> None:
    reply = server.guest().post("/api/me", {"name": "Ada"}, **FORWARDED)

    assert "Secure" not in reply.headers["set-cookie"]
    assert "strict-transport-security" not in reply.headers
    assert reply.headers["cross-origin-resource-policy"] == "same-origin"


def test_the_public_address_is_its_own_and_https_only(public: House) -> None:
    names = {"Host": PUBLIC, "Origin": f"https://{PUBLIC}"}
    reply = public.guest().post("/api/me", {"name": "Ada"}, **names)

    assert reply.status == 200
    assert "Secure" in reply.headers["set-cookie"]
    assert "max-age" in reply.headers["strict-transport-security"]
    assert public.guest().get("/", Host="evil.example").code == "foreign-host"


def test_the_public_origin_passes_where_a_proxy_changes_the_host(public: House) -> None:
    own = public.guest().post("/api/me", {"name": "Ada"}, Origin=f"https://{PUBLIC}")
    foreign = public.guest().post("/api/me", {"name": "Ada"}, Origin="https://evil.example")

    assert (own.status, foreign.status) == (200, 403)


def test_a_trusted_proxy_says_how_it_was_asked(public: House) -> None:
    assert "strict-transport-security" in public.guest().get("/", **FORWARDED).headers
    assert "strict-transport-security" not in public.guest().get("/").headers


def test_each_sender_behind_a_proxy_has_his_own_limits(public: House) -> None:
    def posts(hops: str) -> list[int]:
        ada = public.guest()
        sent = {"X-Forwarded-For": hops}
        return [ada.post("/api/me", b"{", **sent).status for _ in range(60)]

    assert 429 in posts("198.51.100.1, 203.0.113.5, 10.0.0.3")
    reply = public.guest().post("/api/me", b"{", **{"X-Forwarded-For": "198.51.100.1"})
    assert reply.status == 400
