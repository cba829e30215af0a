"""Makes `resources/sounds/*.wav`, one for each sound of the door: python3 packaging/make_sounds.py.

Needs numpy, as `.venv` has it. The same on every machine: no chance and no clock is in it.

Small loudspeakers give little below 600 Hz and noise hides single tones, so every note has overtones between
800 and 3000 Hz. All are equally loud to the ear, but STOP, which is louder. No two share pitch and rhythm.
"""

import math
import sys
import wave
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

RATE_HZ = 22_050
FOLDER = Path(__file__).resolve().parents[1] / "resources" / "sounds"

LOUDNESS = 0.26
STOP_LOUDNESS = 0.58
"""The loudest eighth of a second, A-weighted, as a share of full scale: STOP is 7 dB above the others."""
ATTACK_S = 0.006
RELEASE_S = 0.018
"""Notes come and go in this time; a harder edge clicks."""

Wave = NDArray[np.float64]

BELL = (1.0, 0.5, 0.22, 0.08)
"""Strengths of the fundamental and its overtones: clear and soft, for what is heard a thousand times."""
REED = (1.0, 0.75, 0.6, 0.35, 0.2)
BUZZ = (0.5, 0.5, 0.55, 0.7, 0.9, 1.0, 1.0, 0.95, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3)
SIREN = (1.0, 0.6, 0.5, 0.2)


@dataclass(frozen=True, slots=True)
class Note:
    """One note: `rest_s` of silence follows it; it fades to a third in `fades_s`, None for not at all."""

    pitch_hz: float
    lasts_s: float
    voice: tuple[float, ...]
    rest_s: float = 0.0
    fades_s: float | None = None


TUNES = {
    # One quick step up, high: go on.
    "success": (Note(1046.5, 0.075, BELL), Note(1568.0, 0.16, BELL, fades_s=0.07)),
    # The same thing twice.
    "duplicate": (Note(830.6, 0.13, REED, rest_s=0.09), Note(830.6, 0.13, REED)),
    # One long, low buzz: no.
    "error": (Note(185.0, 0.62, BUZZ),),
    # Three knocks: look here.
    "attention": (
        Note(1175.0, 0.075, REED, rest_s=0.065),
        Note(1175.0, 0.075, REED, rest_s=0.065),
        Note(1175.0, 0.075, REED),
    ),
    # One step down: good-bye.
    "exit": (Note(1318.5, 0.1, BELL, rest_s=0.02), Note(880.0, 0.22, BELL, fades_s=0.12)),
    # Half of the siren; it is played twice without a gap.
    "stop": tuple(Note(pitch_hz, 0.15, SIREN) for pitch_hz in (1661.0, 1108.7, 1661.0, 1108.7)),
}


def samples_of(name: str) -> NDArray[np.int16]:
    """The samples of a sound, `RATE_HZ` a second."""
    heard = np.concatenate([_played(note) for note in TUNES[name]])
    target = STOP_LOUDNESS if name == "stop" else LOUDNESS
    scaled = heard * (target / loudness(heard)) * 32767
    return np.round(scaled).clip(-32767, 32767).astype(np.int16)


def loudness(samples: Wave) -> float:
    """How loud the loudest eighth of a second is to the ear: A-weighted, root of the mean square."""
    spectrum = np.fft.rfft(samples, n=2 * len(samples))
    frequencies: Wave = np.arange(len(spectrum), dtype=np.float64)
    frequencies *= RATE_HZ / (2 * len(samples))
    weighted = np.fft.irfft(spectrum * _a_weight(frequencies))
    power = np.concatenate([[0.0], np.cumsum(weighted[: len(samples)] ** 2)])
    window = min(RATE_HZ // 8, len(samples))
    return math.sqrt(float(np.max(power[window:] - power[:-window])) / window)


def save(name: str, folder: Path) -> Path:
    """Write a sound as `<name>.wav`, one channel of 16 bits, and return the file."""
    path = folder / f"{name}.wav"
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE_HZ)
        file.writeframes(samples_of(name).astype("<i2").tobytes())
    return path


def main() -> int:
    """Write them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in TUNES:
        path = save(name, FOLDER)
        print(f"{path.name}: {path.stat().st_size} bytes")
    return 0


def _played(note: Note) -> Wave:
    at = np.arange(round(note.lasts_s * RATE_HZ)) / RATE_HZ
    tone = np.zeros_like(at)
    for number, strength in enumerate(note.voice, start=1):
        # Overtones that start at different phases add up to a lower peak, so the whole can be louder.
        phase = math.pi * number * number / len(note.voice)
        tone += strength * np.sin(2 * math.pi * note.pitch_hz * number * at + phase)
    if note.fades_s is not None:
        tone *= 3.0 ** (-at / note.fades_s)
    rise = 0.5 - 0.5 * np.cos(math.pi * np.minimum(at / ATTACK_S, 1.0))
    left = (len(at) - 1) / RATE_HZ - at
    fall = 0.5 - 0.5 * np.cos(math.pi * np.minimum(left / RELEASE_S, 1.0))
    return np.concatenate([tone * rise * fall, np.zeros(round(note.rest_s * RATE_HZ))])


def _a_weight(frequency_hz: Wave) -> Wave:
    """The ear's weight of each frequency, 1 at 1000 Hz. Source: IEC 61672-1, annex E."""
    f2 = frequency_hz**2
    low, first, second, high = 20.598997**2, 107.65265**2, 737.86223**2, 12194.217**2
    weight: Wave = high * f2**2 / ((f2 + low) * np.sqrt((f2 + first) * (f2 + second)) * (f2 + high))
    return weight * 10 ** (2.0 / 20)


if __name__ == "__main__":
    sys.exit(main())
