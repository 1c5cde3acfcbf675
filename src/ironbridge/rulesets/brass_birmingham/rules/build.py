"""Build: place an industry tile and pay for it in money, coal and iron (rules: Build)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ironbridge.core.asks import ALIKE, ENDS, FINE, MISSING, Answers, Ask, Question
from ironbridge.core.events import Shape
from ironbridge.core.state import State
from ironbridge.mechanisms.masks import bit, has
from ironbridge.rulesets.brass_birmingham.board import (
    BREWERY,
    CANAL,
    COAL,
    INDUSTRIES,
    IRON,
    NOTHING,
    Board,
    Model,
)
from ironbridge.rulesets.brass_birmingham.rules.refusals import (
    CARD_BUILDS_NOTHING,
    CARD_NOT_FOR_INDUSTRY,
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
    SINGLE_ICON_FIRST,
    SPACE_DOES_NOT_TAKE_IT,
    TOO_DEAR,
    WILD_LOCATION_NOT_ON_FARM,
)
from ironbridge.rulesets.brass_birmingham.rules.supply import (
    COAL_FROM,
    IRON_FROM,
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
from ironbridge.rulesets.brass_birmingham.state import (
    Position,
    cards_of,
    has_nothing_on_board,
    holds,
    is_in_network,
    model_on,
    next_tile,
    put_cubes,
    put_tile,
    remove_tile,
    seat_of,
    take_from_mat,
)

INDUSTRY: Final = 2
SPACE: Final = 3

BUILT: Final = Shape("built", "space", "tile", "pounds")
OVERBUILT: Final = Shape("overbuilt", "space", "tile")
COAL_SOLD: Final = Shape("coal-sold", "space", "cubes", "pounds")
IRON_SOLD: Final = Shape("iron-sold", "space", "cubes", "pounds")


def build(state: Position, answers: Answers, card: i64) -> bool:
    """Choose industry and space as the card allows (BB-111); False where an answer is missing."""
    industry = answers.take(INDUSTRY, card)
    if industry == MISSING:
        return False
    space = answers.take(SPACE, card, industry)
    if space == MISSING:
        return False
    tile = next_tile(state, industry, seat_of(state))
    place_tile(state, tile, space)
    if not bring(state, answers, state.board.models[tile], space):
        return False
    fill(state, space)
    return True


def bring(state: Position, answers: Answers, model: Model, space: i64) -> bool:
    """All the coal of a tile, then all its iron; False where an answer is missing."""
    place = state.board.space_place[space]
    for left in range(model.coal + model.iron - 1, -1, -1):
        if left >= model.iron:
            taken = take_coal(state, answers, place=place, line=NOTHING, left=left)
        else:
            taken = take_iron(state, answers, left=left)
        if not taken:
            return False
    return True


def place_tile(state: Position, tile: i64, space: i64) -> None:
    """Pay the price and put the tile there, perhaps over another (BB-122, BB-124, BB-150)."""
    seat = seat_of(state)
    model = state.board.models[tile]
    if state.tile[space] != NOTHING:
        state.tell(OVERBUILT, state.owner[space], space, state.tile[space])
        remove_tile(state, space)
    pay(state, model.price)
    take_from_mat(state, model.industry, seat)
    put_tile(state, space, tile, seat)
    state.tell(BUILT, seat, space, tile, model.price)


def fill(state: Position, space: i64) -> None:
    """Put coal, iron or beer on a new tile; mines and works sell at once (BB-125 to BB-128)."""
    model = model_on(state, space)
    if model.industry == BREWERY:
        put_cubes(state, space, model.barrels[state.era])
    elif model.industry == COAL:
        put_cubes(state, space, model.output)
        if reaches_merchant(state, state.reach[state.board.space_place[space]]):
            sell_coal(state, space)
    elif model.industry == IRON:
        put_cubes(state, space, model.output)
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


def end_sale(state: Position, space: i64, event: Shape, sold: i64, earned: i64) -> None:
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
    tile = next_tile(state, industry, seat)
    if tile == NOTHING:
        return NO_TILE_LEFT
    model = board.models[tile]
    if state.era == CANAL and not model.canal:
        return ONLY_IN_THE_RAIL_ERA
    if state.era != CANAL and not model.rail:
        return ONLY_IN_THE_CANAL_ERA
    if model.price > state.money[seat]:  # no space makes it cheaper
        return NO_SPACE_FOR_INDUSTRY
    row = card * INDUSTRIES + industry
    for at in range(board.reach.first[row], board.reach.first[row + 1]):
        if why_shown(state, card, model, board.reach.items[at], seat) == FINE:
            return FINE
    return NO_SPACE_FOR_INDUSTRY


def is_industry_card(state: Position, card: i64) -> bool:
    """An industry card or the wild industry; else it is a location."""
    return state.board.builds[card] != 0


def why_shown(state: Position, card: i64, model: Model, space: i64, seat: i64) -> int:
    """The card reaches a space that shows the industry; it is free or may be covered, payable."""
    why = why_place(state, card, space, seat)
    if why == FINE:
        why = why_free(state, model, space, seat)
    if why == FINE:
        why = why_one_tile(state, space, seat)
    return why if why != FINE else why_cost(state, model, space, seat)


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


def why_free(state: Position, model: Model, space: i64, seat: i64) -> int:
    """An empty space, one with a single icon first (BB-119 to BB-121); or a tile to be covered."""
    if state.tile[space] != NOTHING:
        return why_overbuild(state, model, space, seat)
    board = state.board
    single = bit(model.industry)
    if board.shows[space] == single:
        return FINE
    place = board.space_place[space]
    for at in range(board.spaces_at.first[place], board.spaces_at.first[place + 1]):
        other = board.spaces_at.items[at]
        if board.shows[other] == single and state.tile[other] == NOTHING:
            return SINGLE_ICON_FIRST
    return FINE


def why_overbuild(state: Position, model: Model, space: i64, seat: i64) -> int:
    """The same industry, a higher level; another's only with all cubes gone (BB-145 to BB-149)."""
    old = model_on(state, space)
    if old.industry != model.industry:
        return OVERBUILD_OTHER_INDUSTRY
    if state.owner[space] != seat and model.industry != COAL and model.industry != IRON:
        return OVERBUILD_ONLY_MINES_AND_WORKS
    if old.level >= model.level:
        return OVERBUILD_NEEDS_HIGHER_LEVEL
    if state.owner[space] != seat and cubes_remain(state, model.industry):
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


