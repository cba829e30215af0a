"""What a window does with a detector: keys in their time, and the timer between them."""

from collections.abc import Iterable

from kiosk.core.keystrokes import Decision, Held, Typed
from kiosk.scanning.keys.keystrokes import BurstDetector


def play(detector: BurstDetector, keys: Iterable[tuple[str, float]]) -> list[Decision]:
    """All decisions about keys with their times, but for those to wait."""
    decisions: list[Decision] = []
    for key, at_s in keys:
        while detector.due_s is not None and detector.due_s <= at_s:
            decisions.append(detector.waited(detector.due_s))
        decisions.append(detector.key(key, at_s))
    while detector.due_s is not None:
        decisions.append(detector.waited(detector.due_s))
    return [decision for decision in decisions if not isinstance(decision, Held)]


def typed_in(decisions: list[Decision]) -> str:
    return "".join(key for decision in decisions if isinstance(decision, Typed) for key in decision.keys)
