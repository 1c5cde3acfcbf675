"""Goods: using products, from workers, tokens, gold or a search, near or far (III, III-A)."""

from __future__ import annotations

from typing import Final, final

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

UNPAYABLE: Final = 1_000  # actions that nobody has
UNSURE: Final = -1  # neither FINE nor a refusal


@final
class Errand:
    """One production or placing of crests: can its goods be had for so many actions?"""

    def __init__(self, state: Position, recipe: int, slot: int, budget: int) -> None:
        board = state.board
        self.state = state
        self.seat = state.seat
        self.needs = board.recipes[recipe].needs
        self.works = board.recipes[recipe].makes != NOTHING  # a worker will stand there
        self.slot = slot
        self.distance = board.distance[board.hex_of[slot]]
        self.budget = budget
        self.first = state.seat * board.workers
        self.spare = not self.works or state.working[state.seat] < board.workers
        self.clear = state.owner[slot] == NOBODY

    def bit_of(self, slot: int) -> int:
        """The bit of the worker on a slot."""
        number = 0
        while self.state.post[self.first + number] != slot:
            number += 1
        return self.state.board.bits[number]

    def fits(self, at: int, distant: int, found: int, taken: int, spare: bool, clear: bool) -> bool:
        """Can the needs from `at` on be met, beside what is taken already (bits of posts)?"""
        state, board = self.state, self.state.board
        if production_cost(state, distant, found) > self.budget:
            return False
        if at == len(self.needs):
            return spare and clear
        wanted = self.needs[at]
        for number in range(state.working[self.seat]):
            slot = state.post[self.first + number]
            good = state.good[slot]
            bit = board.bits[number]
            if taken & bit or (good != wanted and good != board.wild):
                continue
            far = max(distant, self.distance[board.hex_of[slot]])
            if self.fits(at + 1, far, found, taken | bit, True, clear or slot == self.slot):
                return True
        if has_token(state, wanted) and self.fits(at + 1, distant, found, taken, spare, clear):
            return True
        searches = board.search > 0 and wanted == board.search_good
        return searches and self.fits(at + 1, distant, found + 1, taken, spare, clear)


def production_cost(state: Position, distant: int, found: int) -> int:
    """The farthest good decides (NL-90), every search adds its own actions (NL-77)."""
    cost = state.board.produce_cost[distant]
    if state.carts[state.seat] > 0:
        cost = min(cost, state.board.cart_produce)
    return cost + found * state.board.search


def has_token(state: Position, good: int) -> bool:
    """Has the seat still the token that stands for a good?"""
    token = state.board.token_of[good]
    return token != NOTHING and state.tokens[state.seat * state.board.tokens + token] > 0


# Before a production: can it be supplied?


def why_supplied(state: Position, recipe: int, slot: int) -> int:
    """All goods are to be had (NL-68), a worker is there for it (NL-42), and time allows it."""
    why = foresee(state, recipe)
    if why == LACKS_GOODS or (why == FINE and state.owner[slot] == NOBODY):
        return why
    errand = Errand(state, recipe, slot, left(state))
    if errand.fits(0, 0, 0, 0, errand.spare, errand.clear):
        return FINE
    return why_unfit(state, recipe, slot)


def foresee(state: Position, recipe: int) -> int:
    """FINE on any empty building, LACKS_GOODS on all of them, or UNSURE: it depends on where."""
    asked = state.board.recipes[recipe]
    missing = unmet(state, asked)
    if missing > 0 and missing > stand_ins(state, asked):
        return LACKS_GOODS
    if missing > 0 and state.board.search > 0:
        return UNSURE
    return FINE if is_plain(state, asked) else UNSURE


def unmet(state: Position, recipe: Recipe) -> int:
    """How many needs no worker on such a good and no token can meet."""
    missing = 0
    for good in recipe.needs:
        if state.held[of_good(state, good)] == 0 and not has_token(state, good):
            missing += 1
    return missing


def stand_ins(state: Position, recipe: Recipe) -> int:
    """How many of them gold and searches could meet, at the most."""
    board = state.board
    count = 0 if board.wild == NOTHING else state.held[of_good(state, board.wild)]
    return count + recipe.needs.count(board.search_good) if board.search > 0 else count


def of_good(state: Position, good: int) -> int:
    """Where `held` counts a good of the seat whose turn it is."""
    return state.seat * state.board.goods + good


def is_plain(state: Position, recipe: Recipe) -> bool:
    """Neither distance nor workers nor a second use of the same good can matter."""
    board = state.board
    if not recipe.distinct:
        return False
    if recipe.makes != NOTHING and state.working[state.seat] == board.workers:
        return False
    return production_cost(state, board.far, 0) <= left(state)


def why_unfit(state: Position, recipe: int, slot: int) -> int:
    """What speaks against a production that cannot be: time, the workers, the building, goods."""
    cost = least_actions(state, recipe, slot)
    if cost < UNPAYABLE:
        return why_time(state, cost)
    errand = Errand(state, recipe, slot, UNPAYABLE)
    if not errand.clear and errand.fits(0, 0, 0, 0, errand.spare, True):
        return OCCUPIED_BY_YOU
    return LACKS_GOODS if errand.spare else NO_WORKER


def least_actions(state: Position, recipe: int, slot: int) -> int:
    """The fewest actions for which a production could be done now, or UNPAYABLE."""
    for budget in range(most_actions(state, recipe) + 1):
        errand = Errand(state, recipe, slot, budget)
        if errand.fits(0, 0, 0, 0, errand.spare, errand.clear):
            return budget
    return UNPAYABLE


