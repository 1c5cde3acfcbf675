"""A worker remembers a match as it stands, and plays no move of it twice."""

from __future__ import annotations

from ironbridge.web import jobs
from ironbridge.web.handlers import Handlers
from ironbridge.web.jobs import Course, Story, Text


def begun(handlers: Handlers) -> Course:
    course = handlers.do(jobs.Begin("industria", 3, {}, ["Ada", "Bob", "Cy"], 5))
    assert isinstance(course, Course)
    return course


def played(handlers: Handlers, story: Story, move: str) -> Course:
    course = handlers.do(jobs.Play(story, "en", None, move))
    assert isinstance(course, Course)
    return course


def test_after_a_move_the_match_stands_there_and_is_not_played_again() -> None:
    handlers = Handlers()
    start = begun(handlers)
    story = Story("t", start.head, start.moves)
    match = handlers.matches.match(story)

    course = played(handlers, story, match.moves()[0].short)
    state, moves = match.state, list(match.played)
    again = handlers.matches.match(Story("t", None, course.moves, story.count))

    assert again is match and again.state is state
    assert all(one is other for one, other in zip(again.played, moves, strict=True))


def test_a_move_is_kept_in_its_long_form_whoever_makes_it() -> None:
    handlers = Handlers()
    start = begun(handlers)
    story = Story("t", start.head, start.moves)
    match = handlers.matches.match(story)

    thought = handlers.do(jobs.Think(story, "greedy"))
    assert isinstance(thought, Text)
    course = played(handlers, story, thought.text)

    assert course.moves[0] == thought.text
    assert match.record().moves[0].text == thought.text


def test_the_head_of_a_table_names_the_version_of_our_rules() -> None:
    assert "\nrules: 1\n" in begun(Handlers()).head


def test_a_table_of_before_goes_on_by_the_first_rules_and_their_reader() -> None:
    handlers = Handlers()
    start = begun(handlers)
    head = start.head.replace("rules: 1\n", "")
    story = Story("t", head, start.moves)
    match = handlers.matches.match(story)

    course = played(handlers, story, match.moves()[0].short)

    assert (match.version, match.game.version) == (0, 1)
    fresh = Handlers().matches.match(Story("t", head, [*start.moves, *course.moves]))
    assert fresh.position() == match.position()
    assert "\nrules:" not in str(fresh.record())


def test_what_was_asked_while_a_move_was_composed_leaves_nothing_behind() -> None:
    handlers = Handlers()
    start = begun(handlers)
    story = Story("t", start.head, start.moves)
    sight = jobs.Sight(0, "en")
    before = handlers.do(jobs.Ask(story, sight, []))

    number = handlers.matches.match(story).options()[0].number
    handlers.do(jobs.Ask(story, sight, [number]))

    assert handlers.do(jobs.Ask(story, sight, [])) == before
