"""`python -m kiosk`: the command line."""

import sys

from kiosk.cli.app import run


def main() -> None:
    """Run the command line and end with its exit status."""
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
