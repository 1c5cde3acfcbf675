"""The documents are true: links lead somewhere, the tree is the tree, and nothing points outside."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from ironbridge.core.rules import Rules

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "ironbridge"
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
DESIGN = (ROOT / "docs" / "design.md").read_text(encoding="utf-8")
ADDING = (ROOT / "docs" / "adding.md").read_text(encoding="utf-8")
A_GAME = SOURCES / "rulesets" / "industria"
SILENT = {"__init__.py", "__pycache__", "py.typed"}  # in every package, or in none
A_FILE = re.compile(r"(?<![\w./])[\w-]+\.(?:py|toml|json|md|yaml|txt)\b")


# Links.


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_every_link_of_a_document_leads_somewhere(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)\s]+)\)", text)

    assert [link for link in links if not leads_somewhere(document, link)] == []


def leads_somewhere(document: Path, link: str) -> bool:
    """Is there such a file, and such a heading in it? Other sites are not asked."""
    if "://" in link:
        return True
    path, _, heading = link.partition("#")
    target = document.parent / path if path else document
    return target.exists() and (not heading or heading in headings(target))


def headings(document: Path) -> list[str]:
    """The headings of a document, as links name them."""
    lines = re.findall(r"^#+ (.+)$", document.read_text(encoding="utf-8"), re.MULTILINE)
    return [re.sub(r"[^\w\- ]", "", line.lower()).replace(" ", "-") for line in lines]


# The tree.


def tree() -> dict[Path, set[str]]:
    """The folders that the design's tree shows, each with what it names in it."""
    lines = DESIGN.partition("## 3. The tree\n\n```\n")[2].partition("```")[0].splitlines()
    shown: dict[Path, set[str]] = {ROOT: set()}
    open_folders = [(-1, ROOT)]  # with their indentations
    for line in lines:
        indent = len(line) - len(line.lstrip())
        while open_folders[-1][0] >= indent:
            open_folders.pop()
        parent = open_folders[-1][1]
        for name in re.findall(r"\S+/(?= |$)", re.split(r"  +", line.strip())[0] + " "):
            shown[parent].add(name.rstrip("/"))
            shown[parent / name] = set()
            open_folders.append((indent, parent / name))
        shown[open_folders[-1][1]].update(A_FILE.findall(line))
    return shown


def test_all_that_the_tree_names_is_there() -> None:
    named = [folder / name for folder, names in tree().items() for name in names]

    assert len(named) > 150
    assert [str(path.relative_to(ROOT)) for path in named if not path.exists()] == []


def test_a_folder_of_the_sources_that_names_one_of_its_files_names_them_all() -> None:
    ours = {folder: names for folder, names in tree().items() if folder.is_relative_to(SOURCES)}
    unnamed = [
        str(path.relative_to(ROOT))
        for folder, names in ours.items()
        for path in folder.iterdir()
        if names and path.name not in names | SILENT
    ]

    assert SOURCES / "web" in ours and A_GAME / "rules" in ours
    assert unnamed == []


def test_every_document_is_in_the_tree() -> None:
    pages = {path.name for path in (ROOT / "docs").glob("*.md")} - {"design.md"}

    assert tree()[ROOT / "docs"] == pages


# What else they show.


def test_the_design_shows_every_member_of_the_rules_and_no_others() -> None:
    block = DESIGN.partition("class Rules:")[2].partition("```")[0]
    shown = set(re.findall(r"^    (?:def )?(\w+)[(:]", block, re.MULTILINE))
    rules = Rules(2, [])
    members = {name for name in dir(rules) if not name.startswith("_")}

    assert shown == members


def test_the_design_names_every_package_that_is_installed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *(one for name in extras for one in extras[name])]
    names = {re.split(r"[\[>;]", package)[0] for package in wanted} - {"ironbridge"}
    chosen = flat(DESIGN.partition("## 11. Chosen dependencies")[2])

    assert [name for name in names if flat(name).removeprefix("pytest-") not in chosen] == []


def flat(text: str) -> str:
    """Without capitals, and with one kind of dash."""
    return text.lower().replace("_", "-")


def test_a_game_has_the_files_that_adding_tells_of() -> None:
    named = set(re.findall(r"`((?:data/)?[a-z_]+\.(?:py|toml))`", ADDING))
    found = [A_GAME / name for name in named] + [A_GAME / "rules" / name for name in named]

    assert {"board.py", "game.py", "data/rules.toml"} <= named
    assert {path.name for path in found if path.exists()} == {Path(name).name for name in named}


# Nothing points outside.

OUTSIDE = {
    "a number of somebody's notes": re.compile(r"\b(?:[RT]\d\d|(?:R|D|TV)-\d\d?)\b"),
    "a test named after one": re.compile(r"\btest_(?:r|t|tv|d)\d+[ab]?_"),
    "research that nobody can read": re.compile(r"\bour research\b"),
    "a folder of one machine": re.compile(r"/(?:work|home|root)/\w+"),
}
OURS = ["src/**/*.py", "src/**/*.toml", "src/**/*.md", "tests/**/*.py", "docs/*.md", "*.md"]


@pytest.mark.parametrize("pointer", OUTSIDE)
def test_nothing_points_outside_the_repository(pointer: str) -> None:
    files = [path for pattern in OURS for path in ROOT.glob(pattern) if path != Path(__file__)]
    found = [
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path in files
        for match in OUTSIDE[pointer].finditer(path.read_text(encoding="utf-8"))
    ]

    assert len(files) > 300
    assert found == []
