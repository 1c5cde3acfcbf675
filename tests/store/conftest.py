"""Databases of both kinds for the tests of the store."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from web import postgres
from web.house import free_port

NUMBERS = itertools.count()


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    with postgres.running(free_port()) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "folder" / "tables.sqlite")
    return postgres.fresh(request.getfixturevalue("postgres_address"), f"store-{next(NUMBERS)}")
