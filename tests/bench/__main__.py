"""`python -m tests.bench [NAME...]`: the budgets, each measured as a ratio to a baseline in the same run.

A bench tells; it never fails for being slow. What must hold on every machine is a test.
"""

import argparse
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from tests.bench import decoding, flooding

REPOSITORY = Path(__file__).resolve().parents[2]

BENCHES: Mapping[str, Callable[[argparse.Namespace], str]] = {
    "decoding": lambda chosen: decoding.measure(chosen.pictures, seed=chosen.seed, frames=chosen.frames),
    "flooding": lambda chosen: flooding.measure(chosen.verdicts),
}


def main(argv: list[str]) -> int:
    """Run the benches named in `argv`, all of them if none is, and print what each found."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description="Measure the budgets.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of: {', '.join(BENCHES)}")
    parser.add_argument("--seed", type=int, default=1, help="draws other door frames (default 1)")
    parser.add_argument("--frames", type=int, default=140, help="how many door frames (default 140)")
    parser.add_argument("--verdicts", type=int, default=200, help="how many verdicts to show (default 200)")
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
    for name in chosen.names or BENCHES:
        sys.stdout.write(f"== {name}\n{BENCHES[name](chosen)}\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
