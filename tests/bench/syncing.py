"""How long a full sync of the guest list takes, and what memory, beside a bare download.

Both ask the sandbox, a process of its own, for the same pages; the baseline one after the other, and parses
each as JSON and forgets it. Each runs in a fresh process, so that the peak of one is not
the other's.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from kiosk.__main__ import collect_seldom
from kiosk.bootstrap import Environment, open_door
from kiosk.settings import Settings
from tests.bench.baselines import downloaded
from tests.bench.crowding import sandbox
from tests.bench.report import DESIGNED_FOR, Figure, Report, Row

BUDGET = 1.5
MOST_MB = 120.0
_CLEAR_REFS, _STATUS = Path("/proc/self/clear_refs"), Path("/proc/self/status")


@dataclass(frozen=True, slots=True)
class Took:
    """Seconds, CPU seconds of this process, tickets, MB of the idle app, how far the peak rose above it."""

    seconds: float
    cpu_s: float
    tickets: int
    idle_mb: float
    risen_mb: float


def measure(tickets: int, seed: int) -> Report:
    """Fetch so many; what was found, for people."""
    with sandbox(tickets, seed) as (address, token), tempfile.TemporaryDirectory() as home:
        _run("download", address, token, home)  # the service makes its pages the first time it is asked
        bare = _run("download", address, token, home)
        synced = _run("sync", address, token, home)
        again = _run("sync", address, token, home)
    ratio = synced.seconds / bare.seconds
    full, is_judged = f"full sync, {synced.tickets:,} tickets", synced.tickets == DESIGNED_FOR
    return Report(
        [
            f"-- {synced.tickets} tickets",
            f"baseline: downloaded and parsed as JSON: {_line(bare)}",
            f"first full sync: {_line(synced)}, +{synced.risen_mb:.0f} MB",
            f"the same again, nothing changed: {_line(again)}, +{again.risen_mb:.0f} MB",
            f"ratio of the same again {again.seconds / bare.seconds:.2f}",
        ],
        [
            Row(
                full,
                Figure("took", synced.seconds, "s"),
                Figure("downloaded and parsed", bare.seconds, "s"),
                ratio,
                BUDGET if is_judged else None,
            ),
            Row(
                f"{full}: memory",
                Figure("its peak", synced.idle_mb + synced.risen_mb, "MB"),
                Figure("the idle app", synced.idle_mb, "MB"),
                synced.risen_mb,
                MOST_MB if is_judged else None,
                "MB",
            ),
        ],
    )


def _line(took: Took) -> str:
    each = took.seconds / max(took.tickets, 1) * 1e6
    return f"{took.seconds:.2f} s ({each:.0f} µs a ticket; {took.cpu_s:.2f} s of CPU)"


def _run(what: str, address: str, token: str, home: str) -> Took:
    done = subprocess.run(
        [sys.executable, "-m", "tests.bench.syncing", what, address, token, home],
        stdout=subprocess.PIPE,
        check=True,
    )
    return Took(**json.loads(done.stdout))


async def _sync(address: str, token: str, home: str) -> Took:
    place = Environment(Path(home) / "door", Settings(base_url=address), token, passphrase="a bench")
    async with open_door(place) as door:
        await door.session.identify()
        _CLEAR_REFS.write_text("5")  # the peak starts anew
        idle_mb, began, worked = _mb("VmRSS"), time.perf_counter(), time.process_time()
        synced = await door.guest_list.sync(full=True)
        seconds, cpu_s = time.perf_counter() - began, time.process_time() - worked
        return Took(seconds, cpu_s, synced.tickets, idle_mb, _mb("VmHWM") - idle_mb)


def _mb(name: str) -> float:
    (line,) = (line for line in _STATUS.read_text().splitlines() if line.startswith(f"{name}:"))
    return int(line.split()[1]) / 1024


def main(argv: list[str]) -> int:
    """One of the two, in this process; what it took, as JSON."""
    parser = argparse.ArgumentParser()
    for name in ("what", "address", "token", "home"):
        parser.add_argument(name)
    given = parser.parse_args(argv)
    collect_seldom()  # as the program does
    if given.what == "sync":
        took = asyncio.run(_sync(given.address, given.token, given.home))
    else:
        began, worked = time.perf_counter(), time.process_time()
        tickets = asyncio.run(downloaded(given.address, given.token))
        took = Took(time.perf_counter() - began, time.process_time() - worked, tickets, 0.0, 0.0)
    sys.stdout.write(json.dumps(asdict(took)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
