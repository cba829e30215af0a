"""The door's sounds: none can be taken for another, and the files are what the script makes."""

import wave
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import make_sounds
import numpy as np
import pytest
from numpy.typing import NDArray

from kiosk.core.verdict import Sound

NAMES = [sound.value for sound in Sound if sound is not Sound.NONE]
FRAME = make_sounds.RATE_HZ // 200
"""5 ms."""

Samples = NDArray[np.float64]


@dataclass(frozen=True)
class Heard:
    """What of a sound an ear keeps: how long, which pitches one after another, how many beginnings."""

    lasts_s: float
    pitches_hz: tuple[int, ...]
    onsets: int

    @property
    def direction(self) -> int:
        """1 for rising, -1 for falling, 0 for the same pitch."""
        return (self.pitches_hz[-1] > self.pitches_hz[0]) - (self.pitches_hz[-1] < self.pitches_hz[0])


def read(name: str) -> Samples:
    with wave.open(str(make_sounds.FOLDER / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22_050)
        return np.frombuffer(file.readframes(file.getnframes()), "<i2").astype(np.float64) / 32768


def notes_in(samples: Samples) -> list[Samples]:
    """The stretches between dips, from the samples alone."""
    frames = samples[: len(samples) // FRAME * FRAME].reshape(-1, FRAME)
    level = np.sqrt((frames**2).mean(axis=1))
    sounds = level > 0.25 * level.max()
    edges = np.flatnonzero(np.diff(np.concatenate([[0], sounds.astype(int), [0]])))
    return [samples[start * FRAME : end * FRAME] for start, end in edges.reshape(-1, 2).tolist()]


def pitch_of(note: Samples) -> int:
    """The fundamental: the shortest delay at which the note is like itself."""
    power = np.abs(np.fft.rfft(note, 2 * len(note))) ** 2
    alike = np.fft.irfft(power)[: len(note)]
    alike = alike / np.arange(len(note), 0, -1)
    shortest, longest = make_sounds.RATE_HZ // 2500, make_sounds.RATE_HZ // 100
    window = alike[shortest:longest]
    peaks = np.flatnonzero((window[1:-1] > window[:-2]) & (window[1:-1] >= window[2:])) + 1
    strong = peaks[window[peaks] > 0.85 * window[peaks].max()]
    return round(make_sounds.RATE_HZ / (shortest + int(strong[0])))


def hear(samples: Samples) -> Heard:
    notes = notes_in(samples)
    return Heard(len(samples) / make_sounds.RATE_HZ, tuple(pitch_of(note) for note in notes), len(notes))


def differ(one: Heard, other: Heard) -> tuple[bool, bool]:
    """Whether two are told apart by pitch, and by rhythm."""
    pitch = one.direction != other.direction or any(
        abs(a - b) > 0.11 * min(a, b) for a, b in zip(one.pitches_hz, other.pitches_hz, strict=False)
    )
    rhythm = one.onsets != other.onsets or max(one.lasts_s, other.lasts_s) > 1.3 * min(
        one.lasts_s, other.lasts_s
    )
    return pitch, rhythm


def test_the_files_are_what_the_script_makes(tmp_path: Path) -> None:
    assert sorted(NAMES) == sorted(make_sounds.TUNES)
    assert sorted(path.stem for path in make_sounds.FOLDER.iterdir()) == sorted(NAMES)
    for name in NAMES:
        assert (
            make_sounds.save(name, tmp_path).read_bytes() == (make_sounds.FOLDER / f"{name}.wav").read_bytes()
        )


@pytest.mark.parametrize(
    ("name", "onsets", "direction"),
    [
        ("success", 2, 1),
        ("duplicate", 2, 0),
        ("error", 1, 0),
        ("attention", 3, 0),
        ("exit", 2, -1),
        ("stop", 4, -1),
    ],
)
def test_each_has_the_shape_that_staff_learn(name: str, onsets: int, direction: int) -> None:
    heard = hear(read(name))
    assert (heard.onsets, heard.direction) == (onsets, direction), heard


def test_no_two_share_their_pitch_or_their_rhythm() -> None:
    heard = {name: hear(read(name)) for name in NAMES}
    for one, other in combinations(NAMES, 2):
        pitch, rhythm = differ(heard[one], heard[other])
        assert pitch, (one, other, heard[one], heard[other])
        assert rhythm or heard[one].direction != heard[other].direction, (one, other)


def test_a_low_buzz_is_far_below_a_high_chime() -> None:
    assert 2 * hear(read("error")).pitches_hz[0] < min(hear(read("success")).pitches_hz)
    assert hear(read("error")).lasts_s > 2 * hear(read("success")).lasts_s


@pytest.mark.parametrize("name", NAMES)
def test_a_small_loudspeaker_gives_it_and_no_edge_clicks(name: str) -> None:
    samples = read(name)
    power = np.abs(np.fft.rfft(samples)) ** 2
    hertz = np.fft.rfftfreq(len(samples), 1 / make_sounds.RATE_HZ)
    assert power[(hertz >= 800) & (hertz <= 3000)].sum() > 0.7 * power.sum()
    assert np.abs(samples).max() < 0.98
    assert np.abs(samples[:4]).max() < 0.01
    assert np.abs(samples[-4:]).max() < 0.01
    assert (make_sounds.FOLDER / f"{name}.wav").stat().st_size < 40_000


def test_all_are_equally_loud_and_stop_is_louder() -> None:
    loud = {name: make_sounds.loudness(read(name)) for name in NAMES}
    stop = loud.pop("stop")
    assert max(loud.values()) < 1.02 * min(loud.values())
    assert stop > 2 * max(loud.values())
