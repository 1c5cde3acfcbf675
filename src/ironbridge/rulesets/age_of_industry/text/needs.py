"""Needs: what a refusal says of coal and iron, where they come from and where they are needed."""

from __future__ import annotations

from ironbridge.core.asks import FINE
from ironbridge.core.state import NOBODY
from ironbridge.core.wording import Case, Values
from ironbridge.rulesets.age_of_industry.board import COAL, IRON
from ironbridge.rulesets.age_of_industry.rules.railway import coal_needed, iron_needed
from ironbridge.rulesets.age_of_industry.rules.refusals import NOT_NEAREST
from ironbridge.rulesets.age_of_industry.rules.supply import (
    cubes_in_reach,
    distance,
    ends_of,
    gives,
    why_source,
)
from ironbridge.rulesets.age_of_industry.speech import SPEECH
from ironbridge.rulesets.age_of_industry.state import Position
from ironbridge.rulesets.age_of_industry.text.names import Names

Here = Case[Position]


class Needs:
    """Cubes that cannot be had, on one board."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.board = names.board

    def of_source(self, asked: Here, good: int, source: int) -> Values:
        """A source: what it should give, how far it is, and which are nearer."""
        state, lang = asked.state, asked.lang
        ends = ends_of(state, asked["place"], asked["line"])
        values = {
            "good": self.names.good(good, lang),
            "where": self.names.where(asked["place"], asked["line"], lang),
            "nearest": self.nearest(asked, ends, good, source),
            "barred": self.names.barred(lang),
        }
        if source == self.board.display:
            return values
        return {
            **values,
            "space": self.names.space(source, lang),
            "cubes": state.cubes[source],
            "count": distance(state, ends, source),
        }

    def nearest(self, asked: Here, ends: int, good: int, refused: int) -> str:
        """The sources that may be used, with their distances; nearer than one that is only too far."""
        state, lang = asked.state, asked.lang
        found = [at for at in range(self.board.spaces) if why_source(state, ends, good, at) == FINE]
        away = {at: distance(state, ends, at) for at in found}
        if refused != self.board.display and why_source(state, ends, good, refused) == NOT_NEAREST:
            limit = distance(state, ends, refused)
            found = [at for at in found if away[at] < limit]
        named = [
            SPEECH.say("names.source", lang, space=self.names.space(at, lang), count=away[at])
            for at in found
        ]
        return ", ".join(named) or self.display(state, good, lang)

    def display(self, state: Position, good: int, lang: str) -> str:
        """The display of a good, with the price of its next cube."""
        coal, iron = self.board.coal, self.board.iron
        cost = coal.price(state.coal) if good == COAL else iron.price(state.iron)
        return SPEECH.say("names.the-display", lang, cost=cost)

    def of_line(self, asked: Here, line: int) -> Values:
        """A line, who has built it, and the cubes it needs."""
        state, seat = asked.state, asked.seat
        name = self.names.line(line, asked.lang)
        if line >= self.board.railways:
            return {"line": name}
        owner = state.line[line]
        coal, iron = coal_needed(state, seat), iron_needed(state, seat)
        return {
            "line": name,
            "what": SPEECH.say("names.railway", asked.lang, line=name),
            "owner": "" if owner == NOBODY else asked.names[owner],
            "railways": self.board.railway_counters,
            **self.cubes(asked, self.board.ends[line], coal=coal, iron=iron),
        }

    def cubes(self, asked: Here, ends: int, *, coal: int, iron: int) -> Values:
        """The cubes that are needed, those that can be brought, and where others lie."""
        state, lang = asked.state, asked.lang
        return {
            "coal": coal,
            "iron": iron,
            "coal_found": cubes_in_reach(state, COAL, ends),
            "iron_found": cubes_in_reach(state, IRON, ends),
            "coal_lies": self.lies(state, COAL, lang),
            "iron_lies": self.lies(state, IRON, lang),
            "barred": self.names.barred(lang),
        }

    def lies(self, state: Position, good: int, lang: str) -> str:
        """Where cubes of a good lie on the map, and how many."""
        named = [
            SPEECH.say("names.cubes", lang, space=self.names.space(at, lang), cubes=state.cubes[at])
            for at in range(self.board.spaces)
            if gives(state, at, good)
        ]
        return ", ".join(named) or SPEECH.say("names.nowhere", lang)