def why_cost(state: Position, model: Model, space: i64, seat: i64) -> int:
    """Coal can be brought there (BB-93, BB-123), and the money pays for all (BB-48)."""
    cost = total_cost(state, model, space)
    if cost >= OUT_OF_REACH:
        return NO_COAL
    return FINE if cost <= state.money[seat] else TOO_DEAR


def total_cost(state: Position, model: Model, space: i64) -> i64:
    """Price and market purchases together; what lies on a tile that is covered helps nobody."""
    reach = state.reach[state.board.space_place[space]]
    cost = model.price + coal_cost(state, reach, model.coal, space)
    return cost + iron_cost(state, model.iron, space)


# The questions.


@final
class Industry(Ask):
    """What is built: the lowest tile of an industry."""

    def __init__(self) -> None:
        super().__init__(INDUSTRY, "industry", INDUSTRIES, "card")

    def why(self, state: State, question: Question, industry: int) -> int:
        assert isinstance(state, Position)
        return why_industry(state, question.a, industry, question.seat)

    def then(self, state: State, question: Question, industry: int) -> Question | None:
        return Question(SPACE, question.seat, question.a, industry)


@final
class Space(Ask):
    """Where it is built."""

    def __init__(self, board: Board) -> None:
        super().__init__(SPACE, "space", int(board.spaces), "card", "industry")
        self.board = board

    def candidates(self, state: State, question: Question) -> list[int]:
        return self.board.card_spaces[question.a][question.b]

    def options(self, state: State, question: Question) -> list[int]:
        assert isinstance(state, Position)
        card, seat, reach = question.a, question.seat, self.board.reach
        model = self.model(state, question)
        row = card * INDUSTRIES + question.b
        found: list[int] = []
        for at in range(reach.first[row], reach.first[row + 1]):
            space = reach.items[at]
            if why_shown(state, card, model, space, seat) == FINE:
                found.append(space)
        return found

    def why(self, state: State, question: Question, space: int) -> int:
        assert isinstance(state, Position)
        model = self.model(state, question)
        if not has(self.board.shows[space], model.industry):
            return SPACE_DOES_NOT_TAKE_IT
        return why_shown(state, question.a, model, space, question.seat)

    def rest(self, state: State, question: Question, space: int) -> int:
        """Coal depends on where it is needed; iron does not, unless a tile with iron is covered."""
        assert isinstance(state, Position)
        model = self.model(state, question)
        if model.coal + model.iron == 0:
            return ENDS
        return space if model.coal > 0 or model.industry == IRON else ALIKE

    def then(self, state: State, question: Question, space: int) -> Question | None:
        """Where coal or iron comes from; but cubes may lie on a tile that is covered."""
        assert isinstance(state, Position)
        if state.tile[space] != NOTHING:
            return None
        model = self.model(state, question)
        left = model.coal + model.iron - 1
        if model.coal == 0:
            return Question(IRON_FROM, question.seat, left)
        return Question(COAL_FROM, question.seat, self.board.space_place[space], NOTHING, left)

    def model(self, state: Position, question: Question) -> Model:
        """The tile that is built."""
        return self.board.models[next_tile(state, question.b, question.seat)]
