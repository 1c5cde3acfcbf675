"""Servers for the tests of the web: every one of them runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from web import postgres
from web.house import House, free_port, house

DATABASES = ("sqlite", "postgresql")
NUMBERS = itertools.count()  # a database a time: pytest may come back to one that it had ended


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    with postgres.running(free_port()) as address:
        yield address


@pytest.fixture(scope="session", params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('store') / 'tables.sqlite'}"
    return postgres.fresh(request.getfixturevalue("postgres_address"), f"web-{next(NUMBERS)}")


@pytest.fixture(scope="session")
def shared(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(database, tmp_path_factory.mktemp("log") / "log.txt") as server:
        yield server


@pytest.fixture
def server(shared: House) -> Iterator[House]:
    """A server that many tests share; none may leave a traceback in its log."""
    before = len(shared.complaints())
    yield shared
    assert shared.complaints()[before:] == []


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "log.txt"
