"""A picture once, then what changed: together they are the picture that would have been sent."""

from __future__ import annotations

import random

import msgspec
import pytest

import ironbridge as ib
from ironbridge.core.chance import Chance
from ironbridge.core.state import NOBODY
from ironbridge.core.view import View
from ironbridge.draw.theme import THEMES
from ironbridge.web.changes import changes
from ironbridge.web.gallery import Gallery
from ironbridge.web.handlers import Handlers
from ironbridge.web.jobs import Ask, Begin, Course, Look, Shown, Sight, Story
from ironbridge.web.logbook import EMPTY
from ironbridge.web.payloads import drawn, view_data
from ironbridge.web.pictures import Picture, changed, picture_of
from web.house import House
from web.patches import Data, patched, renewed

MOVES = 40


def plain(value: object) -> Data:
    """As it arrives."""
    data: Data = msgspec.json.decode(msgspec.json.encode(value))
    return data


def check(before: Picture, now: Picture) -> None:
    """What a browser has after the changes is what it would have been sent."""
    told = plain(changed(before, now)["changed"])
    for name, held, wanted in (
        ("board", before.parts, now.parts),
        ("panels", before.panels, now.panels),
        ("things", before.things, now.things),
    ):
        after = patched(plain(held), told[name])
        assert list(after.items()) == list(plain(wanted).items())
    for symbol in now.sheet.symbols - before.sheet.symbols:
        assert f'id="ib-{symbol}"' in told["definitions"]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("id", ib.games())
def test_a_picture_and_its_changes_are_the_next_picture(id: str, lang: str) -> None:
    match = ib.game(id).start(seed=11)
    luck = random.Random(id + lang)
    theme = luck.choice(list(THEMES))
    shown = {eyes: picture_of(match.seen(eyes, lang), theme) for eyes in range(NOBODY, 2)}

    for _ in range(MOVES):
        if match.over:
            break
        drawn = picture_of(match.seen(match.seat, lang, len(match.played)), theme)
        match.choose(luck.choice(match.options()))
        if not match.over:
            check(drawn, picture_of(match.seen(match.seat, lang), theme))
        for eyes, before in shown.items():
            shown[eyes] = picture_of(match.seen(eyes, lang), theme)
            check(before, shown[eyes])


@pytest.mark.parametrize("id", ib.games())
def test_changes_show_no_secrets(id: str) -> None:
    match = ib.game(id).start(seed=5)
    for _ in range(12):
        match.play(next(iter(match.moves())))
    before, now = len(match.played) - 1, match.state

    for eyes in range(NOBODY, match.game.players):
        told = told_since(match, eyes, before)
        match.state = View(match.game.judge, now, eyes).sample(Chance(eyes + 2, 9))
        again = told_since(match, eyes, before)
        match.state = now
        assert eyes == match.seat or told == again


def told_since(match: ib.Match, eyes: int, moves: int) -> bytes:
    """What changed since so many moves, as it is sent."""
    sight = Sight(eyes, "en", "light")
    before = Gallery().shown(match, sight, Shown(moves, eyes))
    view = view_data(match, sight, drawn(match, sight), log=EMPTY, before=before)
    return msgspec.json.encode(view["changed"])


def test_what_a_look_has_drawn_is_what_later_answers_differ_from() -> None:
    handlers = Handlers()
    begun = handlers.do(Begin("brass-birmingham", 2, {}, ["Ada", "Ben"], 5))
    assert isinstance(begun, Course)
    story, sight = Story("t", begun.head, begun.moves), Sight(0, "en", "light")
    handlers.do(Look(story, sight, 0, [0, 1], [], False))
    kept = dict(handlers.gallery.kept)

    handlers.do(Ask(story, sight, [0], Shown(len(begun.moves), 0)))

    assert len(kept) == 1
    assert handlers.gallery.kept == kept


def test_what_moved_is_told_without_being_drawn_again() -> None:
    told = changes({"a": 1, "b": 2, "c": 3}, {"c": 3, "a": 1, "d": 4})

    assert told.gone == ["b"] and told.put == {"d": 4}
    assert list(patched({"a": 1, "b": 2, "c": 3}, plain(told))) == ["c", "a", "d"]


def test_a_browser_is_asked_and_told_by_what_changed(server: House) -> None:
    ada = server.guest()
    id = ada.open("brass-birmingham", "me", "me", seed=7)["id"]

    with ada.at(id, board="light", changes=1) as seat:
        first = seat.state()
        asked = seat.call("ask", seq=first["seq"], answers=["pass"])
        card = asked["options"][0]["number"]
        seat.call("play", seq=first["seq"], answers=["pass", card])
        second = seat.state(lambda state: state["seq"] == first["seq"] + 1)
    whole = ada.state(id, board="light")

    assert first["view"]["board"].startswith("<svg") and first["view"]["changed"] is None
    assert asked["view"]["board"] is None and second["view"]["board"] is None
    for name in ("panels", "things"):
        assert renewed(first["view"], second["view"], name) == whole["view"][name]
    assert len(msgspec.json.encode(asked)) < len(msgspec.json.encode(first)) / 5


def test_after_a_take_back_everything_is_shown_again(server: House) -> None:
    ada = server.guest()
    id = ada.open("industria", "me", "me", "me", seed=7)["id"]

    with ada.at(id, board="light", changes=1) as seat:
        first = seat.state()
        seat.call("play", seq=first["seq"], answers=[first["options"][0]["number"]])
        second = seat.state(lambda state: state["seq"] == first["seq"] + 1)
        seat.call("back", seq=second["seq"])
        third = seat.state(lambda state: state["seq"] == second["seq"] + 1)

    assert second["view"]["changed"] is not None
    assert third["view"]["changed"] is None
    assert third["view"]["board"] == first["view"]["board"]


def test_a_position_is_drawn_once_for_all_who_ask_from_it() -> None:
    match = ib.game("brass-birmingham").start(seed=5)
    gallery, sight = Gallery(), Sight(0, "en", "light")
    first = gallery.shown(match, sight, Shown(0, 0))
    match.play(next(iter(match.moves())))

    assert gallery.shown(match, sight, Shown(0, 0)) is first
    assert gallery.shown(match, sight, Shown(0, 1)) is not first
    assert gallery.shown(match, sight, Shown(1, 0)).parts != first.parts
