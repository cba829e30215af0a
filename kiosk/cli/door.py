"""`kiosk check-in` and `kiosk undo`: the door without a screen."""

import asyncio
import logging
import os
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Annotated, Any

import typer

from kiosk.bootstrap import open_door
from kiosk.cli.environment import load_environment
from kiosk.cli.exit_status import CommandError, Exit, OutputError, with_command_line
from kiosk.cli.pin_entry import PinStdin, asked_pin, given_reason, refuse
from kiosk.cli.printing import AS_JSON, echo, result
from kiosk.cli.sharing import HUB_WITHIN_S, others_told
from kiosk.cli.verdict_output import failed_value, failed_words, row_value, verdict_value, verdict_words
from kiosk.core.codes import pairing_code_in
from kiosk.core.policy import Direction
from kiosk.core.presence import InputMethod
from kiosk.engine.controller import DoorController
from kiosk.engine.errors import StoreError
from kiosk.engine.events import (
    EngineEvent,
    LateStop,
    PairingCodeRead,
    ScanFailed,
    SignedIn,
    SignInNeeded,
)
from kiosk.engine.undo import NotUndone, Undone, UndoWhy

CHUNK_BYTES = 65536
LONGEST_LINE = 1 << 20
"""In bytes; no code is nearly as long, and what follows on such a line is passed over."""
MOST_WAITING = 50
"""Lines that are read before the first of them is judged."""


async def lines_of_stdin() -> AsyncIterator[bytes]:
    """Each line without its end, as soon as it is whole; the last one may lack an end.

    Raises CommandError where stdin cannot be read.
    """
    if sys.stdin is None:
        return
    descriptor = sys.stdin.fileno()
    loop, lines = asyncio.get_running_loop(), asyncio.Queue[bytes | OSError | None]()
    room = threading.Semaphore(MOST_WAITING)

    def read() -> None:
        try:
            for line in _lines_of(descriptor):
                room.acquire()
                deliver(line)
            deliver(None)
        except OSError as error:
            deliver(error)

    def deliver(line: bytes | OSError | None) -> None:
        with suppress(RuntimeError):  # the loop was closed: nobody waits for lines any more
            loop.call_soon_threadsafe(lines.put_nowait, line)

    # A thread, because reading waits; a daemon, because nothing can wake it. It reads the descriptor and not
    # sys.stdin, whose lock it would still hold when the program ends, which is fatal to the interpreter.
    threading.Thread(target=read, name="stdin", daemon=True).start()
    while (line := await lines.get()) is not None:
        if isinstance(line, OSError):
            raise CommandError(f"stdin cannot be read: {line.strerror}") from line
        room.release()
        yield line


def _lines_of(descriptor: int) -> Iterator[bytes]:
    begun = bytearray()
    while chunk := os.read(descriptor, CHUNK_BYTES):
        first, *more = chunk.split(b"\n")
        begun += first[: LONGEST_LINE - len(begun)]
        for piece in more:
            yield bytes(begun).rstrip(b"\r")
            begun = bytearray(piece[:LONGEST_LINE])
    if begun:
        yield bytes(begun).rstrip(b"\r")


PAIRING_CODE = "a pairing code, and no ticket: nothing was recorded; pair with `kiosk pair`, not here"
PAIRING_LINK_BEGUN = "kiosk-pair:…"
"""What an answer says instead of such a code, which is good for signing in."""
RETENTION_AFTER_S = 60.0
"""The first scans of a door that is just being opened come before whatever may be forgotten."""
IN_FLIGHT_S = 15.0
"""How long requests that have left may take to come back before the program ends without them."""
ENDING_S = 0.5
"""The same where somebody ends the program, or the machine does: the next start asks for them again."""

log = logging.getLogger(__name__)


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("check-in", epilog=AS_JSON)(check_in)
    app.command("undo", epilog=AS_JSON)(undo)


def check_in(
    codes: Annotated[list[str] | None, typer.Argument(metavar="CODE", help="Codes to judge.")] = None,
    stdin: Annotated[bool, typer.Option("--stdin", help="Read codes from stdin, one a line.")] = False,
    exit_door: Annotated[bool, typer.Option("--exit", help="Judge as an exit door.")] = False,
    offline: Annotated[bool, typer.Option("--offline", help="Do not contact the service.")] = False,
    drain: Annotated[
        float | None,
        typer.Option("--drain", min=0, metavar="SECONDS", help="Then send what is unsent, for so long."),
    ] = None,
) -> None:
    """Judge codes and admit their tickets.

    Answers a line for each code, at once; an admission is on disk before its line is written. A scan that
    could not be recorded is answered too, as failed, and then the exit status is 1. Else it is 0 whatever the
    verdicts are, and without a connection or a sign-in too.
    """
    if not codes and not stdin:
        raise typer.BadParameter("give codes, or --stdin")
    asyncio.run(_check_in(codes or [], stdin=stdin, exit_door=exit_door, offline=offline, drain_s=drain))


