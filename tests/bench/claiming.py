"""Many doors with one hub: each ticket shown at several of them at once, the service away or there.

Each door is the program itself, `kiosk check-in --stdin`, with a profile of its own. Afterwards every answer
is gone through: who was admitted, and whom each refusal names. Where the service is there, so is what it was
asked, and what is left in the doors' outboxes. The hub is a real server with `sync_interval: always`, so that
a claim that was granted is on its disk.
"""

import asyncio
import json
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self
from urllib.parse import unquote
from urllib.request import Request, urlopen

from kiosk.core.presence import LedgerRow, RowKind
from kiosk.core.venue import Granted, claim
from kiosk.hub.address import HubAddress
from kiosk.hub.bucket import open_hub
from tests.bench.crowding import sandbox
from tests.bench.report import Figure, Report, Row
from tests.hub_server import HubServer, hub_server

BUDGET_MS = 5.0
DOORS = 8
ALONE = 3000
SHOWN_AT = 4
"""At so many doors each ticket is shown."""
GOOD = ("closed", "paid")
RESERVE = 2.3
"""So many times the tickets are sold: not every one is for tonight and good."""
ENDS_WITHIN_S = 1800.0
OFFLINE = ("--offline",)
SENDING = ("--drain", "900")
"""Doors that send: what is left at the end too, for so many seconds at most."""
CHECK_INS = "/api/v2/cost_item_check_ins/"


def measure(tickets: int, seed: int, *, service_up: bool = False) -> Report:
    """Show so many tickets at several doors; what was found, for people."""
    with (
        tempfile.TemporaryDirectory() as folder,
        sandbox(int(tickets * RESERVE) + 50, seed) as (address, token),
    ):
        home = Path(folder)
        with hub_server(home / "hub") as hub:
            alone = asyncio.run(_claims(hub.url, ALONE))
            doors = [_Door(home / f"door {n}", address, token, f"Door {n}", hub) for n in range(DOORS)]
            known = _tonight(doors[0], tickets)
            for door in doors:
                door.environment["KIOSK_EVENT_ID"] = doors[0].environment["KIOSK_EVENT_ID"]
                door.run("sync")
                door.run("policy", "set", "-", stdin='{"budgets": {"claim_ms": 5000}}')
            options = SENDING if service_up else OFFLINE
            said, took_s = _play(doors, options, known, random.Random(seed))
            answered = {door.environment["KIOSK_DOOR"]: some for door, some in zip(doors, said, strict=True)}
            found = (f"one claim, alone: {_alone(alone)}", _found(answered, known, took_s))
            p99, twice = Figure("p99", _p99(alone), "ms"), _admitted_twice(answered)
            rows = [
                Row("a hub claim on loopback", p99, None, p99.value, BUDGET_MS, "ms"),
                Row(
                    f"{len(known):,} tickets at {DOORS} doors",
                    Figure("admitted more than once", twice, "tickets"),
                    None,
                    twice,
                    0,
                    "tickets",
                ),
            ]
            return Report((*found, _sent(doors, known)) if service_up else found, rows)


def _alone(ms: Sequence[float]) -> str:
    return f"median {ms[len(ms) // 2]:.2f} ms, p99 {_p99(ms):.2f} ms"


def _p99(ms: Sequence[float]) -> float:
    return ms[int(len(ms) * 0.99)]


