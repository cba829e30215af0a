"""Camera to codes: capture thread, room for one frame, decode thread.

What was seen is reported frame by frame, an empty frame included; which reads are one presentation is decided
by `kiosk.core.presentations`.
"""

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ParamSpec

from msgspec import Struct

from kiosk.scanning.camera.capture import Capture, CaptureState
from kiosk.scanning.decoding.decoder import FRAME_BUDGET_S, Cascade
from kiosk.scanning.frames import Frame, Reading
from kiosk.scanning.mailbox import Mailbox
from kiosk.scanning.selection.coaching import Coaching
from kiosk.scanning.selection.frame_analyser import FrameAnalyser, FrameResult

_log = logging.getLogger(__name__)

PREVIEW_INTERVAL_S = 0.040
"""At most 25 previews a second."""
PREVIEWS_AT_REST = 5
"""While nothing stirs one in so many will do."""
STUCK_S = 3.0
"""A decoder that looks at one frame for this long hangs; a frame takes milliseconds."""
MOST_STUCK = 3
"""While so many decoders hang, over all cameras that were in use, no other one takes the place of the next.

Each may keep a core busy.
"""
NOT_READING_S = 1.0
"""A decoder that is busy for this long is told of on the preview, which goes on without it."""
MOST_FAILED = 5
"""So many frames in a row that cannot be decoded are told of, too."""

_Arguments = ParamSpec("_Arguments")
OnResult = Callable[[FrameResult], None]
OnCamera = Callable[[CaptureState], None]


class PipelineCounts(Struct, frozen=True):
    """What a pipeline has done since it was started."""

    captured: int
    decoded: int
    dropped: int
    """Frames that a newer one replaced before they were decoded."""
    last_decode_ms: float
    mean_decode_ms: float
    longest_decode_ms: float
    most_behind: int
    """The most frames that were captured while one was decoded and told of."""
    stuck: int
    """Decoders that hung at a frame and were replaced."""
    failed: int
    """Frames at which the decoder raised."""


@dataclass(eq=False)
class _Worker:
    """One decode thread."""

    cascade: Cascade | None
    """None: its own thread makes it."""
    analyser: FrameAnalyser = field(default_factory=FrameAnalyser)
    busy_since_s: float | None = None
    """Since when it looks at a frame; None in between."""
    thread: threading.Thread = field(init=False)


@dataclass(eq=False)
class _Tally:
    """What was counted since the start."""

    decoded: int = 0
    last_ms: float = 0.0
    total_ms: float = 0.0
    longest_ms: float = 0.0
    most_behind: int = 0
    stuck: int = 0
    failed: int = 0
    failed_in_a_row: int = 0
    unjudged: int = 0
    unmade: int = 0
    """How often no other decoder could be made."""

    def add(self, ms: float) -> None:
        """One frame was decoded in this time."""
        self.decoded += 1
        self.last_ms = ms
        self.total_ms += ms
        self.longest_ms = max(self.longest_ms, ms)
        self.failed_in_a_row = 0


