"""Camera to codes: capture thread, room for one frame, decode thread.

What was seen is reported as it is, frame by frame, an empty frame included; which reads are one presentation
is decided by `kiosk.core.codes`.
"""

import logging
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ParamSpec

from kiosk.scanning.capture import CameraState, Capture
from kiosk.scanning.decoder import FRAME_BUDGET_S, Cascade
from kiosk.scanning.frames import Code, Frame
from kiosk.scanning.mailbox import Mailbox

_log = logging.getLogger(__name__)

PREVIEW_INTERVAL_S = 0.040
"""At most 25 previews a second."""

_Told = ParamSpec("_Told")
OnCodes = Callable[[Sequence[Code], float], None]
OnPreview = Callable[[Frame, Sequence[Code]], None]
OnCamera = Callable[[CameraState], None]


@dataclass(frozen=True)
class PipelineCounts:
    """What a pipeline has done since it was started."""

    captured: int
    decoded: int
    dropped: int
    """Frames that a newer one replaced before they were decoded."""
    last_decode_ms: float
    mean_decode_ms: float


class Pipeline:
    """Runs a capture and a cascade, and tells what the frames show.

    Callbacks are plain and run on the pipeline's threads: `on_codes(codes, taken_at_s)` for every decoded
    frame, an empty one too, and `on_preview(frame, codes)` for the newest at most every `PREVIEW_INTERVAL_S`,
    both on the decode thread; `on_camera(state)` on the capture's. A slow one costs frames, never memory; one
    that raises is logged, and the next frame comes all the same. None may call `stop`.
    """

    def __init__(
        self,
        capture: Capture,
        cascade: Cascade,
        on_codes: OnCodes,
        on_preview: OnPreview | None = None,
        on_camera: OnCamera | None = None,
        *,
        budget_s: float = FRAME_BUDGET_S,
        preview_interval_s: float = PREVIEW_INTERVAL_S,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """The cascade is used by the pipeline's decode thread alone. `clock` gives monotonic seconds."""
        self._capture = capture
        self._cascade = cascade
        self._on_codes = on_codes
        self._on_preview = on_preview
        self._on_camera = on_camera
        self._budget_s = budget_s
        self._preview_interval_s = preview_interval_s
        self._clock = clock
        self._mailbox = Mailbox()
        self._decoder: threading.Thread | None = None
        self._decoded = 0
        self._last_ms = 0.0
        self._total_ms = 0.0

    @property
    def camera(self) -> CameraState:
        """The camera's state now."""
        return self._capture.state

    @property
    def counts(self) -> PipelineCounts:
        """The figures now; may be asked from any thread."""
        decoded, total_ms = self._decoded, self._total_ms
        mean_ms = total_ms / decoded if decoded else 0.0
        box = self._mailbox
        return PipelineCounts(box.put_count, decoded, box.dropped_count, self._last_ms, mean_ms)

    def start(self) -> None:
        """Starts both threads. May be called again after `stop`; the counts then start anew."""
        if self._decoder is not None:
            raise RuntimeError("this pipeline was started already")
        mailbox = self._mailbox = Mailbox()
        self._decoded, self._last_ms, self._total_ms = 0, 0.0, 0.0
        self._decoder = threading.Thread(target=self._decode, args=(mailbox,), name="decode", daemon=True)
        self._decoder.start()
        self._capture.start(mailbox.put, self._camera_changed)

    def stop(self, timeout_s: float = 2.0) -> bool:
        """Ends both threads and joins them; waits `timeout_s` for each at most.

        False if a source or a callback hangs, so that its thread had to be left behind.
        """
        decoder, self._decoder = self._decoder, None
        if decoder is None:
            return True
        captured = self._capture.stop(timeout_s)
        self._mailbox.close()
        decoder.join(timeout_s)
        if decoder.is_alive():
            _log.warning("the decode thread hangs and was left behind")
        return captured and not decoder.is_alive()

    def _decode(self, mailbox: Mailbox) -> None:
        last_preview_s = float("-inf")
        while (frame := mailbox.take()) is not None:
            reading = self._cascade.decode_frame(frame, budget_s=self._budget_s)
            self._last_ms = reading.ms
            self._total_ms += reading.ms
            self._decoded += 1
            self._tell("on_codes", self._on_codes, reading.codes, frame.taken_at_s)
            now_s = self._clock()
            if self._on_preview is not None and now_s - last_preview_s >= self._preview_interval_s:
                last_preview_s = now_s
                self._tell("on_preview", self._on_preview, frame, reading.codes)

    def _camera_changed(self, state: CameraState) -> None:
        _log.info("camera %s: %s %s", state.status, state.source, state.reason)
        if self._on_camera is not None:
            self._tell("on_camera", self._on_camera, state)

    def _tell(
        self, name: str, callback: Callable[_Told, None], *told: _Told.args, **named: _Told.kwargs
    ) -> None:
        try:
            callback(*told, **named)
        except Exception:  # noqa: BLE001 - a bug in a callback must not end the thread that reads tickets
            _log.exception("%s failed", name)
