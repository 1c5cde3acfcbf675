"""Playing in the terminal, as a person does: whole sessions with what is typed and read."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import ironbridge as ib
from cli.program import call, command, environment, plain, records, run

if sys.platform != "win32":
    import pty

FOUR = ("play", "industria", "--seed", "5", "--bot", "random")  # Ada bids for what Di puts up
PROMPT = "\n> "


def lines(*typed: str) -> str:
    """What a person types."""
    return "".join(f"{line}\n" for line in typed)


def played(file: Path) -> list[str]:
    """The moves of a record, with who made them."""
    record = ib.Record.parse(file.read_text(encoding="utf-8"))
    return [f"{line.name}: {line.text}" for line in record.moves]


# Whole sessions, as processes.


def test_a_session_in_french_with_refusals_take_back_save_and_resume(tmp_path: Path) -> None:
    own = tmp_path / "partie.txt"
    typed = lines("9", "offrir", "bid 3", "retour", "1", "pourquoi 4", f"sauver {own}", "quitter")

    first = run(*FOUR, "--lang", "fr", typed=typed, data=tmp_path)

    told = plain(first.stdout)
    assert (first.returncode, first.stderr) == (0, "")
    assert "✗ Vous ne pouvez pas offrir 9 thalers : vous avez 5 thalers." in told
    assert "IN-31 · Phase 3 : enchères\n  Nul ne peut offrir plus d’argent" in told
    assert "Possible ici : pass, bid 1, bid 2, bid 3, bid 4, bid 5" in told
    assert "✗ Je ne comprends pas « offrir » ici." in told
    assert "Coup repris." in told
    assert "Rien n’interdit « 4 » : vous pouvez le jouer." in told
    assert f"Enregistré dans {own}" in told
    assert "Ada: bid 1" in played(own)
    assert "Ada: bid 3" not in played(own)

    second = run("play", "--resume", own, "--lang", "fr", typed=lines("bid 2"), data=tmp_path)

    assert "Ada offre 2 thalers" in second.stdout
    assert f"Pour continuer : ironbridge play --resume {own}" in plain(second.stdout)
    assert {"Ada: bid 1", "Ada: bid 2"} <= set(played(own))


def test_the_end_of_input_ends_politely_with_the_way_back(tmp_path: Path) -> None:
    shown = run(*FOUR, typed="1\n", data=tmp_path)

    (kept,) = records(tmp_path)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert shown.stdout.endswith(f"\nSaved in {kept}\nTo go on: ironbridge play --resume {kept}\n")


@pytest.mark.skipif(sys.platform == "win32", reason="signals are others there")
def test_an_interrupt_ends_politely_with_the_way_back(tmp_path: Path) -> None:
    with subprocess.Popen(
        command(*FOUR),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path, PYTHONUNBUFFERED="1"),
    ) as process:
        assert process.stdout is not None
        shown = b""
        while not shown.endswith(PROMPT.encode()):
            shown += process.stdout.read(1)

        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=300)

    assert (process.returncode, errors) == (0, b"")
    assert b"To go on: ironbridge play --resume" in rest


@contextmanager
def terminal(*arguments: str | Path, data: Path) -> Iterator[int]:
    """The program at a real terminal; what is read and typed goes through the number given."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        command(*arguments), stdin=theirs, stdout=theirs, stderr=theirs, env=environment(data)
    )
    os.close(theirs)
    try:
        yield ours
        assert process.wait(300) == 0
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def read_until(terminal: int, words: str) -> str:
    """What the terminal shows, up to certain words."""
    shown = b""
    while words.encode() not in shown:
        shown += os.read(terminal, 1024)
    return shown.decode()


@pytest.mark.skipif(sys.platform == "win32", reason="has no pseudo-terminals")
def test_a_match_is_played_at_a_real_terminal(tmp_path: Path) -> None:
    with terminal(*FOUR, data=tmp_path) as keyboard:
        read_until(keyboard, "\n> ")
        os.write(keyboard, b"2\n")
        assert "Ada bids 2 thalers" in read_until(keyboard, "\n> ")
        os.write(keyboard, b"\x04")
        assert "Saved in" in read_until(keyboard, "--resume")


