"""Handlers: does the jobs of a worker: asks, plays, explains, draws, thinks. Knows no game."""

from __future__ import annotations

import dataclasses
import gzip
from collections.abc import Callable
from typing import Any, Final

import msgspec

from ironbridge.bots import bot as make_bot
from ironbridge.bots.ending import told
from ironbridge.bots.review import Row, chosen, verdict
from ironbridge.bots.thoughts import Plan, has_choice, plans
from ironbridge.catalogue import game_with, load
from ironbridge.core.errors import IllegalMove
from ironbridge.core.match import Match
from ironbridge.core.notation import write, write_short
from ironbridge.core.speech import called
from ironbridge.core.state import NOBODY
from ironbridge.draw.ending import NARROW, WIDE
from ironbridge.draw.ending import ending as draw_ending
from ironbridge.draw.png import png
from ironbridge.web import jobs, payloads, showcase
from ironbridge.web.composing import compose, foregone
from ironbridge.web.deflated import LONG, deflate
from ironbridge.web.fates import is_own
from ironbridge.web.gallery import Gallery
from ironbridge.web.ghosts import Ghosts
from ironbridge.web.jobs import (
    Answer,
    Course,
    Deflated,
    Forgotten,
    Image,
    Job,
    Json,
    Packed,
    Refused,
    Shown,
    Sight,
    Story,
    Text,
)
from ironbridge.web.logbook import EMPTY, log_after, log_data, open_entry
from ironbridge.web.matches import Matches, Unknown, bot_seed
from ironbridge.web.pictures import Picture, picture_of
from ironbridge.web.proofs import proof
from ironbridge.web.reasons import why_only, why_option, why_place
from ironbridge.web.reviewed import attempt_data, course_data, review_data
from ironbridge.web.ways import Ways, leads, uses
from ironbridge.web.words import say

PACKING: Final = 6  # of 9


