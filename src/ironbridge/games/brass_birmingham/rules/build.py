"""Build: place an industry tile and pay for it in money, coal and iron (rules: Build)."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.core.rules import FINE, MISSING, Answers
from ironbridge.games.brass_birmingham.board import (
    BREWERY,
    CANAL,
    COAL,
    INDUSTRIES,
    IRON,
    NOTHING,
    Kind,
)
from ironbridge.games.brass_birmingham.rules.kinds import (
    BUILT,
    CARD_BUILDS_NOTHING,
    CARD_NOT_FOR_INDUSTRY,
    COAL_SOLD,
    INDUSTRY,
    IRON_SOLD,
    NO_COAL,
    NO_SPACE_FOR_INDUSTRY,
    NO_TILE_LEFT,
    NOT_THE_CARDS_PLACE,
    NOTHING_TO_BUILD,
    ONE_TILE_A_TOWN,
    ONLY_IN_THE_CANAL_ERA,
    ONLY_IN_THE_RAIL_ERA,
    OUTSIDE_NETWORK,
    OVERBUILD_FROM_NOTHING,
    OVERBUILD_NEEDS_HIGHER_LEVEL,
    OVERBUILD_ONLY_MINES_AND_WORKS,
    OVERBUILD_OTHER_INDUSTRY,
    OVERBUILD_WHILE_CUBES_REMAIN,
    OVERBUILT,
    SINGLE_ICON_FIRST,
    SPACE,
    SPACE_DOES_NOT_TAKE_IT,
    TOO_DEAR,
    WILD_LOCATION_NOT_ON_FARM,
)
from ironbridge.games.brass_birmingham.rules.supply import (
    OUT_OF_REACH,
    coal_cost,
    flip,
    iron_cost,
    pay,
    reaches_merchant,
    receive,
    take_coal,
    take_iron,
)
from ironbridge.games.brass_birmingham.state import (
    Position,
    cards_of,
    has_nothing_on_board,
    holds,
    is_in_network,
    kind_on,
    next_kind,
    put_cubes,
    put_tile,
    remove_tile,
    seat_of,
    take_from_mat,
)
from ironbridge.mechanisms.masks import bit, has


def build(state: Position, answers: Answers, card: i64) -> bool:
    """Choose industry and space as the card allows (BB-111); False where an answer is missing."""
    industry = answers.take(INDUSTRY, card)
    if industry == MISSING:
        return False
    space = answers.take(SPACE, card, industry)
    if space == MISSING:
        return False
    tile = next_kind(state, industry, seat_of(state))
    kind = state.board.kinds[tile]
    place_tile(state, tile, space)
    place = state.board.space_place[space]
    if not take_coal(state, answers, kind.coal, place, NOTHING, then=kind.iron):
        return False
    if not take_iron(state, answers, kind.iron):
        return False
    fill(state, space)
    return True


def place_tile(state: Position, tile: i64, space: i64) -> None:
    """Pay the price and put the tile there, perhaps over another (BB-122, BB-124, BB-150)."""
    seat = seat_of(state)
    kind = state.board.kinds[tile]
    if state.tile[space] != NOTHING:
        state.tell(OVERBUILT, state.owner[space], space, state.tile[space])
        remove_tile(state, space)
    pay(state, kind.price)
    take_from_mat(state, kind.industry, seat)
    put_tile(state, space, tile, seat)
    state.tell(BUILT, seat, space, tile, kind.price)


def fill(state: Position, space: i64) -> None:
    """Put coal, iron or beer on a new tile; mines and works sell at once (BB-125 to BB-128)."""
    kind = kind_on(state, space)
    if kind.industry == BREWERY:
        put_cubes(state, space, kind.barrels[state.era])
    elif kind.industry == COAL:
        put_cubes(state, space, kind.output)
        if reaches_merchant(state, state.reach[state.board.space_place[space]]):
            sell_coal(state, space)
    elif kind.industry == IRON:
        put_cubes(state, space, kind.output)
        sell_iron(state, space)


def sell_coal(state: Position, space: i64) -> None:
    """Fill the coal market, dearest space first; an emptied tile flips (BB-129 to BB-131)."""
    market = state.board.coal
    sold = min(state.cubes[space], market.size - state.coal)
    earned = market.income(state.coal, sold)
    state.coal += sold
    end_sale(state, space, COAL_SOLD, sold, earned)


def sell_iron(state: Position, space: i64) -> None:
    """Fill the iron market in the same way."""
    market = state.board.iron
    sold = min(state.cubes[space], market.size - state.iron)
    earned = market.income(state.iron, sold)
    state.iron += sold
    end_sale(state, space, IRON_SOLD, sold, earned)


def end_sale(state: Position, space: i64, event: i64, sold: i64, earned: i64) -> None:
    """The owner is paid, which is not spending; an empty tile flips."""
    if sold == 0:
        return
    put_cubes(state, space, state.cubes[space] - sold)
    receive(state, state.owner[space], earned)
    state.tell(event, state.owner[space], space, sold, earned)
    if state.cubes[space] == 0:
        flip(state, space)


# Why not: from the action to the card, the industry, the space.


def why_build(state: Position, seat: i64) -> int:
    """Some card builds something somewhere."""
    for card in range(state.board.cards):
        if cards_of(state, seat, card) > 0 and why_card(state, card, seat) == FINE:
            return FINE
    return NOTHING_TO_BUILD


def why_card(state: Position, card: i64, seat: i64) -> int:
    """The card builds something somewhere."""
    builds = state.board.card_builds
    for at in range(builds.first[card], builds.first[card + 1]):
        if why_industry(state, card, builds.items[at], seat) == FINE:
            return FINE
    return CARD_BUILDS_NOTHING


def why_industry(state: Position, card: i64, industry: i64, seat: i64) -> int:
    """The card allows it, its lowest tile is of this era, a space takes it (BB-114 to BB-118)."""
    board = state.board
    if is_industry_card(state, card) and not has(board.builds[card], industry):
        return CARD_NOT_FOR_INDUSTRY
    tile = next_kind(state, industry, seat)
    if tile == NOTHING:
        return NO_TILE_LEFT
    kind = board.kinds[tile]
    if state.era == CANAL and not kind.canal:
        return ONLY_IN_THE_RAIL_ERA
    if state.era != CANAL and not kind.rail:
        return ONLY_IN_THE_CANAL_ERA
    if kind.price > state.money[seat]:  # no space makes it cheaper
        return NO_SPACE_FOR_INDUSTRY
    row = card * INDUSTRIES + industry
    for at in range(board.reach.first[row], board.reach.first[row + 1]):
        if why_shown(state, card, kind, board.reach.items[at], seat) == FINE:
            return FINE
    return NO_SPACE_FOR_INDUSTRY


def spaces_for(state: Position, card: i64, industry: i64, seat: i64) -> list[int]:
    """The spaces where a card may build the lowest tile of an industry."""
    board = state.board
    kind = board.kinds[next_kind(state, industry, seat)]
    row = card * INDUSTRIES + industry
    found: list[int] = []
    for at in range(board.reach.first[row], board.reach.first[row + 1]):
        space = board.reach.items[at]
        if why_shown(state, card, kind, space, seat) == FINE:
            found.append(space)
    return found


def is_industry_card(state: Position, card: i64) -> bool:
    """An industry card or the wild industry; else it is a location."""
    return state.board.builds[card] != 0


def why_space(state: Position, card: i64, kind: Kind, space: i64, seat: i64) -> int:
    """The space shows the industry, the card reaches it, it is free or may be covered, payable."""
    if not has(state.board.shows[space], kind.industry):
        return SPACE_DOES_NOT_TAKE_IT
    return why_shown(state, card, kind, space, seat)


def why_shown(state: Position, card: i64, kind: Kind, space: i64, seat: i64) -> int:
    """The same for a space that shows the industry."""
    why = why_place(state, card, space, seat)
    if why == FINE:
        why = why_free(state, kind, space, seat)
    if why == FINE:
        why = why_one_tile(state, space, seat)
    return why if why != FINE else why_cost(state, kind, space, seat)


def why_place(state: Position, card: i64, space: i64, seat: i64) -> int:
    """A location card goes to its town, an industry card into the network (BB-112 to BB-114)."""
    board = state.board
    place = board.space_place[space]
    if card == board.wild_location:
        return WILD_LOCATION_NOT_ON_FARM if board.is_farm(place) else FINE
    if not is_industry_card(state, card):
        return FINE if card == place else NOT_THE_CARDS_PLACE
    if is_in_network(state, place, seat):
        return FINE
    if not has_nothing_on_board(state, seat):
        return OUTSIDE_NETWORK
    # "a free space" is what the rule for an empty board asks for.
    return FINE if state.tile[space] == NOTHING else OVERBUILD_FROM_NOTHING


def why_free(state: Position, kind: Kind, space: i64, seat: i64) -> int:
    """An empty space, one with a single icon first (BB-119 to BB-121); or a tile to be covered."""
    if state.tile[space] != NOTHING:
        return why_overbuild(state, kind, space, seat)
    board = state.board
    single = bit(kind.industry)
    if board.shows[space] == single:
        return FINE
    place = board.space_place[space]
    for at in range(board.spaces_at.first[place], board.spaces_at.first[place + 1]):
        other = board.spaces_at.items[at]
        if board.shows[other] == single and state.tile[other] == NOTHING:
            return SINGLE_ICON_FIRST
    return FINE


def why_overbuild(state: Position, kind: Kind, space: i64, seat: i64) -> int:
    """The same industry, a higher level; another's only with all cubes gone (BB-145 to BB-149)."""
    old = kind_on(state, space)
    if old.industry != kind.industry:
        return OVERBUILD_OTHER_INDUSTRY
    if state.owner[space] != seat and kind.industry != COAL and kind.industry != IRON:
        return OVERBUILD_ONLY_MINES_AND_WORKS
    if old.level >= kind.level:
        return OVERBUILD_NEEDS_HIGHER_LEVEL
    if state.owner[space] != seat and cubes_remain(state, kind.industry):
        return OVERBUILD_WHILE_CUBES_REMAIN
    return FINE


