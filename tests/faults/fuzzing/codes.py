"""Ticket codes, through everything between a scanner and the ledger of a real door."""

import base64
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from random import Random
from urllib.parse import quote

import keyring
from msgspec.structs import replace

from kiosk.bootstrap.service import NoService
from kiosk.cli.door import LONGEST_LINE
from kiosk.cli.printing import print_json, result
from kiosk.cli.verdict_output import verdict_value, verdict_words
from kiosk.core.codes import MOST_CANDIDATES, candidates
from kiosk.core.presence import InputMethod
from kiosk.core.ticket_parts import Strength
from kiosk.core.tickets import Ticket
from kiosk.core.verdict import Exit
from kiosk.engine.controller import NotJudged
from kiosk.engine.events import ScanFailed, VerdictGiven
from kiosk.store.profile import Profile
from tests.faults.fuzzing import mutations
from tests.faults.fuzzing.running import Fault
from tests.unit.engine.scripted import Door, hold_list, open_door
from tests.unit.store.store_samples import NOW, MemoryKeyring, ticket

TIERS = len(Strength) + 1
"""As many as there are strengths, the whole text with the first and other spellings after the last."""
BETWEEN_S = 10.0
"""No two inputs are one presentation."""
_HOWS = (InputMethod.CAMERA, InputMethod.HAND_SCANNER, InputMethod.KEYBOARD, InputMethod.COMMAND_LINE)


def tickets() -> list[Ticket]:
    """A list with ids and tokens of every kind that a service may give."""
    kinds = [
        replace(
            ticket(f"{4000 + n}"), token=f"{n:032x}", state=("paid", "closed", "cancelled", "unpaid")[n % 4]
        )
        for n in range(12)
    ]
    named = [
        "8712b8bc-93a1-4f6e-b1c3-0d6a5e2f7a19",
        "HF26-88D4-93B1-7F21",
        "ab+/Zx09==",
        "T 12 %41",
        "ÄÖ-ß/9",
        "٤١٧٤١٧",
    ]
    return [*kinds, *(ticket(f"id-{n}", token=token) for n, token in enumerate(named))]


@dataclass
class Clock:
    """A clock that is set on before each input."""

    at: float = NOW

    def now(self) -> float:
        """See kiosk.engine.ports.Clock."""
        return self.at

    def monotonic(self) -> float:
        """See kiosk.engine.ports.Clock."""
        return self.at


@dataclass
class Codes:
    """Presents codes at a door; now and then somebody leaves, so that there are greens to the end."""

    door: Door
    clock: Clock
    held: Sequence[Ticket]

    async def take(self, chance: Random, note: Callable[[object], None]) -> None:
        """See running.Subject."""
        self.clock.at += BETWEEN_S
        code = a_code(chance, self.held)
        note(code)
        _check_bounds(code)
        given = await self._present(chance, code)
        if isinstance(given, VerdictGiven):
            _print(code, given)
            if given.admission_id and chance.random() < 0.7:
                await self.door.controller.undo(given.admission_id)
        failed = self.door.heard(ScanFailed)
        self.door.said.clear()
        if failed:
            raise Fault(f"a scan was not recorded: {failed[0].text}")

    async def _present(self, chance: Random, code: bytes | str) -> object:
        way = chance.random()
        if way < 0.12 and isinstance(code, str):
            return await self.door.controller.typed(code)
        if way < 0.18 and isinstance(code, str):
            return await self.door.controller.queries.search(
                code.encode("utf-8", "replace").decode()
            )  # as Qt gives texts
        given = await self.door.controller.scan(code, chance.choice(_HOWS))
        if given is None or isinstance(given, NotJudged):
            raise Fault("a scan had no verdict")
        if not isinstance(given.verdict, Exit) and chance.random() < 0.05 and given.admission_id:
            await self.door.controller.let_out(chance.choice(self.held).id)
        return given


def _check_bounds(code: bytes | str) -> None:
    tiers = candidates(code)
    if len(tiers) > TIERS or any(len(tier) > MOST_CANDIDATES for tier in tiers):
        raise Fault("more candidates than are ever looked at")


def _print(code: bytes | str, given: VerdictGiven) -> None:
    """As `check-in` does, with and without --json; what is printed can be read back."""
    shown = code if isinstance(code, str) else code.decode("utf-8", "replace")
    value = verdict_value(shown, given)
    for chosen in (True, False):
        print_json(chosen)
        with redirect_stdout(StringIO()) as out:
            result(value, verdict_words(value, given.verdict))
        line = out.getvalue()
        if line.count("\n") != 1 or (chosen and json.loads(line)["verdict"] != given.verdict.kind.value):
            raise Fault("an answer that is not one line")


def a_code(chance: Random, held: Sequence[Ticket]) -> bytes | str:
    """What a ticket may hold, mostly spoiled; as text or as bytes."""
    known = chance.choice(held)
    inner = chance.choice((known.id, known.token, known.token))
    for _ in range(chance.choice((0, 1, 1, 1, 2, 3))):
        inner = chance.choice(_WRAPPINGS)(inner)
    if chance.random() < 0.85:
        inner = mutations.text(chance, inner)
    if chance.random() < 0.5:
        return inner[:LONGEST_LINE]
    body = mutations.in_some_encoding(chance, inner)
    return (mutations.data(chance, body) if chance.random() < 0.3 else body)[:LONGEST_LINE]


def _base64(text: str) -> str:
    return base64.urlsafe_b64encode(text.encode("utf-8", "surrogatepass")).decode().rstrip("=")


def _quoted(text: str) -> str:
    return quote(text.encode("utf-8", "surrogatepass"), safe="")


_WRAPPINGS: Sequence[Callable[[str], str]] = (
    lambda text: f"https://tickets.example.com/t/{text}",
    lambda text: f"https://tickets.example.com/check?event=9&token={_quoted(text)}&lang=de#top",
    lambda text: f"HTTPS://T.EXAMPLE/#/ticket/{text}?x=1",
    lambda text: f"kiosk://{text}/admit",
    lambda text: f"tickets.example.com/events/417/orders/9/{text}.pdf",
    lambda text: f"https://a.example/go?url={_quoted(text)}",
    lambda text: json.dumps({"token": text, "event": {"id": 7}, "v": 1}),
    lambda text: json.dumps({"type": "order", "items": [{"ticket": {"id": text}}]}),
    lambda text: json.dumps([text, 417, None, 1.5]),
    lambda text: f"Ticket ID: {text}; Seat: 14; Event: 417",
    lambda text: f"{text}|General|14|2026-06-13",
    lambda text: f"TKT={text}&sig=00ff",
    lambda text: f"(21){text}(10)AB12",
    lambda text: f"]C1010950600013435221{text}\x1d10AB",
    lambda text: f"]Q2\\000026{text}",
    lambda text: f'"{text}"',
    lambda text: f"<{text}>",
    _base64,
    _quoted,
    lambda text: f"{_base64('{}')}.{_base64(json.dumps({'sub': text}))}.c2ln",
    lambda text: f"BEGIN:VTICKET\nUID:{text}\nEND:VTICKET",
)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Codes]:
    """A door that has its list, and no service."""
    keyring.set_keyring(MemoryKeyring())
    profile = Profile.open(folder / "profile", None, writable=True)
    held, clock = tickets(), Clock()
    async with AsyncExitStack() as closing:
        closing.callback(profile.close)
        await hold_list(profile, held)
        door = await closing.enter_async_context(open_door(profile, NoService(), clock, offline=True))
        yield Codes(door, clock, held)