class Pipeline:
    """Runs a capture and a cascade, and tells what the frames show.

    Callbacks are plain and run on the pipeline's threads: `on_result(result)` for every decoded frame, an
    empty one too, and `on_preview(result)` for the newest at most every `PREVIEW_INTERVAL_S`, at rest less
    often, both on the decode thread; `on_camera(state)` on the capture's. A slow one costs frames, never
    memory; one that raises is logged, and the next frame comes all the same. None may call `stop`. Frames are
    not copied.

    A decoder that hangs at a frame cannot be ended: its thread is left behind with that frame, what it reads
    in the end is told to nobody, and another one goes on with the next, unless MOST_STUCK hang already. Until
    then `on_preview` runs on the capture's thread, with frames nobody has looked at.
    """

    def __init__(
        self,
        capture: Capture,
        cascade: Cascade,
        on_result: OnResult,
        on_preview: OnResult | None = None,
        on_camera: OnCamera | None = None,
        *,
        spare: Callable[[], Cascade] = Cascade,
        hung: list[threading.Thread] | None = None,
        budget_s: float = FRAME_BUDGET_S,
        stuck_s: float = STUCK_S,
        preview_interval_s: float = PREVIEW_INTERVAL_S,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """The cascade is used by the pipeline's decode thread alone; `spare` makes one should it hang.

        `hung` keeps the threads of decoders that hang. Pipelines that follow one another share it, so that no
        more decoders are replaced than in one; each begins with a decoder of its own, whatever hangs.
        `clock` gives monotonic seconds.
        """
        self._capture = capture
        self._cascade = cascade
        self._on_result = on_result
        self._on_preview = on_preview
        self._on_camera = on_camera
        self._spare = spare
        self._budget_s = budget_s
        self._stuck_s = stuck_s
        self._preview_interval_s = preview_interval_s
        self._clock = clock
        self._mailbox = Mailbox()
        self._newest = 0
        """The sequence of the newest frame that was captured."""
        self._previewed_s = float("-inf")
        self._changing = threading.Lock()
        """Held while it is decided whether a worker is the wanted one."""
        self._worker: _Worker | None = None
        self._stuck: list[threading.Thread] = []
        self._hung = [] if hung is None else hung
        self._tally = _Tally()

    @property
    def camera(self) -> CaptureState:
        """The camera's state now."""
        return self._capture.state

    @property
    def counts(self) -> PipelineCounts:
        """The figures now; may be asked from any thread."""
        tally, box = self._tally, self._mailbox
        return PipelineCounts(
            captured=box.put_count,
            decoded=tally.decoded,
            dropped=box.dropped_count,
            last_decode_ms=tally.last_ms,
            mean_decode_ms=tally.total_ms / tally.decoded if tally.decoded else 0.0,
            longest_decode_ms=tally.longest_ms,
            most_behind=tally.most_behind,
            stuck=tally.stuck,
            failed=tally.failed,
        )

    def start(self) -> None:
        """Starts both threads. May be called again after `stop`; the counts then start anew."""
        if self._worker is not None:
            raise RuntimeError("this pipeline was started already")
        self._mailbox, self._tally = Mailbox(), _Tally()
        self._newest, self._previewed_s = 0, float("-inf")
        self._start_worker(self._cascade)
        self._capture.start(self._captured, self._camera_changed)

    def stop(self, timeout_s: float = 2.0) -> bool:
        """Ends all threads and joins them; waits `timeout_s` at most.

        False if a source, a decoder or a callback hangs, so that its thread had to be left behind.
        """
        with self._changing:
            worker, self._worker = self._worker, None
        if worker is None:
            return True
        until_s = time.monotonic() + timeout_s
        self._mailbox.close()
        captured = self._capture.stop(timeout_s)
        for thread in (worker.thread, *self._stuck):
            thread.join(max(0.0, until_s - time.monotonic()))
        self._stuck = [thread for thread in self._stuck if thread.is_alive()]
        if worker.thread.is_alive():
            self._hung.append(worker.thread)
            _log.warning("the decode thread hangs and was left behind")
        return captured and not self._stuck and not worker.thread.is_alive()

    # On the capture's thread.

    def _captured(self, frame: Frame) -> None:
        self._mailbox.put(frame)
        self._newest = frame.sequence
        with self._changing:
            worker = self._worker
            if worker is None or worker.busy_since_s is None:
                return
            busy_s = self._clock() - worker.busy_since_s
            self._hung[:] = [thread for thread in self._hung if thread.is_alive()]
            hangs = busy_s >= self._stuck_s and len(self._hung) < MOST_STUCK
            if hangs:
                self._stuck.append(worker.thread)
                self._hung.append(worker.thread)
                self._tally.stuck += 1
                self._start_worker(None)
        if hangs:
            _log.warning("a decoder hung at one frame for %.0f s; another one goes on", busy_s)
        if busy_s >= min(NOT_READING_S, self._stuck_s):
            self._preview(FrameResult(frame, coaching=Coaching.NOT_READING))

    def _start_worker(self, cascade: Cascade | None) -> None:
        worker = self._worker = _Worker(cascade)
        worker.thread = threading.Thread(
            target=self._decode, args=(worker, self._mailbox), name="decode", daemon=True
        )
        worker.thread.start()

    # On the decode thread.

    def _decode(self, worker: _Worker, mailbox: Mailbox) -> None:
        while (frame := mailbox.take()) is not None:
            worker.busy_since_s = self._clock()
            cascade = worker.cascade = worker.cascade or self._made_spare()
            reading = self._read(cascade, frame) if cascade else None
            result = self._seen(worker.analyser, frame, reading) if reading else None
            with self._changing:
                worker.busy_since_s = None
                if self._worker is not worker:
                    return
            result = self._counted(frame, reading, result)
            self._capture.rest(resting=result.at_rest)
            self._call("on_result", self._on_result, result)
            self._preview(result)
            self._tally.most_behind = max(self._tally.most_behind, self._newest - frame.sequence)

    def _made_spare(self) -> Cascade | None:
        """None if it cannot be made: it is tried again at the next frame."""
        try:
            return self._spare()
        except Exception:  # noqa: BLE001 - the thread that reads tickets goes on
            if not self._tally.unmade:
                _log.exception("no other decoder could be made; told once")
            self._tally.unmade += 1
            return None

    def _read(self, cascade: Cascade, frame: Frame) -> Reading | None:
        """None if the decoder raised: a bug costs a frame, not the thread that reads tickets."""
        try:
            return cascade.decode_frame(frame, budget_s=self._budget_s)
        except Exception:  # noqa: BLE001 - see above
            if not self._tally.failed:
                _log.exception("a frame could not be decoded; told once")
            return None

    def _seen(self, analyser: FrameAnalyser, frame: Frame, reading: Reading) -> FrameResult:
        try:
            return analyser.see(frame, reading)
        except Exception:  # noqa: BLE001 - what is made of a reading must not cost the ticket that was read
            if not self._tally.unjudged:
                _log.exception("a frame that was decoded could not be judged; told once")
            self._tally.unjudged += 1
            return FrameResult(frame, reading.codes[0] if reading.codes else None)

    def _counted(self, frame: Frame, reading: Reading | None, result: FrameResult | None) -> FrameResult:
        """The sight that is told of; of a frame that could not be decoded, what it says of that."""
        if reading is not None and result is not None:
            self._tally.add(reading.ms)
            return result
        self._tally.failed += 1
        self._tally.failed_in_a_row += 1
        silent = self._tally.failed_in_a_row < MOST_FAILED
        return FrameResult(frame, coaching=None if silent else Coaching.NOT_READING)

    # On either.

    def _preview(self, result: FrameResult) -> None:
        now_s = self._clock()
        interval_s = self._preview_interval_s * (PREVIEWS_AT_REST if result.at_rest else 1)
        if self._on_preview is not None and now_s - self._previewed_s >= interval_s:
            self._previewed_s = now_s
            self._call("on_preview", self._on_preview, result)

    def _camera_changed(self, state: CaptureState) -> None:
        _log.info("camera %s: %s %s", state.status, state.source, state.reason)
        if self._on_camera is not None:
            self._call("on_camera", self._on_camera, state)

    def _call(
        self,
        name: str,
        callback: Callable[_Arguments, None],
        *arguments: _Arguments.args,
        **named: _Arguments.kwargs,
    ) -> None:
        try:
            callback(*arguments, **named)
        except Exception:  # noqa: BLE001 - a bug in a callback must not end the thread that reads tickets
            _log.exception("%s failed", name)
