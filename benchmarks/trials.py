"""How many trials a second master's search makes, in positions of greedy games.

    python benchmarks/trials.py                       every game, map and number of players
    python benchmarks/trials.py --seconds 0.25        with less time for each position

Finding the plans is counted too: it is the whole of a search, divided by the time it took.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import islice
from time import thread_time
from typing import Final

from matches import boxes

from ironbridge.bots import Budget, bot
from ironbridge.bots.search import Search
from ironbridge.catalogue import game as make_game
from ironbridge.catalogue import title
from ironbridge.core.chance import Chance
from ironbridge.core.game import Game
from ironbridge.core.play import after, draw
from ironbridge.core.state import CHANCE, NOBODY
from ironbridge.core.view import View

SEED: Final = 7
EVERY: Final = 7  # moves of the game to the next position


def views(game: Game) -> Iterator[View]:
    """Every few moves of a greedy game, what the seat that is asked sees."""
    rules = game.rules
    state = rules.start(rules.deal(Chance(SEED)))
    bots = [bot("greedy", seat) for seat in range(rules.seats)]
    count = 0
    while (seat := rules.decider(state)) != NOBODY:
        if seat == CHANCE:
            move = draw(rules, state, Chance(SEED, count + 1))
        else:
            view = View(game.judge, state, seat)
            if count % EVERY == 0:
                yield view
            move = bots[seat].play(view)
        following = after(rules, state, move)
        assert following is not None
        state = following
        count += 1


def rate(game: Game, positions: int, seconds: float) -> float:
    """Trials a second, over searches of so long; a clear choice ends one earlier."""
    trials = 0
    used = 0.0
    for view in islice(views(game), positions):
        clock = Budget(seconds=seconds).clock()
        begun = thread_time()
        Search(view, Chance(SEED), clock).run()
        used += thread_time() - begun
        trials += clock.done
    return trials / used


def main() -> None:
    """A line for each game in which master tries plans out."""
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    words.add_argument("--positions", type=int, default=12)
    words.add_argument("--seconds", type=float, default=1.0)
    asked = words.parse_args()
    for id, settings, players in boxes():
        game = make_game(id, players, **dict(settings))
        if game.judge.thinking.turns_ahead > 0:
            chosen = "".join(f", {value}" for _, value in settings)
            done = rate(game, asked.positions, asked.seconds)
            print(f"{title(id).name}{chosen}, {players} players: {done:,.0f} a second", flush=True)


if __name__ == "__main__":
    main()
