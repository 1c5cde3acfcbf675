"""Goods: using products, from workers, tokens, gold or a search, near or far (III, III-A)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ironbridge.core.asks import FINE, MISSING, Answers, Ask, Question
from ironbridge.core.events import Shape
from ironbridge.core.state import State
from ironbridge.mechanisms.masks import bit
from ironbridge.mechanisms.rows import changed
from ironbridge.rulesets.neuland.board import NOTHING, Board
from ironbridge.rulesets.neuland.rules.errand import (
    UNPAYABLE,
    Errand,
    can_be_found,
    has_token,
    most_actions,
    pays_all,
    stands_for,
)
from ironbridge.rulesets.neuland.rules.mine import give_back_marker
from ironbridge.rulesets.neuland.rules.refusals import (
    BREAKS_THE_REST,
    GOLD_PAYS_ALL,
    LACKS_GOODS,
    MUST_EMPTY_THE_BUILDING,
    MUST_FREE_A_WORKER,
    NO_SEARCH,
    NO_TOKEN_FOR_IT,
    NO_TOKENS,
    NOT_YOUR_GOOD,
    ONLY_FOOD_IS_FOUND,
    TOKEN_SPENT,
    WRONG_GOOD,
)
from ironbridge.rulesets.neuland.rules.time import why_time
from ironbridge.rulesets.neuland.state import Position, left, remove_worker

SOURCE: Final = 4
CART: Final = 6

WITHOUT: Final = 0  # of CART
GIVEN: Final = 1

USED: Final = Shape("used", "slot", "good")
TOKEN_GIVEN: Final = Shape("token-given", "good")
FOOD_FOUND: Final = Shape("food-found", "actions")
CART_GIVEN: Final = Shape("cart-given")


def use_goods(state: Position, answers: Answers, recipe: i64, slot: i64) -> i64:
    """Hand over every good that is needed (NL-45, NL-71); the actions it takes, or MISSING."""
    board = state.board
    needs = board.recipes[recipe].wanted
    state.distant = 0
    state.found = 0
    for at in range(len(needs)):
        source = answers.take(SOURCE, slot, recipe, at)
        if source == MISSING:
            return MISSING
        paid = source < board.slots and pays_all(state, source)
        use_source(state, needs[at], source, slot)
        if paid:
            break
    cost = spend_cart(state, answers, board.produce_cost[state.distant], board.cart_produce)
    if cost == MISSING:
        return MISSING
    cost += state.found * board.search
    state.distant = 0
    state.found = 0
    return cost


def use_source(state: Position, good: i64, source: i64, slot: i64) -> None:
    """A worker leaves, a token is handed in, or food is found."""
    board = state.board
    if source < board.slots:
        steps = board.steps_to(board.hex_of[slot], source)
        state.distant = max(state.distant, steps)
        use_good(state, source)
    elif source == board.from_token:
        use_token(state, good)
    else:
        state.found += 1
        state.tell(FOOD_FOUND, state.seat, board.search)


def use_good(state: Position, slot: i64) -> None:
    """The worker goes back to the reserve (NL-66), and with it the ore or metal."""
    state.tell(USED, state.seat, slot, state.good[slot])
    remove_worker(state, slot)
    give_back_marker(state, slot)


def use_token(state: Position, good: i64) -> None:
    """Once in a game a token stands for the good (NL-78, NL-79), wherever it is needed (NL-83)."""
    at = state.seat * state.board.tokens + state.board.token_of[good]
    state.tokens = changed(state.tokens, at, state.tokens[at] - 1)
    state.tell(TOKEN_GIVEN, state.seat, good)


def spend_cart(state: Position, answers: Answers, cost: i64, by_cart: i64) -> i64:
    """The cart may bring goods from outside the zone as if they were near (NL-91, NL-92)."""
    if state.carts[state.seat] == 0 or cost <= by_cart:
        return cost
    answer = answers.take(CART, cost, by_cart, state.found * state.board.search)
    if answer == MISSING:
        return MISSING
    if answer != GIVEN:
        return cost
    state.carts = changed(state.carts, state.seat, state.carts[state.seat] - 1)
    state.tell(CART_GIVEN, state.seat)
    return by_cart


def why_cart(state: Position, answer: i64, cost: i64, by_cart: i64, besides: i64) -> int:
    """Without the cart the whole way must be paid for (NL-88)."""
    return why_time(state, (by_cart if answer == GIVEN else cost) + besides)


def why_source(state: Position, recipe: i64, slot: i64, at: i64, source: i64) -> int:
    """The good is one's own and the right one; with it the rest can still be done."""
    board = state.board
    wanted = board.recipes[recipe].wanted[at]
    if source < board.slots:
        why = why_good(state, wanted, at, source)
    elif source == board.from_token:
        why = why_token(state, wanted)
    else:
        why = why_search(state, wanted)
    return why if why != FINE else why_rest(state, recipe, slot, at, source)


