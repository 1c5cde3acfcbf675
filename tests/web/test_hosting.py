"""docs/hosting.md is true: what it names exists, and what can be run here does what it says."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from ironbridge.cli.commands import COMMANDS, load
from web import postgres
from web.house import Guest, House, house

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
BLOCKS: list[str] = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
FILES = ("deploy/ironbridge.service", "deploy/environment", "compose.yaml", "Dockerfile")
OURS = PAGE + "".join((ROOT / name).read_text(encoding="utf-8") for name in FILES)
AS_POSTGRES = "runuser -u postgres --"
OTHERS = {  # options of other programs
    *("--system", "--home-dir", "--now", "--owner", "--build", "--detach", "--tag"),
    *("--publish", "--volume", "--config", "--format", "--exit-on-error", "--no-owner"),
    *(
        "--role",
        "--dbname",
        "--unit",
        "--follow",
        "--no-install-recommends",
        "--no-cache-dir",
        "--mount",
    ),
    *(
        "--constraint",
        "--wheel-dir",
        "--uid",
        "--no-index",
        "--find-links",
        "--interval",
        "--timeout",
    ),
    *("--start-period", "--from", "--to", "--username"),
}


def options() -> set[str]:
    """All that our commands understand."""
    known = {"--help"}
    for name in COMMANDS:
        made = load(name)
        known |= {word for param in made.get_params(typer.Context(made)) for word in param.opts}
    return known


def line(beginning: str) -> str:
    """The one line of the page's commands that begins so."""
    lines = [line for block in BLOCKS for line in block.splitlines()]
    (found,) = [line for line in lines if line.startswith(beginning)]
    return found


def shell(command: str) -> None:
    """Run a line of the page."""
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def played(server: House) -> tuple[Guest, str]:
    """Somebody with a table at which a move was made."""
    ada = server.guest()
    id = ada.open("industria", "me", "me", "me")["id"]
    assert ada.play(id, answers=[ada.state(id)["options"][0]["number"]]).status == 200
    return ada, id


def test_every_option_that_the_page_and_its_files_name_exists() -> None:
    named = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", OURS)) - OTHERS

    assert "--database" in named
    assert named - options() == set()


def test_every_file_and_heading_that_the_page_names_is_there() -> None:
    named = set(re.findall(r"/opt/ironbridge/([\w./-]+)", OURS))
    links = [link for link in re.findall(r"\]\(([^)]+)\)", PAGE) if "://" not in link]

    assert {"deploy/nginx.conf", "deploy/Caddyfile", "run"} <= named
    assert [name for name in named if name[0] != "." and not (ROOT / name).exists()] == []
    for link in links:
        file, _, anchor = link.partition("#")
        text = (ROOT / "docs" / file).read_text(encoding="utf-8") if anchor else ""
        assert (ROOT / "docs" / file).exists(), link
        assert not anchor or anchor in headings(text), link


def headings(text: str) -> set[str]:
    """The anchors of a page."""
    lines = [line.lstrip("# ").lower() for line in text.splitlines() if line.startswith("#")]
    return {re.sub(r"[^\w -]", "", line).replace(" ", "-") for line in lines}


def test_the_page_names_every_figure_that_is_told(server: House) -> None:
    source = (ROOT / "src/ironbridge/web/monitor.py").read_text(encoding="utf-8")

    told = set(re.findall(r'"((?:ironbridge|process)_[a-z_]+)"', source))
    assert told == set(re.findall(r"`((?:ironbridge|process)_[a-z_]+)", PAGE))


@pytest.mark.parametrize("block", BLOCKS)
def test_the_commands_of_the_page_can_be_parsed(block: str) -> None:
    subprocess.run(["sh", "-n", "-c", block], check=True)


def test_a_copy_of_sqlite_made_while_it_runs_holds_all_that_was_acknowledged(
    tmp_path: Path, log: Path
) -> None:
    backup = line("/opt/ironbridge/.venv/bin/python -c")
    for there, here in (
        ("/opt/ironbridge/.venv/bin/python", shlex.quote(sys.executable)),
        ("/var/lib/ironbridge", str(tmp_path)),
        ("/var/backups", str(tmp_path)),
    ):
        backup = backup.replace(there, here)

    with house(f"sqlite:///{tmp_path / 'tables.sqlite'}", log) as server:
        ada, id = played(server)
        shell(backup)
        before = ada.state(id)

    with house(f"sqlite:///{tmp_path / 'ironbridge.sqlite'}", log) as restored:
        again = Guest(restored, cookies=ada.cookies).state(id)
    assert again["view"] == before["view"]
    assert again["you"] == [0, 1, 2]


def test_a_copy_of_postgresql_made_while_it_runs_holds_all_that_was_acknowledged(
    tmp_path: Path, log: Path, postgres_address: str
) -> None:
    database = postgres.fresh(postgres_address, "hosted")
    empty = postgres.fresh(postgres_address, "hosted-restored")
    dump, restore = (
        line(f"{AS_POSTGRES} {name}")
        .removeprefix(f"{AS_POSTGRES} ")
        .replace(name, postgres.program(name))
        .replace("/var/backups", str(tmp_path))
        for name in ("pg_dump", "pg_restore")
    )
    dump = dump.replace(" ironbridge >", f" {database} >")
    restore = restore.replace("ironbridge-restored", empty)

    with house(database, log) as server:
        ada, id = played(server)
        shell(dump)
        before = ada.state(id)
    shell(restore)

    with house(empty, log) as restored:
        again = Guest(restored, cookies=ada.cookies).state(id)
    assert again["view"] == before["view"]
    assert again["you"] == [0, 1, 2]
