"""Offers: the options of a question in words, with their price and what comes of them."""

from __future__ import annotations

from collections.abc import Callable

from ironbridge.core.asks import FINE
from ironbridge.core.rules import Rules
from ironbridge.core.wording import Case
from ironbridge.rulesets.age_of_industry.board import COAL, NOTHING
from ironbridge.rulesets.age_of_industry.rules.actions import (
    BUILD,
    CARD,
    PASS,
    RAILWAY,
    SELL,
    TAKE,
    act,
    act_with_card,
)
from ironbridge.rulesets.age_of_industry.rules.build import INDUSTRY, SPACE, build, is_industry_card
from ironbridge.rulesets.age_of_industry.rules.cards import passes_freely
from ironbridge.rulesets.age_of_industry.rules.money import REPAY_LOANS, repayable
from ironbridge.rulesets.age_of_industry.rules.railway import LINE, coal_needed, iron_needed
from ironbridge.rulesets.age_of_industry.rules.sell import (
    BUYER,
    SALE,
    buyers,
    sell_one,
    why_buyer,
    why_sale,
)
from ironbridge.rulesets.age_of_industry.rules.supply import use_cube
from ironbridge.rulesets.age_of_industry.speech import SPEECH
from ironbridge.rulesets.age_of_industry.state import (
    Position,
    cards_of,
    hand_size,
    model_on,
    next_model,
    take_from_display,
)
from ironbridge.rulesets.age_of_industry.text.ahead import Settled, Silent, listening, profits
from ironbridge.rulesets.age_of_industry.text.costs import Costs
from ironbridge.rulesets.age_of_industry.text.names import ACTIONS, Names

Here = Case[Position]
Offer = Callable[[Here, int], str]


