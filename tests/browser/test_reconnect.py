"""The server is killed and started again: pages come back by themselves, and no move is lost."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from browser.person import come
from cli.program import run
from web.house import house

SEATS = [{"who": "me"}, {"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}]


def test_a_page_comes_back_with_the_move_begun(chromium: Browser, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with house(database, tmp_path / "log.txt") as server:
        person = come(chromium, server.address)
        person.open_table("brass-birmingham", SEATS)
        person.wait_for_question()
        person.page.keyboard.press("1")
        person.page.wait_for_selector(".answers li")
        begun = person.page.locator(".answers").inner_text()

        server.kill()
        person.page.wait_for_selector(".connection:not(:empty)")
        server.start()
        person.page.wait_for_selector(".connection:not(:empty)", state="detached")

        assert person.page.locator(".answers").inner_text() == begun
        while not person.is_complete:
            before = person.page.locator(".question").inner_text()
            person.page.keyboard.press("1")
            person.page.wait_for_function(
                "before => document.querySelector('.question').innerText !== before", arg=before
            )
        person.page.keyboard.press("Enter")
        person.page.wait_for_selector(".answers", state="detached")
        person.wait_for_question()
        assert person.errors == []
        person.page.context.close()


def test_a_move_sent_into_the_void_arrives_when_the_server_is_back(
    chromium: Browser, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with house(database, tmp_path / "log.txt") as server:
        person = come(chromium, server.address)
        person.open_table("industria", SEATS)
        person.wait_for_question()
        while not person.is_complete:
            before = person.page.locator(".question").inner_text()
            person.page.keyboard.press("1")
            person.page.wait_for_function(
                "before => document.querySelector('.question').innerText !== before", arg=before
            )
        move = person.page.locator(".would li").first.inner_text()

        server.kill()
        person.page.keyboard.press("Enter")
        person.page.wait_for_selector(".connection:not(:empty)")
        server.start()

        person.page.wait_for_function(
            "move => document.querySelector('.log').innerText.includes(move)", arg=move
        )
        assert person.errors == []
        person.page.context.close()


def test_a_page_says_that_its_table_was_purged(chromium: Browser, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with house(database, tmp_path / "log.txt", round=0.1) as server:
        person = come(chromium, server.address)
        person.open_table("industria", SEATS)
        person.wait_for_question()
        run("tables", "purge", "--older-than", "0h", "--yes", "--database", database)

        person.page.wait_for_selector("text=There is no such table, or not any more.")
        assert person.errors == []
        person.page.context.close()


def test_an_answer_chosen_while_the_server_was_away_is_given_when_it_is_back(
    chromium: Browser, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with house(database, tmp_path / "log.txt") as server:
        person = come(chromium, server.address)
        person.open_table("brass-birmingham", SEATS)
        person.wait_for_question()

        server.kill()
        person.page.wait_for_selector(".connection:not(:empty)")
        person.page.keyboard.press("1")
        person.page.wait_for_selector(".question .problem")
        server.start()

        person.page.wait_for_selector(".answers li")
        assert person.page.locator(".question .problem").count() == 0
        assert person.errors == []
        person.page.context.close()
