"""`python -m tests.bench [NAME...]`: the budgets, each measured as a ratio to a baseline in the same run.

A bench tells; it never fails for being slow. What must hold on every machine is a test.
"""

import argparse
import gc
import secrets
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from kiosk.__main__ import collect_seldom
from tests.bench import (
    blurring,
    claiming,
    crowding,
    decoding,
    entering,
    feeding,
    overlaying,
    receiving,
    resting,
    scanning,
    searching,
    sending,
    soaking,
    stalling,
    starting,
    syncing,
)
from tests.bench.report import Report, as_json, table

REPOSITORY = Path(__file__).resolve().parents[2]

Bench = Callable[[argparse.Namespace], Report]
OF_ANY_LIST: Mapping[str, Bench] = {
    "decoding": lambda chosen: decoding.measure(
        chosen.pictures, decoding.Extent(chosen.seed, chosen.frames, chosen.held, chosen.empty)
    ),
    "blurring": lambda chosen: blurring.measure(chosen.seed, chosen.blurred),
    "feeding": lambda chosen: feeding.measure(chosen.seed, chosen.tickets),
    "crowding": lambda chosen: crowding.measure(chosen.inside, chosen.scans, chosen.seed),
    "claiming": lambda chosen: claiming.measure(chosen.claimed, chosen.seed, service_up=chosen.service_up),
    "sending": lambda chosen: sending.measure(chosen.queued, chosen.seed),
    "overlaying": lambda chosen: overlaying.measure(chosen.verdicts),
    "stalling": lambda chosen: stalling.measure(chosen.times, chosen.aside),
    "resting": lambda chosen: resting.measure(chosen.seed, chosen.seconds),
}
"""What does not go by how many guests are on the list."""
OF_A_LIST: Mapping[str, Callable[[argparse.Namespace, int], Report]] = {
    "scanning": lambda chosen, guests: scanning.measure(guests, chosen.scans, chosen.seed),
    "searching": lambda chosen, guests: searching.measure(guests, chosen.searches, chosen.seed),
    "syncing": lambda chosen, guests: syncing.measure(guests, chosen.seed),
    "receiving": lambda chosen, guests: receiving.measure(guests, chosen.seed),
    "starting": lambda chosen, guests: starting.measure(guests, chosen.seed),
    "entering": lambda chosen, guests: entering.measure(guests, chosen.recent, chosen.scans, chosen.seed),
    "soaking": lambda chosen, guests: soaking.measure(guests, chosen.rounds, chosen.seed),
}
BENCHES = (*OF_ANY_LIST, *OF_A_LIST)


def main(argv: list[str]) -> int:
    """Run the benches named in `argv`, all of them if none is, and print what each found, and a table of all.

    With --json that goes to stderr, and the rows of the table to stdout, as JSON.
    """
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description="Measure the budgets.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of: {', '.join(BENCHES)}")
    parser.add_argument(
        "--seed",
        type=int,
        default=secrets.randbelow(10**6),
        help="draws the door frames again (default: a fresh one)",
    )
    parser.add_argument("--frames", type=int, default=290, help="how many door frames (default 290)")
    parser.add_argument("--held", type=int, default=58, help="how many codes to hold up (default 58)")
    parser.add_argument("--empty", type=int, default=100, help="how many frames without a code (default 100)")
    parser.add_argument("--blurred", type=int, default=20, help="how many tickets to blur (default 20)")
    parser.add_argument("--tickets", type=int, default=40, help="how many tickets to feed (default 40)")
    parser.add_argument("--claimed", type=int, default=5000, help="how many to show at doors (default 5000)")
    parser.add_argument(
        "--service-up",
        action="store_true",
        help="let the doors send meanwhile, and count what the service is told (default: it is away)",
    )
    parser.add_argument("--inside", type=int, default=50_000, help="how many are inside (default 50000)")
    parser.add_argument("--scans", type=int, default=300, help="how many to scan then (default 300)")
    parser.add_argument(
        "--guests",
        type=int,
        nargs="+",
        default=[100_000],
        help="how many are on the list, one size after another (default 100000); after the names",
    )
    parser.add_argument("--json", action="store_true", help="print the table as JSON")
    parser.add_argument("--queued", type=int, default=1000, help="how many to send (default 1000)")
    parser.add_argument("--rounds", type=int, default=60, help="how many rounds to soak (default 60)")
    parser.add_argument("--searches", type=int, default=600, help="how many to search for (default 600)")
    parser.add_argument("--recent", type=int, default=2000, help="how many were scanned (default 2000)")
    parser.add_argument("--verdicts", type=int, default=200, help="how many verdicts to show (default 200)")
    parser.add_argument("--times", type=int, default=40, help="how often to do each thing (default 40)")
    parser.add_argument("--aside", type=int, default=5000, help="how many wait aside (default 5000)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to rest (default 20)")
    parser.add_argument(
        "--pictures",
        type=Path,
        default=REPOSITORY.parent / "shared" / "qr-samples",
        help="folders of QR pictures, each beside a .txt of what it holds (default: %(default)s)",
    )
    chosen = parser.parse_args(argv)
    unknown = [name for name in chosen.names if name not in BENCHES]
    if unknown:
        parser.error(f"there is no bench named {', '.join(unknown)}")
    collect_seldom()  # as the program does
    found = list[tuple[str, Report]]()
    out = sys.stderr if chosen.json else sys.stdout
    try:
        for name in chosen.names or BENCHES:
            for report in _reports(name, chosen):
                out.write(f"== {name}\n{report}\n")
                out.flush()
                found.append((name, report))
    finally:  # what was found in hours is told, whatever becomes of the last bench
        rows = [row for _, report in found for row in report.rows]
        told = as_json(found, chosen.seed) if chosen.json else f"== budgets\n{table(rows)}"
        sys.stdout.write(f"{told}\n")
    gc.unfreeze()  # or zxing-cpp complains at the end of what the windows here took to stay for good
    return 0


def _reports(name: str, chosen: argparse.Namespace) -> Iterator[Report]:
    if name in OF_ANY_LIST:
        yield OF_ANY_LIST[name](chosen)
    else:
        for guests in chosen.guests:
            yield OF_A_LIST[name](chosen, guests)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
