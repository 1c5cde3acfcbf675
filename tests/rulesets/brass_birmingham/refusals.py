"""A position and a move for every refusal of Brass: Birmingham."""

from __future__ import annotations

from collections.abc import Callable

import ironbridge as ib
from rulesets.brass_birmingham.table import canal, end_round, has, rail
from rulesets.playing import Data

Provoked = tuple[str, str, Callable[[], ib.Match], str]

HOME = "birmingham.2 A manufacturer-2"
MILL = "derby.2 A cotton-1"
OXFORD = "A birmingham--oxford"
NOTTINGHAM = "A derby--nottingham"
BOTH = "A derby--nottingham belper--derby"
RAILS = "network [iron] birmingham--dudley coal:dudley.1 birmingham--coventry coal:dudley.1"


def rich(hand: str, developed: str = "") -> Data:
    """A seat with enough money."""
    return has(hand, money=60, developed=developed)


def selling(tiles: str, merchants: str, links: str = NOTTINGHAM) -> ib.Match:
    """A sells around Derby."""
    return canal(tiles, links, merchants, A=has("iron"))


def two_rails(tiles: str = "") -> ib.Match:
    """A builds two railways from Dudley."""
    return rail(f"dudley.1 A coal-2{tiles}", OXFORD, A=rich("iron"))


def no_links() -> ib.Match:
    """A has built fourteen canals."""
    lines = (
        "A belper--derby burton-on-trent--derby burton-on-trent--stone stafford--stone "
        "cannock--stafford cannock--walsall birmingham--walsall birmingham--coventry "
        "birmingham--dudley birmingham--oxford birmingham--tamworth birmingham--worcester "
        "dudley--wolverhampton nuneaton--tamworth"
    )
    return canal("", lines, A=rich("iron"))


def in_debt(links: str = "") -> ib.Match:
    """A lacks money and has tiles of some worth and of none."""
    tiles = "stafford.2 A pottery-2, dudley.1 A coal-2, worcester.1 A cotton-2, derby.1 B brewery-2"
    return end_round("rail", tiles=tiles, links=links, A=has(money=0, income=8))


