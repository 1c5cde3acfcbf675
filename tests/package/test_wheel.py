"""The package as strangers get it: what is in it, that it plays, and that it says what is missing."""

from __future__ import annotations

import subprocess
import zipfile
from pathlib import Path

import pytest

from ironbridge import engine, mode
from ironbridge.version import VERSION
from package.clean import (
    ROOT,
    attempt,
    compiled_wheel,
    done,
    installed,
    outside,
    pure_wheel,
    source_archive,
)

SOURCES = ROOT / "src"
RECORD = ROOT / "docs" / "industria.txt"


class Package:
    """What was built, and an environment that has it."""

    def __init__(self, folder: Path) -> None:
        self.archive = source_archive(folder)
        self.wheel, self.said = pure_wheel(self.archive, folder)
        self.python = installed(self.wheel, folder / "environment")

    def call(self, *words: str, cwd: Path, **more: str) -> subprocess.CompletedProcess[str]:
        """`ironbridge …`, as it is installed."""
        program = str(self.python.with_name("ironbridge"))
        return attempt([program, *words], cwd=cwd, env=outside(**more))


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Package:
    return Package(tmp_path_factory.mktemp("package"))


def test_the_wheel_of_the_source_archive_has_every_file_of_the_sources(package: Package) -> None:
    written = {
        path.relative_to(SOURCES).as_posix()
        for path in (SOURCES / "ironbridge").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    packed = set(zipfile.ZipFile(package.wheel).namelist())

    assert len(written) > 300
    assert written - packed == set()
    assert {name for name in packed - written if ".dist-info/" not in name} == set()


def test_a_build_without_compiler_is_for_any_system_and_says_what_it_is(package: Package) -> None:
    assert package.wheel.name == f"ironbridge-{VERSION}-py3-none-any.whl"
    assert "it will be interpreted" in package.said


def test_the_installed_program_tells_its_version(package: Package, tmp_path: Path) -> None:
    assert package.call("--version", cwd=tmp_path).stdout == f"ironbridge {VERSION} (interpreted)\n"


def test_the_game_of_the_readme_is_played_in_a_clean_environment(
    package: Package, tmp_path: Path
) -> None:
    play = "import doctest, sys; sys.exit(doctest.testfile(sys.argv[1], False).failed)"

    done(
        [str(package.python), "-c", play, str(ROOT / "README.md")],
        cwd=tmp_path,
        env=outside(),
    )


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "is interpreted here"), ("fr", "est interprété")]
)
def test_an_interpreted_package_says_so_where_it_is_to_be_fast(
    package: Package, tmp_path: Path, lang: str, told: str
) -> None:
    game = ["simulate", "industria", "--games", "1", "--bots", "random", "--workers", "1"]
    shown = package.call(*game, "--lang", lang, cwd=tmp_path)
    chosen = package.call(*game, cwd=tmp_path, IRONBRIDGE_INTERPRETED="1")

    assert (shown.returncode, shown.stderr.count("\n")) == (0, 1)
    assert told in shown.stderr
    assert (chosen.returncode, chosen.stderr) == (0, "")
    assert package.call("games", cwd=tmp_path).stderr == ""


@pytest.mark.skipif(not mode.is_compiled(), reason="no engine is compiled: it cannot be packed")
def test_the_compiled_wheel_is_played_in_a_clean_environment(
    package: Package, tmp_path: Path
) -> None:
    wheel = compiled_wheel(package.wheel, engine.folder(), tmp_path)
    program = installed(wheel, tmp_path / "environment").with_name("ironbridge")
    game = [
        "simulate",
        "brass-birmingham",
        "--games",
        "2",
        "--bots",
        "greedy,random",
        "--seed",
        "1",
    ]

    version = done([str(program), "--version"], cwd=tmp_path, env=outside())
    here = done([str(program), *game, "--workers", "1"], cwd=tmp_path, env=outside())
    pure = package.call(*game, "--workers", "1", cwd=tmp_path, IRONBRIDGE_INTERPRETED="1")

    assert version.stdout == f"ironbridge {VERSION} (compiled)\n"
    assert (here.stdout, here.stderr) == (pure.stdout, "")


# What is missing.


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["serve"], "web"),
        (["serve", "--help"], "web"),
        (["show", str(RECORD), "--png", "board.png"], "png"),
        (["tables", "list", "--database", "postgresql://localhost/games"], "postgres"),
        (["arena", "industria", "--cluster", "127.0.0.1:1"], "cluster"),
    ],
)
def test_a_missing_extra_is_told_with_the_command(
    package: Package, tmp_path: Path, words: list[str], extra: str, lang: str
) -> None:
    shown = package.call(*words, "--lang", lang, cwd=tmp_path)
    sentence = shown.stderr.splitlines()[-1]

    assert (shown.returncode, shown.stdout) == (2, "")
    assert sentence.startswith({"en": "error: ", "fr": "erreur\xa0: "}[lang])
    assert sentence.endswith(f"pip install 'ironbridge[{extra}]'")
    assert "Traceback" not in shown.stderr


def test_an_arena_without_pixels_has_its_picture_as_svg(package: Package, tmp_path: Path) -> None:
    arena = ["arena", "industria", "--bots", "random", "--groups", "1", "--workers", "1"]
    shown = package.call(*arena, "--players", "3", "--out", "here", cwd=tmp_path)

    assert shown.returncode == 0
    assert "pip install 'ironbridge[png]'" in shown.stderr
    assert (tmp_path / "here" / "arena.svg").exists()
    assert not (tmp_path / "here" / "arena.png").exists()
