"""What the package says of itself: what it needs, who it is for, how it is cited."""

from __future__ import annotations

import re
import tomllib
import zipfile
from email import message_from_string
from email.message import Message
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from ironbridge.cli.extras import EXTRAS
from ironbridge.version import VERSION
from package.clean import ROOT, pure_wheel, source_archive

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
ENGINE = {"librt", "msgspec", "mypy-extensions", "rich", "typer"}


@pytest.fixture(scope="module")
def metadata(tmp_path_factory: pytest.TempPathFactory) -> Message:
    folder = tmp_path_factory.mktemp("metadata")
    wheel, _ = pure_wheel(source_archive(folder), folder)
    with zipfile.ZipFile(wheel) as packed:
        name = next(name for name in packed.namelist() if name.endswith("/METADATA"))
        return message_from_string(packed.read(name).decode())


def names(requirements: list[str]) -> set[str]:
    """The packages of some requirements."""
    return {canonicalize_name(Requirement(line).name) for line in requirements}


def test_a_plain_installation_brings_the_engine_and_the_command_line_only(
    metadata: Message,
) -> None:
    lines = [Requirement(line) for line in metadata.get_all("Requires-Dist", [])]

    assert {line.name for line in lines if line.marker is None} == ENGINE


def test_the_extras_are_those_that_the_documents_name(metadata: Message) -> None:
    extras = set(metadata.get_all("Provides-Extra", []))

    assert {"all", "cluster", "png", "postgres", "rl", "web"} <= extras
    (everything,) = map(Requirement, PROJECT["optional-dependencies"]["all"])
    assert everything.extras == {"cluster", "png", "postgres", "rl", "web"}


def test_what_is_missed_is_brought_by_the_extra_that_is_told() -> None:
    extras = PROJECT["optional-dependencies"]

    for module, extra in EXTRAS.items():
        assert canonicalize_name(module) in names(extras[extra])


def test_the_long_description_can_be_shown_and_leads_nowhere_into_the_tree(
    metadata: Message,
) -> None:
    shown = pytest.importorskip("readme_renderer.markdown").render(metadata.get_payload())

    assert "<h1" in shown and "<table>" in shown
    assert "<img" not in shown
    assert re.findall(r'href="(?!https?://|#)', shown) == []


def test_versions_are_semantic_and_the_same_everywhere(metadata: Message) -> None:
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")

    assert re.fullmatch(r"\d+\.\d+\.\d+(?:-[\w.]+)?", VERSION)
    assert metadata["Version"] == VERSION
    assert f"\nversion: {VERSION}\n" in cited
    assert f"## {VERSION}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_package_says_who_it_is_for(metadata: Message) -> None:
    pythons = [line for line in metadata.get_all("Classifier", []) if ":: 3.1" in line]

    assert [line.rpartition(" ")[2] for line in pythons] == ["3.11", "3.12", "3.13", "3.14"]
    assert metadata["License-Expression"] == "MIT"
    assert "Brass: Birmingham" in metadata["Keywords"]
    assert metadata["Summary"] == PROJECT["description"]


def test_wheels_are_made_for_every_python_that_is_named(metadata: Message) -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    built = settings["cibuildwheel"]["build"].split()
    pythons = [line for line in metadata.get_all("Classifier", []) if ":: 3.1" in line]

    versions = [line.rpartition(" ")[2].replace(".", "") for line in pythons]
    assert built == [f"cp{version}-*" for version in versions]
    assert {"linux", "macos", "windows"} <= set(settings["cibuildwheel"])


def test_the_container_has_what_a_server_needs() -> None:
    lines = Path(ROOT / "Dockerfile").read_text(encoding="utf-8")

    assert lines.count("[postgres,web]") == 2
