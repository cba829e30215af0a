"""Work on Kiosk: `python3 packaging/dev.py WORD [ARGS...]`.

Words:
  demo          a rehearsal on a stand-in service; without a display, its tour. ARGS go to `kiosk demo`
  test          all that `check` does, then the tests and the coverage of core. With ARGS only pytest on them
  setup         only what every word does first: system libraries, .venv, packages
  check         format, lint, types, import contracts, and whether the files of texts fit the source
  bench         measure the budgets. ARGS go to the bench
  screenshots   pictures of every state of the screen. ARGS: FOLDER, --scene, --size, --theme, --language
  translations  bring resources/translations up to date with the source. ARGS: --check only looks
  lock          remake packaging/requirements.lock. ARGS, such as --upgrade, go to `uv pip compile`

Needs Python 3.11 or newer and nothing else: the first run installs what is missing, the next starts at once.
"""

from __future__ import annotations  # this file alone must load in a Python that is too old, to say so

import sys
from pathlib import Path

USAGE = 2
"""The exit status for words that are not understood."""


def split_arguments(argv: list[str]) -> tuple[str, list[str]]:
    """Return the word (empty if there is none) and what follows it, without a `--` between the two."""
    word, rest = (argv[0], argv[1:]) if argv else ("", [])
    return word, rest[1:] if rest[:1] == ["--"] else rest


def is_too_old(version: tuple[int, ...]) -> bool:
    """Tell whether a Python of this version (major, minor, ...) cannot run Kiosk."""
    return version < (3, 11)


def main(argv: list[str]) -> int:
    """Do what the words say and return the exit status."""
    word, args = split_arguments(argv)
    if word in {"-h", "--help", "help"}:
        print(__doc__)
        return 0
    if is_too_old(tuple(sys.version_info[:2])):
        running = "{}.{}".format(*sys.version_info[:2])
        print(f"Kiosk needs Python 3.11 or newer, and this is {running} ({sys.executable}).", file=sys.stderr)
        return 1
    import commands
    import processes
    import virtual_environment

    if word != "lock" and word not in commands.WORDS:
        print(f"There is no word {word!r}.\n\n{__doc__}" if word else __doc__, file=sys.stderr)
        return USAGE
    processes.end_in_order()
    try:
        return commands.carry_out(word, args, Path(__file__).resolve().parent.parent)
    except virtual_environment.SetUpError as failure:
        processes.echo(str(failure))
        return 1
    except KeyboardInterrupt:
        return processes.INTERRUPTED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
