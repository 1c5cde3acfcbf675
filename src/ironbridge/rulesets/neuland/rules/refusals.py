"""Refusals: why not, as numbers; data/words.toml has a sentence and a clause for each."""

from __future__ import annotations

from typing import Final

# 0 is FINE and 1 is OUTSIDE, both the engine's.
NOT_A_FOREST: Final = 2
NOT_A_MARKED_HEX: Final = 3
HEX_BUILT_ON: Final = 4
NO_ROOM_FOR_TWO: Final = 5
NO_BUILDING: Final = 6
NO_PRODUCTION_BUILDING: Final = 7
OCCUPIED: Final = 8
OCCUPIED_BY_YOU: Final = 9
LACKS_GOODS: Final = 10
NO_WORKER: Final = 11
PAST_THE_PRESENT: Final = 12
NO_RESTING_SPACE: Final = 13
NO_PROPERTY: Final = 14
CLAIMED: Final = 15
NO_CRESTS_YET: Final = 16
LOWER_FIRST: Final = 17
NONE_LEFT: Final = 18
NOT_ON_TOP: Final = 19
NO_MATERIAL: Final = 20
NO_SITE: Final = 21
WRONG_TERRAIN: Final = 22
HEX_FULL: Final = 23
NOT_YOUR_GOOD: Final = 24
WRONG_GOOD: Final = 25
WRONG_MATERIAL: Final = 26
GOLD_BUILDS_NOTHING: Final = 27
NO_TOKENS: Final = 28
NO_TOKEN_FOR_IT: Final = 29
TOKEN_SPENT: Final = 30
NO_SEARCH: Final = 31
ONLY_FOOD_IS_FOUND: Final = 32
MUST_FREE_A_WORKER: Final = 33
MUST_EMPTY_THE_BUILDING: Final = 34
BREAKS_THE_REST: Final = 35
NOT_MADE_THERE: Final = 36
NONE_IN_SUPPLY: Final = 37
NOT_DRAWN: Final = 38
NOT_IN_THE_BAG: Final = 39
GOLD_PAYS_ALL: Final = 40
NOT_TAKEN_OFF: Final = 41

# Refusals that only say that nothing could come of it: the text of a move leads to the reason.
DEAD_ENDS: Final = (LACKS_GOODS, NO_MATERIAL, NO_SITE, PAST_THE_PRESENT, NO_RESTING_SPACE)
