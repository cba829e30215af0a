"""The lines of stdin, as they come."""

import asyncio
import os
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress

from kiosk.cli.ending import CommandError

CHUNK_BYTES = 65536


async def lines_of_stdin() -> AsyncIterator[bytes]:
    """Each line without its end, as soon as it is whole; the last one may lack an end.

    Raises CommandError where stdin cannot be read.
    """
    if sys.stdin is None:
        return
    descriptor = sys.stdin.fileno()
    loop, lines = asyncio.get_running_loop(), asyncio.Queue[bytes | OSError | None]()

    def read() -> None:
        try:
            for line in _lines_of(descriptor):
                tell(line)
            tell(None)
        except OSError as error:
            tell(error)

    def tell(line: bytes | OSError | None) -> None:
        with suppress(RuntimeError):  # the loop was closed: nobody waits for lines any more
            loop.call_soon_threadsafe(lines.put_nowait, line)

    # A thread, because reading waits; a daemon, because nothing can wake it. It reads the descriptor and not
    # sys.stdin, whose lock it would still hold when the program ends, which is fatal to the interpreter.
    threading.Thread(target=read, name="stdin", daemon=True).start()
    while (line := await lines.get()) is not None:
        if isinstance(line, OSError):
            raise CommandError(f"stdin cannot be read: {line.strerror}") from line
        yield line


def _lines_of(descriptor: int) -> Iterator[bytes]:
    begun: list[bytes] = []
    while chunk := os.read(descriptor, CHUNK_BYTES):
        first, *more = chunk.split(b"\n")
        begun.append(first)
        for piece in more:
            yield b"".join(begun).rstrip(b"\r")
            begun = [piece]
    if last := b"".join(begun):
        yield last.rstrip(b"\r")
