"""`python -m kiosk`: the command line."""

import os
import sys
import threading
from contextlib import suppress
from typing import NoReturn

from kiosk.cli.told_to_end import end_in_order


def main() -> None:
    """Run the command line and end with its exit status."""
    end_in_order()
    try:
        from kiosk.cli.app import run  # takes a moment, in which it may be told to end
        from kiosk.cli.environment import keep_secrets

        keep_secrets()
        status = run(sys.argv[1:])
    except KeyboardInterrupt:  # before the command began, or after it ended
        status = 1
    _end(status)


def _end(status: int) -> NoReturn:
    """End with this status; at once where a thread was left behind, which would be in an orderly end's way.

    A driver, a decoder or a dead mount may hang for ever, and whoever reads stdin waits for a line.
    """
    if any(thread.daemon for thread in threading.enumerate()):
        for stream in (sys.stdout, sys.stderr):
            with suppress(OSError, ValueError):  # nobody listens any more
                stream.flush()
        os._exit(status)
    sys.exit(status)


if __name__ == "__main__":
    main()
