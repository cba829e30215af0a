"""The camera of the rehearsals."""

from itertools import groupby

import numpy as np
import pytest

from kiosk.scanning.camera.capture import Capture
from kiosk.scanning.camera.synthetic import FPS, HEIGHT, WIDTH, SyntheticCamera
from kiosk.scanning.decoding.decoder import Cascade
from kiosk.scanning.errors import SourceError
from kiosk.scanning.frames import Frame
from kiosk.scanning.pipeline import Pipeline
from tests.unit.scanning.scripted_camera import wait_for


class Clock:
    """Time that passes only while somebody sleeps."""

    def __init__(self) -> None:
        self.now_s = 10.0

    def __call__(self) -> float:
        return self.now_s

    def sleep(self, seconds: float) -> None:
        self.now_s += seconds


def opened(seed: int = 1) -> tuple[SyntheticCamera, Clock]:
    clock = Clock()
    camera = SyntheticCamera(seed, clock=clock, sleep=clock.sleep)
    camera.open()
    return camera, clock


def frames_of(camera: SyntheticCamera, count: int) -> list[np.ndarray]:
    pictures = []
    for _ in range(count):
        picture = camera.read()
        assert picture is not None
        pictures.append(picture)
    return pictures


def texts_in(camera: SyntheticCamera, count: int) -> list[tuple[str, ...]]:
    cascade = Cascade()
    return [
        tuple(code.text for code in cascade.decode_frame(Frame(picture, number, 0.0)).codes)
        for number, picture in enumerate(frames_of(camera, count))
    ]


def test_empty_doorway_shows_nothing_and_keeps_its_rate() -> None:
    camera, clock = opened()
    assert texts_in(camera, 5) == [()] * 5
    [picture] = frames_of(camera, 1)
    assert picture.shape == (HEIGHT, WIDTH, 3)
    assert picture.dtype == np.uint8
    assert clock.now_s == pytest.approx(10.0 + 5 / FPS)


def test_each_ticket_is_held_up_for_a_second_and_leaves_before_the_next() -> None:
    camera, _ = opened()
    camera.show("TKT-000001-aa", "Ana García")
    camera.show("https://tickets.example/t/8f1c0e7a-5b22-4c1d-9f6e-1d2b3c4d5e6f?src=wallet", "order of 4")
    assert camera.pending == 2
    seen = texts_in(camera, 110)
    # On its way in and out, a frame may be read and the next one not.
    read = [texts[0] for texts in seen if texts]
    assert [text for text, _ in groupby(read)] == [
        "TKT-000001-aa",
        "https://tickets.example/t/8f1c0e7a-5b22-4c1d-9f6e-1d2b3c4d5e6f?src=wallet",
    ]
    between = seen[seen.index((read[0],)) : seen.index((read[-1],))]
    assert () in between
    assert () in seen[: seen.index((read[0],))]
    assert sum(texts == ("TKT-000001-aa",) for texts in seen) >= 0.9 * FPS
    assert camera.pending == 0


def test_doorway_is_empty_for_a_moment_between_two_tickets() -> None:
    camera, _ = opened()
    camera.show("TKT-1")
    camera.show("TKT-2")
    is_empty = [int(picture.max()) < 150 for picture in frames_of(camera, 80)]
    first_gap = is_empty.index(True)
    assert all(is_empty[first_gap : first_gap + 6])
    assert not all(is_empty[first_gap:])


def test_same_seed_draws_the_same_pictures() -> None:
    pictures = []
    for seed in (4, 4, 5):
        camera, _ = opened(seed)
        camera.show("TKT-1")
        pictures.append(frames_of(camera, 20)[-1])
    assert np.array_equal(pictures[0], pictures[1])
    assert not np.array_equal(pictures[0], pictures[2])


def test_what_no_code_can_hold_is_refused() -> None:
    camera, _ = opened()
    for content in ("", "x" * 5000):
        with pytest.raises(SourceError, match="cannot be shown"):
            camera.show(content)
    assert camera.pending == 0


def test_closed_camera_delivers_nothing_and_keeps_its_tickets() -> None:
    camera, _ = opened()
    camera.show("TKT-9")
    camera.close()
    assert camera.read() is None
    camera.open()
    assert ("TKT-9",) in texts_in(camera, 20)


def test_through_the_pipeline_in_real_time() -> None:
    camera = SyntheticCamera()
    seen: list[str] = []
    pipeline = Pipeline(
        Capture(camera), Cascade(), lambda result: seen.extend([result.chosen.text] if result.chosen else [])
    )
    pipeline.start()
    camera.show("TKT-rehearsal", "Chloé Dubois")
    assert wait_for(lambda: seen)
    assert pipeline.stop()
    assert set(seen) == {"TKT-rehearsal"}
