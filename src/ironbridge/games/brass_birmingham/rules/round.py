"""Round: order by money spent, income, debts, the next round or era (rules: End of the round)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.rules import FINE, MISSING, NOBODY, Answers
from ironbridge.games.brass_birmingham.board import CANAL, NOTHING, RAIL
from ironbridge.games.brass_birmingham.rules.cards import draw
from ironbridge.games.brass_birmingham.rules.kinds import (
    DEBT_POINTS,
    DEBT_REMOVED,
    DEBT_TILE,
    ERA_ENDED,
    INCOME,
    NOT_YOUR_TILE,
    ROUND_ENDED,
    TILE_IS_WORTH_NOTHING,
)
from ironbridge.games.brass_birmingham.rules.scoring import (
    is_obsolete,
    score_era,
    score_introduction,
)
from ironbridge.games.brass_birmingham.rules.supply import receive
from ironbridge.games.brass_birmingham.setup import barrels
from ironbridge.games.brass_birmingham.state import (
    ACTING,
    DEBT,
    OVER,
    Position,
    kind_on,
    remove_links,
    remove_tile,
)
from ironbridge.mechanisms.order import by_spending
from ironbridge.mechanisms.rows import changed


def end_round(state: Position) -> None:
    """The order of the next round, then income; none after the last round of the full game."""
    set_order(state)
    state.tell(ROUND_ENDED, NOBODY, state.round)
    last = state.round == state.board.rounds - 1
    if not (last and state.era == RAIL):
        for seat in state.order:
            pay_income(state, seat)
    settle_debts(state)


def set_order(state: Position) -> None:
    """Whoever spent least goes first; equals keep their places (BB-50, BB-51)."""
    state.order = by_spending(state.order, state.spent)
    for seat in range(state.board.seats):
        state.spent[seat] = 0
    state.turn = 0


def pay_income(state: Position, seat: i64) -> None:
    """Receive the income of one's level, or pay it; what is missing is owed (BB-53, BB-56)."""
    level = state.board.levels[state.income[seat]]
    paid = max(level, -state.money[seat])
    receive(state, seat, paid)
    state.owed = changed(state.owed, seat, paid - level)
    state.tell(INCOME, seat, level)


def settle_debts(state: Position) -> None:
    """Ask the first debtor who has a tile to remove; take points from those who have none."""
    for place in range(state.board.seats):
        seat = state.order[place]
        if state.owed[seat] == 0:
            continue
        if any(why_debt_tile(state, space, seat) == FINE for space in range(state.board.spaces)):
            state.phase = DEBT
            state.turn = place
            return
        lose_points(state, seat)
    state.phase = ACTING
    state.turn = 0
    begin_next(state)


def lose_points(state: Position, seat: i64) -> None:
    """A point for each pound still missing, never below nothing (BB-60)."""
    lost = min(state.points[seat], state.owed[seat])
    state.points = changed(state.points, seat, state.points[seat] - lost)
    state.owed = changed(state.owed, seat, 0)
    if lost > 0:
        state.tell(DEBT_POINTS, seat, lost)


def remove_for_debt(state: Position, answers: Answers) -> None:
    """A tile is worth half its price; what exceeds the debt is kept (BB-57 to BB-59)."""
    space = answers.take(DEBT_TILE)
    if space == MISSING:
        return
    seat = state.order[state.turn]
    value = resale(state, space)
    used = min(value, state.owed[seat])
    state.owed = changed(state.owed, seat, state.owed[seat] - used)
    receive(state, seat, value - used)
    state.tell(DEBT_REMOVED, seat, space, state.tile[space], value)
    remove_tile(state, space)
    settle_debts(state)


def resale(state: Position, space: i64) -> i64:
    """Half the price of a tile, rounded down."""
    return kind_on(state, space).price // 2


def why_debt_tile(state: Position, space: i64, seat: i64) -> int:
    """An own tile that brings something."""
    if state.tile[space] == NOTHING or state.owner[space] != seat:
        return NOT_YOUR_TILE
    return FINE if resale(state, space) > 0 else TILE_IS_WORTH_NOTHING


def begin_next(state: Position) -> None:
    """The next round, the next era, or the end."""
    if state.round < state.board.rounds - 1:
        state.round += 1
        state.actions = 2
        return
    score_era(state)
    state.tell(ERA_ENDED, NOBODY, state.era)
    if state.board.introductory:
        score_introduction(state)
    if state.era == state.board.eras - 1:
        state.phase = OVER
        return
    begin_rail_era(state)


def begin_rail_era(state: Position) -> None:
    """Links and level 1 tiles leave, merchants get beer, new hands are dealt (BB-65 to BB-74)."""
    remove_links(state)
    for space in range(state.board.spaces):
        if is_obsolete(state, space):
            remove_tile(state, space)
    state.barrel = barrels(state)
    state.era = CANAL + 1
    state.round = 0
    state.actions = 2
    new_cards(state)


def new_cards(state: Position) -> None:
    """All cards are shuffled together, and each seat gets a full hand."""
    for card in range(state.board.cards):
        state.discarded[card] = 0
    state.face_down = vec[i64]()
    state.deck = state.next_deck
    state.next_deck = vec[i64]()
    for seat in range(state.board.seats):
        for _ in range(state.board.hand_size):
            draw(state, seat)
            state.revealed += 1
