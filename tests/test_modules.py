"""Every module can be had by its full name: no function of the front page hides a package."""

from __future__ import annotations

from pkgutil import walk_packages

import pytest

import ironbridge

MODULES = [found.name for found in walk_packages(ironbridge.__path__, "ironbridge.")]
PACKAGES = sorted({name.split(".")[1] for name in MODULES if not name.endswith(".__main__")})


def module_at(name: str) -> str | None:
    """The name of what one has after importing something by its full name."""
    found: dict[str, object] = {}
    exec(f"import {name} as module", found)
    return getattr(found["module"], "__name__", None)


@pytest.mark.parametrize("package", PACKAGES)
def test_a_module_is_imported_by_its_full_name(package: str) -> None:
    names = [name for name in MODULES if name.split(".")[1] == package]

    wrong = [name for name in names if not name.endswith("__main__") and module_at(name) != name]

    assert names and wrong == []
