"""Sales: what a refusal says of goods, and of the ports and markets that do not take them."""

from __future__ import annotations

from ironbridge.core.wording import Case, Values
from ironbridge.rulesets.age_of_industry.board import NOTHING
from ironbridge.rulesets.age_of_industry.rules.refusals import NO_PORT_THERE
from ironbridge.rulesets.age_of_industry.rules.sell import buyers, has_goods, why_buyer
from ironbridge.rulesets.age_of_industry.speech import SPEECH
from ironbridge.rulesets.age_of_industry.state import Position, model_on
from ironbridge.rulesets.age_of_industry.text.closest import Sale, closest_buyer
from ironbridge.rulesets.age_of_industry.text.names import Names
from ironbridge.rulesets.age_of_industry.text.reasons import cited, lacking

Here = Case[Position]


class Sales:
    """Goods that cannot be sold, on one board."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.board = names.board

    def lying(self, asked: Here, space: int) -> Values:
        """A space, and the counter on it if there is one."""
        counter = asked.state.counter[space]
        name = "" if counter == NOTHING else self.names.counter(counter, asked.lang)
        return {"counter": name, "space": self.names.space(space, asked.lang)}

    def of_sale(self, asked: Here, space: int) -> Values:
        """A counter that cannot sell, and what speaks against each port and market."""
        state = asked.state
        if space == self.board.stop:
            return {}
        values = self.lying(asked, space)
        if not has_goods(state, space):
            return values
        whys = [why_buyer(state, space, buyer) for buyer in range(buyers(state))]
        there = [why for why in whys if why != NO_PORT_THERE]
        failed = self.failed(asked, closest_buyer(state, space))
        return {**values, "lacking": lacking(there, asked.lang), "closest": failed}

    def failed(self, asked: Here, sale: Sale | None) -> str:
        """Why one attempt to sell fails; "" for none."""
        if sale is None:
            return ""
        return cited(sale.why, asked.lang, self.about_buyer(asked, sale.space, sale.buyer))

    def of_buyer(self, asked: Here, buyer: int) -> Values:
        """A port or a market that does not buy from the space of the question."""
        return self.about_buyer(asked, asked["space"], buyer)

    def about_buyer(self, asked: Here, space: int, buyer: int) -> Values:
        """A port or a market that does not buy from a space."""
        state, lang = asked.state, asked.lang
        industry = model_on(state, space).industry
        values: dict[str, object] = {
            **self.lying(asked, space),
            "goods": self.names.goods(industry, lang),
            "ports": self.names.ports_for(industry, lang),
            "barred": self.names.barred(lang),
        }
        market = buyer - self.board.first_market
        if market >= 0:
            wanted = self.names.market(state.market[market], lang)
            return {**values, "buyer": self.names.market_space(market, lang), "market": wanted}
        values["buyer"] = self.names.space(buyer, lang)
        if state.counter[buyer] == NOTHING:
            return values
        port = state.counter[buyer]
        taken = [self.names.goods(good, lang) for good in self.board.models[port].sells]
        return {
            **values,
            "port": self.names.counter(port, lang),
            "taken": ", ".join(taken) or SPEECH.say("names.nothing", lang),
        }
