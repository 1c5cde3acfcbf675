"""The server is stopped while people wait for answers: it says how many in a line, and no more."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from web.house import house


def test_answers_given_up_as_the_server_stops_are_told_in_one_line(tmp_path: Path) -> None:
    with house(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log") as server:
        guest = server.guest()
        id = guest.open("industria", "me", "me", "me", seed=4)["id"]
        with guest.at(id) as seat, guest.at(id) as other:
            states = [seat.asked(), other.asked()]
            for worker in server.workers():
                os.kill(worker, signal.SIGSTOP)  # who answers no more
            for each, state in zip((seat, other), states, strict=True):
                each.send({"do": "ask", "id": 1, "seq": state["seq"], "answers": []})
            assert server.answers()  # whatever came later, so it has read what came before
            server.stop()

    told = server.log.read_text(encoding="utf-8")
    assert "Traceback" not in told
    assert told.count("Cancel ") == 1
    assert "timeout graceful shutdown exceeded" in told
