"""Questions: how the options of each question are written, offered, refused, and where they stand."""

from __future__ import annotations

from collections.abc import Callable

from ironbridge.core.asks import Question
from ironbridge.core.speech import uncapitalized
from ironbridge.core.wording import Spoken, Values
from ironbridge.rulesets.brass_birmingham.board import NOTHING
from ironbridge.rulesets.brass_birmingham.figures import INDUSTRY_IDS
from ironbridge.rulesets.brass_birmingham.rules.action import (
    ACTION,
    BUILD,
    CARD,
    DEVELOP,
    NETWORK,
    SELL,
)
from ironbridge.rulesets.brass_birmingham.rules.build import INDUSTRY, SPACE
from ironbridge.rulesets.brass_birmingham.rules.cards import SCOUT_CARD, space_after_loan
from ironbridge.rulesets.brass_birmingham.rules.develop import (
    BONUS_TILE,
    DEVELOP_TILE,
    NEXT_DEVELOP,
    NO_DEVELOP,
)
from ironbridge.rulesets.brass_birmingham.rules.network import (
    LINE,
    LINK_BEER,
    NEXT_LINE,
)
from ironbridge.rulesets.brass_birmingham.rules.round import DEBT_TILE, resale
from ironbridge.rulesets.brass_birmingham.rules.sell import MERCHANT, SALE, SALE_BEER
from ironbridge.rulesets.brass_birmingham.rules.supply import COAL_FROM, IRON_FROM
from ironbridge.rulesets.brass_birmingham.scene.ids import (
    action_id,
    card_id,
    line_id,
    market_id,
    mat_id,
    space_id,
)
from ironbridge.rulesets.brass_birmingham.speech import SPEECH
from ironbridge.rulesets.brass_birmingham.state import Position, cards_of, next_tile
from ironbridge.rulesets.brass_birmingham.text.behind import (
    Here,
    behind,
    of_no_words,
    of_nothing,
    or_stop,
)
from ironbridge.rulesets.brass_birmingham.text.costs import Costs
from ironbridge.rulesets.brass_birmingham.text.denied import Denied
from ironbridge.rulesets.brass_birmingham.text.names import ACTIONS, STOP, Names, signed
from ironbridge.rulesets.brass_birmingham.text.nearest import Nearest
from ironbridge.rulesets.brass_birmingham.text.sales import Sales


