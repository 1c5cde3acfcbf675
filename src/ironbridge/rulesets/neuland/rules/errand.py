"""Errands: can the goods of a production or of crests be had, and for how many actions (III)?"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ironbridge.core.asks import FINE
from ironbridge.core.state import NOBODY
from ironbridge.mechanisms.masks import bit, has
from ironbridge.rulesets.neuland.board import NOTHING, Recipe
from ironbridge.rulesets.neuland.rules.refusals import LACKS_GOODS, NO_WORKER, OCCUPIED_BY_YOU
from ironbridge.rulesets.neuland.rules.time import why_time
from ironbridge.rulesets.neuland.state import Position, left

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
            if has(taken, number) or not stands_for(state, slot, wanted, at):
                continue
            far = max(distant, board.steps_to(self.hex, slot))
            more = taken | bit(number)
            after = self.need_after(at, slot)
            if self.fits(after, far, found, more, given, True, clear or slot == self.slot):
                return True
        if self.has_token_left(wanted, given):
            more = given | bit(at)
            if self.fits(at + 1, distant, found, taken, more, spare, clear):
                return True
        if not can_be_found(state, wanted):
            return False
        return self.fits(at + 1, distant, found + 1, taken, given, spare, clear)

    def need_after(self, at: i64, slot: i64) -> i64:
        """Which need is the next once the worker on a slot has met one: none after gold for all."""
        return len(self.needs) if pays_all(self.state, slot) else at + 1

    def has_token_left(self, wanted: i64, given: i64) -> bool:
        """Has the seat a token for a good, beside those given for other needs (NL-81)?"""
        left = tokens_for(self.state, wanted)
        for at in range(len(self.needs)):
            if has(given, at) and self.needs[at] == wanted:
                left -= 1
        return left > 0

    def can_be_done(self, *, clear: bool) -> bool:
        """Can all its needs be met, on a building that is empty or must be emptied by it?"""
        return self.fits(0, distant=0, found=0, taken=0, given=0, spare=self.spare, clear=clear)


def stands_for(state: Position, slot: i64, wanted: i64, at: i64) -> bool:
    """Does the worker on a slot stand for this good, or for gold that may meet this need?"""
    good = state.good[slot]
    return good == wanted or (good == state.board.wild and may_be_gold(state, at))


def may_be_gold(state: Position, at: i64) -> bool:
    """Gold meets any one need; where it pays the whole cost, it is handed in first (NL-73)."""
    return at == 0 or not state.board.gold_pays_all


def pays_all(state: Position, slot: i64) -> bool:
    """Is it gold on a slot, and does it stand in for a whole cost?"""
    return state.board.gold_pays_all and state.good[slot] == state.board.wild


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


def why_supplied(state: Position, recipe: i64, slot: i64) -> int:
    """All goods are to be had (NL-68), a worker is there for it (NL-42), and time allows it."""
    why = foresee(state, recipe)
    if why == LACKS_GOODS or (why == FINE and state.owner[slot] == NOBODY):
        return why
    errand = Errand(state, recipe, slot, left(state))
    if errand.can_be_done(clear=errand.clear):
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
    if count > 0 and board.gold_pays_all:
        return len(recipe.wanted)
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
    if not errand.clear and errand.can_be_done(clear=True):
        return OCCUPIED_BY_YOU
    return LACKS_GOODS if errand.spare else NO_WORKER


def least_actions(state: Position, recipe: i64, slot: i64) -> i64:
    """The fewest actions for which a production could be done now, or UNPAYABLE."""
    errand = Errand(state, recipe, slot, 0)
    for budget in range(most_actions(state, recipe) + 1):
        errand.budget = budget
        if errand.can_be_done(clear=errand.clear):
            return budget
    return UNPAYABLE


def most_actions(state: Position, recipe: i64) -> i64:
    """More than a production can ever cost: all the way, and a search for every need."""
    board = state.board
    return board.produce_cost[board.far] + board.search * len(board.recipes[recipe].wanted)
