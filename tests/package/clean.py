"""Clean environments: the package built and installed as strangers get it, without any network."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.tags import sys_tags

ROOT = Path(__file__).parents[2]
BUILT_FROM = ["MANIFEST.in", "CHANGELOG.md", "CITATION.cff", "LICENSE", "README.md"]
BUILT_FROM += ["constraints.txt", "pyproject.toml", "setup.py"]
BUILD = "from setuptools import build_meta; build_meta.build_{kind}({folder!r})"


def source_archive(folder: Path) -> Path:
    """The sdist of a copy of this tree."""
    copy = folder / "copy"
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__"))
    for name in BUILT_FROM:
        shutil.copy(ROOT / name, copy / name)
    build("sdist", copy, folder)
    return next(folder.glob("*.tar.gz"))


def pure_wheel(archive: Path, folder: Path) -> tuple[Path, str]:
    """The wheel that an sdist gives without a compiler, and what its build says."""
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    said = build("wheel", folder / archive.name.removesuffix(".tar.gz"), folder)
    return next(folder.glob("*.whl")), said


def build(kind: str, tree: Path, folder: Path) -> str:
    """Have setuptools build, as pip would without a compiler; what it says."""
    command = [sys.executable, "-c", BUILD.format(kind=kind, folder=str(folder))]
    return done(command, cwd=tree, env=os.environ | {"IRONBRIDGE_COMPILE": "0"}).stdout


def installed(wheel: Path, folder: Path) -> Path:
    """The Python of a new environment with a wheel and what it says it needs, and no more."""
    done([sys.executable, "-m", "venv", "--without-pip", str(folder)])
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "-q"]
    done([*pip, "--disable-pip-version-check", "--no-index", "--no-deps", str(wheel)])
    site = next(folder.glob("lib/python*/site-packages"))
    (ours,) = (found for found in distributions(path=[str(site)]) if found.name == "ironbridge")
    for name in needed(ours, set()):
        lend(distribution(name), site)
    return python


def needed(asking: Distribution, seen: set[str]) -> set[str]:
    """The packages that one needs, and those that these need."""
    for line in asking.requires or []:
        wanted = Requirement(line)
        if wanted.name in seen or (wanted.marker and not wanted.marker.evaluate({"extra": ""})):
            continue
        seen.add(wanted.name)
        needed(distribution(wanted.name), seen)
    return seen


def lend(package: Distribution, site: Path) -> None:
    """Let an environment have a package of ours."""
    for name in top_names(package):
        source = Path(str(package.locate_file(name)))
        if source.exists() and not (site / name).exists():
            (site / name).symlink_to(source)


def top_names(package: Distribution) -> Iterator[str]:
    """What a package has put among the others."""
    names = {file.parts[0] for file in package.files or []}
    yield from names - {"..", "__pycache__"}


def done(command: list[str], **more: object) -> subprocess.CompletedProcess[str]:
    """A command that must succeed."""
    ended = attempt(command, **more)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended


def attempt(command: list[str], **more: object) -> subprocess.CompletedProcess[str]:
    """A command that may fail."""
    options: dict[str, object] = {"capture_output": True, "text": True, "timeout": 120, **more}
    return subprocess.run(command, check=False, **options)  # type: ignore[call-overload,no-any-return]


def outside(**more: str) -> dict[str, str]:
    """The environment of somebody who has never seen our tree."""
    ours = ("IRONBRIDGE_", "PYTHON", "LANG", "LC_")
    others = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return {**others, "COLUMNS": "100", "LC_ALL": "C.UTF-8", **more}


def compiled_wheel(pure: Path, engine: Path, folder: Path) -> Path:
    """The same wheel with what `setup.py build_ext` has compiled from these sources, for this Python."""
    tag = str(next(sys_tags()))
    made = folder / pure.name.replace("py3-none-any", tag)
    with zipfile.ZipFile(pure) as old, zipfile.ZipFile(made, "w") as new:
        for name in old.namelist():
            text = old.read(name)
            if name.endswith(".dist-info/WHEEL"):
                text = text.replace(b"py3-none-any", tag.encode()).replace(b": true", b": false")
            if not name.endswith(".dist-info/RECORD"):
                new.writestr(name, text)
        for file in engine.rglob("*.so"):
            new.write(file, file.relative_to(engine).as_posix())
        record = next(name for name in old.namelist() if name.endswith(".dist-info/RECORD"))
        new.writestr(record, "".join(f"{name},,\n" for name in [*new.namelist(), record]))
    return made