def most_actions(state: Position, recipe: int) -> int:
    """More than a production can ever cost: all the way, and a search for every need."""
    board = state.board
    return board.produce_cost[board.far] + board.search * len(board.recipes[recipe].needs)


# Within a production: one good after the other.


def use_goods(state: Position, answers: Answers, recipe: int, slot: int) -> int:
    """Hand over every good that is needed (NL-45, NL-71); the actions it takes, or MISSING."""
    board = state.board
    needs = board.recipes[recipe].needs
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


def use_source(state: Position, good: int, source: int, slot: int) -> None:
    """A worker leaves, a token is handed in, or food is found."""
    board = state.board
    if source < board.slots:
        steps = board.distance[board.hex_of[slot]][board.hex_of[source]]
        state.distant = max(state.distant, steps)
        use_good(state, source)
    elif source == board.slots:
        use_token(state, good)
    else:
        state.found += 1
        state.tell(FOOD_FOUND, state.seat, board.search)


def use_good(state: Position, slot: int) -> None:
    """The worker goes back to the reserve (NL-66), and with it the ore or metal."""
    state.tell(USED, state.seat, slot, state.good[slot])
    remove_worker(state, slot)
    give_back_marker(state, slot)


def use_token(state: Position, good: int) -> None:
    """Once in a game a token stands for the good (NL-78, NL-79), wherever it is needed (NL-83)."""
    token = state.board.token_of[good]
    state.tokens[state.seat * state.board.tokens + token] -= 1
    state.tell(TOKEN_GIVEN, state.seat, good)


def spend_cart(state: Position, answers: Answers, cost: int, by_cart: int) -> int:
    """The cart may bring goods from outside the zone as if they were near (NL-91, NL-92)."""
    if state.carts[state.seat] == 0 or cost <= by_cart:
        return cost
    answer = answers.take(CART, cost, by_cart, state.found * state.board.search)
    if answer == MISSING:
        return MISSING
    if answer != GIVEN:
        return cost
    state.carts[state.seat] -= 1
    state.tell(CART_GIVEN, state.seat)
    return by_cart


def why_cart(state: Position, answer: int, cost: int, by_cart: int, besides: int) -> int:
    """Without the cart the whole way must be paid for (NL-88)."""
    return why_time(state, (by_cart if answer == GIVEN else cost) + besides)


def why_source(state: Position, recipe: int, slot: int, at: int, source: int) -> int:
    """The good is one's own and the right one; with it the rest can still be done."""
    board = state.board
    wanted = board.recipes[recipe].needs[at]
    if source < board.slots:
        why = why_good(state, wanted, source)
    elif source == board.slots:
        why = why_token(state, wanted)
    else:
        why = why_search(state, wanted)
    return why if why != FINE else why_rest(state, recipe, slot, at, source)


def why_good(state: Position, wanted: int, source: int) -> int:
    """A worker of one's own (NL-67), lying or standing (NL-69), on this good or on gold (NL-73)."""
    if state.owner[source] != state.seat or state.good[source] == NOTHING:
        return NOT_YOUR_GOOD
    good = state.good[source]
    return FINE if good in (wanted, state.board.wild) else WRONG_GOOD


def why_token(state: Position, wanted: int) -> int:
    """In the second edition food and wood have a token (NL-80), once in a game (NL-81)."""
    if state.board.tokens == 0:
        return NO_TOKENS
    if state.board.token_of[wanted] == NOTHING:
        return NO_TOKEN_FOR_IT
    return FINE if has_token(state, wanted) else TOKEN_SPENT


def why_search(state: Position, wanted: int) -> int:
    """Only food can be found, and only in the first edition (NL-75)."""
    if state.board.search == 0:
        return NO_SEARCH
    return FINE if wanted == state.board.search_good else ONLY_FOOD_IS_FOUND


def why_rest(state: Position, recipe: int, slot: int, at: int, source: int) -> int:
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


def actions_with(state: Position, recipe: int, slot: int, at: int, source: int) -> int:
    """The fewest actions for a production that uses this source, or UNPAYABLE."""
    for budget in range(most_actions(state, recipe) + 1):
        if leads_on(state, recipe, slot, at, source, budget):
            return budget
    return UNPAYABLE


def leads_on(state: Position, recipe: int, slot: int, at: int, source: int, budget: int) -> bool:
    """Can the production be finished within a budget, once this source is used?"""
    board = state.board
    errand = Errand(state, recipe, slot, budget)
    distant, found, taken = state.distant, state.found, 0
    spare, clear = errand.spare, errand.clear
    if source < board.slots:
        distant = max(distant, errand.distance[board.hex_of[source]])
        taken = errand.bit_of(source)
        spare = True
        clear = clear or source == slot
    elif source > board.slots:
        found += 1
    return errand.fits(at + 1, distant, found, taken, spare, clear)


def sources(state: Position, recipe: int, slot: int, at: int) -> list[int]:
    """The options for one good: workers in the order of their slots, token, search."""
    board = state.board
    first = state.seat * board.workers
    options: list[int] = []
    for number in range(state.working[state.seat]):
        source = state.post[first + number]
        if why_source(state, recipe, slot, at, source) == FINE:
            options.append(source)
    for source in range(board.slots, board.slots + 2):
        if why_source(state, recipe, slot, at, source) == FINE:
            options.append(source)
    return options