@pytest.mark.skipif(sys.platform == "win32", reason="has no pseudo-terminals")
def test_a_replay_is_stepped_through_with_keys(tmp_path: Path) -> None:
    run(*FOUR, typed="1\n0\n", data=tmp_path)
    (kept,) = records(tmp_path)

    with terminal("replay", kept, data=tmp_path) as keyboard:
        read_until(keyboard, "q: quit")
        os.write(keyboard, b"\n")
        assert "Move 1 of" in read_until(keyboard, "q: quit")
        os.write(keyboard, b" ")
        assert "Move 2 of" in read_until(keyboard, "q: quit")
        os.write(keyboard, b"b")
        assert "Move 1 of" in read_until(keyboard, "q: quit")
        os.write(keyboard, b"3\n")
        assert "Move 3 of" in read_until(keyboard, "q: quit")
        os.write(keyboard, b"q")


@pytest.mark.skipif(sys.platform == "win32", reason="has no pseudo-terminals")
def test_who_names_no_game_chooses_one_from_the_shelf(tmp_path: Path) -> None:
    with terminal("play", data=tmp_path) as keyboard:
        assert "Industria" in read_until(keyboard, "\n> ")
        os.write(keyboard, b"chess\n")
        assert "There is no game “chess” here." in read_until(keyboard, "\n> ")
        os.write(keyboard, b"indus\n")
        read_until(keyboard, "Epoch I, round 1")
        read_until(keyboard, "\n> ")
        os.write(keyboard, b"\x04")


def test_where_nobody_can_be_asked_the_first_game_is_played(tmp_path: Path) -> None:
    shown = run("play", data=tmp_path)

    assert shown.returncode == 0
    assert shown.stdout.startswith(ib.title(ib.games()[0]).name)


# Another game: long lists, whole moves, money with a sign, markets, a hand of cards.

BRASS = ("play", "brass-birmingham", "--players", "2", "--seed", "3")


def test_a_session_of_brass_with_a_whole_move_and_refusals(tmp_path: Path) -> None:
    typed = lines(
        "build [derby] cotton derby.2",  # a card that Ada does not hold
        "build [cannock] coal cannock.2",
        "sell",
        "network",
        "1",
        "back",
        "back",
        "board",
        "quit",
    )

    shown = run(*BRASS, typed=typed, data=tmp_path)

    assert (shown.returncode, shown.stderr) == (0, "")
    assert "✗ You do not have the card Derby in your hand." in shown.stdout
    assert "Ada builds Coal mine I in Cannock 2 for £5." in shown.stdout
    assert "✗ You have no unflipped cotton mill" in shown.stdout
    assert "▶● Ada: 0 points, £12" in shown.stdout
    assert "Coal market: 13 cubes, the next costs £1" in shown.stdout
    assert "In hand: Card Burton-on-Trent · " in shown.stdout
    assert "So far: network [burton-on-trent]" in shown.stdout
    assert "● Ada\n  Cannock 2: Coal mine I of Ada" in shown.stdout
    (kept,) = records(tmp_path)
    assert "Ada: build [cannock] coal cannock.2" in played(kept)


def test_a_session_of_brass_in_french(tmp_path: Path) -> None:
    shown = run(*BRASS, "--lang", "fr", typed=lines("sell", "loan", "1"), data=tmp_path)

    told = plain(shown.stdout)
    assert "✗ Vous n’avez sur le plateau ni filature" in told
    assert "▶● Ada : 0 point, 17 £" in told
    assert "Ada emprunte 30 £" in told
    assert max(map(len, told.partition("Enregistré")[0].splitlines())) <= 80


# What can be chosen at the start.


def test_the_only_person_may_sit_anywhere(tmp_path: Path) -> None:
    shown = call(*FOUR, "--seat", "4", data=tmp_path)

    assert "◆ Di   you" in shown.stdout
    assert "Di, which tile do you put up for auction?" in shown.stdout
    assert shown.stdout.count("bot (random)") == 3


