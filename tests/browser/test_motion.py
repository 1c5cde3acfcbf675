"""What others did is seen: cause before effect, quickly, and never in anybody's way."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from browser.pages import SEED
from browser.person import Person

# Whatever is shown of a move waits at its beginning, as long as `held`.
HOLD: Final = """
window.held = true;
window.acts = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  const made = animate.apply(this, given);
  if (window.held && made.id === "act") acts.push(made) && made.pause();
  return made;
};
"""
ACT: Final = "document.getAnimations().filter((each) => each.id === 'act')"
PLAYS: Final = f"() => {ACT}.length > 1"
NOW: Final = "acts.filter((each) => each.effect.target.isConnected && each.playState === 'paused')"
LASTS: Final = f"() => Math.max(...{NOW}.map((each) => each.effect.getComputedTiming().endTime))"
GO_TO: Final = f"time => {NOW}.forEach((each) => (each.currentTime = time))"
# How much of each thing that is laid, and of what goes to it, is seen at a moment.
SEEN: Final = """ids => ids.map((id) => {
  const found = document.querySelector(`.frame [data-id="${id}"]`);
  return Number(getComputedStyle(found).opacity);
})"""
TOKENS: Final = """() => [...document.querySelectorAll('.token')].map(
  (token) => Number(getComputedStyle(token).opacity))"""
LEFT_OVER: Final = "() => document.querySelectorAll('.acting, .was, .counting').length"
QUIET: Final = f"() => !{ACT}.length && !document.querySelector('.acting')"
# The drawing without what lies over it and what it only refers to.
DRAWN: Final = """() => {
  const svg = document.querySelector('.frame > svg').cloneNode(true);
  svg.querySelectorAll('defs, .overlay, .handle').forEach((each) => each.remove());
  svg.removeAttribute('viewBox');
  return new XMLSerializer().serializeToString(svg);
}"""
SOUND: Final = """async (name) => {
  const { sound } = await import(document.querySelector('script[type=module]').src
    .replace(/pages.*/, 'lib/sound.js'));
  const where = new OfflineAudioContext(1, 96000, 48000);
  sound(where, name);
  const heard = (await where.startRendering()).getChannelData(0);
  return [Math.max(...heard), Math.max(...heard.slice(-4800))];
}"""
COUNTED: Final = """
window.contexts = 0;
window.AudioContext = class extends AudioContext {
  constructor() { super(); window.contexts += 1; }
};
"""
FINISH: Final = f"() => {ACT}.forEach((each) => each.finish())"
FRAMES: Final = 6
GREEDY: Final = [{"who": "bot", "bot": "greedy"}] * 2
HIDE: Final = """() => {
  Object.defineProperty(document, 'visibilityState', {value: 'hidden'});
  document.dispatchEvent(new Event('visibilitychange', {bubbles: true}));
}"""
ROW: Final = "<body style='margin:8px;display:flex;flex-wrap:wrap;gap:8px'>{}</body>"


def compose(person: Person, random: Random) -> None:
    """A whole move, up to the button that sends it."""
    person.wait_for_question()
    while not person.is_complete:
        person.answer(random)
        person.wait_for_question()


def film(person: Person) -> list[bytes]:
    """What is shown of a move, in pictures at even distances."""
    lasts = person.page.evaluate(LASTS)
    pictures = []
    for frame in range(FRAMES):
        person.page.evaluate(GO_TO, lasts * (frame + 0.5) / FRAMES)
        pictures.append(person.page.screenshot())
    return pictures


def strip(person: Person, pictures: list[bytes], path: Path) -> None:
    """The pictures in rows of three."""
    source = "data:image/png;base64,"
    images = [f"<img width=760 src='{source}{b64encode(one).decode()}'>" for one in pictures]
    page = person.page.context.new_page()
    page.set_viewport_size({"width": 2312, "height": 490 * -(-len(pictures) // 3)})
    page.set_content(ROW.format("".join(images)))
    page.screenshot(path=path)
    page.close()


def deed(person: Person, move: int) -> dict[str, Any]:
    """What a move did, as the page was told."""
    told = [frame["view"]["log"] for frame in person.frames if frame.get("type") == "state"]
    entries = [entry for log in told for entry in log["entries"]]
    found: dict[str, Any] = next(entry["did"] for entry in entries if entry["move"] == move)
    return found


def play(person: Person, random: Random) -> None:
    """A whole move."""
    compose(person, random)
    person.page.click(".question .row .strong")


def at_a_bots_move(arrive: Callable[..., Person], **wishes: Any) -> Person:
    """Somebody whose page was just told of a bot's move, and holds what it shows of it."""
    person = arrive(still=False, **wishes)
    person.page.add_init_script(HOLD)
    person.open_table("brass-birmingham", [{"who": "me"}, *GREEDY], seed=SEED)
    play(person, Random(4))
    person.page.wait_for_function(PLAYS)
    person.page.evaluate(FINISH)
    person.page.wait_for_selector(".token", state="attached")
    return person