async def _check_in(
    codes: list[str], *, stdin: bool, exit_door: bool, offline: bool, drain_s: float | None
) -> None:
    direction = Direction.EXIT if exit_door else None
    async with open_door(load_environment(), offline=offline, direction=direction) as door:
        failures: list[str] = []
        door.listen(partial(_note_failure, door, failures))
        await door.store.outbox.recover()
        behind = [] if offline else [_behind(door, "uploader", door.uploader.run)]
        if stdin and not offline:  # a turnstile's door stays open for months, and forgets like any other
            retention = partial(door.retention.run, after_s=RETENTION_AFTER_S)
            behind.append(_behind(door, "retention", retention))
        if door.office is not None and not offline:
            behind.append(_behind(door, "office", partial(door.office.run, door.status)))
        behind.append(_behind(door, "venue", door.venue.run))
        await door.venue.ready(HUB_WITHIN_S)
        try:
            for code in codes:
                await _one(door, code, failures)
            if stdin:
                async for line in lines_of_stdin():
                    await _one(door, line, failures)
        finally:
            await door.venue.settle(0.0 if _is_ending() else HUB_WITHIN_S)
            await _send_rest(door, behind, None if offline else drain_s)
        if failures:
            raise CommandError("at least one scan could not be recorded, and was not admitted")


