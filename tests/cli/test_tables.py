"""tables: what a server keeps is listed, exported and purged, while it serves or not."""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from typer.testing import Result

from aside import run_aside
from cli.program import call_aside, plain
from ironbridge import load
from ironbridge.store import SeatRow, Stale, Store, Stored
from ironbridge.store.changes import Change
from ironbridge.web.own_figures import head_with
from store.tables import SEATS, row
from web.house import house

DAY = 24 * 3600
Story = Callable[[Store], Awaitable[None]]


@pytest.fixture
def own(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


def tell(database: str, story: Story) -> None:
    """Open a store and do something with it."""

    async def told() -> None:
        store = await Store.open(database)
        try:
            await story(store)
        finally:
            await store.close()

    run_aside(told())


async def three_tables(store: Store) -> None:
    """One that is over, one left long ago, one of today."""
    now = int(time.time())
    await store.add_person("ada", "hash", "Ada", 5)
    over = row("over", status="over", turn=None, changed=now - 100 * DAY)
    left = row("left", status="waiting", turn=None, head="", changed=now - 95 * DAY)
    await store.add(Stored(over, SEATS[:2]))
    await store.add(Stored(left, [SEATS[0], SeatRow(1, "open")]))
    await store.add(Stored(row("new", head="", changed=now - 3600), SEATS[:2]))


def listed(database: str, *options: str) -> list[str]:
    """The ids of what is listed, or thrown away."""
    shown = call_aside("tables", *options, "--json", "--database", database)
    assert shown.exit_code == 0, shown.output
    return [one["id"] for one in json.loads(shown.stdout)]


def purge(database: str, *options: str) -> Result:
    """Throw old tables away."""
    return call_aside("tables", "purge", "--older-than", "90d", *options, "--database", database)


def test_tables_are_listed_by_age_and_kind(own: str) -> None:
    tell(own, three_tables)

    assert listed(own) == listed(own, "list") == ["over", "left", "new"]
    assert listed(own, "--older-than", "90d") == ["over", "left"]
    assert listed(own, "--older-than", "14w") == ["over"]
    assert listed(own, "--finished") == ["over"]
    assert listed(own, "--abandoned") == ["left", "new"]
    assert listed(own, "--finished", "--abandoned") == ["over", "left", "new"]


def test_the_list_as_people_read_it(own: str) -> None:
    tell(own, three_tables)

    shown = call_aside("tables", "--database", own).stdout.splitlines()
    french = plain(call_aside("tables", "--lang", "fr", "--database", own).stdout).splitlines()

    assert shown[0].split() == ["table", "game", "status", "moves", "last", "changed"]
    assert shown[1].split() == ["over", "industria", "over", "0", "100", "days", "ago"]
    assert shown[3].endswith("1 hour ago") and shown[4] == "3 tables"
    assert "terminée" in french[1] and french[3].endswith("il y a 1 heure")


def test_nothing_goes_unless_it_is_meant(own: str) -> None:
    tell(own, three_tables)

    dry = purge(own, "--dry-run")
    nobody = purge(own)
    no = call_aside("tables", "purge", "--older-than", "90d", "--database", own, typed="n\n")

    assert dry.exit_code == 0 and "2 tables" in dry.stdout
    assert nobody.exit_code == 2 and "say --yes" in nobody.stderr
    assert "Throw 2 tables of" in no.stderr and "0 tables are gone." in no.stdout
    assert len(listed(own)) == 3


def test_old_tables_are_purged_with_all_that_belongs_to_them(own: str) -> None:
    tell(own, three_tables)

    finished = purge(own, "--finished", "--yes")
    rest = call_aside("tables", "purge", "--older-than", "90d", "--database", own, typed="yes\n")

    assert "1 table is gone." in finished.stdout and "1 table is gone." in rest.stdout
    assert listed(own) == ["new"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["burn"], "say list or purge"),
        (["purge", "--yes"], "--older-than 90d"),
        (["--older-than", "soon"], "“soon” is no age"),
        (["--older-than", "-1d"], "“-1d” is no age"),
        (["--database", "sqlite:///nowhere/there.sqlite"], "there is no such file"),
        (["--database", "mysql://localhost/x"], "sqlite or postgresql"),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(words: list[str], sentence: str) -> None:
    ended = call_aside("tables", *words)

    assert ended.exit_code == 2
    assert ended.stderr.count("\n") == 1 and sentence in ended.stderr


def test_a_table_whose_record_cannot_be_written_is_kept(own: str, tmp_path: Path) -> None:
    tell(own, three_tables)

    shown = purge(own, "--yes", "--export", str(tmp_path / "old"))

    assert "The table over is kept, its record cannot be written" in shown.stderr
    assert "1 table is gone." in shown.stdout
    assert listed(own) == ["over", "new"]
    assert list((tmp_path / "old").iterdir()) == []


def test_a_table_to_which_somebody_came_back_is_kept(own: str) -> None:
    async def story(store: Store) -> None:
        await three_tables(store)
        (over, *_) = await store.listed(int(time.time()), ["over"])
        await store.append(row("over", seq=2), 0, [])
        with pytest.raises(Stale):
            await store.purge(over.id, over.seq)
        assert await store.find("over") is not None

    tell(own, story)


def test_records_are_written_before_their_tables_go(own: str, tmp_path: Path) -> None:
    with house(own, tmp_path / "log.txt") as server:
        eve = server.guest()
        id = eve.open("industria", "random", "random", "random")["id"]
        with eve.at(id) as seat:
            seat.state(lambda state: state["table"]["status"] == "over")
    tell(own, lambda store: aged(store, id))
    folder = tmp_path / "old"

    for _ in range(2):
        assert listed(own, "--finished", "--export", str(folder)) == [id]
    gone = purge(own, "--finished", "--yes", "--export", str(folder))

    assert "1 table is gone." in gone.stdout
    (file,) = folder.iterdir()
    assert file.name == f"industria-{id}.txt"
    assert load(file.read_text(encoding="utf-8")).over


def test_a_table_that_waits_on_figures_of_its_own_goes_too(own: str, tmp_path: Path) -> None:
    head = head_with({"constants": {"start-money": 9}})
    old = int(time.time()) - 100 * DAY

    async def waiting(store: Store) -> None:
        left = row("left", status="waiting", turn=None, head=head, changed=old)
        await store.add_person("ada", "hash", "Ada", 5)
        await store.add(Stored(left, [SEATS[0], SeatRow(1, "open")]))

    tell(own, waiting)
    gone = purge(own, "--abandoned", "--yes", "--export", str(tmp_path / "old"))

    assert "1 table is gone." in gone.stdout


async def aged(store: Store, id: str) -> None:
    """A hundred days pass."""
    statement = ("UPDATE tables SET changed = changed - ? WHERE id = ?", [(100 * DAY, id)])
    await store.writer.write(Change("", [statement]))