@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("fr", "dark")])
def test_a_bots_move_is_shown_cause_before_effect(
    lang: str, theme: str, arrive: Callable[..., Person], shots: Path
) -> None:
    person = at_a_bots_move(arrive, lang=lang, theme=theme)
    page, (tile,) = person.page, deed(person, 2)["laid"]

    lasts = page.evaluate(LASTS)
    strip(person, film(person), shots / f"film-{lang}-{theme}.png")
    seen = []
    for moment in range(0, int(lasts), 20):
        page.evaluate(GO_TO, moment)
        seen.append((*page.evaluate(TOKENS), *page.evaluate(SEEN, [tile])))

    assert 500 < lasts <= 1500, "a turn has two moves, and three seconds"
    cube_comes, cube_leaves, tile_is_there = (first(seen, place) for place in (0, 1, 2))
    assert 0 < cube_comes < tile_is_there < cube_leaves
    assert page.locator(".played").first.is_visible()


def first(seen: list[tuple[float, ...]], place: int) -> int:
    """At which moment something is there for the first time."""
    return next(moment for moment, shares in enumerate(seen) if shares[place] > 0.5)


def test_whoever_has_no_time_sees_how_all_is_now(arrive: Callable[..., Person]) -> None:
    person = at_a_bots_move(arrive)
    page = person.page

    page.keyboard.press("Shift")
    page.evaluate("window.held = false")
    page.wait_for_function(QUIET)
    person.wait_for_question()
    drawn = page.evaluate(DRAWN)
    page.reload()
    person.wait_for_question()

    assert page.evaluate(DRAWN) == drawn
    assert page.locator(".ring.trail").count() > 0, "also on a page that was just opened"


def test_a_page_behind_another_one_shows_no_way_there(arrive: Callable[..., Person]) -> None:
    person = at_a_bots_move(arrive)
    page = person.page

    page.evaluate(HIDE)

    page.wait_for_function(QUIET)
    person.wait_for_question()
    assert page.evaluate(LEFT_OVER) == 0


def test_who_wants_less_motion_sees_all_of_it_still(arrive: Callable[..., Person]) -> None:
    person, random = arrive(), Random(4)
    person.page.add_init_script(HOLD)
    person.open_table("brass-birmingham", [{"who": "me"}, *GREEDY], seed=SEED)

    play(person, random)
    change = person.page.wait_for_selector(".float")

    assert change is not None
    assert change.evaluate("each => getComputedStyle(each).opacity") == "1"
    person.wait_for_question()
    assert not person.page.evaluate(PLAYS)
    assert person.page.locator(".played").count() == 2
    assert person.page.locator(".ring.trail").count() > 0


def test_the_last_round_is_played_back_and_ends_now(arrive: Callable[..., Person]) -> None:
    person, random = arrive(still=False), Random(4)
    page = person.page
    page.add_init_script(HOLD.replace("held = true", "held = false"))
    person.open_table("brass-birmingham", [{"who": "me"}, *GREEDY], seed=SEED)
    play(person, random)
    person.wait_for_question()
    page.wait_for_function(QUIET)
    now = page.evaluate(DRAWN)
    page.evaluate("window.held = true")

    page.click(".show-again")
    page.wait_for_selector(".again")
    begun = page.evaluate(DRAWN)
    page.evaluate(FINISH)
    page.wait_for_selector(".log li.here")
    told = page.locator(".again p").inner_text()
    page.keyboard.press("Escape")
    page.wait_for_selector(".again", state="detached")
    page.wait_for_function(f"now => ({DRAWN})() === now", arg=now)

    assert begun != now
    assert "Greedy" in told
    page.click(".show-again")
    page.wait_for_selector(".again")
    page.evaluate("window.held = false")
    page.wait_for_function(f"() => {{ ({FINISH})(); return !document.querySelector('.again'); }}")
    assert page.evaluate(DRAWN) == now


def test_the_log_tells_rounds_deeds_and_what_is_new(arrive: Callable[..., Person]) -> None:
    person, random = arrive(), Random(4)
    page = person.page
    person.open_table("brass-birmingham", [{"who": "me"}, *GREEDY], seed=SEED)
    heard = page.locator(".spoken[role=log]")

    play(person, random)
    page.wait_for_selector(".log .fresh")
    person.wait_for_question()

    assert page.locator(".log h3").all_text_contents() == [
        "Canal era, round 1",
        "Canal era, round 2",
    ]
    assert "builds Birmingham – Oxford" in page.locator(".log .deed").first.inner_text()
    assert page.locator(".log .fresh").inner_text() == "Since your last move"
    assert "Greedy builds Iron works I" in heard.inner_text()
    assert "Birmingham – Oxford" not in heard.inner_text(), "only what is new"


def test_sounds_are_small_and_silent_until_they_are_wanted(arrive: Callable[..., Person]) -> None:
    person, random = arrive(), Random(4)
    page = person.page
    page.add_init_script(COUNTED)
    person.open_table("brass-birmingham", [{"who": "me"}, *GREEDY], seed=SEED)
    play(person, random)
    person.wait_for_question()
    switch = page.locator(".bar button[aria-pressed]")

    assert page.evaluate("window.contexts") == 0
    for name in ("turn", "sale", "end"):
        loudest, last = page.evaluate(SOUND, name)
        assert 0.03 < loudest < 0.5
        assert last < 0.001
    switch.click()
    assert page.evaluate("window.contexts") == 1
    page.reload()
    person.wait_for_question()
    assert switch.get_attribute("aria-pressed") == "true"
    assert switch.inner_text() == "Sound on"
