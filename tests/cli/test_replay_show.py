"""Replaying a record and drawing its positions."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

import ironbridge as ib
from cli.program import call
from ironbridge.terminal.stepper import step
from ironbridge.terminal.voice import Page, Voice

MATCH = ("play", "industria", "--players", "3", "--seed", "5")
MOVES = ("auction quarry", "bid 2", "pass", "pass", "sell")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A match of five moves."""
    position = {"offered": ["quarry", "sawmill", "clay-pit", "coal-mine"]}
    match = ib.game("industria").at(position, names=["Ada", "Bob", "Cy", "Di"])
    for move in MOVES:
        match.play(move)
    file = tmp_path / "match.txt"
    file.write_text(str(match.record()), encoding="utf-8")
    return file


def test_every_move_is_told_with_what_it_brought_about(record: Path) -> None:
    shown = call("replay", record).stdout

    assert "● 1. Ada: auction quarry\n  ● Ada puts up Quarry.\n" in shown
    assert "■ 2. Bob: bid 2\n  ■ Bob bids 2 thalers for Quarry.\n" in shown
    assert "● 5. Ada: sell\n  ■ Bob buys Quarry from Ada for 2 thalers.\n" in shown


def test_a_replay_speaks_french(record: Path) -> None:
    assert "Bob offre 2 thalers" in call("replay", record, "--all", "--lang", "fr").stdout


def test_a_replay_is_seen_with_the_eyes_of_a_seat(record: Path) -> None:
    assert call("replay", record, "--seat", "2").exit_code == 0
    assert "there is no seat 9: seats are 1 to 4" in call("replay", record, "--seat", "9").stderr


def test_a_finished_match_ends_with_its_scores() -> None:
    file = Path(__file__).parent.parent / "records" / "industria-3.txt"

    shown = call("replay", file).stdout

    scores, _, origins = shown.rstrip().rpartition("\n\n")
    assert scores.rstrip().endswith("points") and "winner" in scores
    assert origins.startswith("Where the points came from")


def test_a_position_is_drawn_in_the_terminal(record: Path) -> None:
    shown = call("show", record, "--at", "2").stdout

    assert "Highest bid: 2 thalers, by Bob." in shown
    assert "Quarry: factory, 0 points" in shown


def test_without_a_number_the_last_position_is_drawn_with_its_question(record: Path) -> None:
    shown = call("show", record).stdout

    assert "Ada, which tile do you put up for auction?" in shown
    assert "To choose now" in shown


def test_any_position_is_drawn_for_the_seat_that_it_asks(record: Path) -> None:
    assert "Bob, what do you bid for Quarry?" in call("show", record, "--at", "1").stdout


def test_help_says_whose_eyes_see_by_default() -> None:
    shown = {name: " ".join(call(name, "--help").stdout.split()) for name in ("show", "replay")}

    assert "by default the seat that is asked" in shown["show"].replace(" │ │ ", " ")
    assert "by default all that happened" in shown["replay"].replace(" │ │ ", " ")


def test_a_record_saved_by_an_editor_with_its_mark_is_read(record: Path) -> None:
    record.write_text(record.read_text(encoding="utf-8"), encoding="utf-8-sig")

    assert "1. Ada: auction quarry" in call("replay", record).stdout


def test_a_position_is_drawn_as_svg(record: Path, tmp_path: Path) -> None:
    light, dark = tmp_path / "light.svg", tmp_path / "dark.svg"

    call("show", record, "--at", "1", "--svg", light)
    call("show", record, "--at", "1", "--svg", dark, "--theme", "dark", "--lang", "fr")

    assert light.read_text(encoding="utf-8").startswith("<svg")
    assert light.read_text(encoding="utf-8") != dark.read_text(encoding="utf-8")


def test_a_position_is_drawn_as_png(record: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.png"

    shown = call("show", record, "--png", file, "--width", "320")

    content = file.read_bytes()
    assert (shown.exit_code, shown.stdout) == (0, "")
    assert content.startswith(b"\x89PNG")
    assert int.from_bytes(content[16:20], "big") == 320


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--at", "99"], "there is no move 99: the match has 5 moves"),
        (["--seat", "0"], "there is no seat 0: seats are 1 to 4"),
        (["--theme", "pink"], "there are light and dark, not 'pink'"),
        (["--svg", "no/such/folder.svg"], "no/such/folder.svg: no such file or directory"),
    ],
)
def test_a_picture_that_cannot_be_is_refused(
    record: Path, arguments: list[str], sentence: str
) -> None:
    shown = call("show", record, *arguments)

    assert shown.exit_code == 2
    assert sentence in shown.stderr


def test_a_replay_tells_what_a_bot_would_do_before_each_move(record: Path) -> None:
    shown = call("replay", record, "--all", "--think", "master@40").stdout
    before, after = shown.split("● 1. Ada: auction quarry")

    assert before.startswith("What master@40 would do as Ada:\n  1  Ada puts up ")
    assert re.search(r"     tried \d+ times; expected:  ● \d+\.\d  ■ \d+\.\d", before)
    assert "What master@40 would do as Bob:\n  1  " in after
    assert "Ada puts up Quarry. (played)" in before


