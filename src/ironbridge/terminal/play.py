"""Play: a session from its first question to the end of the game or of the input."""

from __future__ import annotations

from ironbridge.terminal.orders import obey
from ironbridge.terminal.session import Session


def play(session: Session) -> None:
    """People and bots in turn, until the game is over or a person leaves."""
    match = session.match
    session.introduce()
    while not match.over:
        mover = session.bots.get(match.seat)
        if mover is not None:
            session.bot_move(mover)
        elif not answer(session):
            session.leave()
            return
        session.save()
    session.finish()


def answer(session: Session) -> bool:
    """Ask a person and do what the line says; False when there is nobody any more."""
    session.show_question()
    line = session.listen()
    return line is not None and obey(session, line)
