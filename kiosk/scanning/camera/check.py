"""Whether the chosen camera delivers, and how much, as somebody asks before the doors open."""

import threading

from kiosk.core.cameras import CameraChoice
from kiosk.core.message import Message
from kiosk.engine.camera_readiness import CameraFacts
from kiosk.scanning.camera.cameras import CameraList
from kiosk.scanning.camera.capture import CameraStatus, Capture, CaptureState
from kiosk.scanning.camera.chosen_camera import camera_source
from kiosk.scanning.camera.timeouts import CameraTimeouts
from kiosk.scanning.decoding.engines import missing_engines
from kiosk.scanning.frames import Frame

FRAMES = 16
"""So many frames tell how many come in a second."""


def examine_camera(choice: CameraChoice, timeout_s: float) -> CameraFacts:
    """Look through the camera for a moment. Blocks, for little more than `timeout_s` at most."""
    cameras = CameraList()
    done = threading.Event()

    def framed(frame: Frame) -> None:
        if frame.sequence >= FRAMES:
            done.set()

    def changed(state: CaptureState) -> None:
        if state.status is CameraStatus.LOST and capture.frame_size == (0, 0):
            done.set()  # one that delivered, such as a short film, goes on in a moment

    patient = CameraTimeouts(noticed_s=timeout_s, given_up_s=timeout_s, opening_s=timeout_s)
    capture = Capture(lambda: camera_source(choice, cameras), timeouts=patient)
    capture.start(framed, changed)
    done.wait(timeout_s)
    facts = facts_of(capture)
    capture.stop(0.5)
    return facts


def facts_of(capture: Capture) -> CameraFacts:
    """How a camera does at this moment; may be asked from any thread."""
    state = capture.state
    width, height = capture.frame_size
    trouble = state.reason
    if not trouble and state.status is not CameraStatus.LIVE:
        trouble = Message("{camera} does not answer", camera=state.source)
    return CameraFacts(
        state.source,
        trouble,
        tuple(missing_engines().values()),
        width=width,
        height=height,
        fps=capture.frame_rate,
        stands_in_for=state.taken.missing if state.taken else "",
        exposed=state.taken.exposed if state.taken else True,
    )
