"""Clerk: does the jobs of a worker: asks, plays, explains, draws, thinks. Knows no game."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, Final

import msgspec

from ironbridge.bots import bot as make_bot
from ironbridge.bots.thoughts import Plan, has_choice, plans
from ironbridge.catalogue import game as make_game
from ironbridge.catalogue import load
from ironbridge.core.errors import IllegalMove
from ironbridge.core.match import Match
from ironbridge.core.notation import write, write_short
from ironbridge.core.rules import NOBODY
from ironbridge.core.words import refuse_table
from ironbridge.web import jobs, showcase, views
from ironbridge.web.composing import check_complete, compose, way_back
from ironbridge.web.jobs import Answer, Course, Job, Json, Refused, Sight, Story, Text
from ironbridge.web.reasons import why_option, why_place
from ironbridge.web.stories import Stories, bot_seed
from ironbridge.web.words import say

CONSIDERED: Final = 5  # plans that are told of those a bot considered


class Clerk:
    """One worker's hands and memory."""

    def __init__(self) -> None:
        self.stories = Stories()
        self.work: dict[type, Callable[[Any], Answer]] = {
            jobs.Begin: self.begin,
            jobs.Read: self.read,
            jobs.Fork: self.fork,
            jobs.Look: self.look,
            jobs.Ask: self.ask,
            jobs.Why: self.why,
            jobs.Play: self.play,
            jobs.Back: self.back,
            jobs.Think: self.think,
            jobs.Replay: self.replay,
            jobs.Position: self.position,
            jobs.Consider: self.consider,
            jobs.WriteRecord: self.write_record,
            jobs.Picture: self.picture,
        }

    def do(self, job: Job) -> Answer:
        """Do a job; a move that the rules refuse is an answer, too."""
        try:
            return self.work[type(job)](job)
        except IllegalMove as error:
            assert isinstance(job, jobs.Ask | jobs.Why | jobs.Play | jobs.Back)
            match = self.stories.match(job.story)
            return Refused(views.refusal_data(match, error.refusal, lang_of(job)))

    # Beginnings.

    def begin(self, job: jobs.Begin) -> Answer:
        """A new match."""
        game = make_game(job.game, job.players, **job.settings)
        return begun(game.start(job.seed, job.names))

    def read(self, job: jobs.Read) -> Answer:
        """A record from outside."""
        return begun(load(job.text))

    def fork(self, job: jobs.Fork) -> Answer:
        """The beginning of one match as the beginning of another."""
        match = self.stories.match(job.story)
        record = match.record()
        names = dict(zip(match.names, job.names, strict=True))
        lines = [
            dataclasses.replace(line, name=names.get(line.name, line.name))
            for line in record.moves[: job.at]
        ]
        fork = dataclasses.replace(record, names=tuple(job.names), result=None, moves=tuple(lines))
        return begun(match.game.replay(fork))

    # Seeing and asking.

    def look(self, job: jobs.Look) -> Answer:
        """What somebody sees."""
        match = self.stories.match(job.story)
        view = views.view_data(match, job.sight, first=job.first)
        lit = view.pop("lit")
        asked = match.seat in job.mine
        lang = job.sight.lang
        return as_json(
            view=view,
            question=views.question_data(match, lang) if asked else None,
            options=views.options_data(match, lit, lang) if asked else [],
            back=back_data(match, job),
        )

    def ask(self, job: jobs.Ask) -> Answer:
        """The next question of a move being composed."""
        match = self.stories.match(job.story)
        given = compose(match, job.answers, job.sight.lang)
        if match.draft.question is None:
            return complete(match, given, job.sight.lang)
        view = views.view_data(match, job.sight, first=len(match.played) + 1)
        return as_json(
            complete=False,
            answers=given,
            question=views.question_data(match, job.sight.lang),
            options=views.options_data(match, view.pop("lit"), job.sight.lang),
            view=view,
            would=[],
            move=write(match.game, match.state, match.draft.answers),
        )

    def why(self, job: jobs.Why) -> Answer:
        """Why not."""
        match = self.stories.match(job.story)
        compose(match, job.answers, job.sight.lang)
        if job.place is None:
            refusals = why_option(match, job.option)
        else:
            refusals = why_place(match, job.place)
        told = [views.refusal_data(match, refusal, job.sight.lang) for refusal in refusals]
        return as_json(refusals=told, allowed=not told)

    # Playing.

    def play(self, job: jobs.Play) -> Answer:
        """A whole move."""
        match = self.stories.match(job.story)
        if match.over:
            raise IllegalMove(refuse_table("over"))
        if job.move is not None:
            match.play(job.move)
        else:
            compose(match, job.answers or [], job.lang)
            check_complete(match)
            match.commit(match.draft.answers)
        return course(match, job.story.head, len(job.story.moves))

    def back(self, job: jobs.Back) -> Answer:
        """A move less."""
        match = self.stories.match(job.story)
        refusal, kept = way_back(match, job.mine, job.bots)
        if refusal is not None:
            raise IllegalMove(refusal)
        fewer = Story(job.story.key, job.story.head, job.story.moves[:kept])
        return course(self.stories.match(fewer), job.story.head, kept)

    def think(self, job: jobs.Think) -> Answer:
        """A bot's move, of which it knows no more than its seat may."""
        match, bot = self.stories.match(job.story), self.stories.bot(job.story, job.bot)
        return Text(match.move(bot.play(match.view_of(match.seat))).short)

    # Looking back.

    def replay(self, job: jobs.Replay) -> Answer:
        """A match that is open to all."""
        match = self.stories.match(job.story)
        count = len(match.played)
        rules = match.game.rules
        return as_json(
            names=match.names,
            over=match.over,
            result=match.scores() if match.over else None,
            winners=match.winners(),
            count=count,
            log=[open_entry(match, at, job.lang) for at in range(count + 1)],
            scores=[rules.scores(match.state_at(at)) for at in range(count + 1)],
        )

    def position(self, job: jobs.Position) -> Answer:
        """One position of it."""
        match = self.stories.match(job.story)
        eyes = views.eyes_of(match, job.at) if job.eyes is None else job.eyes
        view = views.view_data(match, Sight(eyes, job.lang, job.board), first=0, at=job.at)
        view.pop("lit")
        return as_json(move=job.at, eyes=None if eyes == NOBODY else eyes, view=view)

    def consider(self, job: jobs.Consider) -> Answer:
        """What a bot would do there, and whether that was played."""
        match, at = self.stories.match(job.story), job.at
        choice = has_choice(match, at)
        found: list[Plan] = []
        if choice:
            found = plans(match, at, make_bot(job.bot, bot_seed(match, at)), job.bot)[:CONSIDERED]
        played = [
            write_short(match.game, move.before, move.answers) for move in match.played[at:][:1]
        ]
        told = [
            {
                "moves": plan.moves,
                "visits": plan.visits,
                "expected": [round(points, 1) for points in plan.expected],
                "played": plan.moves[:1] == played,
            }
            for plan in found
        ]
        return as_json(move=at, bot=job.bot, choice=choice, plans=told)

    def write_record(self, job: jobs.WriteRecord) -> Answer:
        """The record as text."""
        return Text(str(self.stories.match(job.story).record()))

    def picture(self, job: jobs.Picture) -> Answer:
        """A picture of a game, always the same."""
        return Text(showcase.picture(job.game, job.theme, job.lang))


