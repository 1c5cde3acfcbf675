"""The tests test what is written here: a package that differs from it is refused with a sentence."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("changed", ["rulesets/industria/rules/auction.py", "core/data/words.toml"])
def test_an_installed_package_that_is_not_what_is_written_is_not_tested(
    tmp_path: Path, changed: str
) -> None:
    package = tmp_path / "ironbridge"
    leave = shutil.ignore_patterns("__pycache__", "static", "fonts")
    shutil.copytree(ROOT / "src" / "ironbridge", package, ignore=leave)
    for folder in ("web/static", "draw/fonts"):
        (package / folder).symlink_to(ROOT / "src" / "ironbridge" / folder)
    assert refusal_of(tmp_path) == ""

    with (package / changed).open("a", encoding="utf-8") as file:
        file.write("\n")

    assert f"is not what is written in src ({changed} and perhaps more)" in refusal_of(tmp_path)


def refusal_of(installed: Path) -> str:
    """What pytest says of a package that lies elsewhere, before it reads a single test."""
    asked = subprocess.run(
        [sys.executable, "-m", "pytest", "--markers"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(installed), "IRONBRIDGE_COMPILED": ""},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    return asked.stderr if asked.returncode else ""