def test_thoughts_are_told_in_french(record: Path) -> None:
    shown = call("replay", record, "--all", "--think", "greedy", "--lang", "fr").stdout

    assert "Ce que greedy ferait à la place de Bob\u00a0:" in shown
    assert re.search(r"  \d  Bob (passe|enchérit|mise)[^.]*\.", shown)
    assert "(joué)" in shown
    assert re.search(r"seulement évalué\u202f; attendu\u00a0:  ● \d+,\d", shown)


def test_thoughts_stay_with_those_who_may_know_them(record: Path) -> None:
    shown = call("replay", record, "--all", "--think", "greedy", "--seat", "2").stdout

    assert "What greedy would do as Bob:" in shown
    assert "What greedy would do as Ada:" not in shown


def test_a_bot_that_cannot_tell_says_so_and_one_that_is_not_there_is_refused(record: Path) -> None:
    assert "random cannot say what it thinks." in call("replay", record, "--think", "random").stdout
    refused = call("replay", record, "--think", "mastr")
    assert refused.exit_code == 2
    assert refused.stdout == ""
    assert "did you mean master?" in refused.stderr


STRANGE = """
from ironbridge.bots import Bot

class Breaks(Bot):
    def play(self, view):
        return 1 // 0

class Unmade(Bot):
    def __init__(self, seed):
        raise ValueError("no seed is good enough")
"""


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("Breaks", STRANGE, "Breaks broke down: ZeroDivisionError"),
        ("Unmade", STRANGE, "Unmade cannot be made: ValueError: no seed is good enough"),
        ("Any", "import sys; sys.exit(3)", "strange.py fails when it is imported: SystemExit: 3"),
    ],
)
def test_a_bot_that_fails_is_told_in_a_sentence(
    name: str, text: str, sentence: str, record: Path
) -> None:
    strange = record.with_name("strange.py")
    strange.write_text(text, encoding="utf-8")
    bot = f"{strange}:{name}"

    for words in (["replay", record, "--all", "--think", bot], [*MATCH, "--bot", bot]):
        refused = call(*words)
        assert refused.exit_code == 2
        assert sentence in refused.stderr
        assert "Traceback" not in refused.stderr


def pressing(match: ib.Match, keys: str, *, viewer: int | None = None, width: int = 90) -> str:
    """What is shown to somebody who steps through a match with these keys."""
    page = io.StringIO()
    pressed = iter(keys)
    voice = Voice(Page(file=page, width=width), "en")
    step(voice, match, viewer, "greedy", lambda: next(pressed, "q"))
    return page.getvalue()


def test_a_key_asks_what_a_bot_would_do_where_one_stands(record: Path) -> None:
    match = ib.load(record.read_text(encoding="utf-8"))

    assert "What greedy would do as Ada:" in pressing(match, "t")
    assert "What greedy would do as Bob:" in pressing(match, " t")
    assert "What greedy" not in pressing(match, "  b ")


def test_where_there_is_no_choice_there_is_nothing_to_think_about() -> None:
    file = Path(__file__).parent.parent / "records" / "industria-3.txt"
    match = ib.load(file.read_text(encoding="utf-8"))
    forced = next(at for at, played in enumerate(match.played) if played.forced)

    assert "There is no choice here." in pressing(match, f"{forced}\nt")
    assert "The game is over" in pressing(match, f"{len(match.played)}\nt")


def finished() -> ib.Match:
    """A match of Brass, to its end."""
    file = Path(__file__).parent.parent / "records" / "brass-birmingham-3.txt"
    return ib.load(file.read_text(encoding="utf-8"))


def test_the_hands_of_a_finished_match_are_shown_to_whoever_looks_back() -> None:
    match = finished()

    shown = pressing(match, "8\n", width=900)

    hands = [line.strip() for line in shown.splitlines() if " In hand: " in line]
    for seat, badge in enumerate("●■▲"):
        pieces = match.scene(seat, "en", 8).pieces
        cards = " · ".join(piece.says for piece in pieces if piece.shape == "card")
        assert f"{badge} In hand: {cards}" in hands[-3:]


def test_whoever_looks_with_the_eyes_of_a_seat_sees_one_hand_only() -> None:
    shown = pressing(finished(), "8\n", viewer=1)

    assert shown.count("In hand: ") == 2
    assert "● In hand: " not in shown


def test_of_a_match_that_goes_on_the_hands_stay_hidden() -> None:
    match = finished()
    match.rewind(9)

    shown = pressing(match, "8\n", width=900)

    hands = [line for line in shown.splitlines() if "In hand: " in line]
    assert not match.over
    assert all("that you do not see" in hand for hand in hands)
