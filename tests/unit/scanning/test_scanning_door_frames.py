"""The generated door frames: drawn from a seed, one for every condition, and read by the cascade."""

import cv2
import numpy as np
import pytest

from kiosk.scanning.decoding.decoder import Cascade
from kiosk.scanning.frames import Frame
from tests.door_frames import CONDITIONS, SIZES, DoorFrame, door_frame, door_frames, empty_frames, shot

NAMED_BY_DOORS = {
    "bright screen",
    "dim screen",
    "dark mode",
    "glare",
    "moire",
    "cracked",
    "finger",
    "creased",
    "wet",
    "shiny",
    "tilted",
    "rotated",
    "moving",
    "defocused",
    "noisy",
    "small",
    "large",
}


def drawn(condition: str, seed: int) -> DoorFrame:
    return door_frame(np.random.default_rng([seed, 77]), None, condition, size=(960, 540))


def test_every_condition_of_a_door_is_there() -> None:
    assert set(CONDITIONS) >= NAMED_BY_DOORS


@pytest.mark.parametrize("condition", CONDITIONS)
def test_cascade_reads_what_is_held_up(condition: str) -> None:
    shown = drawn(condition, 3)
    texts = [code.text for code in Cascade().decode_still(shown.image)]
    assert shown.text in texts
    assert set(texts) <= {shown.text, *shown.others}


@pytest.mark.parametrize("condition", ["defocused", "curved", "cracked", "dark mode", "creased"])
def test_stream_reads_it_within_few_frames(condition: str) -> None:
    held = shot(np.random.default_rng([5, 77]), None, condition, size=(640, 480))
    rng, cascade = np.random.default_rng(1), Cascade()
    for number in range(4):
        taken = held.taken(rng, tremor=0.004)
        codes = cascade.decode_frame(Frame(taken.image, number, 0.0), budget_s=10).codes
        if codes:
            break
    assert [code.text for code in codes] == [held.text]


def test_same_seed_draws_the_same_frames_and_another_does_not() -> None:
    first, again, other = (list(door_frames(seed, 2, size=(640, 480))) for seed in (5, 5, 6))
    assert np.array_equal(first[1].image, again[1].image)
    assert [frame.text for frame in first] == [frame.text for frame in again]
    assert {frame.text for frame in first}.isdisjoint(frame.text for frame in other)


def test_frames_take_conditions_and_camera_sizes_in_turn() -> None:
    frames = list(door_frames(4, 8))
    assert [frame.condition for frame in frames] == list(CONDITIONS[:8])
    sizes = {(frame.image.shape[1], frame.image.shape[0]) for frame in frames}
    assert len(sizes) > 2
    assert sizes <= set(SIZES)


def test_a_text_that_is_asked_for_is_the_one_shown() -> None:
    shown = door_frame(np.random.default_rng(1), "https://example.org/t/1?x=2#y", "plain", size=(960, 540))
    assert shown.text == "https://example.org/t/1?x=2#y"
    assert [code.text for code in Cascade().decode_still(shown.image)] == [shown.text]


def test_conditions_look_like_what_they_are_called() -> None:
    def gray(condition: str) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
        frames = [cv2.cvtColor(drawn(condition, seed).image, cv2.COLOR_BGR2GRAY) for seed in range(2)]
        return np.stack(frames).astype(np.uint8)

    def sharpness(condition: str) -> float:
        return float(np.mean([cv2.Laplacian(one, cv2.CV_64F).var() for one in gray(condition)]))

    plain = gray("plain").mean()
    assert gray("dark").mean() < plain / 2
    assert gray("bright screen").mean() > plain
    assert sharpness("noisy") > 3 * sharpness("plain")
    assert sharpness("defocused") < sharpness("plain")


def test_no_code_is_read_where_none_is() -> None:
    still, stream = Cascade(), Cascade()
    for number, image in enumerate(empty_frames(9, 3, size=(640, 480))):
        assert still.decode_still(image) == []
        assert stream.decode_frame(Frame(image, number, 0.0), budget_s=10).codes == ()