def test_seats_tell_who_plays_and_how_many(tmp_path: Path) -> None:
    shown = call(
        "play", "industria", "--seats", "random,human,greedy", "--names", "X,Me,Z", data=tmp_path
    )

    assert "● X   bot (random)" in shown.stdout
    assert "■ Me  you" in shown.stdout
    assert "▲ Z   bot (greedy)" in shown.stdout


def test_two_people_play_at_one_terminal(tmp_path: Path) -> None:
    shown = call(*FOUR, "--seats", "human,human,greedy,greedy", typed="1\n0\n", data=tmp_path)

    assert "Ada bids 1 thaler" in shown.stdout
    assert "Bob, Ada has bid 1 thaler for" in shown.stdout
    assert "Bob passes." in shown.stdout


def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    shown = call("play", "industria", "--seats", "random,random,greedy", data=tmp_path)

    (kept,) = records(tmp_path)
    match = ib.load(kept.read_text(encoding="utf-8"))
    assert shown.exit_code == 0
    assert "The game is over" in shown.stdout
    assert "winner" in shown.stdout
    assert f"To see it again: ironbridge replay {kept}" in shown.stdout
    assert match.over


def test_the_flags_of_a_game_reach_the_match(tmp_path: Path) -> None:
    call(*FOUR, "--cash-in", "--players", "3", typed="0\n", data=tmp_path)

    (kept,) = records(tmp_path)
    record = ib.Record.parse(kept.read_text(encoding="utf-8"))
    assert (record.players, record.settings) == (3, {"cash_in": True})


# Resuming.


def test_resume_without_a_file_goes_on_with_the_last_match(tmp_path: Path) -> None:
    call(*FOUR, typed="1\n", data=tmp_path)

    shown = call("play", "--resume", typed="3\n", data=tmp_path)

    (kept,) = records(tmp_path)
    assert "> 3\n" in shown.stdout
    assert {"Ada: bid 1", "Ada: auction stone-1"} <= set(played(kept))


def test_a_match_of_another_game_is_not_resumed(tmp_path: Path) -> None:
    call(*FOUR, typed="1\n", data=tmp_path)
    (kept,) = records(tmp_path)

    shown = call("play", "brass-birmingham", "--resume", kept, data=tmp_path)

    assert shown.exit_code == 2
    assert shown.stderr == f"error: {kept} is a match of industria, not of brass-birmingham\n"


def test_resume_passes_over_matches_that_are_finished(tmp_path: Path) -> None:
    call("play", "industria", "--seats", "random,random,random", data=tmp_path)

    shown = call("play", "--resume", "industria", data=tmp_path)

    assert shown.exit_code == 2
    assert "there is no unfinished match in" in shown.stderr


def test_who_sits_where_is_remembered(tmp_path: Path) -> None:
    call(*FOUR, "--seats", "random,human,random,greedy", typed="0\n", data=tmp_path)

    shown = call("play", "--resume", data=tmp_path)

    assert "■ Bob  you" in shown.stdout
    assert shown.stdout.count("bot (random)") == 2


def test_a_record_that_does_not_tell_seats_a_person_first(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    match = ib.game("industria", players=3).start(seed=7)
    file.write_text(str(match.record()), encoding="utf-8")

    shown = call("play", "--resume", file, data=tmp_path)

    assert "● A  you" in shown.stdout


def test_nothing_is_kept_of_a_match_in_which_nothing_was_played(tmp_path: Path) -> None:
    shown = call(*FOUR, "--seat", "4", data=tmp_path)

    assert "Nothing was played, so nothing is saved." in shown.stdout
    assert records(tmp_path) == []


def test_where_nothing_can_be_kept_one_plays_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")

    shown = call(*FOUR, typed="1\n0\n", data=blocked)

    assert shown.exit_code == 0
    assert shown.stdout.count("Cannot save in") == 1
    assert "Ada bids 1 thaler" in shown.stdout
