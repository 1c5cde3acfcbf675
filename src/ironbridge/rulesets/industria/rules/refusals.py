"""Refusals: why not, as numbers; data/words.toml has a sentence and a clause for each."""

from __future__ import annotations

from typing import Final

# 0 is FINE and 1 is OUTSIDE, both the engine's.
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
FIRST_BID_TOO_LOW: Final = 22
