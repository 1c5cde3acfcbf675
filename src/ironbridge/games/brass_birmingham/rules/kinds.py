"""The kinds of question, event and refusal that Brass: Birmingham knows, as numbers."""

from __future__ import annotations

from typing import Final

# Questions, and what their options are.
ACTION: Final = 0  # the seven actions below
CARD: Final = 1  # cards
INDUSTRY: Final = 2  # industries
SPACE: Final = 3  # spaces
COAL_FROM: Final = 4  # spaces, and the market behind them
IRON_FROM: Final = 5  # the same
LINE: Final = 6  # lines
NEXT_LINE: Final = 7  # lines, and to stop
LINK_BEER: Final = 8  # spaces, and a merchant's barrel behind them, which never serves
DEVELOP_TILE: Final = 9  # industries
NEXT_DEVELOP: Final = 10  # industries, and to stop
SALE: Final = 11  # spaces, and to stop
MERCHANT: Final = 12  # merchant spaces
SALE_BEER: Final = 13  # spaces, and the merchant's own barrel behind them
BONUS_TILE: Final = 14  # industries
SCOUT_CARD: Final = 15  # cards
DEBT_TILE: Final = 16  # spaces

# Actions.
BUILD: Final = 0
NETWORK: Final = 1
DEVELOP: Final = 2
SELL: Final = 3
LOAN: Final = 4
SCOUT: Final = 5
PASS: Final = 6
ACTIONS: Final = 7

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
LINKED: Final = 10
BEER_TAKEN: Final = 11
MERCHANT_BEER: Final = 12
DEVELOPED: Final = 13
SOLD: Final = 14
BONUS_MONEY: Final = 15
BONUS_POINTS: Final = 16
BONUS_PROGRESS: Final = 17
BORROWED: Final = 18
SCOUTED: Final = 19
PASSED: Final = 20
DREW: Final = 21
ROUND_ENDED: Final = 22
INCOME: Final = 23
DEBT_REMOVED: Final = 24
DEBT_POINTS: Final = 25
LINKS_SCORED: Final = 26
TILES_SCORED: Final = 27
ERA_ENDED: Final = 28
MONEY_SCORED: Final = 29
LEVEL_SCORED: Final = 30
AGAIN_SCORED: Final = 31

# Refusals. 0 is FINE and 1 is OUTSIDE, both the engine's.
NOT_IN_HAND: Final = 2
NOTHING_TO_BUILD: Final = 3
CARD_BUILDS_NOTHING: Final = 4
CARD_NOT_FOR_INDUSTRY: Final = 5
NO_TILE_LEFT: Final = 6
ONLY_IN_THE_CANAL_ERA: Final = 7
NO_SPACE_FOR_INDUSTRY: Final = 8
SPACE_DOES_NOT_TAKE_IT: Final = 9
NOT_THE_CARDS_PLACE: Final = 10
WILD_LOCATION_NOT_ON_FARM: Final = 11
OUTSIDE_NETWORK: Final = 12
SINGLE_ICON_FIRST: Final = 13
ONE_TILE_A_TOWN: Final = 14
OVERBUILD_OTHER_INDUSTRY: Final = 15
OVERBUILD_NEEDS_HIGHER_LEVEL: Final = 16
OVERBUILD_ONLY_MINES_AND_WORKS: Final = 17
OVERBUILD_WHILE_CUBES_REMAIN: Final = 18
OVERBUILD_FROM_NOTHING: Final = 19
NO_COAL: Final = 20
TOO_DEAR: Final = 21
MINE_BEFORE_MARKET: Final = 22
NOT_NEAREST_MINE: Final = 23
NO_COAL_THERE: Final = 24
MINE_NOT_CONNECTED: Final = 25
NOT_A_RAILWAY: Final = 26
WORKS_BEFORE_MARKET: Final = 27
NO_IRON_THERE: Final = 28
NO_LINE_POSSIBLE: Final = 29
LINE_TAKEN: Final = 30
NOT_A_CANAL: Final = 31
LINE_OUTSIDE_NETWORK: Final = 32
NO_LINKS_LEFT: Final = 33
NO_BEER_FOR_SECOND_LINK: Final = 34
NO_BEER_THERE: Final = 35
BREWERY_NOT_CONNECTED: Final = 36
NOTHING_TO_DEVELOP: Final = 37
LIGHTBULB: Final = 38
NOTHING_TO_SELL: Final = 39
NOT_YOUR_TILE: Final = 40
ALREADY_FLIPPED: Final = 41
NOT_FOR_SALE: Final = 42
NO_MERCHANT: Final = 43
MERCHANT_DOES_NOT_BUY: Final = 44
MERCHANT_NOT_CONNECTED: Final = 45
NO_BEER_FOR_SALE: Final = 46
SELL_AT_LEAST_ONE: Final = 47
MERCHANT_BARREL_GONE: Final = 48
MERCHANT_BEER_ONLY_FOR_SALES: Final = 49
LEVEL_TOO_LOW: Final = 50
WILD_CARD_IN_HAND: Final = 51
TOO_FEW_CARDS: Final = 52
TILE_IS_WORTH_NOTHING: Final = 53
ONLY_IN_THE_RAIL_ERA: Final = 54

# Refusals that only say that nothing could come of it: the text of a move leads to the reason.
DEAD_ENDS: Final = (
    NOTHING_TO_BUILD,
    CARD_BUILDS_NOTHING,
    NO_SPACE_FOR_INDUSTRY,
    NO_LINE_POSSIBLE,
    NOTHING_TO_DEVELOP,
    NOTHING_TO_SELL,
    NO_MERCHANT,
)
