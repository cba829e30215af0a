"""A sign hangs where tickets are held up, all evening long: each guest beside or before it gets an answer."""

import asyncio
from itertools import count

import cv2
import numpy as np
import pytest

from kiosk.bootstrap.sightings import Sightings
from kiosk.core.presentations import Presented
from kiosk.scanning.decoding.decoder import Cascade
from kiosk.scanning.frames import Frame, Pixels, Reading
from kiosk.scanning.selection.frame_analyser import FrameAnalyser, FrameResult
from tests.bench.feeding import Door
from tests.door_frames import code_picture

SIZE = (960, 540)
FPS = 15
LOOK_S = 0.0009
Place = tuple[float, float]
MIDDLE: Place = (480, 270)
SIGN_PX, TICKET_PX = 200, 220


def damaged(text: str) -> Pixels:
    """A code with its finder patterns and a hole in the rest."""
    sign = code_picture(text, module_px=8)
    middle = sign.shape[0] // 2
    cv2.circle(sign, (middle, middle), round(middle * 0.35), 128, -1)
    return sign


class Lane:
    """What a camera sees at a door with a sign in view, and what the door makes of it."""

    def __init__(self, sign: Pixels | None, at: Place = MIDDLE) -> None:
        """Each look takes as long as the next one, so that no machine changes what is tried."""
        moments = count()
        self._rng = np.random.default_rng(3)
        coarse = self._rng.integers(40, 110, (6, 10)).astype(np.uint8)
        self._empty = np.asarray(cv2.resize(coarse, SIZE, interpolation=cv2.INTER_CUBIC), np.uint8)
        if sign is not None:
            self._lay(self._empty, sign, at, SIGN_PX, 0)
        self._cascade, self._analyser, self.door = (
            Cascade(clock=lambda: next(moments) * LOOK_S),
            FrameAnalyser(),
            Door(),
        )
        self._loop = asyncio.new_event_loop()
        self._sightings = Sightings(self._loop, self.door.see)
        self.at_s, self._number = 1000.0, 0
        self.results: list[FrameResult] = []
        self.readings: list[Reading] = []

    @property
    def said(self) -> list[tuple[str, Presented]]:
        return self.door.said

    def close(self) -> None:
        self._loop.close()

    def see(self, for_s: float, text: str = "", at: Place = MIDDLE, *, card: Pixels | None = None) -> None:
        """So many seconds of frames, with a ticket in somebody's hand: one of this text, or this one."""
        if text:
            card = code_picture(text, module_px=8)
        for _ in range(round(for_s * FPS)):
            scene = self._empty.copy()
            if card is not None:
                drift = self._rng.normal(0, 4, 2)
                self._lay(
                    scene,
                    card,
                    (at[0] + drift[0], at[1] + drift[1]),
                    TICKET_PX,
                    float(self._rng.normal(8, 2)),
                )
            grain = 3 * self._rng.standard_normal(scene.shape, dtype=np.float32)
            self._frame(np.clip(scene + grain, 0, 255).astype(np.uint8))

    def pass_s(self, seconds: float) -> None:
        """So much time with nothing but the sign, of which the camera gives three frames a second."""
        for _ in range(round(seconds * 3)):
            self.see(1 / FPS)
            self.at_s += 1 / 3 - 1 / FPS

    def _frame(self, image: Pixels) -> None:
        self._number += 1
        self.at_s += 1 / FPS
        frame = Frame(image, self._number, self.at_s)
        reading = self._cascade.decode_frame(frame)
        result = self._analyser.see(frame, reading)
        self.readings.append(reading)
        self.results.append(result)
        self._sightings.see(result)
        self._loop.call_soon(self._loop.stop)
        self._loop.run_forever()

    def _lay(self, scene: Pixels, card: Pixels, at: Place, side_px: float, degrees: float) -> None:
        scale, half = side_px / card.shape[0], card.shape[0] / 2
        turn = np.asarray(cv2.getRotationMatrix2D((half, half), degrees, scale), np.float64)
        turn[:, 2] += (at[0] - half, at[1] - half)
        shown = cv2.warpAffine(card, turn, SIZE, flags=cv2.INTER_AREA)
        mask = cv2.warpAffine(np.full_like(card, 255), turn, SIZE)
        scene[mask > 127] = shown[mask > 127]


@pytest.mark.parametrize("at", [MIDDLE, (740, 200)], ids=["middle", "aside"])
def test_beside_a_sign_that_cannot_be_read_everybody_is_judged_once(at: Place) -> None:
    """The first guest holds the ticket right before the sign; somebody shows the same one minutes later."""
    lane = Lane(damaged("https://venue.example/"), at)
    before, beside = (at[0] + 24, at[1] + 8), (at[0] - 260, at[1] + 30)
    lane.see(1.0)
    assert lane.readings[-1].unread, "a decoder locates it"
    lane.see(0.8, "TKT-A-11111111", before)
    lane.see(0.4)
    lane.see(0.8, "TKT-B-22222222", beside)
    lane.see(0.4)
    lane.see(0.8, "TKT-C-33333333", before)
    lane.pass_s(12)
    lane.see(0.8, "TKT-A-11111111", before)
    lane.close()
    assert lane.said == [
        ("TKT-A-11111111", Presented.NEW),
        ("TKT-B-22222222", Presented.NEW),
        ("TKT-C-33333333", Presented.NEW),
        ("TKT-A-11111111", Presented.NEW),
    ]


def test_beside_a_sign_with_a_code_of_its_own_everybody_is_judged_once() -> None:
    lane = Lane(code_picture("https://venue.example/", module_px=8))
    lane.pass_s(11)
    for text in ("TKT-A-11111111", "TKT-B-22222222", "TKT-A-11111111"):
        lane.see(0.9, text, (200, 310))
        lane.pass_s(2.5)
    lane.close()
    sign, *guests = lane.said
    assert sign == ("https://venue.example/", Presented.NEW)
    assert guests == [(f"TKT-{name}", Presented.NEW) for name in ("A-11111111", "B-22222222", "A-11111111")]


def test_a_sign_that_cannot_be_read_is_given_up_and_what_is_held_up_is_not() -> None:
    lane = Lane(damaged("https://venue.example/"))
    lane.see(5.0)
    lane.readings.clear()
    lane.results.clear()
    lane.see(2.0)
    assert all(reading.at_rest for reading in lane.readings)
    looked = [reading for reading in lane.readings if reading.tried]
    assert len(looked) <= 15, "as before an empty doorway"
    assert len([reading for reading in looked if len(reading.tried) > 1]) <= 8, "of them at most 4 are begun"
    assert all(reading.given_up and not reading.unread for reading in lane.readings)
    assert {result.coaching for result in lane.results} == {None}
    for at in ((200, 310), MIDDLE):
        lane.readings.clear()
        lane.see(0.4, "TKT-D-44444444", at)
        assert any(reading.codes for reading in lane.readings[:4]), "beside it and before it"
        lane.see(2.0)
    torn = damaged("TKT-E-55555555")
    lane.readings.clear()
    lane.see(1.0, card=torn, at=(200, 310))
    unread = [reading for reading in lane.readings if reading.unread]
    assert len(unread) > len(lane.readings) / 2, "somebody else's damaged ticket is a new matter"
    assert any(len(reading.tried) > 1 for reading in unread)
    lane.close()
