"""What holds for all tests: they test these sources, in the mode that was asked for."""

from __future__ import annotations

import filecmp
import os
from pathlib import Path

import pytest

import ironbridge
from ironbridge import mode

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src" / "ironbridge"
PACKAGE = Path(str(ironbridge.__file__)).resolve().parent


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test anything else than what is written here."""
    other = differing(SOURCES, PACKAGE)
    if other:
        raise pytest.UsageError(
            f"{PACKAGE} is not what is written in src ({other[0]} and perhaps more): "
            "start the tests with ./run test, or set PYTHONPATH=src"
        )
    if os.environ.get("IRONBRIDGE_COMPILED") and not mode.is_compiled():
        raise pytest.UsageError(
            "the engine is not compiled as it is written now: ./run test --compiled does it"
        )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what a folder or a fixture tells, and begin with the tests that take longest."""
    for item in items:
        if item.path.is_relative_to(ROOT / "tests" / "browser"):
            item.add_marker("browser")
        if "postgresql" in item.name or "postgres_address" in getattr(item, "fixturenames", ()):
            item.add_marker("postgres")
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_report_header() -> str:
    """Which engine is tested."""
    return f"ironbridge: {'compiled' if mode.is_compiled() else 'interpreted'}, {PACKAGE}"


def differing(sources: Path, package: Path) -> list[str]:
    """The files that are written here, and are others or missing in the package."""
    if package == sources:
        return []
    names = [str(path.relative_to(sources)) for path in sources.rglob("*") if is_written(path)]
    _, others, missing = filecmp.cmpfiles(sources, package, names, shallow=False)
    return sorted(others + missing)


def is_written(path: Path) -> bool:
    """Is it a file of somebody, and not one that Python has made?"""
    return path.is_file() and "__pycache__" not in path.parts
