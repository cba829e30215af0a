"""The camera: what it reads goes to whoever wants it, what it sees to the preview."""

import asyncio
import threading
from collections.abc import Callable, Sequence

from kiosk.bootstrap.scans import scan
from kiosk.bootstrap.sightings import Sightings
from kiosk.core.presence import InputMethod
from kiosk.engine.controller import DoorController
from kiosk.scanning.camera.capture import CameraStatus, Capture, CaptureState
from kiosk.scanning.camera.trouble import NO_CAMERA, stands_in
from kiosk.scanning.decoding.decoder import Cascade
from kiosk.scanning.frames import Corner
from kiosk.scanning.pipeline import Pipeline
from kiosk.scanning.selection.coaching import Coaching as Trouble
from kiosk.scanning.selection.frame_analyser import FrameResult
from kiosk.ui.door.camera_feed import CameraFeed, CameraState, Coaching
from kiosk.ui.tasks import Tasks

_TO_DO = {
    Trouble.TOO_SMALL: Coaching.CLOSER,
    Trouble.TOO_CLOSE: Coaching.FURTHER,
    Trouble.CUT_OFF: Coaching.INTO_FRAME,
    Trouble.BLURRED: Coaching.HOLD_STILL,
    Trouble.DARK: Coaching.MORE_LIGHT,
    Trouble.DIM: Coaching.BRIGHTER,
    Trouble.GLARE: Coaching.TILT,
    Trouble.COVERED: Coaching.SHOW_ALL,
    Trouble.NOTHING_SEEN: Coaching.UNCOVER_CAMERA,
    Trouble.NOT_READING: Coaching.USE_SCANNER,
}


def camera_pipeline(
    seen: Callable[[FrameResult], None],
    feed: CameraFeed,
    capture: Capture,
    mirrored: Callable[[], bool],
    hung: list[threading.Thread],
) -> Pipeline:
    """A pipeline from `capture` to `seen` and the preview; made on the running loop, and not started.

    `mirrored` says whether the preview is to be as in a mirror; the decoder sees what the camera sees. What
    `hung` is, Pipeline says.
    """
    preview = _preview_to(feed, mirrored)
    return Pipeline(capture, Cascade(), seen, preview, _state_to(feed), hung=hung)


def seen_by(door: DoorController, tasks: Tasks) -> Callable[[FrameResult], None]:
    """What the camera read, from its thread to the door."""
    loop = asyncio.get_running_loop()
    return Sightings(loop, lambda code, view: scan(door, tasks, code, InputMethod.CAMERA, view)).see


def _preview_to(feed: CameraFeed, mirrored: Callable[[], bool]) -> Callable[[FrameResult], None]:
    def preview(result: FrameResult) -> None:
        image, width = result.frame.image, result.frame.image.shape[1]
        turned = mirrored()

        def placed(outline: Sequence[Corner]) -> Sequence[Corner]:
            return [(width - x, y) for x, y in outline] if turned else outline

        feed.offer(
            image[:, ::-1] if turned else image,
            [placed(result.chosen.corners)] if result.chosen else [],
            others=[placed(code.corners) for code in result.others],
            unread=[placed(outline) for outline in result.unread],
            opening=result.frame.opening,
        )
        feed.coach(_TO_DO[result.coaching] if result.coaching else None)

    return preview


def _state_to(feed: CameraFeed) -> Callable[[CaptureState], None]:
    shown = {
        CameraStatus.OPENING: CameraState.STARTING,
        CameraStatus.LIVE: CameraState.LIVE,
        CameraStatus.LOST: CameraState.LOST,
        CameraStatus.STOPPED: CameraState.ABSENT,
    }

    was_there = False

    def report(state: CaptureState) -> None:
        nonlocal was_there
        was_there = was_there or state.status is CameraStatus.LIVE
        if state.reason is NO_CAMERA and not was_there:
            feed.set_state(CameraState.NONE, state.reason)
            return
        instead = state.taken.missing if state.taken is not None else ""
        detail = stands_in(instead, state.source) if instead else state.reason
        feed.set_state(shown[state.status], detail, opening=state.opening)

    return report