def why_good(state: Position, wanted: i64, at: i64, source: i64) -> int:
    """A worker of one's own (NL-67), lying or standing (NL-69), on this good or on gold (NL-73)."""
    if state.owner[source] != state.seat or state.good[source] == NOTHING:
        return NOT_YOUR_GOOD
    if stands_for(state, source, wanted, at):
        return FINE
    return GOLD_PAYS_ALL if pays_all(state, source) else WRONG_GOOD


def why_token(state: Position, wanted: i64) -> int:
    """In the second edition food and wood have a token (NL-80), once in a game (NL-81)."""
    if state.board.tokens == 0:
        return NO_TOKENS
    if state.board.token_of[wanted] == NOTHING:
        return NO_TOKEN_FOR_IT
    return FINE if has_token(state, wanted) else TOKEN_SPENT


def why_search(state: Position, wanted: i64) -> int:
    """Only food can be found, and only in the first edition (NL-75)."""
    if state.board.search == 0:
        return NO_SEARCH
    return FINE if wanted == state.board.search_good else ONLY_FOOD_IS_FOUND


def why_rest(state: Position, recipe: i64, slot: i64, at: i64, source: i64) -> int:
    """After this good the others can be had too, a worker is there, the time suffices."""
    if leads_on(state, recipe, slot, at, source, left(state)):
        return FINE
    cost = actions_with(state, recipe, slot, at, source)
    if cost < UNPAYABLE:
        return why_time(state, cost)
    errand = Errand(state, recipe, slot, UNPAYABLE)
    if not errand.clear and source != slot:
        return MUST_EMPTY_THE_BUILDING
    if state.board.gold_pays_all and source < state.board.slots:
        return LACKS_GOODS
    return BREAKS_THE_REST if errand.spare or source < state.board.slots else MUST_FREE_A_WORKER


def actions_with(state: Position, recipe: i64, slot: i64, at: i64, source: i64) -> i64:
    """The fewest actions for a production that uses this source, or UNPAYABLE."""
    for budget in range(most_actions(state, recipe) + 1):
        if leads_on(state, recipe, slot, at, source, budget):
            return budget
    return UNPAYABLE


def leads_on(state: Position, recipe: i64, slot: i64, at: i64, source: i64, budget: i64) -> bool:
    """Can the production be finished within a budget, once this source is used?"""
    board = state.board
    errand = Errand(state, recipe, slot, budget)
    distant, found = state.distant, state.found
    taken: i64 = 0
    given: i64 = 0
    spare, clear = errand.spare, errand.clear
    after = at + 1
    if source < board.slots:
        after = errand.need_after(at, source)
        distant = max(distant, board.steps_to(errand.hex, source))
        taken = bit(errand.number_of(source))
        spare = True
        clear = clear or source == slot
    elif source == board.from_token:
        given = bit(at)
    else:
        found += 1
    return errand.fits(
        after, distant=distant, found=found, taken=taken, given=given, spare=spare, clear=clear
    )


def sources(state: Position, recipe: i64, at: i64) -> list[int]:
    """What could be one good of a recipe: workers in the order of their slots, token, search."""
    wanted = state.board.recipes[recipe].wanted[at]
    options = goods_at_hand(state, wanted, at)
    if can_be_found(state, wanted):
        options.append(state.board.from_search)
    return options


def goods_at_hand(state: Position, wanted: i64, at: i64) -> list[int]:
    """The seat's workers on this good or on gold for such a need, then the token for it."""
    board = state.board
    first = state.seat * board.workers
    options: list[int] = []
    for number in range(first, first + state.working[state.seat]):
        slot = state.post[number]
        if stands_for(state, slot, wanted, at):
            options.append(slot)
    if has_token(state, wanted):
        options.append(board.from_token)
    return options


# The questions.


@final
class Source(Ask):
    """Where a good comes from that a recipe needs on a slot: a slot, the token, or the search."""

    def __init__(self, board: Board) -> None:
        domain = int(board.from_search) + 1
        super().__init__(SOURCE, "source", domain, "slot", "recipe", "need")
        self.board = board

    def candidates(self, state: State, question: Question) -> list[int]:
        assert isinstance(state, Position)
        return sources(state, question.b, question.c)

    def why(self, state: State, question: Question, source: int) -> int:
        assert isinstance(state, Position)
        return why_source(state, question.b, question.a, question.c, source)

    def is_precious(self, state: State, question: Question, source: int) -> bool:
        return source == self.board.from_token


@final
class Cart(Ask):
    """Whether the cart is handed in: the actions of the way without and with it, and besides."""

    def __init__(self) -> None:
        super().__init__(CART, "cart", 2, "cost", "by_cart", "besides")

    def why(self, state: State, question: Question, answer: int) -> int:
        assert isinstance(state, Position)
        return why_cart(state, answer, question.a, question.b, question.c)

    def is_precious(self, state: State, question: Question, answer: int) -> bool:
        return answer == GIVEN
