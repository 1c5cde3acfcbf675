"""A person at a browser: goes to pages, answers questions by mouse or by keys, and notes errors."""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, WebSocket

WIDE = (1440, 900)
TABLET = (820, 1180)
PHONE = (390, 844)
PATIENCE = 180_000  # milliseconds
LEISURE = 80  # answers
ENDS_TURN = "button[data-place='action:end']"
QUESTION = ".question .options button, .question .would, .question .row .strong"

# The middle of a lit place, if a click there would meet it: something may lie over it.
MIDDLE = """id => {
  const found = document.querySelector(`.frame [data-id="${CSS.escape(id)}"][role=button]`);
  if (!found) return null;
  const {left, top, width, height} = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return document.elementFromPoint(x, y)?.closest('[data-id]') === found ? [x, y] : null;
}"""


@dataclass
class Person:
    """Somebody who looks at one page."""

    page: Page
    address: str
    errors: list[str] = field(default_factory=list)
    frames: list[dict[str, Any]] = field(default_factory=list)
    sent: list[dict[str, Any]] = field(default_factory=list)
    clicks: int = 0  # on the board

    def go(self, path: str) -> None:
        """Open a page and wait until it is drawn."""
        self.page.goto(self.address + path)
        self.page.wait_for_selector("main h1, main .table")

    def open_table(self, game: str, seats: list[dict[str, str]], **wishes: object) -> str:
        """Open a table by the address that programs use, and go there."""
        body = {"game": game, "seats": seats, **wishes}
        answer = self.page.request.post(f"{self.address}/api/tables", data=body)
        assert answer.ok, answer.text()
        table: dict[str, Any] = answer.json()["table"]
        self.page.goto(self.address + str(table["url"]))
        return str(table["id"])

    def wait_for_question(self) -> None:
        """Until something can be answered, or all is over."""
        self.page.wait_for_selector(QUESTION, timeout=PATIENCE)

    @property
    def is_over(self) -> bool:
        return self.page.locator(".ranks").count() > 0

    @property
    def is_complete(self) -> bool:
        return self.page.locator(".question .row .strong").count() > 0

    def options(self) -> Locator:
        return self.page.locator(".question .options button")

    def answer(self, random: Random, *, hurry: bool = False) -> None:
        """Answer one question with the mouse: on the board where it is lit, else in the list."""
        before = self.page.locator(".question").inner_text()
        ends = self.page.locator(f".question .options {ENDS_TURN}")
        if self.is_complete:
            self.page.click(".question .row .strong")
        elif hurry and ends.count():
            self.choose(ends.first)
        else:
            self.choose(self.options().nth(random.randrange(self.options().count())))
        self.page.wait_for_function(
            "before => document.querySelector('.question').innerText !== before", arg=before
        )

    def choose(self, option: Locator) -> None:
        """Press an option's place on the board or among the panels, or else its button."""
        place, text = option.get_attribute("data-place") or "", option.inner_text().split("\n")[-1]
        spot = self.page.evaluate(MIDDLE, place) if place else None
        panel = self.page.locator(f'.panel[data-id="{place}"] .cover')
        if spot is not None:
            self.page.mouse.click(*spot)
        elif panel.count():
            panel.click()
        else:
            option.click()
            return
        self.clicks += 1
        if self.page.locator(".bubble.menu").count():
            self.page.locator(".bubble.menu li button", has_text=text).first.click()

    def play_to_the_end(self, random: Random, most: int = 2000) -> None:
        """Answer whatever is asked until it is over; after a while, no longer than needed."""
        for count in range(most):
            self.wait_for_question()
            if self.is_over:
                return
            self.answer(random, hurry=count > LEISURE)
        raise AssertionError(self.page.locator(".question").inner_text())


def come(browser: Browser, address: str, **wishes: Any) -> Person:
    """A new person with a browser of his own."""
    return sit(own_browser(browser, **wishes), address)


def own_browser(
    browser: Browser,
    *,
    size: tuple[int, int] = WIDE,
    lang: str = "en",
    theme: str = "light",
    still: bool = True,
) -> BrowserContext:
    """A browser that knows nobody's cookies and keeps nobody's files."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=lang,
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce" if still else "no-preference",
        has_touch=width < 1000,
        accept_downloads=True,
    )
    context.set_default_timeout(PATIENCE)
    return context


def sit(context: BrowserContext, address: str) -> Person:
    """Somebody before a new page of a browser."""
    person = Person(context.new_page(), address)
    person.page.on("console", lambda message: note(person, message))
    person.page.on("pageerror", lambda error: person.errors.append(str(error)))
    person.page.on("websocket", lambda socket: listen(person, socket))
    return person


def note(person: Person, message: ConsoleMessage) -> None:
    """Errors are noted, except that a connection was lost: some tests want that."""
    lost = "WebSocket" in message.text or "ERR_CONNECTION" in message.text
    expected = any(f"status of {code}" in message.text for code in (400, 404, 409))
    if message.type == "error" and not lost and not expected:
        person.errors.append(message.text)


def listen(person: Person, socket: WebSocket) -> None:
    """Keep all that a socket brings and takes."""
    socket.on("framesent", lambda frame: person.sent.append(unpacked(frame)))
    socket.on("framereceived", lambda frame: person.frames.append(unpacked(frame)))


def unpacked(frame: bytes | str) -> dict[str, Any]:
    """A message as it was before it was packed."""
    text = frame if isinstance(frame, str) else zlib.decompress(frame)
    message: dict[str, Any] = json.loads(text)
    return message