def _behind(door: DoorController, name: str, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
    return asyncio.create_task(door.forever(name, work), name=name)


async def _one(door: DoorController, code: bytes | str, failures: list[str]) -> None:
    """Judge one code and print its line, whatever came of it: whoever gave the code waits for one.

    `failures`: why scans could not be recorded, the last one at the end.
    """
    clock = asyncio.get_running_loop().time
    text, started = code.decode("utf-8", "replace") if isinstance(code, bytes) else code, clock()
    if pairing_code_in(text):
        text = PAIRING_LINK_BEGUN
    try:
        value, words = await _answer(door, code, text, failures, started)
    except Exception as error:
        kind = type(error).__name__
        log.error("a scan was not answered: %s", kind)  # noqa: TRY400 - the rest of it may name guests
        log.debug("the fault", exc_info=True)
        failures.append(f"a fault in the program ({kind})")
        value = failed_value(text, failures[-1], clock() - started)
        words = failed_words(value)
    try:
        result(value, words)
    except (OutputError, BrokenPipeError):
        match value["verdict"], value["admission_id"]:
            case "admit", str() as made:
                echo(f"kiosk: nobody was told of the admission {made}; `kiosk undo ID` takes it back")
            case "exit", str() as ended:
                echo(
                    f"kiosk: nobody was told that the guest of the admission {ended} went out, as is recorded"
                )
        raise


async def _answer(
    door: DoorController, code: bytes | str, text: str, failures: Sequence[str], started: float
) -> tuple[dict[str, Any], str]:
    """What a code is answered, for programs and for people."""
    given = await door.scan(code, InputMethod.COMMAND_LINE)
    if given is None:
        value = failed_value(text, failures[-1], asyncio.get_running_loop().time() - started)
        return value, failed_words(value)
    value = verdict_value(text, given)
    words = verdict_words(value, given.verdict)
    if given.admission_id:
        # Before the line, not after it: whoever reads the line may end us at once, and a rescan would then
        # be taken for an admission that nobody saw.
        await _mark_shown(door, given.admission_id)
    return value, words


async def _mark_shown(door: DoorController, admission_id: str) -> None:
    try:
        await door.store.ledger.mark_shown([admission_id])
    except StoreError as error:
        echo(f"kiosk: {error}; the admission is recorded, and is answered now")


async def _send_rest(
    door: DoorController, behind: Sequence[asyncio.Task[None]], drain_s: float | None
) -> None:
    """End what runs behind, send for so long, let what has left come back, and say what stays unsent.

    Who tells the program to end, before this or in the middle of it, is not kept waiting.
    """
    uploader, clock = door.uploader, asyncio.get_running_loop().time
    try:
        for one in behind:
            one.cancel()
        await asyncio.gather(*behind, return_exceptions=True)
        if drain_s and not _is_ending():
            ends = clock() + drain_s
            await _ask_office(door, ends)
            with suppress(TimeoutError):  # what has left gets its moment now
                async with asyncio.timeout_at(ends):
                    await uploader.drain(lambda: clock() >= ends, lambda: ends - clock())
        if not _is_ending():
            with suppress(TimeoutError):
                async with asyncio.timeout(IN_FLIGHT_S):
                    await uploader.settle()
    finally:
        await uploader.stop(ENDING_S)
        if unsent := (await door.store.outbox.count()).unsent:
            echo(
                f"kiosk: not sent yet, and safe here: {unsent};"
                " `kiosk outbox send` sends, `kiosk outbox` lists"
            )


async def _ask_office(door: DoorController, ends: float) -> None:
    """Where the token is refused, look whether the office has another one by now."""
    if door.office is None:
        return
    with suppress(TimeoutError):
        async with asyncio.timeout_at(ends):
            await door.uploader.settle()  # what is in flight may be what is refused
            if door.uploader.signed_out:
                await door.office.look_now()


def _is_ending() -> bool:
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def _what_waits(door: DoorController) -> str:
    """What a missing access token means to the queue: with one that is good still, nothing yet."""
    if door.office is None:
        return "sending waits for a new KIOSK_TOKEN"
    if door.uploader.signed_out or not door.office.has_time:
        return "sending waits for the office"
    return "so does sending, as long as the access token lasts that came before"


def _note_failure(door: DoorController, failures: list[str], event: EngineEvent) -> None:
    match event:
        case ScanFailed():
            text = with_command_line(event.text)
            failures.append(text)
            echo(f"kiosk: {text}")
        case SignInNeeded():
            echo(f"kiosk: {event.text.rstrip('.')}. Scanning goes on; {_what_waits(door)}")
        case SignedIn():
            echo("kiosk: signed in again; sending goes on")
        case PairingCodeRead():
            failures.append(PAIRING_CODE)
            echo(f"kiosk: {PAIRING_CODE}")
        case LateStop():
            echo(f"kiosk: STOP ticket {event.ticket_id}: {event.incident.value}, see `kiosk incidents`")


def undo(
    admission_id: Annotated[str, typer.Argument(metavar="ID", help="The admission to take back.")],
    pin_stdin: PinStdin = False,
    why: Annotated[
        str, typer.Option("--why", metavar="TEXT", help="The supervisor's reason, for the record.")
    ] = "",
) -> None:
    """Take an admission back.

    A check-in that has not left is withdrawn; of one that has, the service keeps its record. The second undo
    of one ticket needs a supervisor's PIN, from stdin or typed on the terminal, and a reason.
    """
    if not pin_stdin and not why:
        asyncio.run(_undo(admission_id, None))
        return
    reason = given_reason(why)
    asyncio.run(_undo(admission_id, (asked_pin(from_stdin=pin_stdin), reason)))


async def _undo(admission_id: str, word: tuple[str, str] | None) -> None:
    async with open_door(load_environment(), offline=True) as door, others_told(door):
        await door.store.outbox.recover()
        how = InputMethod.COMMAND_LINE
        match await (door.undo_again(admission_id, *word, how) if word else door.undo(admission_id, how)):
            case Undone(row, left):
                kept = "Undone here; the service keeps its record of the check-in." if left else "Undone."
                echo(f"kiosk: {kept}")
                result(row_value(row), f"undone {row.concerns} (ticket {row.ticket_id})")
            case NotUndone(why, other):
                is_barred = why is UndoWhy.SECOND
                raise CommandError(_not_undone(why, other), Exit.NOT_SIGNED_IN if is_barred else Exit.FAILED)
            case barred:
                refuse(barred)


def _not_undone(why: UndoWhy, other: str) -> str:
    match why:
        case UndoWhy.NO_ADMISSION:
            return "there is no admission with this id"
        case UndoWhy.BEFORE:
            return "this admission was taken back before"
        case UndoWhy.TURNED_UP:
            return f"its ticket turned up on the list since: undo the admission {other}"
        case UndoWhy.SECOND:
            return (
                "an admission of this ticket was taken back before: nothing was done. The second undo needs a"
                " supervisor: `kiosk undo ID --pin-stdin --why TEXT`"
            )
