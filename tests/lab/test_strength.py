"""The script that makes the tables of docs/strength.md."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from cli.program import environment
from ironbridge.catalogue import games, title

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "strength.md"
RUNGS = ("master,journeyman", "journeyman,apprentice", "apprentice,random")
LEVELS = "random,master,journeyman,apprentice"


def strength(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the script."""
    words = [sys.executable, str(ROOT / "benchmarks" / "strength.py"), *map(str, arguments)]
    return subprocess.run(words, env=environment(), capture_output=True, text=True, check=False)


def test_every_game_map_edition_and_number_of_players_is_measured() -> None:
    listed = strength("--list").stdout

    commands = [line.partition(" --groups")[0] for line in listed.splitlines()]
    assert len(commands) == len(set(commands)) == 2 * 17 + 6 + 3 * 17 + 17 + 3
    assert {command.split()[2] for command in commands} == set(games())
    assert (
        "ironbridge arena age-of-industry --map new-england --players 5 --bots master@1s,greedy"
        in commands
    )
    assert "ironbridge arena neuland --edition 1 --players 2 --bots greedy,random" in commands
    assert "ironbridge arena neuland --edition 2 --players 2 --bots master,journeyman" in commands
    assert "ironbridge arena brass-birmingham --players 4 --bots master@2s" in commands


def listed_groups() -> dict[tuple[str, str, str], str]:
    """The groups of each listed match, by its bots, its game as the page names it, its players."""
    found = {}
    for line in strength("--list").stdout.splitlines():
        words = line.split()
        said = dict(zip(words[3::2], words[4::2], strict=True))
        chosen = "".join(
            f", {flag[2:]} {said[flag]}" for flag in said if flag in ("--map", "--edition")
        )
        name = title(words[2]).name + chosen
        found[said["--bots"], name, said["--players"]] = said["--groups"]
    return found


def rows(heading: str, page: Path = PAGE) -> list[list[str]]:
    """The cells of a table of the page."""
    part = page.read_text(encoding="utf-8").partition(f"### {heading}\n")[2].partition("###")[0]
    lines = [line.strip("| ") for line in part.splitlines() if line.startswith("| ")]
    return [line.split(" | ") for line in lines[2:]]


def test_the_listed_commands_have_the_groups_that_the_page_tells_of() -> None:
    listed = listed_groups()
    told = {}
    for name, players, groups, *_ in rows("Greedy against random"):
        told["greedy,random", name, players] = groups
    for name, players, groups, *_ in rows("Master at one second a move against greedy"):
        told["master@1s,greedy", name, players] = groups
    for name, players, _, *cells in rows("Each level against the next, one seat against the rest"):
        for rung, cell in zip(RUNGS, cells, strict=True):
            told[rung, name, players] = cell.rpartition(", ")[2].partition(" ")[0]
    for name, groups, *_ in rows("The levels, one of each"):
        told[LEVELS, name, "4"] = groups
    for name, players, groups, *_ in rows("Controls: greedy against its own copies"):
        told["greedy", name, players] = groups
    heading = "Brass: Birmingham, master at two seconds a move against itself"
    for players, groups, *_ in rows(heading):
        told["master@2s", "Brass: Birmingham", players] = groups

    assert len(told) == 2 * 17 + 3 * 17 + 6 + 17 + 3
    assert told == listed


def arena(out: Path, rung: str) -> None:
    """Two groups of a level against the next."""
    folder = out / f"industria-3-{rung.replace(',', '-')}"
    words = ["arena", "industria", "--players", "3", "--bots", rung, "--groups", "2"]
    command = [sys.executable, "-m", "ironbridge", *words, "--out", str(folder)]
    subprocess.run(command, env=environment(), check=True, capture_output=True)


def test_levels_against_the_next_are_told_as_far_as_they_have_played(tmp_path: Path) -> None:
    for rung in ("journeyman,apprentice", "apprentice,random"):
        arena(tmp_path, rung)

    text = strength("--only-write", "--out", tmp_path).stdout

    row = next(line for line in text.splitlines() if line.startswith("| Industria | 3 | 33.3 % |"))
    assert row.startswith("| Industria | 3 | 33.3 % | – | ")
    assert row.count("2 groups; overlap") == 2  # two groups are hopeless
    assert "| Industria | 4 |" not in text


def test_a_control_is_told_with_its_fair_share(tmp_path: Path) -> None:
    chosen = ("--only", "controls", "--game", "industria", "--players", "3", "--workers", "1")

    one, four = (strength(*chosen, "--groups", groups, "--out", tmp_path).stdout for groups in "14")

    assert re.search(r"\| Industria \| 3 \| 1 \| .* % \(–\) \| 33\.3 % \| – \|", one)
    assert re.search(r"\| Industria \| 3 \| 4 \| .* – .* \| 33\.3 % \| yes \|", four)


def test_trials_a_second_are_told_for_every_game_that_is_searched() -> None:
    words = [sys.executable, str(ROOT / "benchmarks" / "trials.py")]
    words += ["--positions", "1", "--seconds", "0.01"]
    done = subprocess.run(words, env=environment(), capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == 11
    assert lines[0].startswith("Age of Industry, germany, 3 players: ")
    assert all(line.endswith(" a second") for line in lines)


def test_what_is_played_is_written_into_the_page_in_the_place_of_the_old_tables(
    tmp_path: Path,
) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE.read_text(encoding="utf-8"), encoding="utf-8")
    chosen = ("--only", "greedy", "--game", "industria", "--players", "3", "--workers", "1")

    for _ in range(2):
        done = strength(*chosen, "--groups", "1", "--out", tmp_path / "games", "--write", page)
        assert done.returncode == 0, done.stderr

    old, text = PAGE.read_text(encoding="utf-8"), page.read_text(encoding="utf-8")
    assert text.count("### Greedy against random") == 1
    assert "| Industria | 3 | 1 | 100.0 % (–) | 3.00 | 95.0 % | yes, but not surely |" in text
    assert text.partition("<!--")[0] == old.partition("<!--")[0]
    gone = [line for line in old.splitlines() if line not in text.splitlines()]
    assert gone[0].startswith("| Industria | 3 | 80 |")
    assert all(line.startswith("Last written on ") for line in gone[1:])


def test_a_match_against_the_next_level_leaves_the_others_of_its_row(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE.read_text(encoding="utf-8"), encoding="utf-8")
    arena(tmp_path, "apprentice,random")

    strength("--only-write", "--out", tmp_path, "--write", page)

    heading = "Each level against the next, one seat against the rest"
    old, new = (
        next(row for row in rows(heading, file) if row[:2] == ["Industria", "3"])
        for file in (PAGE, page)
    )
    assert new[:-1] == old[:-1]
    assert "2 groups" in new[-1] != old[-1]


def test_a_match_that_fails_is_told_and_the_others_are_played(tmp_path: Path) -> None:
    (tmp_path / "industria-3-greedy-random").write_text("in the way")

    failed = strength("--only", "greedy", "--game", "industria", "--groups", "1", "--out", tmp_path)

    assert failed.returncode == 1
    assert "failed: " in failed.stderr
    assert "| Industria | 4 | 1 |" in failed.stdout
