"""The camera at the door: what it reads goes to the desk, what it sees to the preview."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

from kiosk.bootstrap.door import Kiosk
from kiosk.core.presence import How
from kiosk.scanning.capture import CameraState as Seen
from kiosk.scanning.capture import CameraStatus, Capture
from kiosk.scanning.decoder import Cascade
from kiosk.scanning.frames import Code, Frame
from kiosk.scanning.pipeline import Pipeline
from kiosk.scanning.sources import FrameSource
from kiosk.ui.conductors.tasks import Tasks
from kiosk.ui.screen.camera_feed import CameraFeed, CameraState


def camera_pipeline(
    kiosk: Kiosk, tasks: Tasks, feed: CameraFeed, source: int | str | FrameSource
) -> Pipeline:
    """A pipeline from `source` to the door and the preview; made on the running loop, and not started."""
    return Pipeline(Capture(source), Cascade(), _seen_by(kiosk, tasks), _preview_to(feed), _state_to(feed))


async def _scan(kiosk: Kiosk, code: bytes) -> None:
    await kiosk.desk.scan(code, How.CAMERA)


def _seen_by(kiosk: Kiosk, tasks: Tasks) -> Callable[[Sequence[Code], float], None]:
    """What the camera read, from its thread to the door; the most central code is the one held up."""
    loop = asyncio.get_running_loop()

    def seen(codes: Sequence[Code], _taken_at_s: float) -> None:
        if codes:
            scan = partial(_scan, kiosk, codes[0].data)
            loop.call_soon_threadsafe(lambda: tasks.spawn("camera scan", scan()))

    return seen


def _preview_to(feed: CameraFeed) -> Callable[[Frame, Sequence[Code]], None]:
    return lambda frame, codes: feed.offer(frame.image, [code.corners for code in codes])


def _state_to(feed: CameraFeed) -> Callable[[Seen], None]:
    shown = {
        CameraStatus.OPENING: CameraState.STARTING,
        CameraStatus.LIVE: CameraState.LIVE,
        CameraStatus.LOST: CameraState.LOST,
        CameraStatus.STOPPED: CameraState.ABSENT,
    }
    return lambda state: feed.say(shown[state.status], state.reason)
