"""Turn: Brass: Birmingham as the engine sees it, one action after the other."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ironbridge.core.chance import Chance
from ironbridge.core.rules import (
    FINE,
    MISSING,
    NOBODY,
    Answers,
    Event,
    Question,
    Rules,
    State,
)
from ironbridge.games.brass_birmingham import judge, outlook, setup, view
from ironbridge.games.brass_birmingham.board import INDUSTRIES, NOTHING, Board
from ironbridge.games.brass_birmingham.rules import (
    asking,
    build,
    cards,
    develop,
    kinds,
    network,
    round,
    scoring,
    sell,
    supply,
)
from ironbridge.games.brass_birmingham.rules.kinds import ACTION, ACTIONS, BUILD, CARD
from ironbridge.games.brass_birmingham.state import DEBT, OVER, Position, next_kind, seat_of
from ironbridge.mechanisms.masks import bit


@final
class Birmingham(Rules):
    """The rules on one board."""

    def __init__(self, board: Board) -> None:
        spaces, lines = board.spaces, len(board.lines)
        domains = [ACTIONS, board.cards, INDUSTRIES, spaces, spaces + 1, spaces + 1, lines]
        domains += [lines + 1, spaces + 1, INDUSTRIES, INDUSTRIES + 1, spaces + 1]
        domains += [len(board.merchant_place), spaces + 1, INDUSTRIES, board.cards, spaces]
        super().__init__(board.seats, domains)
        self.weights = outlook.STANDARD
        self.scales = outlook.Weights(outlook.STANDARD)
        self.board = board
        self.dead_ends = list(kinds.DEAD_ENDS)
        self.turn_moves = 2

    def decider(self, state: State) -> int:
        assert isinstance(state, Position)
        return NOBODY if state.phase == OVER else seat_of(state)

    def run(self, state: State, answers: Answers) -> None:
        assert isinstance(state, Position)
        if state.phase == DEBT:
            round.remove_for_debt(state, answers)
        elif act(state, answers):
            end_action(state)

    def candidates(self, state: State, question: Question) -> list[int]:
        kind = question.kind
        if kind == kinds.SPACE:
            return self.board.card_spaces[question.a][question.b]
        if kind == kinds.COAL_FROM:
            return self.board.coal_sources
        if kind == kinds.IRON_FROM:
            return self.board.iron_sources
        return self.all_options[kind]

    def options(self, state: State, question: Question) -> list[int]:
        assert isinstance(state, Position)
        kind = question.kind
        seat = question.seat
        if kind == CARD:
            return cards_for(state, question.a, seat)
        if kind == kinds.SCOUT_CARD:
            return cards.scouted(state, question.a, question.b, seat)
        if kind == kinds.SPACE:
            return build.spaces_for(state, question.a, question.b, seat)
        if kind == kinds.LINE:
            return network.lines_for(state, seat)
        if kind == kinds.NEXT_LINE:
            return network.next_lines_for(state, seat)
        return super().options(state, question)

    def why(self, state: State, question: Question, option: int) -> int:
        assert isinstance(state, Position)
        seat = question.seat
        kind = question.kind
        if kind == ACTION:
            return why_action(state, option, seat)
        if kind == CARD:
            return why_card(state, question.a, option, seat)
        if kind == kinds.COAL_FROM:
            return supply.why_coal(state, coal_starts(state, question), option)
        if kind == kinds.IRON_FROM:
            return supply.why_iron(state, option)
        if kind in (kinds.INDUSTRY, kinds.SPACE):
            return why_built(state, question, option)
        if kind in (kinds.LINE, kinds.NEXT_LINE, kinds.LINK_BEER):
            return why_linked(state, question, option)
        if kind in (kinds.SALE, kinds.MERCHANT, kinds.SALE_BEER):
            return why_sold(state, question, option)
        if kind == kinds.SCOUT_CARD:
            return cards.why_scout_card(state, question.a, question.b, option, seat)
        return why_other(state, kind, option, seat)

    def rest(self, state: State, question: Question, option: int) -> int:
        assert isinstance(state, Position)
        return asking.rest(state, question, option)

    def first_question(self, state: State) -> Question:
        assert isinstance(state, Position)
        return Question(kinds.DEBT_TILE if state.phase == DEBT else ACTION, seat_of(state))

    def next_question(self, state: State, question: Question, option: int) -> Question | None:
        assert isinstance(state, Position)
        return asking.next_question(state, question, option)

    def is_small(self, question: Question) -> bool:
        kind = question.kind
        return kind == kinds.SCOUT_CARD or (kind == CARD and question.a != BUILD)

    def is_alike(self, question: Question) -> bool:
        return question.kind == kinds.NEXT_DEVELOP

    def settled(self, state: State, question: Question, options: list[int]) -> int:
        assert isinstance(state, Position)
        return judge.least_missed(state, self.scales, question.seat, options)

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Position)
        return list(state.points)

    def tie_break(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Position)
        return scoring.tie_break(state, seat)

    def deal(self, chance: Chance) -> list[int]:
        return setup.deal(self.board, chance)

    def start(self, deal: list[int]) -> State:
        return setup.start(self.board, deal)

    def hide(self, state: State, seat: int) -> None:
        assert isinstance(state, Position)
        view.hide(state, seat)

    def heard(self, event: Event, seat: int) -> Event:
        return view.heard(event, seat)

    def sample(self, state: State, chance: Chance) -> None:
        assert isinstance(state, Position)
        view.sample(state, chance)

    def components(self, state: State) -> list[int]:
        assert isinstance(state, Position)
        return [state.bank + sum(state.money), view.cards_in_play(state)]

    def judge(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        return judge.judge(state, self.scales)

    def weigh(self, weights: dict[str, float]) -> None:
        super().weigh(weights)
        self.scales = outlook.Weights(weights)


def act(state: Position, answers: Answers) -> bool:
    """One action for one card; False where an answer is missing."""
    action = answers.take(ACTION)
    if action == MISSING:
        return False
    card = answers.take(CARD, action)
    if card == MISSING:
        return False
    if action == kinds.SCOUT:
        return cards.scout(state, answers, card)
    cards.discard(state, card)
    if action == BUILD:
        return build.build(state, answers, card)
    if action == kinds.NETWORK:
        return network.network(state, answers)
    if action == kinds.DEVELOP:
        return develop.develop(state, answers)
    if action == kinds.SELL:
        return sell.sell(state, answers)
    if action == kinds.LOAN:
        cards.loan(state)
    else:
        state.tell(kinds.PASSED, seat_of(state))
    return True


def end_action(state: Position) -> None:
    """After the last action of a turn the hand is refilled and the next seat is on."""
    state.actions -= 1
    if state.actions > 0:
        return
    cards.refill(state)
    state.turn += 1
    state.actions = 1 if is_first_round(state) else 2
    if state.turn == state.board.seats:
        round.end_round(state)


def is_first_round(state: Position) -> bool:
    """The first round of the game, in which each seat has one action."""
    return state.era == 0 and state.round == 0


def why_action(state: Position, action: i64, seat: i64) -> int:
    """The action can be done in full."""
    if action == BUILD:
        return build.why_build(state, seat)
    if action == kinds.NETWORK:
        return network.why_network(state, seat)
    if action == kinds.DEVELOP:
        return develop.why_develop(state, seat)
    if action == kinds.SELL:
        return sell.why_sell(state, seat)
    if action == kinds.LOAN:
        return cards.why_loan(state, seat)
    return cards.why_scout(state, seat) if action == kinds.SCOUT else FINE


def cards_for(state: Position, action: i64, seat: i64) -> list[int]:
    """The cards that may be played for an action."""
    held = cards.held(state, seat)
    if action != BUILD:
        return held
    return [card for card in held if build.why_card(state, card, seat) == FINE]


def why_card(state: Position, action: i64, card: i64, seat: i64) -> int:
    """Any card of the hand; for a build, one that allows it."""
    why = cards.why_held(state, card, seat)
    if why != FINE or action != BUILD:
        return why
    return build.why_card(state, card, seat)


def coal_starts(state: Position, question: Question) -> i64:
    """Where the coal is needed: at a place, or at either end of a new line."""
    return bit(question.a) if question.a != NOTHING else state.board.ends[question.b]


def why_built(state: Position, question: Question, option: i64) -> int:
    """The industry and the space of a build."""
    card, seat = question.a, question.seat
    if question.kind == kinds.INDUSTRY:
        return build.why_industry(state, card, option, seat)
    tile = next_kind(state, question.b, seat)
    return build.why_space(state, card, state.board.kinds[tile], option, seat)


def why_linked(state: Position, question: Question, option: i64) -> int:
    """The lines and the beer of the network action."""
    if question.kind == kinds.LINE:
        return network.why_line(state, option, question.seat)
    if question.kind == kinds.NEXT_LINE:
        return network.why_next_line(state, option, question.seat)
    return network.why_link_beer(state, question.a, option, question.seat)


def why_sold(state: Position, question: Question, option: i64) -> int:
    """The tiles, merchants and beer of a sale."""
    if question.kind == kinds.SALE:
        return sell.why_sale(state, option, question.a, question.seat)
    if question.kind == kinds.MERCHANT:
        return sell.why_merchant(state, question.a, option, question.seat)
    return sell.why_sale_beer(state, question.a, question.b, option, question.seat)


def why_other(state: Position, kind: i64, option: i64, seat: i64) -> int:
    """Developments, the tiles of a debtor."""
    if kind == kinds.DEVELOP_TILE:
        return develop.why_develop_tile(state, option, seat)
    if kind == kinds.NEXT_DEVELOP:
        return develop.why_next_develop(state, option, seat)
    if kind == kinds.BONUS_TILE:
        return develop.why_removed(state, option, seat)
    return round.why_debt_tile(state, option, seat)
