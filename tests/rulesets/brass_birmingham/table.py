"""Builders that set up Brass: Birmingham as one would on a table, and looks at what lies there.

Tiles, links and merchants are written in one line each:

    canal(tiles="derby.1 A brewery-1, dudley.1 B coal-1 2", links="A belper--derby", A=has("derby"))

Seat A acts unless something else is said. Whoever is not named has £17, nothing on the board and
a full hand of the cards that are left.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

import ironbridge as ib
from rulesets.playing import Data, play, play_out

SPARE = "coventry"  # a card that there is three times with any number of players
ROUNDS = {2: 10, 3: 9, 4: 8}


def birmingham(
    players: int = 4, *, introductory: bool = False, figures: Mapping[str, Any] | None = None
) -> ib.Game:
    """The game on the table."""
    if figures is None:
        return boxed(players, introductory)
    own = dict(figures)
    return ib.game("brass-birmingham", players=players, introductory=introductory, figures=own)


@cache
def boxed(players: int, introductory: bool) -> ib.Game:
    """The game as it comes, taken out of the box once: nothing about it ever changes."""
    return ib.game("brass-birmingham", players=players, introductory=introductory)


def has(hand: str = "", *, developed: str = "", **numbers: int) -> Data:
    """What one seat has: cards by name, tiles gone from the mat, money, income, points …"""
    seat: Data = dict(numbers)
    if hand:
        seat["hand"] = hand.split()
    if developed:
        seat["developed"] = {id: int(n) for id, n in (p.split() for p in developed.split(","))}
    return seat


def canal(
    tiles: str = "", links: str = "", merchants: str = "", game: ib.Game | None = None, **more: Any
) -> ib.Match:
    """A position of the canal era."""
    return position("canal", tiles, links, merchants, game, **more)


def rail(
    tiles: str = "", links: str = "", merchants: str = "", game: ib.Game | None = None, **more: Any
) -> ib.Match:
    """A position of the rail era."""
    return position("rail", tiles, links, merchants, game, **more)


def position(
    era: str, tiles: str, links: str, merchants: str, game: ib.Game | None, **more: Any
) -> ib.Match:
    """A position; single capitals are seats, all else stands as it is said."""
    game = game or birmingham()
    seats = {name: value for name, value in more.items() if len(name) == 1}
    rest = {name: value for name, value in more.items() if len(name) > 1}
    lines = [(owner, line) for owner, *own in words_of(links) for line in own]
    data: Data = {
        "era": era,
        "tiles": {space: " ".join(tile) for space, *tile in words_of(tiles)},
        "links": {line: owner for owner, line in lines},
        "merchants": {space: " ".join(tile) for space, *tile in words_of(merchants)},
        "seats": seats,
    }
    acting = seats.get(rest.get("turn", rest.get("order", "A")[0]), {})
    fill_hand(acting, rest.get("actions", 2))
    return game.at(data | rest)


def words_of(text: str) -> list[list[str]]:
    """What stands between the commas, word by word."""
    return [part.split() for part in text.split(",") if part.strip()]


def fill_hand(seat: Data, actions: int) -> None:
    """Whoever acts has a card for each action: spare ones that no test speaks of."""
    hand = seat.get("hand", [])
    if hand:
        seat["hand"] = hand + [SPARE] * (actions - len(hand))


def last_action(era: str, *, game: ib.Game | None = None, round: int = 2, **more: Any) -> ib.Match:
    """The last action of a round: the last seat has one card, and passing it ends the round."""
    game = game or birmingham()
    last = "ABCD"[game.players - 1]
    seat = dict(more.pop(last, {}))
    if round == ROUNDS[game.players]:
        seat["hand"] = [SPARE]
    more[last] = seat
    build = canal if era == "canal" else rail
    return build(game=game, round=round, turn=last, actions=1, **more)


def end_round(era: str, **more: Any) -> ib.Match:
    """A match right after a round in which the last action was to pass."""
    match = last_action(era, **more)
    return play(match, f"pass [{hand(match, match.names[match.seat])[0]}]")


def end_era(era: str, *, game: ib.Game | None = None, **more: Any) -> ib.Match:
    """A match right after the last round of an era."""
    game = game or birmingham()
    return end_round(era, game=game, round=ROUNDS[game.players], **more)


# Playing.


def busily(match: ib.Match, seed: int) -> ib.Match:
    """The match played to its end by players who would rather build and sell than pass."""
    random = Random(seed)
    return play_out(match, lambda options: busy(options, random))


def busy(options: list[ib.Option], random: Random) -> ib.Option:
    """The action that does the most, often; else any option."""
    for wish in ("sell", "build", "network", "develop"):
        found = [option for option in options if option.phrase == wish]
        if found and random.random() < 0.7:
            return found[0]
    rest = [option for option in options if option.phrase not in ("pass", "stop")]
    return random.choice(rest or options)


# Looking.


def seat(match: ib.Match, name: str) -> Data:
    """What a seat has."""
    found: Data = match.position()["seats"][name]
    return found


def money(match: ib.Match, name: str = "A") -> int:
    """The money of a seat."""
    return int(seat(match, name)["money"])


def income(match: ib.Match, name: str = "A") -> int:
    """The space of a seat's income marker."""
    return int(seat(match, name)["income"])


def points(match: ib.Match, name: str = "A") -> int:
    """The points of a seat."""
    return int(seat(match, name)["points"])


def hand(match: ib.Match, name: str = "A") -> list[str]:
    """The cards in a hand."""
    return list(seat(match, name)["hand"])


def discards(data: Data, name: str | None = None) -> list[str]:
    """The discards of a seat, or of all, in a position or a view."""
    names = data["seats"] if name is None else [name]
    return [card for each in names for card in data["seats"][each]["discarded"]]


def gone(match: ib.Match, industry: str, name: str = "A") -> int:
    """How many tiles of an industry are gone from a mat."""
    return int(seat(match, name)["developed"][industry])


def tile(match: ib.Match, space: str) -> str:
    """The tile on a space in words, or nothing."""
    return str(match.position()["tiles"].get(space, ""))


def link(match: ib.Match, line: str) -> str:
    """The owner of the link on a line, or nothing."""
    return str(match.position()["links"].get(line, ""))


def merchant(match: ib.Match, space: str) -> str:
    """The merchant tile on a space, with its barrel."""
    return str(match.position()["merchants"][space])


def coal(match: ib.Match) -> int:
    """The cubes on the coal market."""
    return int(match.position()["coal"])


def iron(match: ib.Match) -> int:
    """The cubes on the iron market."""
    return int(match.position()["iron"])