class Questions:
    """The seventeen questions, on one board."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.printed = names.printed
        self.board = names.board
        self.costs = Costs(names)
        self.denied = Denied(names, self.costs)
        self.nearest = Nearest(self.denied)

    def spoken(self) -> dict[int, Spoken[Position]]:
        """How each of them speaks."""
        no_line, denied = int(self.board.no_line), self.denied
        sales = Sales(self.names, self.costs, denied)
        return {
            ACTION: self.action(),
            CARD: self.card(),
            INDUSTRY: self.mat(industry_phrase, self.offered_industry),
            SPACE: self.space(self.offered_space, self.of_built),
            COAL_FROM: self.source("coal", coal_price, denied.coal_source),
            IRON_FROM: self.source("iron", iron_price, denied.iron_source),
            LINE: self.line(self.offered_line),
            NEXT_LINE: or_stop(no_line, self.line(self.offered_second)),
            LINK_BEER: sales.beer(),
            DEVELOP_TILE: self.mat(industry_phrase, self.offered_removal),
            NEXT_DEVELOP: or_stop(NO_DEVELOP, self.mat(industry_phrase, self.offered_removal)),
            SALE: sales.sale(),
            MERCHANT: sales.merchant(),
            SALE_BEER: sales.beer(sales.tile_sold),
            BONUS_TILE: self.mat(bonus_phrase, self.offered_gift),
            SCOUT_CARD: self.card(),
            DEBT_TILE: self.debt(),
        }

    # Actions.

    def action(self) -> Spoken[Position]:
        """One of the seven actions."""
        return Spoken(
            action_phrase,
            offered_action,
            action_place,
            self.of_action,
            actions_left,
            refused=self.action_refused,
            astray=astray_action,
        )

    def action_refused(self, asked: Here, action: int, reason: str) -> str:
        """Which sentence refuses an action; to have nothing that is sold is told in another."""
        bare = action == SELL and not any(self.nearest.sales(asked))
        return f"refused.{reason}-at-all" if bare else f"refusal.{reason}"

    def of_action(self, asked: Here, action: int) -> Values:
        """What stands against an action; where nothing could come of it, what came nearest."""
        search = {
            BUILD: self.nearest.builds,
            NETWORK: self.nearest.links,
            DEVELOP: self.nearest.developments,
            SELL: self.nearest.sales,
        }.get(action)
        near = "" if search is None else self.nearest.told(asked, search(asked))
        return {**self.denied.action(asked, action), "nearest": near}

    # Cards.

    def card(self) -> Spoken[Position]:
        """A card of the hand."""
        return Spoken(
            lambda question, card: f"[{self.printed.card_ids[card]}]",
            self.offered_card,
            lambda asked, card: card_id(self.names, card),
            self.of_card,
            refused=card_refused,
        )

    def offered_card(self, asked: Here, card: int) -> str:
        """A card; a wild one goes back to its pile."""
        key = "option.wild-card" if card >= self.board.wild_location else "option.card"
        name = self.names.card(card, asked.lang)
        return SPEECH.say(key, asked.lang, card=name, small=uncapitalized(name))

    def of_card(self, asked: Here, card: int) -> Values:
        """A card, and the build with it that came nearest."""
        near = self.nearest.told(asked, self.nearest.with_card(asked, card))
        return {**self.denied.card(asked, card), "nearest": near}

    # Tiles of the mat, by their industry.

    def mat(
        self, phrase: Callable[[Question, int], str], offer: Callable[[Here, int], str]
    ) -> Spoken[Position]:
        """The next tile of an industry."""
        return Spoken(
            phrase,
            offer,
            lambda asked, industry: mat_id(industry),
            self.of_industry,
            refused=self.industry_refused,
        )

    def industry_refused(self, asked: Here, industry: int, reason: str) -> str:
        """Which sentence refuses an industry: that its card opens no such space is another."""
        spaces = self.board.card_spaces[asked["card"]][industry] if "card" in asked.about else True
        bare = reason == "no-space-for-industry" and not spaces
        return f"refused.{reason}-at-all" if bare else f"refusal.{reason}"

    def offered_industry(self, asked: Here, industry: int) -> str:
        """A tile to build."""
        tile = next_tile(asked.state, industry, asked.seat)
        gist = self.names.gist(self.board.models[tile], asked.lang)
        name = self.names.tile(tile, asked.lang)
        return SPEECH.say("option.industry", asked.lang, tile=name, gist=gist)

    def offered_removal(self, asked: Here, industry: int) -> str:
        """A tile to develop, with its iron."""
        name = self.names.tile(next_tile(asked.state, industry, asked.seat), asked.lang)
        iron = self.costs.development(asked)
        return SPEECH.say("option.remove", asked.lang, tile=name, iron=iron)

    def offered_gift(self, asked: Here, industry: int) -> str:
        """A tile to develop without iron."""
        name = self.names.tile(next_tile(asked.state, industry, asked.seat), asked.lang)
        return SPEECH.say("option.remove-freely", asked.lang, tile=name)

    def of_industry(self, asked: Here, industry: int) -> Values:
        """The next tile, and the space for it that came nearest."""
        near = ""
        if "card" in asked.about and next_tile(asked.state, industry, asked.seat) != NOTHING:
            found = self.nearest.with_industry(asked, asked["card"], industry)
            near = self.nearest.told(asked, found)
        return {**self.denied.industry(asked, industry), "nearest": near}

    # Lines.

    def line(self, offer: Callable[[Here, int], str]) -> Spoken[Position]:
        """A link."""
        return Spoken(
            lambda question, line: self.printed.line_ids[line],
            offer,
            lambda asked, line: line_id(self.names, line),
            self.denied.line,
        )

    def offered_line(self, asked: Here, line: int) -> str:
        """A link with all it costs."""
        price = self.costs.first(asked, line)
        name = self.names.line(line, asked.lang)
        return SPEECH.say("option.line", asked.lang, line=name, price=price)

    def offered_second(self, asked: Here, line: int) -> str:
        """A second railway with all it costs, alone and with the first."""
        return SPEECH.say(
            "option.line-beer",
            asked.lang,
            line=self.names.line(line, asked.lang),
            price=self.costs.second(asked, line),
            both=self.costs.of_both(asked, line),
            beer=self.costs.beer_of_line(asked, line),
        )

    # Spaces, to build on, to sell from, to give up.

    def space(
        self, offer: Callable[[Here, int], str], subject: Callable[[Here, int], Values]
    ) -> Spoken[Position]:
        """A space."""
        return Spoken(self.space_phrase, offer, self.space_place, subject)

    def space_phrase(self, question: Question, space: int) -> str:
        return self.names.space_ids[space]

    def space_place(self, asked: Here, space: int) -> str:
        return space_id(self.names, space)

    def of_built(self, asked: Here, space: int) -> Values:
        return self.denied.built(asked, asked["card"], asked["industry"], space)

    def offered_space(self, asked: Here, space: int) -> str:
        """A space to build on, with all it costs."""
        old = asked.state.tile[space]
        tile = next_tile(asked.state, asked["industry"], asked.seat)
        return SPEECH.say(
            "option.space" if old == NOTHING else "option.space-over",
            asked.lang,
            space=self.names.space(space, asked.lang),
            price=self.costs.tile(asked, self.board.models[tile], space),
            old="" if old == NOTHING else self.names.a_tile(old, asked.lang),
        )

    def debt(self) -> Spoken[Position]:
        """A tile to give up, or none; behind that links, which stay."""
        first = int(self.board.no_sale) + 1
        tile = Spoken(
            lambda question, space: f"remove {self.names.space_ids[space]}",
            self.offered_debt,
            self.space_place,
            self.denied.space,
            owed,
        )
        keep = Spoken(lambda question, keep: STOP, offered_keep, stop_place, of_nothing)
        link = Spoken(
            lambda question, option: f"remove {self.printed.line_ids[option - first]}",
            of_no_words,
            lambda asked, option: line_id(self.names, option - first),
            lambda asked, option: {"what": self.names.line(option - first, asked.lang)},
        )
        return behind(first, behind(first - 1, tile, keep), link)

    def offered_debt(self, asked: Here, space: int) -> str:
        """A tile given up for a debt, with its worth."""
        value = resale(asked.state, space)
        return SPEECH.say("option.debt", asked.lang, **self.standing(asked, space), value=value)

    def standing(self, asked: Here, space: int) -> Values:
        """A tile on the board, and where it stands."""
        return {
            "tile": self.names.tile(asked.state.tile[space], asked.lang),
            "where": self.names.where(space, asked.lang),
        }

    # Coal and iron.

    def source(
        self, good: str, price: Callable[[Position], int], subject: Callable[[Here, int], Values]
    ) -> Spoken[Position]:
        """A mine or works, or the market behind all spaces."""
        return behind(
            int(self.board.market),
            Spoken(
                lambda question, space: f"{good}:{self.names.space_ids[space]}",
                self.offered_source,
                self.space_place,
                subject,
            ),
            Spoken(
                lambda question, market: f"{good}:market",
                lambda asked, market: SPEECH.say(
                    "option.market", asked.lang, cost=price(asked.state)
                ),
                lambda asked, market: market_id(good),
                subject,
            ),
        )

    def offered_source(self, asked: Here, space: int) -> str:
        """A mine or works, and whose it is."""
        return SPEECH.say("option.mine", asked.lang, **self.costs.owned(asked, space))


# Actions and industries.


def action_phrase(question: Question, action: int) -> str:
    """An action in notation."""
    return ACTIONS[action]


def offered_action(asked: Here, action: int) -> str:
    """One of the seven actions."""
    state = asked.state
    level = signed(state.board.levels[space_after_loan(state, asked.seat)])
    key = f"option.{ACTIONS[action]}"
    return SPEECH.say(key, asked.lang, amount=state.board.loan, level=level)


def action_place(asked: Here, action: int) -> str:
    """The key of an action."""
    return action_id(ACTIONS[action])


def actions_left(asked: Here) -> Values:
    """How many actions the turn still has."""
    return {"count": asked.state.actions}


def card_refused(asked: Here, card: int, reason: str) -> str:
    """A card that is not in the hand, or that is one of the three already."""
    again = reason == "not-in-hand" and cards_of(asked.state, asked.seat, card) > 0
    return f"refused.{reason}-again" if again else f"refusal.{reason}"


def industry_phrase(question: Question, industry: int) -> str:
    """An industry in notation."""
    return INDUSTRY_IDS[industry]


def bonus_phrase(question: Question, industry: int) -> str:
    """An industry that is developed for a merchant's barrel."""
    return f"bonus:{INDUSTRY_IDS[industry]}"


# What things cost, and what is owed.


def coal_price(state: Position) -> int:
    """What the market asks for a cube of coal."""
    return state.board.coal.price(state.coal)


def iron_price(state: Position) -> int:
    """What the market asks for a cube of iron."""
    return state.board.iron.price(state.iron)


def owed(asked: Here) -> Values:
    """How much a debtor still lacks."""
    return {"count": asked.state.owed[asked.seat]}


def offered_keep(asked: Here, keep: int) -> str:
    """No tile is given up, and points are lost."""
    lost = min(asked.state.points[asked.seat], asked.state.owed[asked.seat])
    return SPEECH.say("option.keep", asked.lang, count=lost)


def stop_place(asked: Here, option: int) -> str:
    """The key that says: no more."""
    return action_id(STOP)


def astray_action(asked: Here, words: str) -> str:
    """A tile is removed for a debt only, and none is owed where an action is asked for."""
    return "nothing-owed" if words.startswith("remove") else ""
