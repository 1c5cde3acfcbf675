"""Builders that set up Age of Industry as one would on a table, and looks at what lies there.

Counters, railways and markets are written in one line each:

    germany("kiel A port-1, essen.1 B coal-mine-2 3", "A essen-koeln", "holland cotton used")

Seat A acts in the second round, with two actions, unless something else is said. Whoever is not
named has no money, nothing on the map, and six of the cards that are left.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import ironbridge as ib
from ironbridge.rulesets.age_of_industry.state import Position
from rulesets.playing import Data, play, play_out

SPARE = "ship"  # a card that no seat gets unless a test gives it away


def industry(
    players: int = 4,
    map: str = "germany",
    *,
    figures: str | Path | Mapping[str, Any] | None = None,
) -> ib.Game:
    """The game on the table."""
    if figures is None:
        return boxed(players, map)
    own = dict(figures) if isinstance(figures, Mapping) else figures
    return ib.game("age-of-industry", players=players, map=map, figures=own)


@cache
def boxed(players: int, map: str) -> ib.Game:
    """The game as it comes, taken out of the box once: nothing about it ever changes."""
    return ib.game("age-of-industry", players=players, map=map)


def has(hand: str | None = None, *, display: str = "", known: str = "", **numbers: int) -> Data:
    """What one seat has: cards by name, counters left on the display, money, loans, spent."""
    seat: Data = dict(numbers)
    if hand is not None:
        seat["hand"] = hand.split()
    if known:
        seat["known"] = known.split()
    if display:
        seat["display"] = {kind: int(left) for kind, left in words_of(display)}
    return seat


def germany(
    counters: str = "",
    railways: str = "",
    markets: str = "",
    game: ib.Game | None = None,
    **more: Any,
) -> ib.Match:
    """A position on the map of Germany."""
    return position(game or industry(), counters, railways, markets, **more)


def new_england(
    counters: str = "",
    railways: str = "",
    markets: str = "",
    game: ib.Game | None = None,
    **more: Any,
) -> ib.Match:
    """A position on the map of New England."""
    return position(game or industry(map="new-england"), counters, railways, markets, **more)


def position(game: ib.Game, counters: str, railways: str, markets: str, **more: Any) -> ib.Match:
    """A position; single capitals are seats, all else stands as it is said."""
    data: Data = {
        "counters": {space: " ".join(words) for space, *words in words_of(counters)},
        "railways": {line: owner for owner, *lines in words_of(railways) for line in lines},
        "markets": {place: " ".join(words) for place, *words in words_of(markets)},
        "seats": {name: value for name, value in more.items() if len(name) == 1},
    }
    rest = {name.replace("_", " "): value for name, value in more.items() if len(name) > 1}
    return game.at(data | rest)


def words_of(text: str) -> list[list[str]]:
    """What stands between the commas, word by word."""
    return [part.split() for part in text.split(",") if part.strip()]


def last_action(
    counters: str = "",
    railways: str = "",
    markets: str = "",
    *,
    game: ib.Game | None = None,
    **more: Any,
) -> ib.Match:
    """The last action of a round: the last seat of the order has a spare card to pass with."""
    game = game or industry()
    order = list(more.get("order", "ABCDE"[: game.players]))
    last = dict(more.pop(order[-1], {}))
    last["hand"] = [*last.get("hand", []), SPARE]
    more |= {order[-1]: last, "order": order, "turn": order[-1], "actions": 1}
    return position(game, counters, railways, markets, **more)


def end_round(*where: str, **more: Any) -> ib.Match:
    """A match right after a round in which the last action was to pass."""
    return play(last_action(*where, **more), f"pass [{SPARE}]")


def end_game(*where: str, **more: Any) -> ib.Match:
    """A match that is over: the pile is empty, the last seat has passed its last card.

    Nobody repays loans before interest, if it is left to them.
    """
    players = more["game"].players if "game" in more else industry().players
    last = more.get("order", "ABCDE"[:players])[-1]
    more[last] = {**more.get(last, {}), "hand": []}
    match = end_round(*where, deck=[], **more)
    while not match.over:
        match.choose("repay 0")
    return match


# Playing.


def busily(match: ib.Match, seed: int) -> ib.Match:
    """The match played to its end by players who would rather build and sell than pass."""
    random = Random(seed)
    return play_out(match, lambda options: busy(options, random))


def busy(options: list[ib.Option], random: Random) -> ib.Option:
    """The action that does the most, often; else any option."""
    for wish in ("sell", "build", "railway", "combine"):
        found = [option for option in options if option.phrase == wish]
        if found and random.random() < 0.6:
            return found[0]
    rest = [option for option in options if option.phrase not in ("pass", "stop")]
    return random.choice(rest or options)


# Looking.


def state(match: ib.Match) -> Position:
    """The position as the rules know it."""
    found = match.state
    assert isinstance(found, Position)
    return found


def seat(match: ib.Match, name: str = "A") -> Data:
    """What a seat has."""
    found: Data = match.position()["seats"][name]
    return found


def money(match: ib.Match, name: str = "A") -> int:
    """The money of a seat."""
    return int(seat(match, name)["money"])


def loans(match: ib.Match, name: str = "A") -> int:
    """The loans of a seat."""
    return int(seat(match, name)["loans"])


def spent(match: ib.Match, name: str = "A") -> int:
    """What a seat has spent in this round."""
    return int(seat(match, name)["spent"])


def hand(match: ib.Match, name: str = "A") -> list[str]:
    """The cards in a hand."""
    return list(seat(match, name)["hand"])


def left(match: ib.Match, kind: str, name: str = "A") -> int:
    """How many counters of a kind are left on a player display."""
    count = match.game.figures.data["counters"][kind]["count"]
    return int(seat(match, name).get("display", {}).get(kind, count))


def counter(match: ib.Match, space: str) -> str:
    """The counter on a space in words, or nothing."""
    return str(match.position()["counters"].get(space, ""))


def railway(match: ib.Match, link: str) -> str:
    """The owner of the railway on a link, or nothing."""
    return str(match.position()["railways"].get(link, ""))


def market(match: ib.Match, place: str) -> str:
    """The market counter of a place, and whether it is used."""
    return str(match.position()["markets"][place])


def coal(match: ib.Match) -> int:
    """The cubes on the coal display."""
    return int(match.position()["coal"])


def iron(match: ib.Match) -> int:
    """The cubes on the iron display."""
    return int(match.position()["iron"])


def order(match: ib.Match) -> str:
    """The order of play."""
    return "".join(match.position()["order"])


def choices(match: ib.Match, move: str) -> list[str]:
    """What can follow the beginning of a move, where there is a choice: nothing if it is whole."""
    refusal = match.refusal(move)
    if refusal is None:
        return []
    assert refusal.reason == "unfinished", str(refusal)
    return list(refusal.instead)


def told(match: ib.Match, since: int = 0) -> list[str]:
    """The log of a match."""
    return match.log()[since:]
