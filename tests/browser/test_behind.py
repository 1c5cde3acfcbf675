"""A page that is behind jumps to the newest state; it does not show one after the other."""

from __future__ import annotations

from collections.abc import Callable

from browser.person import Person

ALONE = [{"who": "me"}, {"who": "me"}, {"who": "me"}]
MOVES = 8
# Messages wait as long as there is `held`, as they do while a page is busy.
HOLD = """
const real = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", {
  set(listener) {
    const hear = (event) => (window.held ? window.held.push([listener, event]) : listener(event));
    real.set.call(this, hear);
  },
});
"""
WATCH = """() => {
  window.held = [];
  window.redrawn = 0;
  const watch = new MutationObserver(() => (window.redrawn += 1));
  watch.observe(document.querySelector(".log ol"), {childList: true});
}"""
RELEASE = """() => {
  const held = window.held;
  window.held = null;
  for (const [listener, event] of held) listener(event);
}"""


def test_a_page_that_is_behind_jumps_to_the_newest_state(arrive: Callable[..., Person]) -> None:
    ada, page = arrive(), arrive().page
    table = ada.open_table("industria", ALONE)
    page.add_init_script(HOLD)
    page.goto(ada.page.url)
    page.wait_for_selector(".frame svg")
    page.evaluate(WATCH)

    for _ in range(MOVES):
        play(ada, table)
    page.wait_for_function("count => window.held.length >= count", arg=MOVES)
    page.evaluate(RELEASE)

    page.wait_for_function(
        "count => document.querySelectorAll('.log li').length >= count", arg=MOVES
    )
    assert page.evaluate("window.redrawn") == 1


def play(person: Person, table: str) -> None:
    """Any move, by the address that programs use."""
    path = f"{person.address}/api/tables/{table}"
    now = person.page.request.get(path).json()
    answers: list[int] = []
    while True:
        order = {"seq": now["seq"], "answers": answers}
        asked = person.page.request.post(f"{path}/ask", data=order).json()
        if asked["complete"]:
            break
        answers.append(asked["options"][0]["number"])
    assert person.page.request.post(f"{path}/play", data=order).ok
