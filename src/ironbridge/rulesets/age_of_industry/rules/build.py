"""Build industry: a counter from the display to the map (rules: Build industry)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ironbridge.core.asks import ENDS, FINE, MISSING, Answers, Ask, Question
from ironbridge.core.events import Shape
from ironbridge.core.state import State
from ironbridge.mechanisms.masks import bit, has
from ironbridge.mechanisms.rows import changed
from ironbridge.rulesets.age_of_industry.board import (
    COAL,
    COAL_MINE,
    INDUSTRIES,
    IRON,
    IRON_WORKS,
    NOTHING,
    PORT,
    SHIP,
    Board,
    Model,
)
from ironbridge.rulesets.age_of_industry.rules.money import spend
from ironbridge.rulesets.age_of_industry.rules.refusals import (
    CARD_BUILDS_NOTHING,
    CARD_NOT_FOR_INDUSTRY,
    COAL_BARRED,
    COAL_SPACE,
    COUNTER_LIMIT,
    IRON_BARRED,
    LEVEL_ZERO,
    NO_CARD,
    NO_COAL,
    NO_COUNTER_LEFT,
    NO_IRON,
    NO_PORT_FOR_SHIP,
    NO_SPACE_FOR_INDUSTRY,
    NO_SPACE_IN_PLACE,
    NOT_AT_THE_PORT,
    NOT_CONNECTED,
    NOT_THE_CARDS_COLOUR,
    NOTHING_TO_BUILD,
    OVERBUILD_NEEDS_HIGHER_LEVEL,
    OVERBUILD_ONLY_MINES_AND_WORKS,
    OVERBUILD_RIVAL_NEEDS_HIGHER_LEVEL,
    OVERBUILD_WHILE_CUBES_REMAIN,
    PORT_SPACE,
    SHIP_SPACE,
    SPACE_DOES_NOT_TAKE_IT,
    TWO_COUNTER_LIMIT,
    VILLAGE,
)
from ironbridge.rulesets.age_of_industry.rules.supply import (
    bring,
    can_bring,
    fill_display,
    flip_if_used_up,
    is_barred,
    sources_of,
)
from ironbridge.rulesets.age_of_industry.state import (
    Position,
    cards_of,
    counters_in,
    hand_size,
    has_port,
    has_railway_to,
    model_on,
    next_model,
    put_counter,
    put_cubes,
    remove_counter,
    seat_of,
    take_from_display,
)

INDUSTRY: Final = 2  # industries
SPACE: Final = 3  # spaces, and behind them the places that have none

BUILT: Final = Shape("built", "space", "counter", "dollars")
OVERBUILT: Final = Shape("overbuilt", "space", "counter")
IMPORTED: Final = Shape("imported", "space", "cubes")

ANY_CARD: Final = NOTHING  # in place of a card: both actions for one build, anywhere


def build(state: Position, answers: Answers, card: i64) -> bool:
    """Choose industry and space as the card allows (AI-50, AI-51); False where an answer is missing."""
    industry = answers.take(INDUSTRY, card)
    if industry == MISSING:
        return False
    space = answers.take(SPACE, card, industry)
    if space == MISSING:
        return False
    counter = next_model(state, industry, seat_of(state))
    if industry == SHIP:
        return build_ship(state, answers, counter, space)
    if not take_cubes(state, answers, counter, space):
        return False
    pay_counter(state, counter, space)
    place_counter(state, counter, space)
    if industry in (COAL_MINE, IRON_WORKS):
        put_cubes(state, space, state.board.models[counter].cubes)
        fill_display(state, space)
        flip_if_used_up(state, space)
    return True


def build_ship(state: Position, answers: Answers, counter: i64, space: i64) -> bool:
    """A ship is placed first: its import coal may pay for it (AI-81); over a ship nothing is new (AI-108)."""
    is_new = state.counter[space] == NOTHING
    place_counter(state, counter, space)
    state.covers = changed(state.covers, space, 1)  # nothing flips it before it is paid for
    if is_new:
        put_cubes(state, space, state.board.imports[space])
        state.tell(IMPORTED, seat_of(state), space, state.cubes[space])
    if not take_cubes(state, answers, counter, space):
        return False
    pay_counter(state, counter, space)
    if is_new:
        state.covers = changed(state.covers, space, 0)
        fill_display(state, space)
        flip_if_used_up(state, space)
    return True


def take_cubes(state: Position, answers: Answers, counter: i64, space: i64) -> bool:
    """The coal and the iron that a counter needs; False where an answer is missing."""
    model = state.board.models[counter]
    place = state.board.space_place[space]
    return bring(state, answers, coal=model.coal, iron=model.iron, place=place, line=NOTHING)


def pay_counter(state: Position, counter: i64, space: i64) -> None:
    """Price and cubes of the displays are one payment (AI-72, AI-109)."""
    price = state.board.models[counter].price
    state.tell(BUILT, seat_of(state), space, counter, price)
    spend(state, price + state.bill)
    state.bill = 0


def place_counter(state: Position, counter: i64, space: i64) -> None:
    """Move a counter from the display to the map, perhaps over another (AI-69, AI-103, AI-107)."""
    seat = seat_of(state)
    if state.counter[space] != NOTHING:
        state.tell(OVERBUILT, state.owner[space], space, state.counter[space])
        remove_counter(state, space)
    take_from_display(state, counter, seat)
    put_counter(state, space, counter, seat)


# Why not: from the action to the card, the industry, the space.


def why_build(state: Position, seat: i64) -> int:
    """Some card of the hand builds something somewhere."""
    if hand_size(state, seat) == 0:
        return NO_CARD
    for card in range(state.board.cards):
        if cards_of(state, seat, card) > 0 and why_card(state, card, seat) == FINE:
            return FINE
    return NOTHING_TO_BUILD


def why_build_anywhere(state: Position, seat: i64) -> int:
    """With both actions, something can be built somewhere (AI-113, AI-114)."""
    if hand_size(state, seat) == 0:
        return NO_CARD
    return FINE if why_card(state, ANY_CARD, seat) == FINE else NOTHING_TO_BUILD


def why_card(state: Position, card: i64, seat: i64) -> int:
    """The card builds something somewhere."""
    for industry in range(INDUSTRIES):
        if why_industry(state, card, industry, seat) == FINE:
            return FINE
    return CARD_BUILDS_NOTHING


def why_industry(state: Position, card: i64, industry: i64, seat: i64) -> int:
    """The card allows it, its lowest counter can be built, a space takes it (AI-52, AI-70, AI-71)."""
    if is_industry_card(card) and card != industry:
        return CARD_NOT_FOR_INDUSTRY
    counter = next_model(state, industry, seat)
    if counter == NOTHING:
        return NO_COUNTER_LEFT
    model = state.board.models[counter]
    if model.level <= state.board.unbuilt_level:
        return LEVEL_ZERO
    taking = state.board.taking
    for at in range(taking.first[industry], taking.first[industry + 1]):
        if why_shown(state, card, model, taking.items[at], seat) == FINE:
            return FINE
    return NO_SPACE_FOR_INDUSTRY


def is_industry_card(card: i64) -> bool:
    """An industry card; else it is a location card, or any card at all."""
    return 0 <= card < INDUSTRIES


def why_space(state: Position, card: i64, model: Model, space: i64, seat: i64) -> int:
    """The space takes the industry (AI-61 to AI-64), the card reaches it, it is free or coverable."""
    if space >= state.board.spaces:
        return why_nowhere(state, space)
    takes = state.board.takes[space]
    if not has(takes, model.industry):
        return why_symbol(takes)
    return why_shown(state, card, model, space, seat)


def why_nowhere(state: Position, option: i64) -> int:
    """A place without any space: a village (AI-23), or a land abroad that has only a market."""
    place = state.board.spaceless[option - state.board.spaces]
    return VILLAGE if state.board.place_village[place] else NO_SPACE_IN_PLACE


def why_symbol(takes: i64) -> int:
    """The rule of a space, by what may be built there (AI-61 to AI-64)."""
    if has(takes, COAL_MINE):
        return COAL_SPACE
    if has(takes, PORT):
        return PORT_SPACE
    return SHIP_SPACE if has(takes, SHIP) else SPACE_DOES_NOT_TAKE_IT


def why_shown(state: Position, card: i64, model: Model, space: i64, seat: i64) -> int:
    """The same for a space that takes the industry."""
    why = why_place(state, card, space, seat)
    if why == FINE and model.industry == SHIP:
        why = why_ship(state, space)
    if why == FINE:
        why = why_free(state, model, space, seat)
    return why if why != FINE else why_supplied(state, model, space)


def why_place(state: Position, card: i64, space: i64, seat: i64) -> int:
    """A location card goes to its colour, an industry card where one is connected (AI-53 to AI-60)."""
    if card == ANY_CARD:
        return FINE
    place = state.board.space_place[space]
    if not is_industry_card(card):
        return FINE if state.board.place_colour[place] == card else NOT_THE_CARDS_COLOUR
    if state.owner[space] == seat or state.counters[seat] == 0:
        return FINE
    if state.board.is_ship_space(place):
        return FINE if is_present_at_port(state, place, seat) else NOT_AT_THE_PORT
    if has_railway_to(state, place, seat):
        return FINE
    beside = state.board.limit(place) > 1 and counters_in(state, place, seat) > 0
    return FINE if beside else NOT_CONNECTED


def is_present_at_port(state: Position, ship: i64, seat: i64) -> bool:
    """A location beyond a sea lane holds a port of anybody and shows the seat's colour (AI-57)."""
    board = state.board
    for at in range(board.lanes_at.first[ship], board.lanes_at.first[ship + 1]):
        port = board.lane_port[board.lanes_at.items[at]]
        shown = counters_in(state, port, seat) > 0 or has_railway_to(state, port, seat)
        if shown and has_port(state, port):
            return True
    return False


