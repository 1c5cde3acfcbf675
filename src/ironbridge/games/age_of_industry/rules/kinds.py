"""The kinds of question, event and refusal that Age of Industry knows, as numbers."""

from __future__ import annotations

from typing import Final

# Questions, and what their options are.
ACTION: Final = 0  # the eight below
CARD: Final = 1  # cards
INDUSTRY: Final = 2  # industries
SPACE: Final = 3  # spaces
COAL_FROM: Final = 4  # spaces, and the display behind them
IRON_FROM: Final = 5  # the same
LINE: Final = 6  # potential railways
SALE: Final = 7  # spaces, and to stop
BUYER: Final = 8  # spaces with their ports, and market spaces behind them
DEVELOP_COUNTER: Final = 9  # kinds of counter
TAKE_CARD: Final = 10  # open cards, and the deck behind them
REPAY_LOANS: Final = 11  # how many

# Actions. To repay loans is none, but may be done wherever one is asked for.
BUILD: Final = 0
RAILWAY: Final = 1
SELL: Final = 2
DEVELOP: Final = 3
TAKE: Final = 4
PASS: Final = 5
COMBINE: Final = 6
REPAY: Final = 7
ACTIONS: Final = 8

# Events.
PLAYED_CARD: Final = 0
BUILT: Final = 1
OVERBUILT: Final = 2
COAL_TAKEN: Final = 3
COAL_BOUGHT: Final = 4
IRON_TAKEN: Final = 5
IRON_BOUGHT: Final = 6
COAL_SOLD: Final = 7
IRON_SOLD: Final = 8
FLIPPED: Final = 9
IMPORTED: Final = 10
RAILWAY_BUILT: Final = 11
SOLD_TO_PORT: Final = 12
SOLD_TO_MARKET: Final = 13
DEVELOPED: Final = 14
TOOK_OPEN: Final = 15
DREW: Final = 16
OPENED: Final = 17
PASSED: Final = 18
BORROWED: Final = 19
REPAID: Final = 20
INTEREST: Final = 21
ROUND_ENDED: Final = 22
RAILWAY_INCOME: Final = 23
MONEY_POINTS: Final = 24
LEVEL_POINTS: Final = 25
LOAN_POINTS: Final = 26

# Refusals. 0 is FINE and 1 is OUTSIDE, both the engine's.
NOT_IN_HAND: Final = 2
NO_CARD: Final = 3
NOTHING_TO_BUILD: Final = 4
CARD_BUILDS_NOTHING: Final = 5
CARD_NOT_FOR_INDUSTRY: Final = 6
NO_COUNTER_LEFT: Final = 7
LEVEL_ZERO: Final = 8
NO_SPACE_FOR_INDUSTRY: Final = 9
SPACE_DOES_NOT_TAKE_IT: Final = 10
COAL_SPACE: Final = 11
PORT_SPACE: Final = 12
SHIP_SPACE: Final = 13
NOT_THE_CARDS_COLOUR: Final = 14
NOT_CONNECTED: Final = 15
NOT_AT_THE_PORT: Final = 16
NO_PORT_FOR_SHIP: Final = 17
COUNTER_LIMIT: Final = 18
TWO_COUNTER_LIMIT: Final = 19
OVERBUILD_NEEDS_HIGHER_LEVEL: Final = 20
OVERBUILD_ONLY_MINES_AND_WORKS: Final = 21
OVERBUILD_WHILE_CUBES_REMAIN: Final = 22
NO_COAL: Final = 23
NO_IRON: Final = 24
NO_CUBE_THERE: Final = 25
SOURCE_NOT_CONNECTED: Final = 26
NOT_NEAREST: Final = 27
MAP_BEFORE_DISPLAY: Final = 28
NO_LINE_POSSIBLE: Final = 29
LINE_TAKEN: Final = 30
NO_RAILWAYS_LEFT: Final = 31
LINE_NOT_CONNECTED: Final = 32
NOTHING_TO_SELL: Final = 33
NOT_YOUR_COUNTER: Final = 34
NOT_FOR_SALE: Final = 35
ALREADY_FLIPPED: Final = 36
NO_BUYER: Final = 37
SELL_AT_LEAST_ONE: Final = 38
NO_PORT_THERE: Final = 39
BUYER_NOT_CONNECTED: Final = 40
PORT_USED: Final = 41
MARKET_USED: Final = 42
PORT_DOES_NOT_TAKE_IT: Final = 43
MARKET_DOES_NOT_TAKE_IT: Final = 44
NO_DEMAND: Final = 45
NOTHING_TO_DEVELOP: Final = 46
COUNTER_GONE: Final = 47
HAND_FULL: Final = 48
NO_CARDS_TO_TAKE: Final = 49
CARD_NOT_OPEN: Final = 50
DECK_EMPTY: Final = 51
PASS_NEEDS_CARD: Final = 52
COMBINE_IN_FIRST_ROUND: Final = 53
COMBINE_AS_SECOND_ACTION: Final = 54
NO_LOAN: Final = 55
TOO_POOR_TO_REPAY: Final = 56
REPAY_AT_LEAST_ONE: Final = 57
MORE_THAN_LOANS: Final = 58

# Refusals that only say that nothing could come of it: the text of a move leads to the reason.
DEAD_ENDS: Final = (
    NOTHING_TO_BUILD,
    CARD_BUILDS_NOTHING,
    NO_SPACE_FOR_INDUSTRY,
    NO_LINE_POSSIBLE,
    NOTHING_TO_SELL,
    NO_BUYER,
)
