"""Start playing at once, and compile the rules beside it: `make play` and `make terminal`.

    python -m tools.start serve --open

Until they are compiled, the rules run as plain Python. Bots of the server are processes of their
own and change over as soon as they can; everything else does so at its next start.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import IO

from tools.native.objects import say
from tools.native.placing import is_up_to_date, mark, remove_compiled, unmark
from tools.native.wish import wish

BUILD = ["nice", sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
LOG = Path("build", "native", "log.txt")
ENDING = 5.0  # seconds until a build that is told to stop is killed


def main(words: Sequence[str]) -> int:
    """Run a command of Monsterbox; the server tells how compiling goes, a game must not."""
    is_server = words[0] == "serve"
    if is_server:
        say(f"starting the server with Python {sys.version.split()[0]}")
    if wish() == "pure":
        remove_compiled()
    elif is_up_to_date():
        unmark()
    else:
        mark()
        with compiling(quietly=not is_server):
            return run(words)
    return run(words)


def run(words: Sequence[str]) -> int:
    """Run the command to its end; what we are told by signals is meant for it."""
    command = subprocess.Popen([sys.executable, "-m", "monsterbox", *words])

    def pass_on(number: int, _: object) -> None:
        with suppress(OSError):
            command.send_signal(number)

    signal.signal(signal.SIGINT, lambda *_: None)  # the terminal tells the command, too
    for number in {signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)}:
        signal.signal(number, pass_on)
    return command.wait()


@contextmanager
def compiling(*, quietly: bool) -> Iterator[None]:
    """Compile beside whatever is done meanwhile, and stop with it."""
    say("compiling the rules beside it, which takes a few minutes the first time")
    LOG.parent.mkdir(parents=True, exist_ok=True)
    with LOG.open("w") if quietly else nullcontext() as log:
        build = start_build(log)
        teller = threading.Thread(target=tell_end, args=(build, quietly), daemon=True)
        teller.start()
        try:
            yield
        finally:
            if build.poll() is None:
                stop(build)
                say("stopped compiling; the next start goes on with it")
            teller.join(ENDING)


def start_build(log: IO[str] | None) -> subprocess.Popen[bytes]:
    """Start it in a group of its own, with all its compilers; whoever plays comes first."""
    return subprocess.Popen(
        BUILD,
        stdin=subprocess.DEVNULL,
        stdout=log,
        stderr=log,
        start_new_session=True,
    )


def tell_end(build: subprocess.Popen[bytes], quietly: bool) -> None:
    ended = build.wait()
    if quietly or ended < 0:
        return
    if ended:
        say("the rules could not be compiled and run as plain Python")
    elif is_up_to_date():
        say("the rules are compiled: bots use them from now on, the server from its next start")


def stop(build: subprocess.Popen[bytes]) -> None:
    """End a build and its compilers; what they have finished is kept."""
    with suppress(OSError):
        os.killpg(build.pid, signal.SIGTERM)
    try:
        build.wait(ENDING)
    except subprocess.TimeoutExpired:
        os.killpg(build.pid, signal.SIGKILL)
        build.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