def why_ship(state: Position, space: i64) -> int:
    """A ship needs a port counter, of anybody, at the other end of a sea lane (AI-65)."""
    board = state.board
    ship = board.space_place[space]
    for at in range(board.lanes_at.first[ship], board.lanes_at.first[ship + 1]):
        if has_port(state, board.lane_port[board.lanes_at.items[at]]):
            return FINE
    return NO_PORT_FOR_SHIP


def why_free(state: Position, model: Model, space: i64, seat: i64) -> int:
    """An empty space within the limit of the location, or a counter to cover (AI-66 to AI-68)."""
    place = state.board.space_place[space]
    if state.counter[space] != NOTHING:
        why = why_overbuild(state, model, space, seat)
        if why != FINE or state.owner[space] == seat:
            return why
    limit = state.board.limit(place)
    if counters_in(state, place, seat) < limit:
        return FINE
    return COUNTER_LIMIT if state.board.is_small(place) else TWO_COUNTER_LIMIT


def why_overbuild(state: Position, model: Model, space: i64, seat: i64) -> int:
    """A higher level; another's only mine by mine, works by works, all cubes gone (AI-100 to AI-106)."""
    old = model_on(state, space)
    is_own = state.owner[space] == seat
    is_source = old.industry == COAL_MINE or old.industry == IRON_WORKS
    if not is_own and not (is_source and old.industry == model.industry):
        return OVERBUILD_ONLY_MINES_AND_WORKS
    if old.level >= model.level:
        return OVERBUILD_NEEDS_HIGHER_LEVEL if is_own else OVERBUILD_RIVAL_NEEDS_HIGHER_LEVEL
    if not is_own and cubes_remain(state, COAL if old.industry == COAL_MINE else IRON):
        return OVERBUILD_WHILE_CUBES_REMAIN
    return FINE


