"""Turn: Age of Industry as the engine sees it, one action after the other."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ironbridge.core.chance import Chance
from ironbridge.core.rules import (
    ALIKE,
    ENDS,
    FINE,
    MISSING,
    NOBODY,
    Answers,
    Event,
    Question,
    Rules,
    State,
)
from ironbridge.games.age_of_industry import judge, setup, view
from ironbridge.games.age_of_industry.board import COAL, INDUSTRIES, IRON, NOTHING, Board
from ironbridge.games.age_of_industry.rules import (
    build,
    cards,
    kinds,
    money,
    railway,
    round,
    scoring,
    sell,
    supply,
)
from ironbridge.games.age_of_industry.rules.build import ANY_CARD
from ironbridge.games.age_of_industry.rules.kinds import ACTION, ACTIONS, BUILD, CARD, COMBINE
from ironbridge.games.age_of_industry.state import (
    ACTING,
    OVER,
    SETTLING,
    TAKING,
    Position,
    next_kind,
    seat_of,
)
from ironbridge.mechanisms.masks import bit


@final
class AgeOfIndustry(Rules):
    """The rules on one map."""

    def __init__(self, board: Board) -> None:
        spaces, cards = board.spaces, board.cards
        domains = [ACTIONS, cards, INDUSTRIES, spaces, spaces + 1, spaces + 1, board.railways]
        domains += [spaces + 1, spaces + len(board.market_place), len(board.kinds), cards + 1]
        domains += [board.most_loans + 1]
        super().__init__(board.seats, domains)
        self.weights = judge.WITH_SHIPS if board.ships else judge.STANDARD
        self.scales = judge.Weights(self.weights)
        self.board = board
        self.dead_ends = list(kinds.DEAD_ENDS)
        self.blur = 1.5  # many moves are nearly as good as the best
        self.turn_moves = 4  # two actions, each perhaps the taking of two cards
        if board.ships:
            self.turns_ahead = 4  # what trade overseas brings shows late,
            self.judged_on_the_way = True  # and is a matter of luck then
        else:
            self.rivals = 2.0  # games are close: who is third is no matter

    def decider(self, state: State) -> int:
        assert isinstance(state, Position)
        return NOBODY if state.phase == OVER else seat_of(state)

    def run(self, state: State, answers: Answers) -> None:
        assert isinstance(state, Position)
        if state.phase == SETTLING:
            round.settle(state, answers)
        elif state.phase == TAKING:
            if cards.take_card(state, answers):
                go_on_taking(state)
        else:
            act(state, answers)

    def candidates(self, state: State, question: Question) -> list[int]:
        if question.kind == kinds.SPACE:
            return self.board.industry_spaces[question.b]
        if question.kind == kinds.COAL_FROM:
            return self.board.coal_sources
        if question.kind == kinds.IRON_FROM:
            return self.board.iron_sources
        return self.all_options[question.kind]

    def why(self, state: State, question: Question, option: int) -> int:
        assert isinstance(state, Position)
        seat = question.seat
        kind = question.kind
        if kind == ACTION:
            return why_action(state, option, seat)
        if kind == CARD:
            return why_card(state, question.a, option, seat)
        if kind == kinds.INDUSTRY:
            return build.why_industry(state, question.a, option, seat)
        if kind == kinds.SPACE:
            counter = state.board.kinds[next_kind(state, question.b, seat)]
            return build.why_space(state, question.a, counter, option, seat)
        if kind == kinds.COAL_FROM:
            return supply.why_source(state, ends_of(state, question), COAL, option)
        if kind == kinds.IRON_FROM:
            return supply.why_source(state, ends_of(state, question), IRON, option)
        return why_other(state, question, option)

    def rest(self, state: State, question: Question, option: int) -> int:
        assert isinstance(state, Position)
        kind = question.kind
        if kind == CARD:
            return rest_of_card(question.a, option)
        if kind == kinds.SPACE:
            counter = state.board.kinds[next_kind(state, question.b, question.seat)]
            return option if counter.coal + counter.iron > 0 else ENDS
        if kind == kinds.LINE:
            return option if railway.cubes_needed(state, question.seat) > 0 else ENDS
        if kind in (kinds.COAL_FROM, kinds.IRON_FROM):
            return option if question.c > 0 else ENDS
        if kind == kinds.SALE:
            return ENDS if option == state.board.spaces else option
        return option if kind in (ACTION, kinds.INDUSTRY, kinds.BUYER) else ENDS

    def is_small(self, question: Question) -> bool:
        return question.kind == CARD and question.a != BUILD

    def settled(self, state: State, question: Question, options: list[int]) -> int:
        assert isinstance(state, Position)
        return judge.least_missed(state, self.scales, question.seat, options)

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Position)
        return [scoring.points(state, seat) for seat in range(self.seats)]

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
        self.scales = judge.Weights(weights)


def act(state: Position, answers: Answers) -> None:
    """One of the six actions, or both for one build (AI-45, AI-113); to repay loans is none (AI-111)."""
    action = answers.take(ACTION)
    if action == MISSING:
        return
    if action == kinds.REPAY:
        money.ask_repayment(state, answers, 1)
    elif action == kinds.TAKE:
        cards.begin_taking(state)
        if cards.take_card(state, answers):
            go_on_taking(state)
    elif action == kinds.RAILWAY:
        if railway.build_railway(state, answers):
            end_action(state)
    elif action == kinds.SELL:
        if sell.sell(state, answers):
            end_action(state)
    elif act_with_card(state, answers, action):
        end_action(state)


def act_with_card(state: Position, answers: Answers, action: i64) -> bool:
    """Build, develop or pass, for a card; False where an answer is missing."""
    if action == kinds.PASS and cards.passes_freely(state, seat_of(state)):
        cards.end_pass(state)
        return True
    card = answers.take(CARD, action)
    if card == MISSING:
        return False
    cards.discard(state, card)
    if action == BUILD:
        return build.build(state, answers, card)
    if action == COMBINE:
        state.actions = 1
        return build.build(state, answers, ANY_CARD)
    if action == kinds.DEVELOP:
        return cards.develop(state, answers)
    cards.end_pass(state)
    return True


def go_on_taking(state: Position) -> None:
    """After the last card the action is over."""
    if state.to_take == 0:
        cards.refill_open(state)
        state.phase = ACTING
        end_action(state)


def end_action(state: Position) -> None:
    """After the last action of a turn the next seat is on."""
    state.actions -= 1
    if state.actions > 0:
        return
    state.turn += 1
    state.actions = round.actions_of(state)
    if state.turn == state.board.seats:
        round.end_round(state)


def ends_of(state: Position, question: Question) -> i64:
    """Where a cube is needed: a place, or the ends of a line."""
    return bit(question.a) if question.a != NOTHING else state.board.ends[question.b]


def why_action(state: Position, action: i64, seat: i64) -> int:
    """The action can be done in full."""
    if action == BUILD:
        return build.why_build(state, seat)
    if action == kinds.RAILWAY:
        return railway.why_railway(state, seat)
    if action == kinds.SELL:
        return sell.why_sell(state, seat)
    if action == kinds.DEVELOP:
        return cards.why_develop(state, seat)
    if action == kinds.TAKE:
        return cards.why_take(state, seat)
    if action == kinds.PASS:
        return cards.why_pass(state, seat)
    return why_combine(state, seat) if action == COMBINE else money.why_repay(state, seat)


def why_combine(state: Position, seat: i64) -> int:
    """Both actions are still there, and something can be built with them (AI-115, AI-116)."""
    if state.round == 0:
        return kinds.COMBINE_IN_FIRST_ROUND
    if state.actions < state.board.actions:
        return kinds.COMBINE_AS_SECOND_ACTION
    return build.why_build_anywhere(state, seat)


def why_card(state: Position, action: i64, card: i64, seat: i64) -> int:
    """Any card of the hand; for a build, one that allows it."""
    why = cards.why_held(state, card, seat)
    if why != FINE or action != BUILD:
        return why
    return build.why_card(state, card, seat)


def rest_of_card(action: i64, card: i64) -> int:
    """What a card builds is its own; else it is only paid with, and it does not matter which."""
    if action == BUILD:
        return card
    return ENDS if action == kinds.PASS else ALIKE


def why_other(state: Position, question: Question, option: int) -> int:
    """Railways, sales, development, cards and loans."""
    kind = question.kind
    seat = question.seat
    if kind == kinds.LINE:
        return railway.why_line(state, option, seat)
    if kind == kinds.SALE:
        return sell.why_sale(state, option, question.a, seat)
    if kind == kinds.BUYER:
        return sell.why_buyer(state, question.a, option)
    if kind == kinds.DEVELOP_COUNTER:
        return cards.why_developed(state, option, seat)
    if kind == kinds.TAKE_CARD:
        return cards.why_taken(state, option)
    return money.why_loans(state, question.a, option, seat)
