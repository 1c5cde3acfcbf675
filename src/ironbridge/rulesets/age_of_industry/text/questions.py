"""Questions: how each of them speaks, and where its options stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ironbridge.core.asks import Question
from ironbridge.core.rules import Rules
from ironbridge.core.wording import Case, Spoken, Values
from ironbridge.rulesets.age_of_industry.board import COAL, IRON, NOTHING
from ironbridge.rulesets.age_of_industry.figures import INDUSTRY_IDS
from ironbridge.rulesets.age_of_industry.rules.actions import ACTION, CARD
from ironbridge.rulesets.age_of_industry.rules.build import ANY_CARD, INDUSTRY, SPACE
from ironbridge.rulesets.age_of_industry.rules.cards import DEVELOP_COUNTER, TAKE_CARD
from ironbridge.rulesets.age_of_industry.rules.money import REPAY_LOANS
from ironbridge.rulesets.age_of_industry.rules.railway import LINE
from ironbridge.rulesets.age_of_industry.rules.round import actions_of
from ironbridge.rulesets.age_of_industry.rules.sell import BUYER, SALE
from ironbridge.rulesets.age_of_industry.rules.supply import COAL_FROM, IRON_FROM
from ironbridge.rulesets.age_of_industry.scene.ids import (
    DECK,
    GOOD_IDS,
    action_id,
    card_id,
    counter_id,
    display_id,
    import_id,
    lane_id,
    loans_id,
    market_id,
    open_id,
    place_id,
    railway_id,
    space_id,
)
from ironbridge.rulesets.age_of_industry.state import Position, next_model
from ironbridge.rulesets.age_of_industry.text.cases import Cases
from ironbridge.rulesets.age_of_industry.text.names import ACTIONS, LOAN, STOP, Names
from ironbridge.rulesets.age_of_industry.text.offers import Offers

Here = Case[Position]

NOWHERE: Final = ""  # in the scene


class Questions:
    """The twelve questions, on one board."""

    def __init__(self, rules: Rules, names: Names) -> None:
        self.names = names
        self.printed = names.printed
        self.board = names.board
        self.offers = Offers(rules, names)
        self.cases = Cases(names)

    def spoken(self) -> dict[int, Spoken[Position]]:
        """How each of them speaks."""
        return {
            ACTION: self.action(),
            CARD: self.card(),
            INDUSTRY: self.industry(),
            SPACE: self.space(),
            COAL_FROM: self.source(COAL),
            IRON_FROM: self.source(IRON),
            LINE: self.line(),
            SALE: self.sale(),
            BUYER: self.buyer(),
            DEVELOP_COUNTER: self.develop_counter(),
            TAKE_CARD: self.take_card(),
            REPAY_LOANS: self.repay_loans(),
        }

    # Actions and cards.

    def action(self) -> Spoken[Position]:
        """Each action has a key of its own."""
        return Spoken(
            listed([*ACTIONS, LOAN]),
            self.offers.action,
            listed([*(action_id(action) for action in ACTIONS), NOWHERE]),
            self.cases.of_action,
            action_values,
            refused=self.cases.refused_action,
        )

    def card(self) -> Spoken[Position]:
        """A card is asked for in another way for each action."""
        ids = self.printed.card_ids
        return Spoken(
            listed([f"[{id}]" for id in ids]),
            self.offers.card,
            listed([card_id(self.printed, card) for card in range(len(ids))]),
            self.cases.of_played,
            variant=lambda asked: f"-{ACTIONS[asked['action']]}",
            refused=self.cases.refused_card,
        )

    def develop_counter(self) -> Spoken[Position]:
        """Counters stand on the player display."""
        ids = self.printed.model_ids
        return Spoken(
            listed(ids),
            self.offers.development,
            listed([counter_id(self.printed, model) for model in range(len(ids))]),
            self.cases.of_counter,
        )

    def take_card(self) -> Spoken[Position]:
        """Behind the open cards lies the deck."""
        ids = self.printed.card_ids
        return Spoken(
            listed([*(f"open:[{id}]" for id in ids), DECK]),
            self.offers.taking,
            listed([*(open_id(self.printed, card) for card in range(len(ids))), DECK]),
            self.cases.of_taken,
            lambda asked: {"count": asked.state.to_take},
            astray=astray_card,
        )

    def repay_loans(self) -> Spoken[Position]:
        """Where no action is asked for, nobody need repay any."""
        return Spoken(
            loans_phrase,
            self.offers.repayment,
            lambda asked, loans: loans_id(loans),
            self.cases.of_loans,
            loans_values,
            lambda asked: "-settling" if asked["least"] == 0 else "",
        )

    # Building.

    def industry(self) -> Spoken[Position]:
        """With both actions no card is named."""
        return Spoken(
            listed(INDUSTRY_IDS),
            self.offers.industry,
            self.next_counter,
            self.cases.of_industry,
            lambda asked: {"card": self.names.card(asked["card"], asked.lang)},
            lambda asked: "-combine" if asked["card"] == ANY_CARD else "",
            self.cases.refused_industry,
        )

    def next_counter(self, asked: Here, industry: int) -> str:
        """Where the next counter of an industry stands; "" if none is left."""
        model = next_model(asked.state, industry, asked.seat)
        return "" if model == NOTHING else counter_id(self.printed, model)

    def space(self) -> Spoken[Position]:
        """The question names the counter that is built."""
        spaceless = [self.printed.place_ids[place] for place in self.board.spaceless]
        return Spoken(
            listed([*self.printed.space_ids, *spaceless]),
            self.offers.costs.space,
            listed([*self.places(), *(place_id(id) for id in spaceless)]),
            self.cases.of_space,
            self.built,
        )

    def built(self, asked: Here) -> Values:
        """The counter that is built, with what it costs and brings."""
        counter = next_model(asked.state, asked["industry"], asked.seat)
        gist = self.names.gist(self.board.models[counter], asked.lang)
        return {"counter": self.names.counter(counter, asked.lang), "gist": gist}

    def places(self) -> list[str]:
        """Where the spaces stand."""
        return [space_id(self.printed, space) for space in range(self.board.spaces)]

    def line(self) -> Spoken[Position]:
        """The question says how many railways are left."""
        ids, lanes = self.printed.link_ids, self.names.lane_ids()
        railways = [railway_id(self.printed, line) for line in range(len(ids))]
        return Spoken(
            listed([*ids, *lanes]),
            self.offers.costs.line,
            listed([*railways, *(lane_id(lane) for lane in lanes)]),
            self.cases.needs.of_line,
            lambda asked: {"count": asked.state.railways_left[asked.seat]},
        )

    # Cubes.

    def source(self, good: int) -> Spoken[Position]:
        """Behind all the spaces is the display; import coal stands in a box beside its ship."""
        id, ids = GOOD_IDS[good], [*self.printed.space_ids, "display"]
        places = [self.coal_place(space) for space in range(self.board.spaces)]
        return Spoken(
            listed([f"{id}:{source}" for source in ids]),
            lambda asked, source: self.offers.source(asked, good, source),
            listed([*(places if good == COAL else self.places()), display_id(id)]),
            lambda asked, source: self.cases.needs.of_source(asked, good, source),
            self.where,
        )

    def coal_place(self, space: int) -> str:
        """Where the coal of a space stands."""
        at_sea = self.board.is_ship_space(self.board.space_place[space])
        return import_id(self.printed, space) if at_sea else space_id(self.printed, space)

    def where(self, asked: Here) -> Values:
        """Where a cube is needed."""
        return {"where": self.names.where(asked["place"], asked["line"], asked.lang)}

    # Sales.

    def sale(self) -> Spoken[Position]:
        """Behind the spaces is the end; after the first sale it is asked whether there are more."""
        return Spoken(
            listed([*self.printed.space_ids, STOP]),
            self.offers.sale,
            listed([*self.places(), action_id(STOP)]),
            self.cases.sales.of_sale,
            variant=lambda asked: "-more" if asked["sold"] > 0 else "",
        )

    def buyer(self) -> Spoken[Position]:
        """Ports stand on their spaces; behind all the spaces are the markets."""
        markets = range(len(self.printed.market_space_ids))
        return Spoken(
            listed([f"to:{id}" for id in self.names.buyer_ids]),
            self.offers.buyer,
            listed([*self.places(), *(market_id(self.printed, market) for market in markets)]),
            self.cases.sales.of_buyer,
            lambda asked: self.cases.sales.lying(asked, asked["space"]),
        )


def listed(names: Sequence[str]) -> Callable[[object, int], str]:
    """An option by its number in a list, whatever it is asked about."""
    return lambda asked, option: names[option]


def action_values(asked: Here) -> Values:
    """Which action of how many, the money and the loans."""
    state, total = asked.state, actions_of(asked.state)
    return {
        "number": total - state.actions + 1,
        "total": total,
        "money": state.money[asked.seat],
        "loans": state.loans[asked.seat],
    }


def loans_phrase(question: Question, loans: int) -> str:
    """So many loans in notation; where no action is asked for, with the word."""
    return str(loans) if question.a > 0 else f"repay {loans}"


def loans_values(asked: Here) -> Values:
    """The loans there are, what one costs, and the money."""
    state, seat = asked.state, asked.seat
    return {"count": state.loans[seat], "loan": state.board.loan, "money": state.money[seat]}


def astray_card(asked: Here, words: str) -> str:
    """Another action where a card is to be taken."""
    return "card-is-due" if words.split(maxsplit=1)[0] in ACTIONS else ""