def cubes_remain(state: Position, industry: i64) -> bool:
    """Is a cube of this resource on any tile or in its market?"""
    if (state.coal if industry == COAL else state.iron) > 0:
        return True
    showing = state.board.showing
    for at in range(showing.first[industry], showing.first[industry + 1]):
        if holds(state, showing.items[at], industry):
            return True
    return False


def why_one_tile(state: Position, space: i64, seat: i64) -> int:
    """In the canal era a seat has one tile in a place, and may only replace it (BB-140, BB-151)."""
    if state.era != CANAL:
        return FINE
    board = state.board
    place = board.space_place[space]
    for at in range(board.spaces_at.first[place], board.spaces_at.first[place + 1]):
        other = board.spaces_at.items[at]
        if other != space and state.owner[other] == seat:
            return ONE_TILE_A_TOWN
    return FINE


def why_cost(state: Position, kind: Kind, space: i64, seat: i64) -> int:
    """Coal can be brought there (BB-93, BB-123), and the money pays for all (BB-48)."""
    cost = total_cost(state, kind, space)
    if cost >= OUT_OF_REACH:
        return NO_COAL
    return FINE if cost <= state.money[seat] else TOO_DEAR


def total_cost(state: Position, kind: Kind, space: i64) -> i64:
    """Price and market purchases together; what lies on a tile that is covered helps nobody."""
    reach = state.reach[state.board.space_place[space]]
    cost = kind.price + coal_cost(state, reach, kind.coal, space)
    return cost + iron_cost(state, kind.iron, space)
