"""Every module can be had by its full name: no function of the front page hides a package."""

from __future__ import annotations

from pkgutil import walk_packages

import pytest

import ironbridge

MODULES = [found.name for found in walk_packages(ironbridge.__path__, "ironbridge.")]


@pytest.mark.parametrize("name", [name for name in MODULES if not name.endswith(".__main__")])
def test_a_module_is_imported_by_its_full_name(name: str) -> None:
    found: dict[str, object] = {}

    exec(f"import {name} as module", found)

    assert getattr(found["module"], "__name__", None) == name
