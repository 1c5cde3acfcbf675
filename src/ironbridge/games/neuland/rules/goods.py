"""Goods: using products, from workers, tokens, gold or a search, near or far (III, III-A)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ironbridge.core.rules import FINE, MISSING, NOBODY, Answers
from ironbridge.games.neuland.board import NOTHING, Recipe
from ironbridge.games.neuland.rules.kinds import (
    BREAKS_THE_REST,
    CART,
    CART_GIVEN,
    FOOD_FOUND,
    GIVEN,
    LACKS_GOODS,
    MUST_EMPTY_THE_BUILDING,
    MUST_FREE_A_WORKER,
    NO_SEARCH,
    NO_TOKEN_FOR_IT,
    NO_TOKENS,
    NO_WORKER,
    NOT_YOUR_GOOD,
    OCCUPIED_BY_YOU,
    ONLY_FOOD_IS_FOUND,
    SOURCE,
    TOKEN_GIVEN,
    TOKEN_SPENT,
    USED,
    WRONG_GOOD,
)
from ironbridge.games.neuland.rules.mine import give_back_marker
from ironbridge.games.neuland.rules.time import why_time
from ironbridge.games.neuland.state import Position, left, remove_worker
from ironbridge.mechanisms.masks import bit, has
from ironbridge.mechanisms.rows import changed

UNPAYABLE: Final = 1_000  # actions that nobody has
UNSURE: Final = -1  # neither FINE nor a refusal


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Errand:
    """One production or placing of crests: can its goods be had for so many actions?"""

    def __init__(self, state: Position, recipe: i64, slot: i64, budget: i64) -> None:
        board = state.board
        self.state = state
        self.seat = state.seat
        self.needs = board.recipes[recipe].wanted
        self.slot = slot
        self.hex = board.hex_of[slot]
        self.budget = budget
        self.first = state.seat * board.workers
        self.works = board.recipes[recipe].makes != NOTHING  # a worker will stand there
        self.spare = not self.works or state.working[state.seat] < board.workers
        self.clear = state.owner[slot] == NOBODY

    def number_of(self, slot: i64) -> i64:
        """The number of the worker on a slot."""
        number: i64 = 0
        while self.state.post[self.first + number] != slot:
            number += 1
        return number

    def fits(
        self, at: i64, distant: i64, found: i64, taken: i64, given: i64, spare: bool, clear: bool
    ) -> bool:
        """Can the needs from `at` on be met, beside the workers that are taken already (a mask)?

        Another mask tells the needs for which tokens are given already.
        """
        state, board = self.state, self.state.board
        if production_cost(state, distant, found) > self.budget:
            return False
        if at == len(self.needs):
            return spare and clear
        wanted = self.needs[at]
        for number in range(state.working[self.seat]):
            slot = state.post[self.first + number]
            if has(taken, number) or not stands_for(state, slot, wanted):
                continue
            far = max(distant, board.steps_to(self.hex, slot))
            more = taken | bit(number)
            if self.fits(at + 1, far, found, more, given, True, clear or slot == self.slot):
                return True
        if self.has_token_left(wanted, given):
            more = given | bit(at)
            if self.fits(at + 1, distant, found, taken, more, spare, clear):
                return True
        if not can_be_found(state, wanted):
            return False
        return self.fits(at + 1, distant, found + 1, taken, given, spare, clear)

    def has_token_left(self, wanted: i64, given: i64) -> bool:
        """Has the seat a token for a good, beside those given for other needs (NL-81)?"""
        left = tokens_for(self.state, wanted)
        for at in range(len(self.needs)):
            if has(given, at) and self.needs[at] == wanted:
                left -= 1
        return left > 0

    def can_be_done(self) -> bool:
        """Can all its needs be met?"""
        return self.fits(0, 0, 0, 0, 0, self.spare, self.clear)


def stands_for(state: Position, slot: i64, wanted: i64) -> bool:
    """Does the worker on a slot stand for this good, or for gold (NL-73)?"""
    good = state.good[slot]
    return good in (wanted, state.board.wild)


def can_be_found(state: Position, good: i64) -> bool:
    """Can one search for this good?"""
    return state.board.search > 0 and good == state.board.search_good


def production_cost(state: Position, distant: i64, found: i64) -> i64:
    """The farthest good decides (NL-90), every search adds its own actions (NL-77)."""
    cost = state.board.produce_cost[distant]
    if state.carts[state.seat] > 0:
        cost = min(cost, state.board.cart_produce)
    return cost + found * state.board.search


def has_token(state: Position, good: i64) -> bool:
    """Has the seat still the token that stands for a good?"""
    return tokens_for(state, good) > 0


def tokens_for(state: Position, good: i64) -> i64:
    """How many tokens that stand for a good the seat still has."""
    token = state.board.token_of[good]
    return 0 if token == NOTHING else state.tokens[state.seat * state.board.tokens + token]


# Before a production: can it be supplied?


def why_supplied(state: Position, recipe: i64, slot: i64) -> int:
    """All goods are to be had (NL-68), a worker is there for it (NL-42), and time allows it."""
    why = foresee(state, recipe)
    if why == LACKS_GOODS or (why == FINE and state.owner[slot] == NOBODY):
        return why
    if Errand(state, recipe, slot, left(state)).can_be_done():
        return FINE
    return why_unfit(state, recipe, slot)


def foresee(state: Position, recipe: i64) -> int:
    """FINE on any empty building, LACKS_GOODS on all of them, or UNSURE: it depends on where."""
    asked = state.board.recipes[recipe]
    missing = unmet(state, asked)
    if missing > 0 and missing > stand_ins(state, asked):
        return LACKS_GOODS
    if missing > 0 and state.board.search > 0:
        return UNSURE
    return FINE if is_plain(state, asked) else UNSURE


def unmet(state: Position, recipe: Recipe) -> i64:
    """How many needs no worker on such a good and no token can meet."""
    missing: i64 = 0
    for good in recipe.wanted:
        if state.held[of_good(state, good)] == 0 and not has_token(state, good):
            missing += 1
    return missing


def stand_ins(state: Position, recipe: Recipe) -> i64:
    """How many of them gold and searches could meet, at the most."""
    board = state.board
    count = 0 if board.wild == NOTHING else state.held[of_good(state, board.wild)]
    for good in recipe.wanted:
        if can_be_found(state, good):
            count += 1
    return count


def of_good(state: Position, good: i64) -> i64:
    """Where `held` counts a good of the seat whose turn it is."""
    return state.seat * state.board.goods + good


def is_plain(state: Position, recipe: Recipe) -> bool:
    """Neither distance nor workers nor a second use of the same good can matter."""
    board = state.board
    if not recipe.distinct:
        return False
    if recipe.makes != NOTHING and state.working[state.seat] == board.workers:
        return False
    farthest = board.far if len(recipe.wanted) > 0 else 0
    return production_cost(state, farthest, 0) <= left(state)


def why_unfit(state: Position, recipe: i64, slot: i64) -> int:
    """What speaks against a production that cannot be: time, the workers, the building, goods."""
    cost = least_actions(state, recipe, slot)
    if cost < UNPAYABLE:
        return why_time(state, cost)
    errand = Errand(state, recipe, slot, UNPAYABLE)
    if not errand.clear and errand.fits(0, 0, 0, 0, 0, errand.spare, True):
        return OCCUPIED_BY_YOU
    return LACKS_GOODS if errand.spare else NO_WORKER


def least_actions(state: Position, recipe: i64, slot: i64) -> i64:
    """The fewest actions for which a production could be done now, or UNPAYABLE."""
    errand = Errand(state, recipe, slot, 0)
    for budget in range(most_actions(state, recipe) + 1):
        errand.budget = budget
        if errand.can_be_done():
            return budget
    return UNPAYABLE


def most_actions(state: Position, recipe: i64) -> i64:
    """More than a production can ever cost: all the way, and a search for every need."""
    board = state.board
    return board.produce_cost[board.far] + board.search * len(board.recipes[recipe].wanted)


# Within a production: one good after the other.


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
        use_source(state, needs[at], source, slot)
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
    elif source == board.slots:
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
        why = why_good(state, wanted, source)
    elif source == board.slots:
        why = why_token(state, wanted)
    else:
        why = why_search(state, wanted)
    return why if why != FINE else why_rest(state, recipe, slot, at, source)


def why_good(state: Position, wanted: i64, source: i64) -> int:
    """A worker of one's own (NL-67), lying or standing (NL-69), on this good or on gold (NL-73)."""
    if state.owner[source] != state.seat or state.good[source] == NOTHING:
        return NOT_YOUR_GOOD
    return FINE if stands_for(state, source, wanted) else WRONG_GOOD


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
    if source < board.slots:
        distant = max(distant, board.steps_to(errand.hex, source))
        taken = bit(errand.number_of(source))
        spare = True
        clear = clear or source == slot
    elif source == board.slots:
        given = bit(at)
    else:
        found += 1
    return errand.fits(at + 1, distant, found, taken, given, spare, clear)


def sources(state: Position, recipe: i64, at: i64) -> list[int]:
    """What could be one good of a recipe: workers in the order of their slots, token, search."""
    wanted = state.board.recipes[recipe].wanted[at]
    options = goods_at_hand(state, wanted)
    if can_be_found(state, wanted):
        options.append(state.board.slots + 1)
    return options


def goods_at_hand(state: Position, wanted: i64) -> list[int]:
    """The seat's workers on this good or on gold, then the token for it."""
    board = state.board
    first = state.seat * board.workers
    options: list[int] = []
    for at in range(first, first + state.working[state.seat]):
        slot = state.post[at]
        if stands_for(state, slot, wanted):
            options.append(slot)
    if has_token(state, wanted):
        options.append(board.slots)
    return options
