"""/health and /metrics, by real servers: for load balancers, and for whoever runs it."""

from __future__ import annotations

import http.client
import json
import re
import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from cli.program import command, environment, run
from web import postgres
from web.house import House, first_move, free_port, house, wait_for

HEAD = re.compile(r"# (HELP|TYPE) ([a-z_]+) (.+)")
LINE = re.compile(r'([a-z_]+)(?:\{((?:[a-z]+="[^"\\\n]*",?)+)\})? (\S+)')
SUFFIXES = ("_bucket", "_sum", "_count")

Figures = dict[tuple[str, str], float]


def parsed(text: str) -> Figures:
    """The figures of a text in Prometheus' form, read strictly: by name and labels."""
    assert text.endswith("\n")
    types: dict[str, str] = {}
    figures: Figures = {}
    for line in text.splitlines():
        if head := HEAD.fullmatch(line):
            kind, name, rest = head.groups()
            assert kind == "HELP" or rest in ("counter", "gauge", "histogram")
            types[name] = rest
            continue
        found = LINE.fullmatch(line)
        assert found, line
        name, labels, value = found.groups()
        family = name
        for suffix in SUFFIXES:
            if name.endswith(suffix) and types.get(name.removesuffix(suffix)) == "histogram":
                family = name.removesuffix(suffix)
        assert family in types, name
        assert (name, labels or "") not in figures, line
        figures[name, labels or ""] = float(value)
    return figures


def get(port: int, path: str) -> tuple[int, str, str]:
    """Status, kind of content and text."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=300)
    try:
        line.request("GET", path)
        reply = line.getresponse()
        return reply.status, reply.headers.get("content-type", ""), reply.read().decode()
    finally:
        line.close()


@contextmanager
def served(folder: Path, *options: str) -> Iterator[House]:
    """The command that people use, with options."""
    server = House(f"sqlite:///{folder / 'tables.sqlite'}", folder / "log.txt", roomy=False)
    words = command("serve", "--port", str(server.port), "--database", server.database, *options)
    with server.log.open("ab") as log:
        server.process = subprocess.Popen(words, env=environment(), stdout=log, stderr=log)
    server.pid = server.process.pid
    try:
        wait_for(server.answers)
        yield server
    finally:
        server.stop()
    assert server.complaints() == []


# Health.


def test_a_server_whose_database_answers_is_healthy(server: House) -> None:
    reply = server.guest().get("/health")

    assert (reply.status, reply.data) == (200, {"status": "ok", "database": True})
    assert reply.headers["cache-control"] == "no-store"


def test_a_server_whose_database_is_gone_says_so(log: Path) -> None:
    with ExitStack() as stack:
        with postgres.running(free_port()) as address:
            server = stack.enter_context(house(address, log))
            assert get(server.port, "/health")[0] == 200

        wait_for(lambda: get(server.port, "/health")[0] == 503)
        status, _, text = get(server.port, "/health")

    assert (status, json.loads(text)) == (503, {"status": "trouble", "database": False})


def test_health_may_be_asked_all_the_time_under_any_name(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with house(database, tmp_path / "log.txt", pages={"burst": 1, "a_second": 0}) as server:
        ada = server.guest()
        replies = {ada.get("/health", Host="10.0.0.7").status for _ in range(50)}
        others = [ada.get("/nowhere").status, ada.post("/health", {}, Host="evil.example").status]

    assert replies == {200}
    assert others == [429, 421]


# Metrics.


def test_nobody_at_the_public_address_is_told_figures(server: House) -> None:
    assert server.guest().get("/metrics").status == 404


def test_figures_are_told_at_an_address_of_their_own(tmp_path: Path) -> None:
    own = free_port()
    with served(tmp_path, "--metrics", f"127.0.0.1:{own}") as server:
        ada = server.guest()
        table = ada.open("industria", "me", "me", "me")
        with ada.at(table["id"]) as seat:
            state = seat.state()
            seat.call("play", seq=state["seq"], answers=first_move(seat, state))
            seat.call("play", seq=state["seq"], answers=[0])  # stale
            status, content, text = get(own, "/metrics")
        public, elsewhere = get(server.port, "/metrics"), get(own, "/api/games")

    figures = parsed(text)
    assert (status, content) == (200, "text/plain; version=0.0.4; charset=utf-8")
    assert (public[0], elsewhere[0]) == (404, 404)
    assert figures["ironbridge_tables", ""] == 1
    assert figures["ironbridge_sockets", ""] == 1
    assert figures["ironbridge_moves_total", ""] >= 1
    assert figures["ironbridge_problems_total", 'code="stale"'] == 1
    assert figures["ironbridge_worker_deaths_total", ""] == 0
    assert figures["ironbridge_commit_seconds_count", ""] >= 1
    assert figures["process_resident_memory_bytes", ""] > 1_000_000
    assert table["id"] not in text


def test_a_histogram_counts_upwards_and_ends_with_all(tmp_path: Path) -> None:
    own = free_port()
    with served(tmp_path, "--metrics", f"127.0.0.1:{own}") as server:
        server.guest().open("industria", "me", "me", "me")
        figures = parsed(get(own, "/metrics")[2])

    name = "ironbridge_job_seconds"
    begun = [
        count for (of, by), count in figures.items() if of == f"{name}_bucket" and "Begin" in by
    ]
    assert begun == sorted(begun) and len(begun) == 15
    assert begun[-1] == figures[f"{name}_count", 'kind="Begin"'] == 1
    assert figures[f"{name}_sum", 'kind="Begin"'] > 0


def test_figures_are_told_to_everybody_if_the_host_wants_that(tmp_path: Path) -> None:
    with served(tmp_path, "--metrics", "public") as server:
        status, _, text = get(server.port, "/metrics")

    assert status == 200
    assert parsed(text)["ironbridge_tables", ""] == 0


@pytest.mark.parametrize(
    "wrong", ["9000", "127.0.0.1:", "127.0.0.1:70000", "127.0.0.1:٣", "nowhere"]
)
def test_a_wrong_address_for_figures_is_told_in_a_sentence(tmp_path: Path, wrong: str) -> None:
    told = run("serve", "--metrics", wrong, data=tmp_path)

    assert told.returncode != 0
    assert "is no address for the metrics" in told.stderr
    assert "Traceback" not in told.stderr


def test_a_taken_port_for_figures_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        told = run("serve", "--metrics", f"127.0.0.1:{port}", "--lang", "fr", data=tmp_path)

    assert told.returncode != 0
    assert f"127.0.0.1:{port}" in told.stderr and "mesures" in told.stderr
    assert "Traceback" not in told.stderr