class Handlers:
    """One worker's hands and memory."""

    def __init__(self) -> None:
        self.matches = Matches()
        self.gallery = Gallery()
        self.ghosts = Ghosts()
        self.ways = Ways()
        self.work: dict[type, Callable[[Any], Answer]] = {
            jobs.Begin: self.begin,
            jobs.Prove: self.prove,
            jobs.Read: self.read,
            jobs.Fork: self.fork,
            jobs.Look: self.look,
            jobs.Again: self.again,
            jobs.Ask: self.ask,
            jobs.Why: self.why,
            jobs.Ways: self.lead,
            jobs.Play: self.play,
            jobs.Back: self.back,
            jobs.Think: self.think,
            jobs.Replay: self.replay,
            jobs.Position: self.position,
            jobs.Consider: self.consider,
            jobs.Decisions: self.decisions,
            jobs.Weigh: self.weigh,
            jobs.Reviewed: self.reviewed,
            jobs.Attempt: self.attempt,
            jobs.Ending: self.ending,
            jobs.EndingPicture: self.ending_picture,
            jobs.WriteRecord: self.write_record,
            jobs.Picture: self.picture,
        }

    def do(self, job: Job) -> Answer:
        """Do a job; a move that the rules refuse is an answer, too."""
        try:
            answer = self.work[type(job)](job)
            return packed(answer) if isinstance(job, jobs.PACKED) else answer
        except Unknown:
            return Forgotten()
        except IllegalMove as error:
            assert isinstance(
                job, jobs.Ask | jobs.Why | jobs.Ways | jobs.Play | jobs.Back | jobs.Attempt
            )
            match = self.matches.match(job.story)
            return Refused(payloads.refusal_data(match, error.refusal, lang_of(job)))

    # Beginnings.

    def begin(self, job: jobs.Begin) -> Answer:
        """A new match."""
        game = game_with(job.game, job.players, job.settings, job.figures)
        return begun(game.start(job.seed, job.names))

    def prove(self, job: jobs.Prove) -> Answer:
        """Somebody's own figures."""
        return as_json(**proof(job))

    def read(self, job: jobs.Read) -> Answer:
        """A record from outside."""
        return begun(load(job.text))

    def fork(self, job: jobs.Fork) -> Answer:
        """The beginning of one match as the beginning of another."""
        match = self.matches.match(job.story)
        record = match.record()
        names = dict(zip(match.names, job.names, strict=True))
        lines = [
            dataclasses.replace(line, name=names.get(line.name, line.name))
            for line in record.moves[: job.at]
        ]
        fork = dataclasses.replace(
            record, names=tuple(job.names), result=None, hints=(), moves=tuple(lines)
        )
        return begun(match.game.replay(fork))

    # Seeing and asking.

    def look(self, job: jobs.Look) -> Answer:
        """What somebody sees."""
        match, sight = self.matches.match(job.story), job.sight
        picture = self.gallery.wanted(match, sight, Shown(len(match.played), sight.eyes))
        before = self.gallery.wanted(match, sight, job.shown)
        log = log_data(match, sight, job.first, self.gallery)
        asked = match.seat in job.mine
        return as_json(
            view=payloads.view_data(match, sight, picture, log=log, before=before),
            question=payloads.question_data(match, sight.lang) if asked else None,
            options=payloads.options_data(match, picture, sight.lang) if asked else [],
            foregone=foregone(match, sight.lang) if asked else [],
            back=back_data(match, job),
        )

    def again(self, job: jobs.Again) -> Answer:
        """The last moves once more, each as what it changed in the picture before it."""
        match, sight, views = self.matches.match(job.story), job.sight, []
        before = self.gallery.wanted(match, sight, job.shown)
        for at in range(job.first, len(match.played)):
            picture = self.gallery.wanted(match, sight, Shown(at, sight.eyes))
            views.append(payloads.view_data(match, sight, picture, log=EMPTY, at=at, before=before))
            before = picture
        return as_json(views=views)

    def ask(self, job: jobs.Ask) -> Answer:
        """The next question of a move being composed, or the whole move."""
        match, sight = self.matches.match(job.story), job.sight
        given = compose(match, job.answers, sight.lang)
        spent = [place for answer in given for place in answer["places"]]
        ghost = None if sight.board == "none" else self.ghosts.ghost(match, sight, spent)
        picture = ghost and picture_of(ghost.scene, sight.board)
        log, before = log_after(match), self.gallery.wanted(match, sight, job.shown)
        told = as_json(
            **job.head,
            **asked_data(match, picture, sight.lang),
            answers=given,
            foregone=foregone(match, sight.lang),
            view=payloads.view_data(match, sight, picture, log=log, before=before),
            ghost=ghost and ghost.data(),
        )
        long = job.zips and len(told.data) >= LONG
        return Deflated(deflate(told.data)) if long else told

    def why(self, job: jobs.Why) -> Answer:
        """Why not."""
        match = self.matches.match(job.story)
        match.compose(job.answers)
        if job.foregone is not None:
            return self.why_only(match, job.foregone, job.sight.lang)
        if job.place is None:
            refusals = why_option(match, job.option)
        else:
            is_reached = self.is_reached(match, job.sight, job.place)
            refusals = why_place(match, job.place, is_reached=is_reached)
        told = [payloads.refusal_data(match, refusal, job.sight.lang) for refusal in refusals]
        return as_json(refusals=told, allowed=not told)

    def is_reached(self, match: Match, sight: Sight, place: str) -> bool:
        """Does any move lead to a place, or to what is part of it?"""
        pieces = self.ghosts.before(match, sight).pieces
        ids = {place, *(piece.id for piece in pieces if piece.within == place)}
        return not ids.isdisjoint(self.ways.survey(match).bits)

    def why_only(self, match: Match, number: int, lang: str) -> Answer:
        """Why an answer left no choice."""
        told = [
            {**payloads.refusal_data(match, refusal, lang), "others": count}
            for refusal, count in why_only(match, number)
        ]
        return as_json(refusals=told, allowed=False)

    def lead(self, job: jobs.Ways) -> Answer:
        """Which answers lead where."""
        match = self.matches.match(job.story)
        match.compose(job.answers)
        survey = self.ways.survey(match)
        fork = survey.fork_after(match.draft.answers)
        if fork is None or not survey.is_whole:
            return as_json(leads={}, uses={})
        own = [piece.id for piece in self.ghosts.before(match, job.sight).pieces if is_own(piece)]
        return as_json(leads=leads(survey, fork), uses=uses(survey, fork, own))

    # Playing.

    def play(self, job: jobs.Play) -> Answer:
        """A whole move."""
        match = self.matches.match(job.story)
        if job.move is not None:
            match.play(job.move)
        else:
            match.compose(job.answers or [])
            match.finish()
        return self.gone_on(match, job.story)

    def back(self, job: jobs.Back) -> Answer:
        """A move less."""
        match = self.matches.match(job.story)
        refusal, kept = match.way_back(job.mine, job.bots)
        if refusal is not None:
            raise IllegalMove(refusal)
        fewer = Story(job.story.key, None, [], kept)
        return self.gone_on(self.matches.match(fewer), fewer)

    def gone_on(self, match: Match, story: Story) -> Course:
        """How a match stands that has gone on from a story, and is remembered so."""
        found = course(match, "", story.count)
        self.matches.goes_on(story, found.moves)
        return found

    def think(self, job: jobs.Think) -> Answer:
        """A bot's move, of which it knows no more than its seat may."""
        match, bot = self.matches.match(job.story), self.matches.bot(job.story, job.bot)
        return Text(match.move(bot.play(match.view_of(match.seat))).long)

    # Looking back.

    def replay(self, job: jobs.Replay) -> Answer:
        """A match that is open to all."""
        match = self.matches.match(job.story)
        count = len(match.played)
        rules = match.game.rules
        return as_json(
            **job.about,
            names=called(match.names, job.lang),
            over=match.over,
            result=match.scores() if match.over else None,
            winners=match.winners(),
            count=count,
            log=[open_entry(match, at, job.lang) for at in range(count + 1)],
            scores=[rules.scores(match.state_at(at)) for at in range(count + 1)],
            **course_data(match),
        )

    def position(self, job: jobs.Position) -> Answer:
        """One position of it."""
        match = self.matches.match(job.story)
        eyes = payloads.eyes_of(match, job.at) if job.eyes is None else job.eyes
        sight = Sight(eyes, job.lang, job.board)
        picture = payloads.drawn(match, sight, job.at)
        view = payloads.view_data(match, sight, picture, log=EMPTY, at=job.at)
        return as_json(move=job.at, eyes=None if eyes == NOBODY else eyes, view=view)

    def consider(self, job: jobs.Consider) -> Answer:
        """What a bot would do there, and whether that was played."""
        match, at = self.matches.match(job.story), job.at
        choice = has_choice(match, at)
        found: list[Plan] = []
        if choice:
            found = plans(match, at, make_bot(job.bot, bot_seed(match, at)), job.bot)
        told = [payloads.plan_data(plan, job.lang) for plan in found]
        return as_json(move=at, bot=job.bot, choice=choice, plans=told)

    def decisions(self, job: jobs.Decisions) -> Answer:
        """Where somebody had a choice."""
        return Json(msgspec.json.encode(chosen(self.matches.match(job.story))))

    def weigh(self, job: jobs.Weigh) -> Answer:
        """One decision."""
        return as_json(**verdict(self.matches.match(job.story), job.at, job.bot).data())

    def reviewed(self, job: jobs.Reviewed) -> Answer:
        """The whole match."""
        match = self.matches.match(job.story)
        return as_json(**review_data(match, [Row(**row) for row in job.rows], job.lang))

    def attempt(self, job: jobs.Attempt) -> Answer:
        """A move that somebody tries: the same worlds as for the best."""
        match = self.matches.match(job.story)
        return as_json(**attempt_data(match, job))

    def ending(self, job: jobs.Ending) -> Answer:
        """How it ended, for those who do not see the page."""
        match = self.matches.match(job.story)
        return as_json(**ending_data(match, job))

    def ending_picture(self, job: jobs.EndingPicture) -> Answer:
        """The page; in pixels, at twice the size that it has on the screen."""
        match = self.matches.match(job.story)
        page = told(match, job.lang, subtitle=job.subtitle, records=job.records)
        wide = WIDE if job.wide else NARROW
        svg = draw_ending(page, job.theme, wide)
        return Image(png(svg, 2 * wide)) if job.pixels else Text(svg)

    def write_record(self, job: jobs.WriteRecord) -> Answer:
        """The record as text."""
        return Text(str(self.matches.match(job.story).record()))

    def picture(self, job: jobs.Picture) -> Answer:
        """A picture of a game, always the same."""
        return Text(showcase.picture(job.game, job.theme, job.lang, job.around))


