"""serve: a port that is taken is told in a sentence, and the command ends."""

from __future__ import annotations

import socket
from pathlib import Path

from cli.program import plain, run

TRIES = 3


def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        ended = [run("serve", "--port", port, data=tmp_path) for _ in range(TRIES)]

    for one in ended:
        assert one.returncode == 2
        assert one.stderr.count("\n") == 1 and f"port {port} at 127.0.0.1 is taken" in one.stderr
        assert one.stdout == ""


def test_a_port_that_is_taken_is_told_in_french(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        ended = run("serve", "--port", port, "--lang", "fr", data=tmp_path)

    assert ended.returncode == 2
    assert f"le port {port} de 127.0.0.1 est déjà pris" in plain(ended.stderr)


def test_an_address_of_another_machine_is_told_in_a_sentence(tmp_path: Path) -> None:
    ended = [run("serve", "--host", host, data=tmp_path) for host in ("192.0.2.1", "a..b")]

    for one in ended:
        assert one.returncode == 2
        assert one.stderr.count("\n") == 1 and "nothing can listen" in one.stderr


def test_a_public_address_or_a_proxy_that_cannot_be_is_told(tmp_path: Path) -> None:
    for option, value in (("--public-url", "games.example"), ("--trusted-proxy", "nginx")):
        ended = run("serve", option, value, data=tmp_path)

        assert ended.returncode == 2
        assert ended.stderr.count("\n") == 1 and value in ended.stderr


def test_several_processes_need_more_than_a_file(tmp_path: Path) -> None:
    ended = run("serve", "--workers", "2", data=tmp_path)
    french = run("serve", "--workers", "2", "--lang", "fr", data=tmp_path)

    assert ended.returncode == french.returncode == 2
    assert ended.stderr.count("\n") == 1 and "--workers needs a PostgreSQL" in ended.stderr
    assert "--workers demande un PostgreSQL" in plain(french.stderr)


def test_several_processes_do_not_tell_figures_in_public(tmp_path: Path) -> None:
    ended = run("serve", "--workers", "2", "--metrics", "public", data=tmp_path)

    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1 and "each tell their own metrics" in ended.stderr
