"""Conform: all laws on positions met in random games, for one game or for all there are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ironbridge.catalogue import game as make_game
from ironbridge.catalogue import games, title
from ironbridge.core.chance import Chance
from ironbridge.core.errors import IllegalMove
from ironbridge.core.game import Game
from ironbridge.core.match import Match
from ironbridge.testing.laws import LAWS, longest
from ironbridge.testing.places import LawBroken


def conform(game: Game, seeds: Iterable[int] = range(2)) -> None:
    """Hold a game to every law, in random matches from these seeds; LawBroken says where not."""
    for seed in seeds:
        match = random_match(game, seed)
        for name, law in LAWS.items():
            try:
                law(match)
            except LawBroken as broken:
                raise LawBroken(f"{name} (seed {seed}): {broken}") from broken


def random_match(game: Game, seed: int) -> Match:
    """A whole match, every choice by chance; LawBroken if it will not end but should."""
    match = game.start(seed=seed)
    chance = Chance(seed, 2)
    while not match.over and not (game.endless and len(match.played) >= longest(game)):
        if len(match.played) > game.most_moves:
            raise LawBroken(f"the game does not end within {game.most_moves} moves")
        options = match.draft.choices
        if not options:
            raise LawBroken(f"after move {len(match.played)} there is a question without options")
        try:
            match.choose(chance.pick(options))
        except IllegalMove as refused:
            raise LawBroken(f"what was offered is refused: {refused}") from refused
    return match


def configurations() -> Iterator[Game]:
    """Every game on the shelf, for every number of players and every choice of settings."""
    for id in games():
        for chosen in title(id).choices():
            for players in title(id).players:
                yield make_game(id, players, **chosen)
