"""Round: order by money spent, income, debts, the next round or era (rules: End of the round)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.asks import ENDS, FINE, MISSING, Answers, Ask, Question
from ironbridge.core.events import Shape
from ironbridge.core.state import NOBODY, State
from ironbridge.mechanisms.order import by_spending
from ironbridge.mechanisms.rows import changed, repeated
from ironbridge.rulesets.brass_birmingham.board import CANAL, RAIL, Board
from ironbridge.rulesets.brass_birmingham.rules.cards import draw
from ironbridge.rulesets.brass_birmingham.rules.refusals import (
    LINKS_STAY,
    NOT_YOURS_TO_GIVE_UP,
    TILES_BEFORE_POINTS,
)
from ironbridge.rulesets.brass_birmingham.rules.scoring import (
    is_obsolete,
    score_era,
    score_introduction,
)
from ironbridge.rulesets.brass_birmingham.rules.supply import receive
from ironbridge.rulesets.brass_birmingham.setup import barrels
from ironbridge.rulesets.brass_birmingham.state import (
    ACTING,
    DEBT,
    OVER,
    Position,
    model_on,
    remove_links,
    remove_tile,
)

DEBT_TILE: Final = 16

ROUND_ENDED: Final = Shape("round-ended", "round")
INCOME: Final = Shape("income", "pounds")
DEBT_REMOVED: Final = Shape("debt-removed", "space", "tile", "pounds")
DEBT_POINTS: Final = Shape("debt-points", "points")
ERA_ENDED: Final = Shape("era-ended", "era")


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
    """Ask the first debtor who has a tile, also one of no worth; others lose points (BB-58)."""
    for place in range(state.board.seats):
        seat = state.order[place]
        if state.owed[seat] == 0:
            continue
        if has_tile(state, seat, worth=0):
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
    if space == state.board.no_sale:
        lose_points(state, seat)
    else:
        give_up(state, space, seat)
    settle_debts(state)


def give_up(state: Position, space: i64, seat: i64) -> None:
    """Take a tile off the board for what it brings."""
    value = resale(state, space)
    used = min(value, state.owed[seat])
    state.owed = changed(state.owed, seat, state.owed[seat] - used)
    receive(state, seat, value - used)
    state.tell(DEBT_REMOVED, seat, space, state.tile[space], value)
    remove_tile(state, space)


def resale(state: Position, space: i64) -> i64:
    """Half the price of a tile, rounded down."""
    return model_on(state, space).price // 2


def has_tile(state: Position, seat: i64, *, worth: i64) -> bool:
    """Has a seat a tile on the board that brings at least so much?"""
    for space in range(state.board.spaces):
        if state.owner[space] == seat and resale(state, space) >= worth:
            return True
    return False


def why_given_up(state: Position, option: i64, seat: i64) -> int:
    """Any own tile; points are lost only when none brings anything, and links stay (BB-57 to 60)."""
    keep = state.board.no_sale
    if option > keep:
        return LINKS_STAY
    if option == keep:
        return TILES_BEFORE_POINTS if has_tile(state, seat, worth=1) else FINE
    return FINE if state.owner[option] == seat else NOT_YOURS_TO_GIVE_UP


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
    state.discarded = repeated(0, len(state.discarded))
    state.face_down = vec[i64]()
    state.deck = state.next_deck
    state.next_deck = vec[i64]()
    for seat in range(state.board.seats):
        for _ in range(state.board.hand_size):
            draw(state, seat)
            state.revealed += 1


# The question.


@final
class DebtTile(Ask):
    """Which tile a debtor gives up, or none; behind that stand the links, which nobody may."""

    def __init__(self, board: Board) -> None:
        links = int(board.no_line)
        super().__init__(DEBT_TILE, "debt-tile", int(board.no_sale) + 1 + links)
        self.tiles = self.all[: int(board.no_sale) + 1]

    def candidates(self, state: State, question: Question) -> list[int]:
        return self.tiles

    def why(self, state: State, question: Question, space: int) -> int:
        assert isinstance(state, Position)
        return why_given_up(state, space, question.seat)

    def rest(self, state: State, question: Question, space: int) -> int:
        return ENDS