def as_json(**data: Any) -> Json:
    """An answer for the browser."""
    return Json(msgspec.json.encode(data))


def lang_of(job: jobs.Ask | jobs.Why | jobs.Play | jobs.Back) -> str:
    """The language of whoever gave a job."""
    return job.sight.lang if isinstance(job, jobs.Ask | jobs.Why) else job.lang


def begun(match: Match) -> Course:
    """How a match that was not known stands."""
    head = dataclasses.replace(match.record(), result=None, moves=())
    return course(match, str(head).rstrip("\n"), 0)


def course(match: Match, head: str, kept: int) -> Course:
    """How a match stands, with the moves after those that are known."""
    return Course(
        game=match.game.id,
        settings=dict(match.game.settings),
        head=head,
        names=list(match.names),
        kept=kept,
        moves=[
            write_short(match.game, played.before, played.answers) for played in match.played[kept:]
        ],
        turn=None if match.over else match.seat,
        result=match.scores() if match.over else None,
        winners=match.winners() if match.over else None,
    )


def complete(match: Match, given: list[views.Data], lang: str) -> Json:
    """A move with nothing left to ask, and what it would bring about."""
    answers = match.draft.answers
    return as_json(
        complete=True,
        answers=given,
        question=None,
        options=[],
        view=None,
        would=views.foretold(match, match.draft, lang),
        move=write_short(match.game, match.state, answers),
    )


def open_entry(match: Match, at: int, lang: str) -> views.Data:
    """A move in words, with nothing hidden."""
    played = match.played[at - 1] if at else None
    events = match.opening if played is None else played.events
    say_event = match.game.words.event
    return {
        "move": at,
        "seat": None if played is None else played.seat,
        "notation": ""
        if played is None
        else write_short(match.game, played.before, played.answers),
        "lines": [say_event(event, match.names, lang) for event in events],
    }


def back_data(match: Match, job: jobs.Look) -> views.Data:
    """May the viewer take back, and if not, why?"""
    if not job.may_back:
        return {"may": False, "why": say("error.no-take-back", job.sight.lang)}
    refusal, _ = way_back(match, job.mine, job.bots)
    return {"may": refusal is None, "why": refusal and refusal.text(job.sight.lang)}
