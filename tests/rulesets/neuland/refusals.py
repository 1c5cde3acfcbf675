"""A position and a move for every refusal of Neuland."""

from __future__ import annotations

from collections.abc import Callable

import ironbridge as ib
from rulesets.neuland.table import busy, first, has, neuland, one_for_one, placed, second
from rulesets.playing import Data

Provoked = tuple[str, str, Callable[[], ib.Match], str]

LODGE = "b1.1 hunting-lodge"
WOOD = "d2.1 lumberjack A"
STONE = "c3.1 quarry A"
GOLD = f"d2.1 alchemist-cave A; {LODGE}"
FAR = "a2.1 hunting-lodge A; e1.1 quarry; d4.1 lumberjack A"

# All meadow tiles of the first edition but the senate, with the smelters: 21 tiles on 21 places.
MEADOWS = (
    "b2.1 smelter; b2.2 smelter; b2.3 smelter; b3.1 farm; b3.2 farm; b3.3 sheep-farm; "
    "c1.1 sheep-farm; c1.2 weaving-mill; c1.3 weaving-mill; c2.1 forge; c2.2 forge; c2.3 mint; "
    "c4.1 mint; c4.2 abbey; c4.3 church; c5.1 cathedral; c5.2 studio; c5.3 academy; "
    "e2.1 theatre; e2.2 town-hall; e2.3 court"
)


def settling(edition: int, tiles: str = "") -> ib.Match:
    """A places the first buildings, the last to do so."""
    data: Data = {"phase": "settling", "tiles": placed(tiles) if tiles else {}}
    return neuland(2, edition=edition).at(data)


def late(edition: int, space: int, behind: int) -> ib.Match:
    """A has come far on the track in this turn; B's marker stands before or behind."""
    build = {1: first, 2: second}[edition]
    return build(f"{FAR}; c5.1 farm", A=has(space=space), B=has(space=behind))


def stacking() -> ib.Match:
    """A has drawn two coal and an iron ore for a mine."""
    data: Data = {"phase": "stacking", "mine": "c3.1", "drawn": ["coal", "coal", "iron-ore"]}
    return neuland(2).at(data | {"tiles": placed(f"c3.1 mine; {LODGE}")})


def drawing() -> ib.Match:
    """Ore is drawn for a mine: chance has not spoken yet, and a record says what it said."""
    game = neuland(2)
    data: Data = {"phase": "drawing", "mine": "c3.1", "tiles": placed(f"c3.1 mine; {LODGE}")}
    return ib.Match(game, game.positions.read(data), seed=0)


def no_silver() -> ib.Match:
    """First edition: all silver ore is on mines, and A has wood for another."""
    mines = "a1.1 mine ore:silver-ore,silver-ore,silver-ore; "
    mines += "a1.2 mine ore:silver-ore,silver-ore,silver-ore"
    return first(f"{mines}; {WOOD}; {LODGE}")


