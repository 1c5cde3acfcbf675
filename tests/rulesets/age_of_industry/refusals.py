"""A position and a move for every refusal of Age of Industry."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ironbridge as ib
from rulesets.age_of_industry.table import germany, has, new_england

Provoked = tuple[str, str, Callable[[], ib.Match], str]

HOME = "kiel A port-1"
MILL = "koeln.1 A cotton-mill-1"
READY = "ship-0 0"
LEVEL_TWO = "cotton-mill-1 0"
SUPPLY = "essen.1 B coal-mine-1, essen.3 B iron-works-1"
NO_MILLS = "cotton-mill-1 0, cotton-mill-2 0, cotton-mill-3 0"
NO_WORKS = "iron-works-1 0, iron-works-2 0, iron-works-3 0"
NOTHING = (
    f"{NO_MILLS}, {NO_WORKS}, factory-0 0, factory-3 0, factory-4 0, coal-mine-1 0, "
    "coal-mine-2 0, coal-mine-3 0, port-1 0, port-2 0, port-3 0, ship-0 0, ship-3 0, ship-4 0"
)
TWELVE = (
    "A kiel-denmark kiel-hamburg hamburg-bremen hamburg-hannover bremen-hannover hannover-kassel "
    "kassel-frankfurt koeln-frankfurt essen-koeln essen-kassel koeln-belgium hannover-magdeburg"
)
THROUGH = "B pennsylvania-new-york pennsylvania-binghamton binghamton-albany"
BREMEN = "B koeln-belgium essen-koeln osnabrueck-essen bremen-osnabrueck"


def red(counters: str = "", railways: str = "", display: str = "", **more: Any) -> ib.Match:
    """A plays a red card."""
    return germany(counters, railways, **more, A=has("red", money=20, display=display))


def ship(counters: str, card: str = "ship", railways: str = "") -> ib.Match:
    """A wants a ship in New England."""
    return new_england(counters, railways, A=has(card, money=20, display=READY))


def beyond(counters: str, display: str = LEVEL_TWO) -> ib.Match:
    """A plays a blue card, or sells, in Albany; railways lead there through Pennsylvania only."""
    return new_england(counters, THROUGH, A=has("blue", display=display))


def selling(counters: str = "", belgium: str = "cotton", railways: str = BREMEN) -> ib.Match:
    """A sells from a mill in Köln, which is joined to Belgium and Bremen."""
    return germany(f"{MILL}{counters}", railways, f"belgium {belgium}", A=has("port"))


def owing(money: int, loans: int) -> ib.Match:
    """A wants to repay loans."""
    return germany(A=has("port", money=money, loans=loans))


def taking() -> ib.Match:
    """A has taken the first of two cards."""
    match = germany(open=["brown", "factory"], deck=["red", "blue"], A=has("port"))
    match.play("take open:[brown]")
    return match


CASES: list[Provoked] = [
    ("not-in-hand", "AI-47", red, "pass [brown]"),
    ("no-card", "AI-47", lambda: germany(MILL, A=has("")), "build"),
    ("nothing-to-build", "AI-51", lambda: germany(HOME, A=has("ship port")), "build"),
    ("card-builds-nothing", "AI-51",
     lambda: germany(A=has("brown blue", display=f"{NO_MILLS}, {NO_WORKS}")), "build [brown]"),
    ("card-not-for-industry", "AI-52", lambda: germany(A=has("cotton-mill")),
     "build [cotton-mill] iron-works koeln.1"),
    ("no-counter-left", "AI-69", lambda: red(display=NO_MILLS), "build [red] cotton-mill koeln.1"),
    ("level-zero", "AI-71", red, "build [red] factory koeln.1"),
    ("no-space-for-industry", "AI-51",
     lambda: red("koeln.1 B cotton-mill-1, koeln.2 C cotton-mill-1, essen.3 B cotton-mill-1, "
                 "essen.4 C cotton-mill-1"), "build [red] cotton-mill"),
    ("space-does-not-take-it", "AI-61", red, "build [red] coal-mine koeln.1"),
    ("coal-space", "AI-62", red, "build [red] cotton-mill essen.1"),
    ("port-space", "AI-63", lambda: germany(A=has("blue")), "build [blue] cotton-mill kiel"),
    ("ship-space", "AI-64", lambda: ship("", "light-green"),
     "build [light-green] cotton-mill gulf-of-maine"),
    ("village", "AI-23", red, "build [red] cotton-mill osnabrueck"),
    ("no-space-in-place", "AI-50", red, "build [red] cotton-mill holland"),
    ("not-the-cards-colour", "AI-59", red, "build [red] cotton-mill regensburg"),
    ("not-connected", "AI-53", lambda: germany(HOME, A=has("cotton-mill")),
     "build [cotton-mill] cotton-mill koeln.1"),
    ("not-at-the-port", "AI-57",
     lambda: ship("portland.1 B port-1, concord A cotton-mill-1"),
     "build [ship] ship gulf-of-maine"),
    ("no-port-for-ship", "AI-65", lambda: ship("", "light-green"),
     "build [light-green] ship gulf-of-maine"),
    ("counter-limit", "AI-67", lambda: red(MILL), "build [red] iron-works koeln.2"),
    ("two-counter-limit", "AI-68",
     lambda: red("essen.1 A coal-mine-1, essen.3 A cotton-mill-1"), "build [red] iron-works essen.4"),
    ("overbuild-needs-higher-level", "AI-100", lambda: red(MILL),
     "build [red] cotton-mill koeln.1"),
    ("overbuild-rival-needs-higher-level", "AI-106",
     lambda: red("essen.1 B coal-mine-1 flipped", coal=0), "build [red] coal-mine essen.1"),
    ("overbuild-only-mines-and-works", "AI-104", lambda: red("koeln.1 B cotton-mill-1"),
     "build [red] iron-works koeln.1"),
    ("overbuild-while-cubes-remain", "AI-105",
     lambda: red("essen.1 B coal-mine-1 flipped, breslau.1 C coal-mine-1 2",
                 display="coal-mine-1 0", coal=1), "build [red] coal-mine essen.1"),
    ("no-coal", "AI-87", lambda: red(display=LEVEL_TWO), "build [red] cotton-mill koeln.1"),
    ("no-iron", "AI-87", lambda: red("essen.1 B coal-mine-1", "B essen-koeln", "factory-0 0"),
     "build [red] factory koeln.1"),
    ("coal-barred", "AI-84", lambda: beyond("new-york.1 B port-1"),
     "build [blue] cotton-mill albany.1"),
    ("iron-barred", "AI-84",
     lambda: beyond("pennsylvania.1 B coal-mine-1, new-york.3 C iron-works-1", "factory-0 0"),
     "build [blue] factory albany.1"),
    ("no-cube-there", "AI-74", lambda: red("essen.1 B coal-mine-1", "B essen-koeln", LEVEL_TWO),
     "build [red] cotton-mill koeln.1 coal:essen.2"),
    ("source-not-connected", "AI-75",
     lambda: red("essen.1 B coal-mine-1, poland C coal-mine-1", "B essen-koeln", LEVEL_TWO),
     "build [red] cotton-mill koeln.1 coal:poland"),
    ("source-barred", "AI-84",
     lambda: beyond("pennsylvania.1 B coal-mine-1, new-york.1 B port-1, new-york-bight C ship-3 3"),
     "build [blue] cotton-mill albany.1 coal:new-york-bight"),
    ("source-overseas", "AI-83",
     lambda: new_england("portland.1 B port-1, gulf-of-maine C ship-3 3",
                         A=has("light-green", display="port-1 0")),
     "build [light-green] port portsmouth coal:gulf-of-maine"),
    ("not-nearest", "AI-76",
     lambda: red("essen.1 B coal-mine-1, mannheim.1 C coal-mine-1",
                 "B essen-koeln koeln-frankfurt frankfurt-mannheim", LEVEL_TWO),
     "build [red] cotton-mill koeln.1 coal:mannheim.1"),
    ("map-before-display", "AI-86",
     lambda: red("essen.1 B coal-mine-1", "B essen-koeln koeln-belgium", LEVEL_TWO),
     "build [red] cotton-mill koeln.1 coal:display"),
    ("no-line-possible", "AI-121", red, "railway"),
    ("line-taken", "AI-118", lambda: germany(MILL, "B essen-koeln"), "railway essen-koeln"),
    ("no-railways-left", "AI-120", lambda: germany(SUPPLY, TWELVE), "railway frankfurt-mannheim"),
    ("line-not-connected", "AI-121", lambda: germany(MILL), "railway berlin-poland"),
    ("sea-lane", "AI-27", lambda: new_england("boston.1 A port-1"),
     "railway massachusetts-bay-boston"),
    ("nothing-to-sell", "AI-127", lambda: germany(MILL), "sell"),
    ("not-your-counter", "AI-128", lambda: selling(", essen.3 B cotton-mill-1"), "sell essen.3"),
    ("not-for-sale", "AI-128", lambda: selling(", essen.3 A iron-works-1"), "sell essen.3"),
    ("already-flipped", "AI-128", lambda: selling(", essen.3 A cotton-mill-1 flipped"),
     "sell essen.3"),
    ("no-buyer", "AI-129", lambda: selling(", regensburg A cotton-mill-1, hamburg.1 B port-1"),
     "sell regensburg"),
    ("sell-at-least-one", "AI-127", lambda: selling(", essen.3 A cotton-mill-1"), "sell stop"),
    ("no-port-there", "AI-129", selling, "sell koeln.1 to:kiel"),
    ("buyer-not-connected", "AI-129", lambda: selling(", hamburg.1 B port-1"),
     "sell koeln.1 to:hamburg.1"),
    ("buyer-barred", "AI-131",
     lambda: beyond("albany.1 A cotton-mill-1, new-york.1 B port-1"), "sell albany.1 to:new-york.1"),
    ("buyer-overseas", "AI-140",
     lambda: new_england("boston.3 A cotton-mill-1, boston.1 A port-1",
                         markets="massachusetts-bay cotton"), "sell boston.3 to:massachusetts-bay"),
    ("port-used", "AI-136", lambda: selling(", bremen.1 B port-1 flipped"),
     "sell koeln.1 to:bremen.1"),
    ("market-used", "AI-136", lambda: selling(", bremen.1 B port-1", "cotton used"),
     "sell koeln.1 to:belgium"),
    ("port-does-not-take-it", "AI-132",
     lambda: selling(", essen.3 A factory-3, bremen.1 B port-1", "both"),
     "sell essen.3 to:bremen.1"),
    ("market-does-not-take-it", "AI-133", lambda: selling(", bremen.1 B port-1", "factory"),
     "sell koeln.1 to:belgium"),
    ("no-demand", "AI-134", lambda: selling(", bremen.1 B port-1", "none"),
     "sell koeln.1 to:belgium"),
    ("nothing-to-develop", "AI-144", lambda: germany(A=has("port", display=NOTHING)), "develop"),
    ("counter-gone", "AI-144", lambda: germany(A=has("port", display="factory-0 0")),
     "develop [port] factory-0"),
    ("hand-full", "AI-150", lambda: germany(A=has("ship ship ship ship ship ship port port brown")),
     "take"),
    ("no-cards-to-take", "AI-151", lambda: germany(open=[], deck=[], A=has("port")), "take"),
    ("card-not-open", "AI-147", lambda: germany(open=["brown", "factory"], A=has("port")),
     "take open:[mauve]"),
    ("deck-empty", "AI-160",
     lambda: germany(open=["brown", "factory"], deck=[], A=has("port")), "take deck"),
    ("pass-needs-card", "AI-153", lambda: germany(MILL, A=has("")), "pass"),
    ("combine-in-first-round", "AI-115", lambda: germany(round=1, A=has("port")), "combine"),
    ("combine-as-second-action", "AI-116", lambda: germany(actions=1, A=has("port")), "combine"),
    ("loan-is-no-action", "AI-110", lambda: owing(4, 0), "loan"),
    ("no-loan", "AI-111", lambda: owing(20, 0), "repay"),
    ("too-poor-to-repay", "AI-111", lambda: owing(19, 3), "repay 2"),
    ("repay-at-least-one", "AI-111", lambda: owing(20, 3), "repay 0"),
    ("more-than-loans", "AI-111", lambda: owing(50, 3), "repay 4"),
    ("card-is-due", "AI-147", taking, "build [port] port hamburg.1"),
]  # fmt: skip
