"""What mypyc gets wrong does not occur in the modules it compiles."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def compiled_sources() -> list[Path]:
    """The files that setup.py compiles."""
    setup = (ROOT / "setup.py").read_text(encoding="utf-8")
    patterns = re.findall(r'^    "([^"]+\.py)",$', setup, re.M)
    return [path for pattern in patterns for path in (ROOT / "src/ironbridge").glob(pattern)]


def test_no_literal_stands_left_of_a_shift() -> None:
    found = [
        f"{path.name}: {line.strip()}"
        for path in compiled_sources()
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"\b\d[\d_]*\s*<<", line)
    ]

    assert len(compiled_sources()) > 20
    assert found == [], "mypyc 2.4 makes a 32-bit shift of it"