CASES: list[Provoked] = [
    ("not-a-forest", "NL-29", lambda: settling(2), "home c3"),
    ("not-a-marked-hex", "NL-31", lambda: settling(1), "home a2"),
    ("hex-built-on", "NL-30", lambda: settling(2, "d3.1 paper-mill; c5.1 farm"), "home d3"),
    ("no-room-for-two", "NL-30", lambda: settling(2, "d3.1 hunting-lodge; d3.2 lumberjack"),
     "home d3"),
    ("no-building", "NL-38", lambda: second(LODGE), "produce d2.1"),
    ("no-production-building", "NL-38", lambda: second(f"b3.1 abbey; {LODGE}"), "produce b3.1"),
    ("occupied", "NL-39", lambda: second(f"c5.1 farm B; {LODGE}"), "produce c5.1"),
    ("occupied-by-you", "NL-40", lambda: second(f"c5.1 farm A; {LODGE}"), "produce c5.1"),
    ("lacks-goods", "NL-68", lambda: second(f"b3.1 abbey; {STONE}; {LODGE}"), "crests b3.1"),
    ("no-worker", "NL-42", lambda: second(f"{busy('A', 7)}; {LODGE}"), "produce b1.1"),
    ("past-the-present", "NL-60", lambda: late(2, 9, 3), "produce e1.1"),
    ("no-resting-space", "NL-61", lambda: late(2, 7, 11), "produce e1.1"),
    ("no-property", "NL-112", lambda: second(LODGE), "crests b1.1"),
    ("claimed", "NL-113", lambda: second(f"b3.1 abbey B; {LODGE}"), "crests b3.1"),
    ("no-crests-yet", "NL-35",
     lambda: second(f"b3.1 abbey; {STONE}; b2.1 weaving-mill A; {LODGE}", first_turns=1),
     "crests b3.1"),
    ("lower-first", "NL-115",
     lambda: first(f"c2.1 abbey; c2.2 church; b2.1 weaving-mill A; b2.2 mint A; {LODGE}"),
     "crests c2.2"),
    ("none-left", "NL-95", lambda: second(f"{WOOD}; c5.1 farm; c5.2 farm"), "build farm c2"),
    ("not-on-top", "NL-103", lambda: second(f"{STONE}; {LODGE}"), "build church c2"),
    ("no-material", "NL-101", lambda: second(f"{WOOD}; {LODGE}"), "build abbey c2"),
    ("no-site", "NL-99", lambda: first(f"{MEADOWS}; {STONE}"), "build senate"),
    ("wrong-terrain", "NL-96", lambda: second(f"{WOOD}; {LODGE}"), "build farm d3"),
    ("hex-full", "NL-99",
     lambda: second(f"{WOOD}; c2.1 farm; c2.2 abbey; c2.3 sheep-farm; {LODGE}"), "build farm c2"),
    ("not-your-good", "NL-67",
     lambda: second(f"{WOOD}; d3.1 lumberjack B; d2.2 paper-mill; {LODGE}"),
     "produce d2.2 wood:d3.1"),
    ("wrong-good", "NL-45",
     lambda: second(f"{WOOD}; d2.2 paper-mill; {LODGE} A; c5.1 farm"), "produce d2.2 wood:b1.1"),
    ("wrong-material", "NL-101", lambda: second(f"{WOOD}; {STONE}; {LODGE}"),
     "build farm c2 wood:c3.1"),
    ("gold-builds-nothing", "NL-74", lambda: second(f"{GOLD}; d3.1 lumberjack A"),
     "build farm c2 wood:d2.1"),
    ("no-tokens", "NL-19", lambda: first(f"{WOOD}; {LODGE}"), "build farm c2 wood:token"),
    ("no-token-for-it", "NL-80",
     lambda: second(f"{STONE}; {LODGE}", A=has(tokens="food wood")), "build abbey c2 stone:token"),
    ("token-spent", "NL-81", lambda: second(f"{WOOD}; {LODGE}"), "build farm c2 wood:token"),
    ("no-search", "NL-75", lambda: second(f"{LODGE} A; d2.1 lumberjack; c5.1 farm"),
     "produce d2.1 food:found"),
    ("only-food-is-found", "NL-75", lambda: first(f"{WOOD}; d2.2 paper-mill; {LODGE}"),
     "produce d2.2 wood:found"),
    ("must-free-a-worker", "NL-42",
     lambda: second(f"{busy('A', 7)}; d2.1 lumberjack", A=has(tokens="food")),
     "produce d2.1 food:token"),
    ("must-empty-the-building", "NL-40",
     lambda: second(f"{GOLD}; d3.1 paper-mill A; c2.1 smelter-meadow A iron"),
     "produce d2.1 paper:d3.1 iron:c2.1"),
    ("breaks-the-rest", "NL-68", lambda: one_for_one(f"{GOLD}; c2.1 abbey; {STONE}"),
     "crests c2.1 stone:d2.1"),
    ("not-made-there", "NL-45",
     lambda: second(f"d2.1 smelter-forest; d1.1 charcoal-kiln A; c3.1 mine ore:iron-ore A; "
                    f"c3.2 mine ore:silver-ore A; {LODGE}"),
     "produce d2.1 make:tools"),
    ("none-in-supply", "NL-107", no_silver, "build mine c3 top:silver-ore"),
    ("not-drawn", "NL-52", stacking, "top:silver-ore"),
    ("not-in-the-bag", "NL-52", drawing,
     "draw silver-ore.6 draw silver-ore.6 draw coal.1"),
    ("gold-pays-all", "NL-73",
     lambda: second(f"{GOLD}; c2.1 abbey; {STONE}; b2.1 weaving-mill A"),
     "crests c2.1 stone:c3.1 cloth:d2.1"),
    ("not-taken-off", "NL-72", lambda: second(f"{WOOD}; {LODGE}"), "remove d2.1"),
    ("home-first", "NL-28", lambda: settling(2), "produce d3.1"),
]  # fmt: skip
