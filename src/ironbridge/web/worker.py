"""Worker: a process that does jobs, one after the other, until nobody gives it any.

It reads jobs from its standard input and writes answers to its standard output, each with its
length before it, an answer with the seconds of computing that it took as well. It ends when its
input ends: with the server, however that may have died.
"""

from __future__ import annotations

import gc
import os
import select
import signal
import sys
import time
import traceback
from contextlib import suppress
from typing import BinaryIO, Final

import msgspec

if sys.platform == "linux":
    import resource

from ironbridge.bots import BotError
from ironbridge.core.errors import FiguresError, GameError, IronbridgeError, PositionError
from ironbridge.core.speech import LANGUAGES
from ironbridge.web.collecting import collect_seldom
from ironbridge.web.handlers import Handlers
from ironbridge.web.jobs import HEAD, LENGTH, Answer, Failed, Job, Wrong

MEMORY: Final = 4 * 2**30  # bytes
ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder(Job)
REST: Final = 1  # second without a job: nobody waits


def main() -> None:
    """Work until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes our input
    limit_memory()
    stand_back(int(sys.argv[1]) if sys.argv[1:] else 0)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whoever prints must not disturb the answers
    with suppress(BrokenPipeError):  # the server died while we worked
        work(sys.stdin.buffer, answers)


def limit_memory() -> None:
    """A record from outside may ask for a deck of a billion cards: that fails here, and only here."""
    if sys.platform == "linux":
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def stand_back(steps: int) -> None:
    """Let other processes go first, as far as the system has a way to say so."""
    if sys.platform == "linux":
        os.nice(steps)


def work(source: BinaryIO, answers: BinaryIO) -> None:
    """Do job after job; looking for garbage takes a third of a second, and is done in between."""
    handlers = Handlers()
    collect_seldom()
    while (frame := read_frame(source)) is not None:
        begun = time.process_time()
        answer = ENCODER.encode(answer_to(handlers, frame))
        answers.write(HEAD.pack(len(answer), time.process_time() - begun) + answer)
        answers.flush()
        if rests(source):
            gc.collect()


def rests(source: BinaryIO) -> bool:
    """Has there been no job for a while?"""
    return sys.platform == "linux" and not select.select([source], [], [], REST)[0]


def read_frame(source: BinaryIO) -> bytes | None:
    """The next job; None at the end."""
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    return source.read(length)


def answer_to(handlers: Handlers, frame: bytes) -> Answer:
    """Do a job; whatever goes wrong is an answer."""
    try:
        return handlers.do(DECODER.decode(frame))
    except (GameError, FiguresError, PositionError) as error:
        return Wrong("bad-game", in_all_languages(error))
    except BotError as error:
        return Failed(str(error))
    except IronbridgeError as error:
        return Wrong("bad-record", in_all_languages(error))
    except Exception as error:
        traceback.print_exc()
        return Failed(f"{type(error).__name__}: {error}")


def in_all_languages(error: IronbridgeError) -> dict[str, str]:
    """What is wrong, for whoever asked."""
    return {lang: error.text(lang) for lang in LANGUAGES}


if __name__ == "__main__":
    main()