CASES: list[Provoked] = [
    ("not-in-hand", "BB-38", lambda: canal(A=has("iron")), "loan [derby]"),
    ("nothing-to-build", "BB-44", lambda: canal(A=has("iron derby", money=0)), "build"),
    ("card-builds-nothing", "BB-111", lambda: canal(HOME, A=rich("iron derby")), "build [iron]"),
    ("card-not-for-industry", "BB-114", lambda: canal(HOME, A=rich("iron")),
     "build [iron] coal dudley.1"),
    ("no-tile-left", "BB-118", lambda: canal(A=rich("derby", "cotton 11")),
     "build [derby] cotton derby.2"),
    ("only-in-the-canal-era", "BB-143", lambda: rail(A=rich("worcester")),
     "build [worcester] cotton worcester.1"),
    ("only-in-the-rail-era", "BB-141", lambda: canal(A=rich("derby", "brewery 6")),
     "build [derby] brewery derby.1"),
    ("no-space-for-industry", "BB-119",
     lambda: canal("worcester.1 B cotton-1, worcester.2 C cotton-1", A=rich("worcester")),
     "build [worcester] cotton"),
    ("space-does-not-take-it", "BB-119", lambda: canal(A=rich("derby")),
     "build [derby] brewery derby.2"),
    ("not-the-cards-place", "BB-112", lambda: canal(A=rich("derby")),
     "build [derby] cotton worcester.1"),
    ("wild-location-not-on-farm", "BB-113", lambda: canal(A=rich("wild-location")),
     "build [wild-location] brewery farm-north.1"),
    ("outside-network", "BB-114", lambda: canal(f"{HOME}, dudley.1 B coal-1", A=rich("iron")),
     "build [iron] iron dudley.2"),
    ("single-icon-first", "BB-120", lambda: canal("", OXFORD, A=rich("birmingham")),
     "build [birmingham] manufacturer birmingham.1"),
    ("one-tile-a-town", "BB-140", lambda: canal("derby.1 A brewery-1", A=rich("derby")),
     "build [derby] cotton derby.2"),
    ("overbuild-other-industry", "BB-145",
     lambda: canal("derby.1 B brewery-1", A=rich("derby")), "build [derby] cotton derby.1"),
    ("overbuild-needs-higher-level", "BB-145",
     lambda: canal("dudley.1 A coal-2", A=rich("dudley")), "build [dudley] coal dudley.1"),
    ("overbuild-only-mines-and-works", "BB-148",
     lambda: canal("worcester.1 B cotton-1", A=rich("worcester", "cotton 3")),
     "build [worcester] cotton worcester.1"),
    ("overbuild-while-cubes-remain", "BB-149",
     lambda: canal("dudley.1 B coal-1 flipped", A=rich("dudley", "coal 1")),
     "build [dudley] coal dudley.1"),
    ("overbuild-from-nothing", "BB-133",
     lambda: canal("dudley.1 B coal-1 flipped", coal=0, A=rich("coal", "coal 1")),
     "build [coal] coal dudley.1"),
    ("no-coal", "BB-93", lambda: canal(A=rich("birmingham")),
     "build [birmingham] manufacturer birmingham.2"),
    ("too-dear", "BB-48", lambda: canal(A=has("worcester", money=11)),
     "build [worcester] cotton worcester.1"),
    ("mine-before-market", "BB-91", lambda: canal("birmingham.1 B cotton-1, coventry.2 B coal-1",
     "A birmingham--oxford birmingham--coventry", A=rich("birmingham")),
     "build [birmingham] manufacturer birmingham.2 coal:market"),
    ("not-nearest-mine", "BB-88", lambda: canal("coventry.2 B coal-1, dudley.1 C coal-1",
     "A birmingham--coventry birmingham--dudley", A=rich("coventry", "manufacturer 3")),
     "build [coventry] manufacturer coventry.3 coal:dudley.1"),
    ("no-coal-there", "BB-88", lambda: canal("coventry.2 B coal-1", A=rich("coventry",
     "manufacturer 3")), "build [coventry] manufacturer coventry.3 coal:dudley.1"),
    ("mine-not-connected", "BB-88", lambda: canal("coventry.2 B coal-1, dudley.1 C coal-1",
     A=rich("coventry", "manufacturer 3")),
     "build [coventry] manufacturer coventry.3 coal:dudley.1"),
    ("works-before-market", "BB-100", lambda: canal("dudley.2 B iron-1 1", A=rich("derby")),
     "build [derby] brewery derby.1 iron:market"),
    ("no-iron-there", "BB-99", lambda: canal("dudley.2 B iron-1 flipped", A=rich("derby")),
     "build [derby] brewery derby.1 iron:dudley.2"),
    ("no-line-possible", "BB-44", lambda: canal(A=has("iron", money=2)), "network"),
    ("line-taken", "BB-175", lambda: canal("", "B birmingham--oxford", A=has("iron")),
     "network [iron] birmingham--oxford"),
    ("not-a-canal", "BB-179", lambda: canal(A=has("iron")), "network [iron] derby--uttoxeter"),
    ("not-a-railway", "BB-181", lambda: rail(A=has("iron")),
     "network [iron] burton-on-trent--walsall"),
    ("line-outside-network", "BB-176", lambda: canal(HOME, A=has("iron")),
     "network [iron] derby--nottingham"),
    ("no-links-left", "BB-178", no_links, "network [iron] oxford--redditch"),
    ("no-beer-for-second-link", "BB-183", two_rails, RAILS),
    ("no-beer-there", "BB-105", lambda: two_rails(", derby.1 A brewery-2"),
     f"{RAILS} beer:stone.1"),
    ("brewery-not-connected", "BB-106",
     lambda: two_rails(", derby.1 A brewery-2, stone.1 B brewery-2"), f"{RAILS} beer:stone.1"),
    ("merchant-beer-only-for-sales", "BB-159", lambda: two_rails(", derby.1 A brewery-2"),
     f"{RAILS} beer:merchant"),
    ("nothing-to-develop", "BB-171", lambda: canal(A=has("iron", money=1)), "develop"),
    ("lightbulb", "BB-174", lambda: canal(A=has("iron")), "develop [iron] pottery"),
    ("nothing-to-sell", "BB-152", lambda: canal(A=has("iron")), "sell"),
    ("not-your-tile", "BB-152",
     lambda: selling(f"{MILL}, belper.1 B cotton-1", "nottingham.1 cotton barrel"),
     "sell [iron] belper.1"),
    ("already-flipped", "BB-152",
     lambda: selling(f"{MILL}, belper.1 A cotton-1 flipped", "nottingham.1 cotton barrel"),
     "sell [iron] belper.1"),
    ("not-for-sale", "BB-152",
     lambda: selling(f"{MILL}, belper.2 A coal-1", "nottingham.1 cotton barrel"),
     "sell [iron] belper.2"),
    ("no-merchant", "BB-153",
     lambda: selling(f"{MILL}, worcester.1 A cotton-1", "nottingham.1 cotton barrel"),
     "sell [iron] worcester.1"),
    ("merchant-does-not-buy", "BB-154",
     lambda: selling(MILL, "nottingham.1 blank, nottingham.2 cotton barrel"),
     "sell [iron] derby.2 to:nottingham.1"),
    ("merchant-not-connected", "BB-153",
     lambda: selling(MILL, "nottingham.1 cotton barrel, gloucester.1 cotton barrel"),
     "sell [iron] derby.2 to:gloucester.1"),
    ("no-beer-for-sale", "BB-155",
     lambda: selling(MILL, "nottingham.1 cotton, nottingham.2 cotton barrel"),
     "sell [iron] derby.2 to:nottingham.1"),
    ("sell-at-least-one", "BB-152",
     lambda: selling(f"{MILL}, belper.1 A cotton-1", "nottingham.1 cotton barrel", BOTH),
     "sell [iron] stop"),
    ("merchant-barrel-gone", "BB-156",
     lambda: selling(f"{MILL}, stone.1 A brewery-1", "nottingham.1 cotton, nottingham.2 blank"),
     "sell [iron] derby.2 to:nottingham.1 beer:merchant"),
    ("level-too-low", "BB-165", lambda: canal(A=has("iron", income=2)), "loan [iron]"),
    ("wild-card-in-hand", "BB-169", lambda: canal(A=has("iron derby belper wild-location")),
     "scout [iron] [derby] [belper]"),
    ("too-few-cards", "BB-168", lambda: canal(A=has("iron derby")), "scout [iron] [derby]"),
    ("tiles-before-points", "BB-60", lambda: in_debt(), "stop"),
    ("not-yours-to-give-up", "BB-57", lambda: in_debt(), "remove derby.1"),
    ("links-stay", "BB-57", lambda: in_debt(links="A derby--nottingham"),
     "remove derby--nottingham"),
    ("no-more-beer", "BB-155",
     lambda: selling(f"{MILL}, stone.1 A brewery-1", "nottingham.1 cotton barrel"),
     "sell [iron] derby.2 to:nottingham.1 beer:stone.1 beer:merchant"),
    ("beer-before-sale", "BB-155",
     lambda: selling(f"{MILL}, belper.1 A cotton-1", "nottingham.1 cotton barrel", BOTH),
     "sell [iron] beer:merchant"),
    ("nothing-owed", "BB-57", lambda: canal(MILL, A=has("iron")), "remove derby.2"),
]  # fmt: skip