def as_json(**data: Any) -> Json:
    """An answer for the browser."""
    return Json(msgspec.json.encode(data))


def packed(answer: Answer) -> Packed:
    """An answer that is kept, and sent as it is to whoever takes gzip."""
    assert isinstance(answer, Json | Image | Text)
    data = answer.text.encode() if isinstance(answer, Text) else answer.data
    return Packed(gzip.compress(data, PACKING, mtime=0))


def lang_of(job: jobs.Ask | jobs.Why | jobs.Ways | jobs.Play | jobs.Back | jobs.Attempt) -> str:
    """The language of whoever gave a job."""
    return job.sight.lang if isinstance(job, jobs.Ask | jobs.Why | jobs.Ways) else job.lang


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
        names=list(map(str, match.names)),
        kept=kept,
        moves=[write(match.game, played.before, played.answers) for played in match.played[kept:]],
        turn=None if match.over else match.seat,
        result=match.scores() if match.over else None,
        winners=match.winners() if match.over else None,
    )


def asked_data(match: Match, picture: Picture | None, lang: str) -> payloads.Data:
    """What is asked next; of a move with nothing left to ask, what it would bring about."""
    answers, complete = match.draft.answers, match.draft.question is None
    spelled = write_short if complete else write
    return {
        "complete": complete,
        "question": payloads.question_data(match, lang),
        "options": payloads.options_data(match, picture, lang),
        "would": payloads.foretold(match, match.draft, lang) if complete else [],
        "move": spelled(match.game, match.state, answers),
    }


def ending_data(match: Match, job: jobs.Ending) -> payloads.Data:
    """What the page of the end shows, in numbers and words."""
    page = told(match, job.lang, records=job.records)
    return {
        "pixels": job.pixels,
        "seats": [place.seat for place in page.places],
        "names": [place.name for place in page.places],
        "totals": [place.total for place in page.places],
        "parts": [
            {"text": part.text, "points": [part.points[place.seat] for place in page.places]}
            for part in page.parts
        ],
        "sections": [
            {"title": section.title, "notes": [note.text for note in section.notes]}
            for section in page.sections
        ],
    }


def back_data(match: Match, job: jobs.Look) -> payloads.Data:
    """May the viewer take back, and if not, why?"""
    if not job.may_back:
        return {"may": False, "why": say("error.no-take-back", job.sight.lang)}
    refusal, _ = match.way_back(job.mine, job.bots)
    return {"may": refusal is None, "why": refusal and refusal.text(job.sight.lang)}
