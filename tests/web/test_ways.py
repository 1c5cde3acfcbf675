"""A move may begin with anything: which answers lead there, and why there was no choice."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

import ironbridge as ib
from ironbridge.core.asks import Answers, Question
from ironbridge.core.chance import Chance
from ironbridge.core.match import Match
from ironbridge.core.view import View
from ironbridge.web import payloads
from ironbridge.web.composing import foregone
from ironbridge.web.handlers import Handlers
from ironbridge.web.jobs import Begin, Choice, Course, Json, Sight, Story
from ironbridge.web.jobs import Ways as WaysJob
from ironbridge.web.reasons import why_only
from ironbridge.web.ways import Survey, Ways, leads, uses
from rulesets.brass_birmingham.table import canal, has
from web.house import Guest, House

MOVES = 30
FEW = 30  # moves of a position that are all walked
Data = dict[str, Any]


class Walked(Answers):
    """A whole move, with the places of its answers."""

    def __init__(self, match: Match, answers: Iterable[int]) -> None:
        super().__init__(match.state.copy(), match.seat)
        self.words = match.game.words
        self.given = iter(answers)
        self.places: list[str] = []

    def take(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        question, answer = Question(kind, self.seat, a, b, c), next(self.given)
        self.places.append(self.words.place(self.state, question, answer))
        return answer


def ways_of(match: Match) -> tuple[dict[str, list[int]], dict[str, list[str]]]:
    """Which first answers lead where, and what the hand is good for."""
    survey = Ways().survey(match)
    scene = match.seen(match.seat, "en", len(match.played))
    own = [piece.id for piece in scene.pieces if piece.strip]
    return leads(survey, survey.root), uses(survey, survey.root, own)


def walked(match: Match) -> dict[str, list[int]]:
    """The same, by walking every move."""
    found: dict[str, set[int]] = {}
    for move in match.moves():
        walk = Walked(match, move.answers)
        match.game.rules.run(walk.state, walk)
        for place in filter(None, walk.places):
            found.setdefault(place, set()).add(move.answers[0])
    return {place: sorted(options) for place, options in found.items()}


@pytest.mark.parametrize("id", ib.games())
def test_what_leads_somewhere_is_found_by_walking_all_moves_too(id: str) -> None:
    match, luck = ib.game(id).start(seed=3), random.Random(id)
    compared = 0

    for _ in range(MOVES * 2):
        if match.over:
            break
        if len(match.moves()) <= FEW:
            compared += 1
            assert ways_of(match)[0] == walked(match)
        match.play(luck.choice(match.moves()))

    assert compared > 3


@pytest.mark.parametrize("id", ib.games())
def test_neither_ways_nor_reasons_tell_secrets(id: str) -> None:
    match, luck = ib.game(id).start(seed=5), random.Random(id)

    for count in range(MOVES):
        if match.over:
            break
        move, real = luck.choice(match.moves()), match.state
        told = everything(match, list(move.answers))
        match.state = View(match.game.judge, real, match.seat).sample(Chance(count, 9))
        again = everything(match, list(move.answers))
        match.state = real
        assert told == again
        match.play(move)


def everything(match: Match, answers: list[int]) -> Data:
    """All that is told of a move besides its ghost."""
    match.compose_all(answers)
    against = [
        [(payloads.refusal_data(match, refusal, "en"), count) for refusal, count in told]
        for told in (why_only(match, at) for at in range(len(match.foregone())))
    ]
    return {"ways": ways_of(match), "foregone": foregone(match, "en"), "against": against}


def test_a_card_that_only_pays_is_of_no_use() -> None:
    match = canal(A=has("iron derby belper leek", money=30))

    found, used = ways_of(match)

    assert "space:derby.2" in used["card:derby"]
    assert not any(place.startswith("line:") for place in used["card:derby"])
    assert len(found["card:derby"]) > 1 and found["action:loan"] == [4]


def test_a_position_with_too_many_moves_is_not_read_to_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = canal(A=has("iron derby belper leek", money=30))
    monkeypatch.setattr("ironbridge.web.ways.MOST_RUNS", 2)

    survey = Survey(match.game.rules, match.game.words, match.state)

    assert survey.runs == 2 and not survey.is_whole


def test_a_position_is_read_once() -> None:
    handlers = Handlers()
    begun = handlers.do(Begin("brass-birmingham", 2, {}, ["Ada", "Ben"], 5))
    assert isinstance(begun, Course)
    story, sight = Story("t", begun.head, begun.moves), Sight(0, "en", "light")

    prefixes: list[list[Choice]] = [[], ["build"], []]

    told = [handlers.do(WaysJob(story, sight, answers)) for answers in prefixes]

    assert told[0] == told[2] != told[1] and isinstance(told[0], Json)
    assert len(handlers.ways.kept) == 1


def alone(server: House) -> tuple[Guest, str]:
    """Somebody who plays all seats of Brass."""
    ada = server.guest()
    return ada, ada.open("brass-birmingham", "me", "me", seed=7)["id"]


def test_ways_are_told_to_whoever_is_asked(server: House) -> None:
    ada, id = alone(server)
    state = ada.state(id)
    body = {"seq": state["seq"], "answers": ["network"]}

    told = ada.post(f"/api/tables/{id}/ways", body)
    other = server.guest().post(f"/api/tables/{id}/ways", body)
    with ada.at(id) as seat:
        heard = seat.call("ways", **body)

    numbers = {option["number"] for option in ada_asks(ada, id, body)["options"]}
    lines = [place for place in told.data["leads"] if place.startswith("line:")]
    assert lines and all(set(told.data["leads"][place]) == numbers for place in lines)
    assert {**told.data, "re": 1} == heard
    assert other.code == "not-your-seat"


def ada_asks(ada: Guest, id: str, body: Data) -> Data:
    asked: Data = ada.post(f"/api/tables/{id}/ask", body).data
    return asked


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"answers": ["nonsense"]}, "refused"),
        ({"answers": [10**6]}, "refused"),
        ({"answers": [0] * 201}, "bad-message"),
        ({"place": "card:derby"}, "bad-message"),
        ({"seq": -1}, "stale"),
    ],
)
def test_what_makes_no_sense_is_told_so(server: House, body: Data, code: str) -> None:
    ada, id = alone(server)

    reply = ada.post(f"/api/tables/{id}/ways", {"seq": ada.state(id)["seq"], **body})

    assert reply.code == code and reply.data["error"]["message"]


def test_an_answer_that_left_no_choice_says_why(server: House) -> None:
    ada, id = alone(server)
    seq = ada.state(id)["seq"]
    with ada.at(id, board="light") as seat:
        answers: list[int] = []
        asked = seat.call("ask", seq=seq, answers=["build"])
        while not asked["complete"]:
            answers = [each["number"] for each in asked["answers"]]
            answers.append(asked["options"][0]["number"])
            asked = seat.call("ask", seq=seq, answers=answers)
        told = [
            seat.call("why", seq=seq, answers=answers, foregone=number)
            for number in range(len(asked["foregone"]))
        ]
        beyond = seat.call("why", seq=seq, answers=answers, foregone=len(told))
        both = seat.call("why", seq=seq, answers=answers, foregone=0, place="card:derby")

    assert told and {"after", "text", "places"} <= asked["foregone"][0].keys()
    for why in told:
        counts = [refusal["others"] for refusal in why["refusals"]]
        assert why["refusals"] and counts == sorted(counts) and not why["allowed"]
    assert beyond["refusals"][0]["reason"] == "stale"
    assert both["code"] == "bad-message"


def test_what_no_move_leads_to_is_told_in_other_words(server: House) -> None:
    ada, id = alone(server)
    seq = ada.state(id)["seq"]

    with ada.at(id) as seat:
        reasons = [
            seat.call("why", seq=seq, answers=["loan"], place=place)["refusals"][0]["reason"]
            for place in ("action:build", "merchant:oxford.1", "nonsense")
        ]

    assert reasons == ["elsewhere", "nowhere", "nowhere"]