class _Door:
    """One profile, and the commands that run in it."""

    def __init__(self, home: Path, address: str, token: str, name: str, hub: HubServer) -> None:
        self.environment = {
            "PATH": "/usr/bin:/bin",
            "KIOSK_HOME": str(home),
            "KIOSK_BASE_URL": address,
            "KIOSK_TOKEN": token,
            "KIOSK_DOOR": name,
            "KIOSK_HUB_URL": hub.url,
            "KIOSK_PASSPHRASE": "a bench",
            "PYTHONPATH": str(Path(__file__).parents[2]),
            "PYTHON_KEYRING_BACKEND": "keyring.backends.fail.Keyring",
        }

    def start(self, *arguments: str) -> "subprocess.Popen[str]":
        """Start a command."""
        return subprocess.Popen(
            [sys.executable, "-m", "kiosk", "--json", *arguments],
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def run(self, *arguments: str, stdin: str = "") -> str:
        """Run a command to its end; what it printed."""
        with self.start(*arguments) as process:
            out, _ = process.communicate(stdin, timeout=ENDS_WITHIN_S)
        if process.returncode:
            raise RuntimeError(f"{arguments[0]} ended with {process.returncode}")
        return out

    def listed(self, *arguments: str) -> list[dict[str, Any]]:
        """What a command prints, a JSON value a line."""
        return [json.loads(line) for line in self.run(*arguments).splitlines()]


def _tonight(door: _Door, most: int) -> list[str]:
    """Valid tickets of the event that has most of them, which all doors are for from now on."""
    by_event: dict[str, list[str]] = {}
    offset, address, token = 0, door.environment["KIOSK_BASE_URL"], door.environment["KIOSK_TOKEN"]
    while page := _page(address, token, offset):
        for ticket in page:
            if ticket.get("state") in GOOD and ticket.get("event"):
                by_event.setdefault(ticket["event"]["id"], []).append(ticket["id"])
        offset += len(page)
    event_id, tickets = max(by_event.items(), key=lambda found: len(found[1]))
    door.environment["KIOSK_EVENT_ID"] = event_id
    return tickets[:most]


def _page(address: str, token: str, offset: int) -> list[dict[str, Any]]:
    asked = Request(
        f"{address}/api/v2/guestlists?limit=1000&offset={offset}",
        headers={"Authorization": f"Bearer {token}"},
    )
    with urlopen(asked) as answer:
        found: list[dict[str, Any]] = json.loads(answer.read())["data"]["guestlist"]
    return found


async def _claims(url: str, times: int) -> list[float]:
    """How long one door needs for each of so many claims, in milliseconds, when nobody else does anything."""
    hub, took = await open_hub(HubAddress((url,)), "bench"), []
    try:
        event = await hub.event("claims alone")
        for number in range(times):
            row = LedgerRow(f"a{number}", RowKind.ADMISSION, f"t{number}", number, "Door", "camera")
            began = time.perf_counter()
            shared = await event.read(row)
            granted = claim(shared.rows, row, 1)
            if isinstance(granted, Granted):
                await event.write(granted.rows, shared.revision)
            took.append((time.perf_counter() - began) * 1000)
    finally:
        await hub.close()
    return sorted(took)


def _play(
    doors: Sequence[_Door], options: Sequence[str], tickets: Sequence[str], chance: random.Random
) -> tuple[list[list[dict[str, Any]]], float]:
    """Show each ticket at several doors, in another order at each; what each door said, and in how long."""
    lines: list[list[str]] = [[] for _ in doors]
    for ticket in tickets:
        for number in chance.sample(range(len(doors)), SHOWN_AT):
            lines[number].append(ticket)
    running = [door.start("check-in", "--stdin", *options) for door in doors]
    said: list[list[dict[str, Any]]] = [[] for _ in doors]

    def hear(number: int) -> None:
        for line in running[number].stdout or ():
            said[number].append(json.loads(line))

    hearing = [threading.Thread(target=hear, args=(number,)) for number in range(len(doors))]
    for thread in hearing:
        thread.start()
    began = time.perf_counter()
    for process, some in zip(running, lines, strict=True):
        threading.Thread(target=_tell, args=(process, some), daemon=True).start()
    for process, thread in zip(running, hearing, strict=True):
        process.wait(ENDS_WITHIN_S)
        thread.join()
    return said, time.perf_counter() - began


def _tell(process: "subprocess.Popen[str]", lines: Sequence[str]) -> None:
    if process.stdin is not None:
        process.stdin.write("".join(f"{line}\n" for line in lines))
        process.stdin.close()


def _found(said: Mapping[str, Sequence[dict[str, Any]]], tickets: Sequence[str], took_s: float) -> str:
    every = [(door, one) for door, some in said.items() for one in some]
    admitted = [(door, one) for door, one in every if one["verdict"] == "admit"]
    times = Counter(one["ticket_id"] for _, one in admitted)
    holds = {one["ticket_id"]: (one["admission_id"], door) for door, one in admitted}
    others = [one for _, one in every if one["verdict"] != "admit"]
    astray = [
        one
        for one in others
        if one["verdict"] != "already_in" or _named(one["evidence"] or {}) != holds.get(one["ticket_id"])
    ]
    ms = sorted(one["ms"] for _, one in admitted)
    certain = Counter(one["certainty"] for _, one in admitted)
    return "\n".join(
        (
            f"{len(every)} presentations of {len(tickets)} tickets at {len(said)} doors in {took_s:.0f} s",
            (
                f"admitted once: {sum(n == 1 for n in times.values())}, more than once:"
                f" {sum(n > 1 for n in times.values())}, never: {len(set(tickets) - set(times))}"
            ),
            f"refused without the right evidence: {len(astray)} of {len(others)}",
            f"certainty: {dict(certain)}",
            (
                f"scan to verdict of those admitted: median {ms[len(ms) // 2]:.1f} ms,"
                f" p99 {ms[int(len(ms) * 0.99)]:.1f} ms (every door at once, on the cores of one machine)"
            ),
        )
    )


def _admitted_twice(said: Mapping[str, Sequence[dict[str, Any]]]) -> int:
    every = Counter(one["ticket_id"] for some in said.values() for one in some if one["verdict"] == "admit")
    return sum(times > 1 for times in every.values())


def _named(evidence: Mapping[str, Any]) -> tuple[str | None, str | None]:
    """Which admission, and of which door, a refusal names."""
    return evidence.get("admission_id"), evidence.get("door")


@dataclass(frozen=True, slots=True)
class Told:
    """How often the service was told of tickets that it was to be told of once.

    `again`: requests beyond the first that repeat one and the same admission, as after an answer that was
    lost. `of_two`: tickets of which two admissions were told, at whichever doors.
    """

    once: int
    again: int
    of_two: int
    never: int

    @classmethod
    def of(cls, tickets: Iterable[str], puts: Iterable[str], entries: Iterable[Mapping[str, Any]]) -> Self:
        """Count that. `puts`: each request's ticket; `entries`: every door's `kiosk outbox list --all`."""
        times, wanted = Counter(puts), set(tickets)
        tried: dict[str, set[str]] = {}
        for entry in entries:
            if entry["attempts"]:
                tried.setdefault(entry["ticket_id"], set()).add(entry["admission_id"])
        of_two = {ticket for ticket in wanted if len(tried.get(ticket, ())) > 1 and times[ticket] > 1}
        return cls(
            once=sum(times[ticket] == 1 for ticket in wanted),
            again=sum(times[ticket] - 1 for ticket in wanted - of_two if times[ticket] > 1),
            of_two=len(of_two),
            never=sum(not times[ticket] for ticket in wanted),
        )


def _sent(doors: Sequence[_Door], tickets: Sequence[str]) -> str:
    """What the service was asked, and what the doors hold afterwards."""
    with urlopen(f"{doors[0].environment['KIOSK_BASE_URL']}/_sandbox/requests") as answer:
        asked = json.loads(answer.read())["requests"]
    puts = [unquote(one["path"].removeprefix(CHECK_INS)) for one in asked if one["method"] == "PUT"]
    every = [entry for door in doors for entry in door.listed("outbox", "list", "--all")]
    left = Counter(entry["state"] for door in doors for entry in door.listed("outbox", "list"))
    incidents = Counter(one["kind"] for door in doors for one in door.listed("incidents", "list"))
    counted = Told.of(tickets, puts, every)
    return "\n".join(
        (
            (
                f"check-ins sent: {len(puts)}; tickets told once: {counted.once},"
                f" of two admissions: {counted.of_two}, never: {counted.never};"
                f" the same admission again: {counted.again}"
            ),
            f"left in the outboxes: {dict(left)}, incidents: {dict(incidents)}",
        )
    )
