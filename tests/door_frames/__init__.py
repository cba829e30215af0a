"""Frames as a webcam at a door sees them: a ticket's code on paper or a phone, drawn from a seed.

A card is drawn flat (`codes`, `cards`), spoilt as tickets are (`surfaces`), held into a scene (`scenes`) and
photographed (`lens`); `conditions` names what is hard about it. Light is linear until the sensor. The same
seed draws the same frames, so that a miss can be looked at again; a fresh seed shows whether a decoder was
fitted to the old one.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from tests.door_frames import conditions
from tests.door_frames.cards import Card
from tests.door_frames.codes import Pixels, code_picture
from tests.door_frames.conditions import Condition
from tests.door_frames.lens import DISC_PER_DEFOCUS, Bend, Optics, Pose, photograph
from tests.door_frames.scenes import Light, any_scene

__all__ = [
    "CONDITIONS",
    "SIZES",
    "DoorFrame",
    "Shot",
    "code_picture",
    "door_frame",
    "door_frames",
    "empty_frames",
    "in_motion",
    "out_of_focus",
    "shot",
]

CONDITIONS = tuple(conditions.CONDITIONS)
SIZES = ((640, 480), (960, 540), (1280, 720), (1280, 720), (1280, 960), (1920, 1080))
"""(width, height) that webcams give, 480p to 1080p; 720p is the most usual."""


@dataclass(frozen=True)
class DoorFrame:
    """One frame: BGR uint8 image, the text its code holds, and what makes it hard."""

    image: Pixels
    text: str
    condition: str
    others: tuple[str, ...] = ()
    """The texts of further codes in the picture; `text` is the most central one."""


class Shot(Struct, frozen=True):
    """A card held up, before the picture is taken: take it as often as frames pass."""

    scene: Light
    cards: tuple[tuple[Card, Pose, Bend], ...]
    optics: Optics
    text: str
    condition: str
    others: tuple[str, ...]

    @property
    def module_px(self) -> float:
        """Pixels to a module of the first card, in the direction of its tilt."""
        card, pose, _ = self.cards[0]
        return pose.width / card.modules * float(np.cos(pose.tilt))

    def taken(self, rng: np.random.Generator, *, tremor: float = 0.0) -> DoorFrame:
        """One frame of it. `tremor`: how far a hand moves the card from frame to frame, in its widths."""
        moved = []
        for card, pose, bend in self.cards:
            step = rng.normal(0, tremor, 4) if tremor else np.zeros(4)
            centre = (
                pose.centre[0] + float(step[0]) * pose.width,
                pose.centre[1] + float(step[1]) * pose.width,
            )
            turn, tilt = pose.turn + float(step[2]), pose.tilt + float(step[3])
            moved.append((card, Pose(pose.width, turn, tilt, pose.about, centre, pose.focal), bend))
        image = photograph(self.scene, moved, self.optics, rng)
        return DoorFrame(image, self.text, self.condition, self.others)


def door_frames(seed: int, count: int, *, size: tuple[int, int] | None = None) -> Iterator[DoorFrame]:
    """`count` frames, the conditions in turn, every one drawn from `seed`; sizes mixed without one."""
    for number in range(count):
        rng = np.random.default_rng([seed, number])
        yield door_frame(rng, None, CONDITIONS[number % len(CONDITIONS)], size=size)


def empty_frames(seed: int, count: int, *, size: tuple[int, int] | None = None) -> Iterator[Pixels]:
    """`count` frames of a door where nobody holds up anything, drawn from `seed`."""
    for number in range(count):
        rng = np.random.default_rng([seed, number, 1])
        width, height = size or SIZES[int(rng.integers(len(SIZES)))]
        usual = conditions.CONDITIONS["plain"]
        yield photograph(any_scene(rng, width, height), [], conditions.draw_optics(rng, usual, 6.0), rng)


def door_frame(
    rng: np.random.Generator,
    text: str | None = None,
    condition: str = "plain",
    *,
    size: tuple[int, int] | None = None,
) -> DoorFrame:
    """One frame that shows `text`, or what tickets hold, under `condition` (one of `CONDITIONS`)."""
    return shot(rng, text, condition, size=size).taken(rng)


def shot(
    rng: np.random.Generator,
    text: str | None = None,
    condition: str = "plain",
    *,
    size: tuple[int, int] | None = None,
) -> Shot:
    """A card held up under `condition`, in a frame of `size` (width, height), or of one that webcams give."""
    drawn = conditions.CONDITIONS[condition]
    width, height = size or SIZES[int(rng.integers(len(SIZES)))]
    scene = any_scene(rng, width, height)
    cards: list[tuple[Card, Pose, Bend]] = []
    texts: list[str] = []
    module_px = 99.0
    for centre, room in _places(rng, drawn, width, height):
        card, shown = conditions.draw_card(rng, drawn, text if not texts else None)
        pose = _pose(rng, drawn, card, centre, room)
        module_px = min(module_px, pose.width / card.modules * float(np.cos(pose.tilt)))
        cards.append((card, pose, conditions.draw_bend(rng, drawn)))
        texts.append(shown)
    optics = conditions.draw_optics(rng, drawn, module_px)
    return Shot(scene, tuple(cards), optics, texts[0], condition, tuple(texts[1:]))


def out_of_focus(held: Shot, modules: float) -> Shot:
    """The same before a lens that makes of every point a disc with a radius of so many modules."""
    defocus = modules * held.module_px / DISC_PER_DEFOCUS
    return replace(held, optics=replace(held.optics, defocus=defocus, motion=0.0))


def in_motion(held: Shot, modules: float) -> Shot:
    """The same while it moves by so many modules in the time of one frame's exposure."""
    return replace(held, optics=replace(held.optics, defocus=0.5, motion=modules * held.module_px))


def _places(
    rng: np.random.Generator, condition: Condition, width: int, height: int
) -> list[tuple[tuple[float, float], float]]:
    """Where the cards are, the most central first, and how wide the largest code may be there."""
    copies = int(rng.integers(int(condition.copies[0]), int(condition.copies[1]) + 1))
    if copies == 1:
        return [((width / 2, height / 2), 0.86 * height)]
    columns = min(4, copies)
    rows = -(-copies // columns)
    cell = (width / columns, height / rows)
    middles = [
        ((column + 0.5) * cell[0], (row + 0.5) * cell[1]) for row in range(rows) for column in range(columns)
    ]
    middles.sort(key=lambda at: float(np.hypot(at[0] - width / 2, at[1] - height / 2)))
    return [(at, 0.62 * min(cell)) for at in middles[:copies]]


def _pose(
    rng: np.random.Generator, condition: Condition, card: Card, centre: tuple[float, float], room: float
) -> Pose:
    tilt = np.radians(rng.uniform(*condition.tilt))
    wanted = max(float(rng.uniform(*condition.width)), condition.module * card.modules)
    turn = float(np.radians(rng.uniform(-condition.turn, condition.turn)))
    # What the turn needs of the room, so that no corner of the code leaves the frame.
    reach = abs(np.cos(turn)) + abs(np.sin(turn))
    shown = min(wanted, room / float(reach))
    free = max(0.0, room - shown * float(reach)) / 3
    at = (centre[0] + float(rng.uniform(-free, free)), centre[1] + float(rng.uniform(-free, free)))
    return Pose(
        shown, turn, float(tilt), float(rng.uniform(0, 2 * np.pi)), at, float(rng.uniform(0.65, 0.95))
    )
