"""The kinds of question, event and refusal that Industria knows, as numbers."""

from __future__ import annotations

from typing import Final

# Questions. The options of LOT are tiles; of BID thalers, 0 to pass; of LAY tiles, and one more
# to end the visit. Behind the ordinary options of all but SOURCE stand the resources whose tile
# may be cashed in.
LOT: Final = 0
BID: Final = 1
VERDICT: Final = 2
LAY: Final = 3
SOURCE: Final = 4

PASS: Final = 0  # of BID

SELL: Final = 0  # of VERDICT
KEEP: Final = 1

OWN: Final = 0  # of SOURCE
TILE: Final = 1
BANK: Final = 2
SELLER: Final = 3  # + seat

# Events.
INCOME: Final = 0
REVEALED: Final = 1
LOT_CHOSEN: Final = 2
BID_MADE: Final = 3
PASSED: Final = 4
SOLD: Final = 5
KEPT: Final = 6
ROLE_PASSED: Final = 7
BUILT: Final = 8
SUPPLIED: Final = 9
SCORED: Final = 10
VISIT_ENDED: Final = 11
CASHED_IN: Final = 12
TECHNOLOGY_LOST: Final = 13
EPOCH_BEGAN: Final = 14
FIRST_PLAYER: Final = 15
BONUS_SCORED: Final = 16
ROADS_SCORED: Final = 17
LINES_SCORED: Final = 18
MONEY_SCORED: Final = 19

# Refusals. 0 is FINE and 1 is OUTSIDE, both the engine's.
NOT_ON_OFFER: Final = 2
BID_TOO_LOW: Final = 3
BID_TOO_HIGH: Final = 4
NOT_IN_HAND: Final = 5
RESOURCES_ARE_NOT_LAID: Final = 6
SECOND_FACTORY: Final = 7
SECOND_TECHNOLOGY: Final = 8
SECOND_BONUS: Final = 9
TECHNOLOGY_TOO_LATE: Final = 10
NO_SUPPLY: Final = 11
TOO_DEAR: Final = 12
OWN_FACTORY_SUPPLIES: Final = 13
NO_OWN_FACTORY: Final = 14
NO_RESOURCE_TILE: Final = 15
SEAT_DOES_NOT_MAKE_IT: Final = 16
SOMEBODY_MAKES_IT: Final = 17
BANK_DOES_NOT_SELL_YET: Final = 18
CANNOT_PAY_SOURCE: Final = 19
NO_CASHING_IN: Final = 20
NO_TILE_TO_CASH_IN: Final = 21
