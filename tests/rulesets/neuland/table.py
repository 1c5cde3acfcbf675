"""Builders that set up Neuland as one would on a table, and looks at what lies there.

Buildings are written in one line, with semicolons between them:

    second("d2.1 hunting-lodge A; d2.2 lumberjack A lying; c3.1 mine ore:coal,iron-ore")

Seat A acts, with its marker on the present (space 1) and the others right behind it, unless
something else is said. Nobody has tokens or a cart but those who are said to. Where nothing is
said of a lodge or a farm, one lodge stands in b1, so that there is always something to do: what
leaves no choice plays itself. The map is the recommended one:

        a1 M  a2 F  a3 M
      b1 F  b2 m  b3 m  b4 F          F forest
    c1 m  c2 m  c3 M  c4 m  c5 m      m meadow
      d1 F  d2 F  d3 F  d4 F          M mountain
        e1 M  e2 m  e3 M
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any

import ironbridge as ib
from ironbridge.rulesets.neuland.state import Position
from rulesets.playing import Data, step

WORKERS = 7  # of each seat, besides the time marker
ALL_TOKENS = "food wood cart"
LODGE = "b1.3 hunting-lodge"


def neuland(
    players: int = 2,
    *,
    edition: int = 2,
    layout: str = "recommended",
    gold: str = "whole",
    figures: Mapping[str, Any] | None = None,
) -> ib.Game:
    """The game on the table."""
    if figures is None:
        return boxed(players, edition, layout, gold)
    own = dict(figures)
    return ib.game("neuland", players=players, edition=edition, layout=layout, figures=own)


@cache
def boxed(players: int, edition: int, layout: str, gold: str) -> ib.Game:
    """The game as it comes, taken out of the box once: nothing about it ever changes."""
    return ib.game("neuland", players=players, edition=edition, layout=layout, gold=gold)


def has(*, tokens: str = "", **numbers: int) -> Data:
    """What one seat has: tokens by name, crests left, the space of its time marker."""
    return {"tokens": tokens.split(), **numbers}


def first(tiles: str = "", players: int = 2, game: ib.Game | None = None, **more: Any) -> ib.Match:
    """A position of the first edition."""
    return position(game or neuland(players, edition=1), tiles, **more)


def second(tiles: str = "", players: int = 2, game: ib.Game | None = None, **more: Any) -> ib.Match:
    """A position of the second edition."""
    return position(game or neuland(players), tiles, **more)


def one_for_one(tiles: str, **more: Any) -> ib.Match:
    """A position of the second edition in which gold stands in for one product only."""
    return position(neuland(2, gold="one"), tiles, **more)


def either(edition: int, tiles: str = "", players: int = 2, **more: Any) -> ib.Match:
    """A position of one edition."""
    return position(neuland(players, edition=edition), tiles, **more)


def position(game: ib.Game, tiles: str, *, seed: int = 0, **more: Any) -> ib.Match:
    """A position; single capitals are seats, all else stands as it is said."""
    seats = dict.fromkeys("ABCD"[: game.players], has())
    seats |= {name: value for name, value in more.items() if len(name) == 1}
    rest = {name.replace("_", " "): value for name, value in more.items() if len(name) > 1}
    data: Data = {"seats": seats, "tiles": placed(tiles)}
    return game.at(data | rest, seed=seed)


def placed(tiles: str) -> dict[str, str]:
    """Buildings by slot, as a position has them."""
    if not any(base in tiles for base in ("hunting-lodge", "farm")):
        tiles += f"; {LODGE}"
    parts = [part.split() for part in tiles.split(";") if part.strip()]
    return {slot: " ".join(words) for slot, *words in parts}


def busy(seat: str, count: int, *, lying: bool = False) -> str:
    """So many workers of a seat on lodges and huts in the corner: none is left, with seven."""
    slots = ["d4.1 lumberjack", "d4.2 lumberjack", "d4.3 hunting-lodge", "b4.1 hunting-lodge",
             "b4.2 lumberjack", "c5.1 farm", "c5.2 farm"]  # fmt: skip
    laid = " lying" if lying else ""
    return "; ".join(f"{slot} {seat}{laid}" for slot in slots[:count])


# Playing.


def cost(match: ib.Match, move: str) -> int:
    """The actions that a move takes, which is played."""
    seat, before = asked(match), space(match, asked(match))
    after = int(step(match, move)["seats"][seat]["space"])
    return (after - before) % spaces(match)


def play_on(match: ib.Match, pick: Callable[[list[ib.Option]], ib.Option], most: int) -> ib.Match:
    """The match played by a way of picking options, to its end or for so many moves."""
    while not match.over and len(match.played) < most:
        match.choose(pick(match.options()))
    return match


def at_random(match: ib.Match, seed: int, most: int = 300) -> ib.Match:
    """The match played by chance."""
    return play_on(match, Random(seed).choice, most)


def busily(match: ib.Match, seed: int, most: int = 300) -> ib.Match:
    """The match played by players who place crests when they can, and rather build than stop."""
    random = Random(seed)
    return play_on(match, lambda options: eager(options, random), most)


def eager(options: list[ib.Option], random: Random) -> ib.Option:
    """Crests if they can be had, else rather not the end of the turn."""
    crests = [option for option in options if option.phrase.startswith("crests")]
    if crests:
        return random.choice(crests)
    rest = [option for option in options if option.phrase != "end"]
    return random.choice(rest if rest and random.random() < 0.9 else options)


# Looking.


def state_of(match: ib.Match) -> Position:
    """The position itself, for what no position in words tells: supplies."""
    assert isinstance(match.state, Position)
    return match.state


def tile(match: ib.Match, slot: str) -> str:
    """The building on a slot in words, or nothing."""
    return str(match.position()["tiles"].get(slot, ""))


def on_hex(match: ib.Match, hex: str) -> list[str]:
    """The buildings of a hex, by their kinds."""
    tiles = match.position()["tiles"].items()
    return [words.split()[0] for slot, words in tiles if slot.startswith(f"{hex}.")]


def holds(match: ib.Match, seat: str = "A") -> dict[str, str]:
    """The products of a seat, by slot."""
    found = {}
    for slot, words in match.position()["tiles"].items():
        parts = words.split()
        if seat in parts and "crests" not in match.game.figures.data["properties"].get(
            parts[0], {}
        ):
            found[slot] = product(match, parts)
    return found


def product(match: ib.Match, parts: list[str]) -> str:
    """What a worker on a building stands for: in a mine the top marker, in a smelter as it says."""
    recipes = match.game.figures.data["buildings"][parts[0]]["recipes"]
    if parts[0] == "mine":
        return parts[1].removeprefix("ore:").split(",")[0]
    made = [recipe["makes"] for recipe in recipes]
    return str(next(part for part in parts if part in made)) if len(made) > 1 else str(made[0])


def goods(match: ib.Match, seat: str = "A") -> list[str]:
    """The products of a seat, in the order of the alphabet."""
    return sorted(holds(match, seat).values())


def idle(match: ib.Match, seat: str = "A") -> int:
    """The workers in a seat's reserve."""
    return WORKERS - len(holds(match, seat))


