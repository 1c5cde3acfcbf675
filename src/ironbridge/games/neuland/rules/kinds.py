"""The kinds of question, event and refusal that Neuland knows, as numbers."""

from __future__ import annotations

from typing import Final

# Questions, and what their options are.
HOME: Final = 0  # hexes
ACT: Final = 1  # slots to produce on, slots to place crests on, kinds to build, the end of the turn
SITE: Final = 2  # hexes
RECIPE: Final = 3  # goods
SOURCE: Final = 4  # slots with a good, then the token, then the search
MATERIAL: Final = 5  # slots with a good, then the token
CART: Final = 6  # to do without it, to give it away
ORE: Final = 7  # sorts of marker
DRAW: Final = 8  # the markers in the bag, one by one

WITHOUT: Final = 0  # of CART
GIVEN: Final = 1

# Events.
FIRST_PLAYER: Final = 0
SETTLED: Final = 1
PRODUCED: Final = 2
USED: Final = 3
TOKEN_GIVEN: Final = 4
FOOD_FOUND: Final = 5
CART_GIVEN: Final = 6
BUILT: Final = 7
CRESTS_PLACED: Final = 8
MINE_RETURNED: Final = 9
ORE_DRAWN: Final = 10
ORE_STACKED: Final = 11
RESTED: Final = 12
SKIPPED: Final = 13
LOST: Final = 14
PRESENT_MOVED: Final = 15
WON: Final = 16

# Refusals. 0 is FINE and 1 is OUTSIDE, both the engine's.
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

# Refusals that only say that nothing could come of it: the text of a move leads to the reason.
DEAD_ENDS: Final = (LACKS_GOODS, NO_MATERIAL, NO_SITE, PAST_THE_PRESENT, NO_RESTING_SPACE)
