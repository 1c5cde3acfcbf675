"""What mypyc gets wrong does not occur in the modules it compiles."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from ironbridge import engine


def test_no_literal_stands_left_of_a_shift() -> None:
    found = [
        f"{path.name}: {line.strip()}"
        for path in engine.modules()
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"\b\d[\d_]*\s*<<", line)
    ]

    assert len(engine.modules()) > 20
    assert found == [], "mypyc 2.4 makes a 32-bit shift of it"


def test_what_compiled_modules_import_of_ours_counts_when_it_changes() -> None:
    counted = set(engine.matching(engine.COMPILED + engine.LOOKED_INTO))

    imported = {module for path in engine.modules() for module in imports(path)}
    assert [module for module in imported if places(module).isdisjoint(counted)] == []


def imports(path: Path) -> list[str]:
    """What a file imports of ours, package or module, and those of its names that are modules."""
    found = []
    for line in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(line, ast.ImportFrom) and str(line.module).startswith("ironbridge."):
            inside = [f"{line.module}.{name.name}" for name in line.names]
            modules = [name for name in inside if any(place.exists() for place in places(name))]
            found += modules or [str(line.module)]
    return found


def places(module: str) -> set[Path]:
    """Where a module may be written."""
    path = engine.SOURCES.parent / module.replace(".", "/")
    return {path.with_suffix(".py"), path / "__init__.py"}