def cubes_remain(state: Position, good: i64) -> bool:
    """Is a cube of this good anywhere on the map, in an import box or on its display?"""
    on_display = state.coal if good == COAL else state.iron
    return on_display > 0 or sources_of(state, good) != 0


def why_supplied(state: Position, model: Model, space: i64) -> int:
    """Coal and iron can be brought there; a port opens the displays, also to a ship (AI-92, AI-93)."""
    if model.industry == PORT or model.industry == SHIP:
        return FINE
    here = bit(state.board.space_place[space])
    if not can_bring(state, COAL, here, model.coal):
        return COAL_BARRED if is_barred(state, COAL, here) else NO_COAL
    if not can_bring(state, IRON, here, model.iron):
        return IRON_BARRED if is_barred(state, IRON, here) else NO_IRON
    return FINE


# The questions.


@final
class Industry(Ask):
    """What is built, with a card or with any."""

    def __init__(self) -> None:
        super().__init__(INDUSTRY, "industry", INDUSTRIES, "card")

    def why(self, state: State, question: Question, industry: int) -> int:
        assert isinstance(state, Position)
        return why_industry(state, question.a, industry, question.seat)


@final
class Space(Ask):
    """Where it is built."""

    def __init__(self, board: Board) -> None:
        super().__init__(
            SPACE, "space", int(board.spaces) + len(board.spaceless), "card", "industry"
        )
        self.board = board

    def candidates(self, state: State, question: Question) -> list[int]:
        return self.board.industry_spaces[question.b]

    def why(self, state: State, question: Question, space: int) -> int:
        assert isinstance(state, Position)
        counter = self.board.models[next_model(state, question.b, question.seat)]
        return why_space(state, question.a, counter, space, question.seat)

    def rest(self, state: State, question: Question, space: int) -> int:
        assert isinstance(state, Position)
        counter = self.board.models[next_model(state, question.b, question.seat)]
        return space if counter.coal + counter.iron > 0 else ENDS
