"""Camera to codes: capture thread, room for one frame, decode thread.

What was seen is reported as it is, frame by frame, an empty frame included; which reads are one presentation
is decided by `kiosk.core.codes`.
"""

import logging
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import ParamSpec

from kiosk.scanning.capture import CameraState, Capture
from kiosk.scanning.decoder import FRAME_BUDGET_S, Cascade
from kiosk.scanning.frames import Code, Frame, Reading
from kiosk.scanning.mailbox import Mailbox

_log = logging.getLogger(__name__)

PREVIEW_INTERVAL_S = 0.040
"""At most 25 previews a second."""
STUCK_S = 3.0
"""A decoder that looks at one frame for this long hangs; a frame takes milliseconds."""
MOST_STUCK = 3
"""So many decoders may hang at once: each may keep a core busy."""

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
    stuck: int
    """Decoders that hung at a frame and were replaced."""


@dataclass(eq=False)
class _Worker:
    """One decode thread."""

    cascade: Cascade | None
    """None: its own thread makes it."""
    busy_since_s: float | None = None
    """Since when it looks at a frame; None in between."""
    thread: threading.Thread = field(init=False)


class Pipeline:
    """Runs a capture and a cascade, and tells what the frames show.

    Callbacks are plain and run on the pipeline's threads: `on_codes(codes, taken_at_s)` for every decoded
    frame, an empty one too, and `on_preview(frame, codes)` for the newest at most every `PREVIEW_INTERVAL_S`,
    both on the decode thread; `on_camera(state)` on the capture's. A slow one costs frames, never memory; one
    that raises is logged, and the next frame comes all the same. None may call `stop`.

    A decoder that hangs at a frame cannot be ended: its thread is left behind with that frame, what it reads
    in the end is told to nobody, and another one goes on with the next.
    """

    def __init__(
        self,
        capture: Capture,
        cascade: Cascade,
        on_codes: OnCodes,
        on_preview: OnPreview | None = None,
        on_camera: OnCamera | None = None,
        *,
        spare: Callable[[], Cascade] = Cascade,
        budget_s: float = FRAME_BUDGET_S,
        stuck_s: float = STUCK_S,
        preview_interval_s: float = PREVIEW_INTERVAL_S,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """The cascade is used by the pipeline's decode thread alone; `spare` makes one should it hang.

        `clock` gives monotonic seconds.
        """
        self._capture = capture
        self._cascade = cascade
        self._on_codes = on_codes
        self._on_preview = on_preview
        self._on_camera = on_camera
        self._spare = spare
        self._budget_s = budget_s
        self._stuck_s = stuck_s
        self._preview_interval_s = preview_interval_s
        self._clock = clock
        self._mailbox = Mailbox()
        self._changing = threading.Lock()
        """Held while it is decided whether a worker is the wanted one."""
        self._worker: _Worker | None = None
        self._stuck: list[_Worker] = []
        self._stuck_count = 0
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
        return PipelineCounts(
            box.put_count, decoded, box.dropped_count, self._last_ms, mean_ms, self._stuck_count
        )

    def start(self) -> None:
        """Starts both threads. May be called again after `stop`; the counts then start anew."""
        if self._worker is not None:
            raise RuntimeError("this pipeline was started already")
        self._mailbox = Mailbox()
        self._decoded, self._last_ms, self._total_ms, self._stuck_count = 0, 0.0, 0.0, 0
        self._start_worker(self._cascade)
        self._capture.start(self._captured, self._camera_changed)

    def stop(self, timeout_s: float = 2.0) -> bool:
        """Ends all threads and joins them; waits `timeout_s` for each side at most.

        False if a source, a decoder or a callback hangs, so that its thread had to be left behind.
        """
        worker = self._worker
        if worker is None:
            return True
        captured = self._capture.stop(timeout_s)
        with self._changing:
            self._worker = None
        self._mailbox.close()
        until_s = time.monotonic() + timeout_s
        for one in (worker, *self._stuck):
            one.thread.join(max(0.0, until_s - time.monotonic()))
        self._stuck = [one for one in self._stuck if one.thread.is_alive()]
        if worker.thread.is_alive():
            _log.warning("the decode thread hangs and was left behind")
        return captured and not self._stuck and not worker.thread.is_alive()

    # On the capture's thread.

    def _captured(self, frame: Frame) -> None:
        self._mailbox.put(frame)
        with self._changing:
            worker = self._worker
            if worker is None or worker.busy_since_s is None:
                return
            busy_s = self._clock() - worker.busy_since_s
            self._stuck = [one for one in self._stuck if one.thread.is_alive()]
            if busy_s < self._stuck_s or len(self._stuck) >= MOST_STUCK:
                return
            self._stuck.append(worker)
            self._stuck_count += 1
            self._start_worker(None)
        _log.warning("a decoder hung at one frame for %.0f s; another one goes on", busy_s)

    def _start_worker(self, cascade: Cascade | None) -> None:
        worker = self._worker = _Worker(cascade)
        worker.thread = threading.Thread(
            target=self._decode, args=(worker, self._mailbox), name="decode", daemon=True
        )
        worker.thread.start()

    # On the decode thread.

    def _decode(self, worker: _Worker, mailbox: Mailbox) -> None:
        cascade = worker.cascade or self._spare()
        last_preview_s = float("-inf")
        while (frame := mailbox.take()) is not None:
            worker.busy_since_s = self._clock()
            reading = self._read(cascade, frame)
            with self._changing:
                worker.busy_since_s = None
                if self._worker is not worker:
                    return
            self._last_ms = reading.ms
            self._total_ms += reading.ms
            self._decoded += 1
            self._tell("on_codes", self._on_codes, reading.codes, frame.taken_at_s)
            now_s = self._clock()
            if self._on_preview is not None and now_s - last_preview_s >= self._preview_interval_s:
                last_preview_s = now_s
                self._tell("on_preview", self._on_preview, frame, reading.codes)

    def _read(self, cascade: Cascade, frame: Frame) -> Reading:
        try:
            return cascade.decode_frame(frame, budget_s=self._budget_s)
        except Exception:  # noqa: BLE001 - a bug in decoding costs a frame, not the thread that reads tickets
            _log.exception("a frame could not be decoded")
            return Reading((), (), (), 0.0)

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
