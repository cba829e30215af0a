"""`python -m tests.end2end.simulated_event --input keyboard`: plays it, and prints a line of JSON a step.

The platform is Qt's own QT_QPA_PLATFORM. Ends at the first step that does not go as written, with a picture
of the window in the folder; the exit status is 0 where all went so.
"""

import argparse
import asyncio
import json
import sys
import time
from pathlib import Path

from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from kiosk.ui.app.run import run
from kiosk.ui.app.simulated_input import save_picture
from tests.end2end.simulated_event.script import ACTS, Act
from tests.end2end.simulated_event.stage import Door, Stage
from tests.end2end.simulated_event.waiting import Missed

TICKETS = 900
LONGEST_STEP_S = 600.0
"""A busy machine takes its time; what hangs takes longer."""


def main() -> int:
    """Play it; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.end2end.simulated_event")
    parser.add_argument("--input", choices=("keyboard", "touch"), required=True)
    parser.add_argument("--folder", type=Path, required=True, help="for the profile, and for pictures")
    given = parser.parse_args()
    with SandboxThread(SandboxOptions(tickets=TICKETS)) as sandbox:
        stage = Stage(sandbox, given.folder / "profile", uses_touch=given.input == "touch")
        return run(lambda _app: _evening(stage, given.folder), language="en")


async def _evening(stage: Stage, folder: Path) -> int:
    for act in ACTS:
        async with stage.open(act.door, act.direction) as door:
            if not await _play(act, stage, door, folder):
                return 1
    return 0


async def _play(act: Act, stage: Stage, door: Door, folder: Path) -> bool:
    for name, play in act.steps.items():
        started = time.monotonic()
        picture = ""
        try:
            async with asyncio.timeout(LONGEST_STEP_S):
                seen, good = await play(stage, door), True
        except (Missed, TimeoutError) as error:
            seen, good = str(error) or f"it takes too long; {door.reader.situation()}", False
            shot = folder / f"{name.replace(' ', '-')}.png"
            picture = str(shot) if save_picture(door.window, shot) else ""
        took_s = round(time.monotonic() - started, 1)
        line = {
            "step": name,
            "ok": good,
            "seen": seen,
            "s": took_s,
            **({"picture": picture} if picture else {}),
        }
        print(json.dumps(line, ensure_ascii=False), flush=True)  # noqa: T201 - its output
        if not good:
            return False
    return True


if __name__ == "__main__":
    sys.exit(main())
