"""The pairing link that an office shows as a QR code: in a picture, or held up to the door's camera."""

import threading
from collections.abc import Callable, Iterable
from pathlib import Path

from kiosk.core.cameras import CameraChoice
from kiosk.core.pairing import PairingLink, link_of
from kiosk.scanning.camera.cameras import CameraList
from kiosk.scanning.camera.capture import CameraStatus, Capture, CaptureState
from kiosk.scanning.camera.chosen_camera import camera_source
from kiosk.scanning.decoding.decoder import Cascade
from kiosk.scanning.frames import Code
from kiosk.scanning.pictures.reading import decode_file
from kiosk.scanning.pipeline import Pipeline
from kiosk.scanning.selection.frame_analyser import FrameResult

LOOK_S = 0.2
"""How often whoever waits may be interrupted."""
STOP_S = 1.0


def link_in_picture(file: Path) -> PairingLink | None:
    """The link in a picture file; None where it shows none. Raises PictureError."""
    return _link_among(decode_file(file).codes)


def link_at_camera(choice: CameraChoice, timeout_s: float, looking: Callable[[], None]) -> PairingLink | str:
    """Wait until somebody holds a link up to the camera; why there is none, in words, where nobody did.

    Blocks, for little more than `timeout_s`. `looking` is called once the camera delivers.
    """
    found: list[PairingLink] = []
    trouble: list[str] = []
    done, live = threading.Event(), threading.Event()

    def seen(result: FrameResult) -> None:
        codes = (result.chosen, *result.others) if result.chosen else result.others
        if link := _link_among(codes):
            found.append(link)
            done.set()

    def changed(state: CaptureState) -> None:
        if state.status is CameraStatus.LIVE:
            live.set()
        if state.status is CameraStatus.LOST and not live.is_set():
            trouble.append(state.reason or "the camera does not answer")
            done.set()

    cameras = CameraList()
    pipeline = Pipeline(Capture(lambda: camera_source(choice, cameras)), Cascade(), seen, on_camera=changed)
    pipeline.start()
    is_told, waited_s = False, 0.0
    try:
        while waited_s < timeout_s and not done.wait(LOOK_S):
            waited_s += LOOK_S
            if live.is_set() and not is_told:
                is_told = True
                looking()
    finally:
        pipeline.stop(STOP_S)
    if found:
        return found[0]
    return trouble[0] if trouble else "no pairing code was held up to the camera"


def _link_among(codes: Iterable[Code]) -> PairingLink | None:
    return next((link for code in codes if (link := link_of(code.text))), None)
