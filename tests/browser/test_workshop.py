"""The workshop: an owner enters what is printed, sees it, plays with it, takes it home and brings it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from playwright.sync_api import expect

import ironbridge as ib
from browser.person import Person
from cli.program import call

TILE = ".pane [data-id='tile:clay-pit']"
CLAY = '[tiles.clay-pit]\nprice = 7\nneeds = ["wood"]\n'


def workshop(person: Person, path: str = "/workshop/industria") -> None:
    """At the workbench, with the board drawn."""
    person.go(path)
    person.page.wait_for_selector(".pane svg")


def enter(person: Person) -> None:
    """A clay pit that costs 7 and needs wood."""
    page = person.page
    page.get_by_label("Clay pit, price", exact=True).fill("7")
    page.get_by_label("Add to: Clay pit, needs").select_option("wood")
    expect(page.locator(".standing")).to_contain_text("2 figures entered. 2 differ from ours.")
    expect(page.locator(TILE)).to_contain_text("7")


def download(person: Person, folder: Path) -> Path:
    """The file that the browser saves."""
    with person.page.expect_download() as saved:
        person.page.get_by_role("button", name="Download").click()
    file = folder / saved.value.suggested_filename
    saved.value.save_as(file)
    return file


def test_what_is_entered_is_drawn_kept_and_read_by_the_command_line(
    arrive: Callable[..., Person], tmp_path: Path
) -> None:
    ada = arrive(lang="en")
    workshop(ada)
    enter(ada)

    workshop(ada)  # as on another day
    expect(ada.page.get_by_label("Clay pit, price", exact=True)).to_have_value("7")
    expect(ada.page.locator(TILE)).to_contain_text("7")
    file = download(ada, tmp_path)

    assert file.read_text(encoding="utf-8") == CLAY
    compared = json.loads(call("figures", "industria", "--compare", str(file), "--json").stdout)
    assert {change["path"]: change["after"] for change in compared["changes"]} == {
        "tiles.clay-pit.price": 7,
        "tiles.clay-pit.needs": ["wood"],
    }
    assert compared["contradicted"] == []


def test_what_is_wrong_is_told_beside_it_and_cannot_be_played(
    arrive: Callable[..., Person],
) -> None:
    ada = arrive(lang="fr")
    workshop(ada)
    price = ada.page.get_by_label("Glaisière, prix", exact=True)
    play = ada.page.get_by_role("button", name="Jouer avec ces données")

    price.fill("cher")
    expect(ada.page.locator(".entry .problem")).to_contain_text("doit être un nombre entier")
    expect(price).to_have_attribute("aria-invalid", "true")
    expect(play).to_be_disabled()
    price.fill("3")

    expect(ada.page.locator(".entry .problem")).to_have_count(0)
    expect(play).to_be_enabled()


def test_a_file_is_brought_and_played_with_and_everybody_is_told(
    arrive: Callable[..., Person], tmp_path: Path
) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(CLAY, encoding="utf-8")
    bob, eve = arrive(lang="en"), arrive(lang="fr")
    workshop(bob)

    bob.page.locator(".upload input").set_input_files(mine)
    expect(bob.page.locator(".standing")).to_contain_text("2 figures entered")
    bob.page.get_by_role("button", name="Play with these").click()
    bob.wait_for_question()
    bob.answer(Random(1))
    eve.page.goto(bob.page.url)

    expect(bob.page.locator(".own-figures").first).to_contain_text("2 figures other than ours")
    expect(eve.page.locator(".own-figures").first).to_contain_text("2 données autres")
    eve.page.locator(".own-figures summary").first.click()
    expect(eve.page.locator(".own-figures").first).to_contain_text("tiles.clay-pit.price = 7")


def test_a_map_is_written_as_text_with_its_picture_beside_it(arrive: Callable[..., Person]) -> None:
    ada = arrive(lang="en")
    workshop(ada, "/workshop/age-of-industry?map=new-england")
    page = ada.page
    page.get_by_role("button", name="As text").click()
    text = page.get_by_label("The file")

    text.fill('[places.boston]\nname = { en = "Old Boston", fr = "Vieux Boston" }\n')
    expect(page.locator(".pane")).to_contain_text("Old Boston")
    text.fill("[places.boston]\nspaces = ['sea']\n")
    expect(page.locator(".standing .problem")).to_contain_text("sea")
    expect(page.locator(".pane")).to_contain_text("Old Boston")
    page.get_by_role("button", name="Take ours: Railways").click()

    expect(text).to_have_value(re.compile(r"\[links\.boston-lowell\]"))


def leave_to_a_bot(person: Person, seat: int) -> None:
    """A quick bot goes on for somebody."""
    id = person.page.url.rpartition("/")[2]
    path = f"{person.address}/api/tables/{id}/seats/{seat}"
    assert person.page.request.post(path, data={"who": "bot", "bot": "random"}).ok


def test_two_play_on_what_was_entered_to_the_end_and_look_back(
    arrive: Callable[..., Person], tmp_path: Path
) -> None:
    ada, bob = arrive(lang="en"), arrive(lang="fr")
    workshop(ada)
    enter(ada)
    ada.page.get_by_role("link", name="Set up a table").click()
    own = ada.page.get_by_label("Play with my own figures from the workshop (2)")
    expect(own).to_be_checked()
    ada.page.locator("#seat-1").select_option("invited")
    ada.page.locator("#seat-2").select_option("bot random")
    ada.page.get_by_role("button", name="Open the table").click()
    expect(ada.page.locator(".own-figures")).to_contain_text("2 figures other than ours")

    bob.page.goto(ada.page.locator(".seating .copied input").first.input_value())
    expect(bob.page.locator(".own-figures")).to_contain_text("2 données autres que les nôtres")
    bob.page.fill("input[type=text]", "Bob")
    bob.page.click("button[type=submit]")
    for person in (ada, bob):
        person.page.wait_for_selector(".table .frame svg")
    first = next(until_asked(ada, bob))
    first.answer(Random(1))
    for seat, person in enumerate((ada, bob)):
        leave_to_a_bot(person, seat)
    bob.page.wait_for_selector(".ranks")
    bob.page.get_by_role("link", name="Revoir la partie").click()
    expect(bob.page.locator(".own-figures").first).to_contain_text("2 données autres")
    with bob.page.expect_download() as saved:
        bob.page.get_by_role("link", name="Télécharger").click()
    record = tmp_path / "record.txt"
    saved.value.save_as(record)

    assert ib.load(record.read_text(encoding="utf-8")).game.figures.changes == {
        "tiles": {"clay-pit": {"price": 7, "needs": ["wood"]}}
    }


def until_asked(*people: Person) -> Iterator[Person]:
    """Whoever is asked, once somebody is."""
    while True:
        yield from (person for person in people if person.options().count())
        people[0].page.wait_for_timeout(50)
