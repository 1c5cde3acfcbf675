"""Monitor: how busy a server is, told to whoever runs it, in the text form of Prometheus.

That is nobody else's business: `/metrics` is answered at an address of its own, or at the public one
if the host wants that.
"""

from __future__ import annotations

import asyncio
import os
import socket as sockets
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ironbridge.core.errors import IronbridgeError
from ironbridge.core.speech import Told
from ironbridge.core.words import system_reason
from ironbridge.web.config import address_of_part
from ironbridge.web.connections import Gate
from ironbridge.web.hall import Hall
from ironbridge.web.health import Pulse, health
from ironbridge.web.metrics import CONTENT, counter, gauge, histogram
from ironbridge.web.problems import Problem
from ironbridge.web.words import SPEECH

PUBLIC: Final = "public"  # instead of an address: /metrics is answered where pages are
STARTED: Final = time.time()


async def metrics(request: Request) -> Response:
    """At the public address only if that was asked for."""
    hall: Hall = request.app.state.hall
    if hall.config.metrics != PUBLIC and not request.app.state.private:
        raise Problem("unknown", detail=request.url.path)
    figures = told(hall, request.app.state.gate)
    return Response(figures, headers={"Cache-Control": "no-store"}, media_type=CONTENT)


def told(hall: Hall, gate: Gate) -> str:
    """All figures of a server."""
    return "".join((*looked_up(hall), *counted(hall), *at_gate(gate), *of_process()))


def looked_up(hall: Hall) -> list[str]:
    """What can be seen now."""
    tables = list(hall.tables.values())
    sockets = {"": sum(hall.guard.sockets.values())}
    thinking = {"": sum(table.thinker is not None for table in tables)}
    queues = {
        "clerks": hall.clerks.waiting,
        "thinkers": hall.thinkers.waiting,
        "scholars": hall.study.scholars.waiting,
    }
    return [
        gauge("ironbridge_tables", "Tables in memory.", {"": len(tables)}),
        gauge("ironbridge_sockets", "Open sockets of browsers and programs.", sockets),
        gauge("ironbridge_bots_thinking", "Bots that think now.", thinking),
        gauge("ironbridge_queue_jobs", "Jobs being done or waiting.", queues, "pool"),
    ]


def counted(hall: Hall) -> list[str]:
    """What was counted since the server started."""
    kept = hall.metrics
    deaths = "Workers that died at a job, or took too long."
    waits = "Seconds until a worker began with a job."
    return [
        counter("ironbridge_moves_total", "Moves stored.", {"": kept.moves}),
        counter("ironbridge_problems_total", "Refusals and errors told.", kept.problems, "code"),
        counter("ironbridge_worker_deaths_total", deaths, {"": kept.deaths}),
        histogram("ironbridge_job_seconds", "Seconds for a job, waiting too.", kept.jobs, "kind"),
        histogram("ironbridge_wait_seconds", waits, kept.waits),
        histogram("ironbridge_commit_seconds", "Seconds to store a change.", kept.commits),
    ]


def at_gate(gate: Gate) -> list[str]:
    """How many come, and how many do not get far."""
    refused, late = "Connections refused, by what was too much.", "Connections cut off as too slow."
    return [
        gauge("ironbridge_connections", "Open connections, sockets too.", {"": gate.count}),
        gauge("ironbridge_connections_most", "Connections there may be.", {"": gate.most}),
        counter("ironbridge_connections_refused_total", refused, gate.refused, "by"),
        counter("ironbridge_connections_late_total", late, gate.late, "part"),
    ]


def of_process() -> list[str]:
    """What every process can tell, by the names that are usual for it."""
    used, memory = sum(os.times()[:2]), resident()
    figures = [
        counter("process_cpu_seconds_total", "Processor time of the server.", {"": used}),
        gauge("process_start_time_seconds", "When the server started.", {"": STARTED}),
    ]
    if memory:
        help = "Memory of the server, without workers."
        figures.append(gauge("process_resident_memory_bytes", help, {"": memory}))
    return figures


def resident() -> int:
    """Bytes of memory, where the system tells."""
    try:
        pages = Path("/proc/self/statm").read_text().split()[1]
    except OSError:
        return 0
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


# An address of its own.


class Beside(uvicorn.Server):
    """A server beside another one in the same loop, which leaves signals to that one."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Not ours."""
        yield


@asynccontextmanager
async def listening(hall: Hall, gate: Gate, pulse: Pulse) -> AsyncIterator[None]:
    """Answer at the address for figures, if there is one, for a while."""
    if hall.config.metrics in ("", PUBLIC):
        yield
        return
    app = Starlette(routes=ROUTES)
    app.state.hall, app.state.gate = hall, gate
    app.state.pulse, app.state.private = pulse, True
    options = uvicorn.Config(app, lifespan="off", log_config=None, server_header=False)
    server = Beside(options)
    with bound(hall.config.metrics) as door:
        serving = asyncio.ensure_future(server.serve([door]))
        try:
            yield
        finally:
            server.should_exit = True
            await serving


def bound(address: str) -> sockets.socket:
    """A socket that listens at an address such as 127.0.0.1:9000 or [::1]:9000."""
    host, port = split(address)
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    try:
        return sockets.create_server((host, port), family=family)
    except OSError as error:
        reason = system_reason(error)
        raise MonitorError(
            Told(SPEECH, "serve.no-metrics", address=address, reason=reason)
        ) from error


def split(address: str) -> tuple[str, int]:
    """Host and port."""
    host, _, port = address.rpartition(":")
    is_number = port.isascii() and port.isdecimal() and len(port) < 6
    if not host or not is_number or not 0 < int(port) < 65536:
        raise MonitorError(Told(SPEECH, "serve.bad-metrics", address=address))
    return host.strip("[]"), int(port)


def check(address: str, processes: int) -> None:
    """Say early that an address cannot be used, or one of those that follow it."""
    if address == PUBLIC and processes > 1:
        raise MonitorError(Told(SPEECH, "serve.public-metrics"))
    for number in range(processes if address not in ("", PUBLIC) else 0):
        bound(address_of_part(address, number)).close()


class MonitorError(IronbridgeError):
    """An address for figures that cannot be used."""


ROUTES: Final = [Route("/health", health), Route("/metrics", metrics)]