def crests(match: ib.Match, seat: str = "A") -> int:
    """The crests that a seat still has."""
    return int(match.position()["seats"][seat]["crests"])


def tokens(match: ib.Match, seat: str = "A") -> list[str]:
    """The tokens that a seat still has, the cart among them."""
    return list(match.position()["seats"][seat]["tokens"])


def space(match: ib.Match, seat: str = "A") -> int:
    """The space of a seat's time marker."""
    return int(match.position()["seats"][seat]["space"])


def present(match: ib.Match) -> int:
    """The space of the present pawn."""
    return int(match.position()["present"])


def spaces(match: ib.Match) -> int:
    """The spaces of the time track."""
    edition = "first" if match.game.settings.get("edition") == 1 else "second"
    track = match.game.figures.data["constants"]["time-track"]["value"]
    return int(track[edition][str(match.game.players)])


def spent(match: ib.Match) -> int:
    """The actions of the turn so far, read off the time track."""
    return (space(match, asked(match)) - present(match)) % spaces(match)


def left(match: ib.Match) -> int:
    """The actions that may still be spent, as the question says."""
    asked = match.question
    assert asked is not None and asked.kind == "act"
    return int(asked.text().rstrip(".").rpartition(" ")[2])


def supply(match: ib.Match) -> list[int]:
    """Coal, iron ore and silver ore in the bag or the open supply."""
    return list(state_of(match).supply)


def stock(match: ib.Match, kind: str) -> int:
    """How many tiles of a kind are left in the supply."""
    data = match.game.figures.data
    edition = "first" if match.game.settings.get("edition") == 1 else "second"
    buildings = [
        id for id, entry in data["buildings"].items() if edition in entry.get("editions", [edition])
    ]
    stacks = [id for entry in data["categories"].values() for id in entry["stack"]]
    return state_of(match).stock[[*buildings, *stacks].index(kind)]


def asked(match: ib.Match) -> str:
    """The letter of the seat whose turn it is."""
    return str(match.position()["turn"])