class Offers:
    """Options in words, on one board."""

    def __init__(self, rules: Rules, names: Names) -> None:
        self.rules = rules
        self.names = names
        self.board = names.board
        self.costs = Costs(rules, names)
        self.settling: dict[int, Offer] = {  # how what leaves no choice is told
            INDUSTRY: self.counter_alone,
            SPACE: self.costs.space,
            LINE: self.costs.line,
            SALE: self.sale_alone,
            BUYER: self.buyer,
            REPAY_LOANS: self.repayment,
        }

    # What leaves no choice.

    def settled(self, offer: str, answers: Silent) -> str:
        """An offer with all that follows from it without another question."""
        told = [self.settling_of(one) for one in answers.settled]
        rest = ", ".join(said for said in told if said)
        if not rest:
            return offer
        return SPEECH.say("option.settled", answers.asked.lang, offer=offer, rest=rest)

    def settling_of(self, settled: Settled) -> str:
        """One answer that leaves no choice; where cubes come from is told with their place."""
        offer = self.settling.get(settled.asked.question.kind)
        return "" if offer is None else offer(settled.asked, settled.option)

    def counter_alone(self, asked: Here, industry: int) -> str:
        """The only counter there is to build."""
        return self.names.counter(next_model(asked.state, industry, asked.seat), asked.lang)

    def sale_alone(self, asked: Here, space: int) -> str:
        """The only counter that can sell; that the sales end there goes without saying."""
        if space == self.board.stop:
            return ""
        counter = self.names.counter(asked.state.counter[space], asked.lang)
        place = self.names.space(space, asked.lang)
        return SPEECH.say("option.sale-alone", asked.lang, counter=counter, space=place)

    # Actions and cards.

    def action(self, asked: Here, action: int) -> str:
        """One of the actions, or to repay loans, with all that is settled by it."""
        answers = Silent(self.rules, asked, action)
        assert isinstance(answers.state, Position)
        if action != TAKE:  # what is drawn is not for looking ahead
            act(answers.state, answers)
        return self.settled(self.action_alone(asked, action, answers), answers)

    def action_alone(self, asked: Here, action: int, answers: Silent) -> str:
        """An action by itself."""
        state, seat, lang = asked.state, asked.seat, asked.lang
        key = f"option.{ACTIONS[action]}"
        if action == RAILWAY:
            gist = self.railway_cost(asked, is_told=bool(answers.settled))
            return SPEECH.say(key, lang, gist=gist)
        if action == SELL:
            return SPEECH.say(key, lang, count=sellers(state, seat))
        if action == TAKE:
            hand, limit = hand_size(state, seat), self.board.hand_limit
            count = min(self.board.cards_taken, limit - hand, len(state.deck) + len(state.open))
            return SPEECH.say(key, lang, count=count, hand=hand + count, limit=limit)
        if action == PASS and passes_freely(state, seat):
            return SPEECH.say("option.pass-free", lang)
        if answers.settled and answers.settled[0].asked.question.kind == CARD:
            card = self.names.card(answers.settled[0].option, lang)
            return SPEECH.say(f"{key}-with", lang, card=card)
        return SPEECH.say(key, lang, count=repayable(state, seat), loans=state.loans[seat])

    def railway_cost(self, asked: Here, *, is_told: bool) -> str:
        """What the next railway costs; in all too, unless the only one is told anyway."""
        state, seat, lang = asked.state, asked.seat, asked.lang
        price, coal, iron = (
            self.board.railway_price,
            coal_needed(state, seat),
            iron_needed(state, seat),
        )
        parts = self.names.costs(price=price, coal=coal, iron=iron, lang=lang)
        return ", ".join(parts if is_told else parts + self.costs.of_railway(asked))

    def card(self, asked: Here, card: int) -> str:
        """A card of the hand, with all that is settled by it."""
        answers = Silent(self.rules, asked, card)
        assert isinstance(answers.state, Position)
        act_with_card(answers.state, answers, asked["action"])
        told = [one for one in answers.settled if one.asked.question.kind != INDUSTRY]
        answers.settled = told if is_industry_card(card) else answers.settled
        return self.settled(self.card_played(asked, card, answers), answers)

    def card_played(self, asked: Here, card: int, answers: Silent) -> str:
        """A card by itself: what it builds, if it is played to build."""
        state, seat, lang = asked.state, asked.seat, asked.lang
        name = self.names.card(card, lang)
        if asked["action"] != BUILD:
            return SPEECH.say("option.card", lang, card=name, count=cards_of(state, seat, card))
        if not is_industry_card(card):
            places = [at for at in range(self.board.places) if self.board.place_colour[at] == card]
            listed = ", ".join(self.names.place(place, lang) for place in places)
            return SPEECH.say("option.card-location", lang, card=name, places=listed)
        counter = next_model(state, card, seat)
        return SPEECH.say(
            "option.card-industry" if state.counters[seat] else "option.card-industry-free",
            lang,
            card=name,
            counter=self.names.counter(counter, lang),
            gist=self.gist(asked, card, card, answers),
        )

    def gist(self, asked: Here, card: int, industry: int, answers: Silent) -> str:
        """What the next counter costs and brings; in all too, unless its only space is told anyway."""
        counter = next_model(asked.state, industry, asked.seat)
        gist = self.names.gist(self.board.models[counter], asked.lang)
        is_told = any(one.asked.question.kind == SPACE for one in answers.settled)
        parts = [] if is_told else self.costs.of_industry(asked, card, industry)
        return ", ".join([gist, *parts])

    def industry(self, asked: Here, industry: int) -> str:
        """The counter of an industry that can be built, with its space if there is only one."""
        answers, card = Silent(self.rules, asked, industry), asked["card"]
        assert isinstance(answers.state, Position)
        build(answers.state, answers, card)
        name = self.counter_alone(asked, industry)
        gist = self.gist(asked, card, industry, answers)
        offer = SPEECH.say("option.industry", asked.lang, counter=name, gist=gist)
        return self.settled(offer, answers)

    def development(self, asked: Here, model: int) -> str:
        """A counter on the display, and what comes after it."""
        seat, lang = asked.seat, asked.lang
        counter = self.names.counter(model, lang)
        left = asked.state.display[seat * len(self.board.models) + model]
        after = asked.state.copy()
        take_from_display(after, model, seat)
        following = next_model(after, self.board.models[model].industry, seat)
        if following == NOTHING:
            return SPEECH.say("option.develop-counter-last", lang, counter=counter)
        if left > 1 or following < model:
            return SPEECH.say("option.develop-counter", lang, counter=counter, count=left)
        name = self.names.counter(following, lang)
        return SPEECH.say("option.develop-counter-opens", lang, counter=counter, following=name)

    def taking(self, asked: Here, card: int) -> str:
        """An open card, or the deck."""
        state, lang = asked.state, asked.lang
        hand, limit = hand_size(state, asked.seat) + 1, self.board.hand_limit
        if card == self.board.covered:
            return SPEECH.say("option.deck", lang, count=len(state.deck), hand=hand, limit=limit)
        name = self.names.card(card, lang)
        return SPEECH.say("option.open-card", lang, card=name, hand=hand, limit=limit)

    def repayment(self, asked: Here, loans: int) -> str:
        """So many loans, and what remains."""
        state, seat, lang = asked.state, asked.seat, asked.lang
        amount, left = loans * self.board.loan, state.loans[seat] - loans
        interest = left * self.board.interest
        if loans == 0:
            return SPEECH.say("option.repay-none", lang, interest=interest, count=left)
        return SPEECH.say(
            "option.repay-loans-settling" if asked["least"] == 0 else "option.repay-loans",
            lang,
            count=loans,
            amount=amount,
            rest=state.money[seat] - amount,
            left=left,
            interest=interest,
        )

    # Cubes.

    def source(self, asked: Here, good: int, source: int) -> str:
        """A mine, a works, an import box, or the display."""
        state, lang = asked.state, asked.lang
        if source == self.board.display:
            coal, iron = self.board.coal, self.board.iron
            cost = coal.price(state.coal) if good == COAL else iron.price(state.iron)
            return SPEECH.say("option.display", lang, cost=cost)
        copy = listening(state)
        use_cube(copy, source)
        return SPEECH.say(
            "option.source-last" if profits(copy) else "option.source",
            lang,
            counter=self.names.counter(state.counter[source], lang),
            space=self.names.space(source, lang),
            owner=asked.names[state.owner[source]],
            count=state.cubes[source],
            amount=model_on(state, source).profit,
        )

    # Sales.

    def sale(self, asked: Here, space: int) -> str:
        """A counter whose goods can be sold."""
        state, lang = asked.state, asked.lang
        if space == self.board.stop:
            return SPEECH.say("option.stop", lang)
        found = [at for at in range(buyers(state)) if why_buyer(state, space, at) == FINE]
        only = self.bought(asked, space, found[0]) if len(found) == 1 else ""
        return SPEECH.say(
            "option.sale-to" if only else "option.sale",
            lang,
            counter=self.names.counter(state.counter[space], lang),
            space=self.names.space(space, lang),
            amount=model_on(state, space).profit,
            count=len(found),
            buyer=only,
        )

    def buyer(self, asked: Here, buyer: int) -> str:
        """A port or a market, and who gets how much."""
        return self.bought(asked, asked["space"], buyer)

    def bought(self, asked: Here, space: int, buyer: int) -> str:
        """The same for the goods of a space."""
        state, lang = asked.state, asked.lang
        copy = listening(state)
        sell_one(copy, space, buyer)
        (_, own), *others = profits(copy)
        values: dict[str, object] = {"amount": own}
        for owner, profit in others:
            values |= {"other": profit, "owner": asked.names[owner]}
        market = buyer - self.board.first_market
        if market < 0:
            key = "option.port-own" if state.owner[buyer] == asked.seat else "option.port"
            port = self.names.counter(state.counter[buyer], lang)
            return SPEECH.say(key, lang, port=port, space=self.names.space(buyer, lang), **values)
        key = "option.market-ship" if others else "option.market"
        wanted = self.names.market(state.market[market], lang)
        place = self.names.market_space(market, lang)
        return SPEECH.say(key, lang, market=wanted, place=place, **values)


def sellers(state: Position, seat: int) -> int:
    """How many counters of a seat can sell their goods."""
    spaces = range(state.board.spaces)
    return sum(1 for space in spaces if why_sale(state, space, 0, seat) == FINE)
