"""Garbage is collected on the screen's thread, whoever makes it."""

import gc
import threading
from collections.abc import Iterator
from typing import ClassVar

import pytest
from pytestqt.qtbot import QtBot

from kiosk.ui.app.run import Garbage


class Circle:
    """Garbage that only the collector finds, and that notes where it is destroyed."""

    destroyed_on: ClassVar[list[threading.Thread]] = []

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        Circle.destroyed_on.append(threading.current_thread())


@pytest.fixture
def garbage(qtbot: QtBot) -> Iterator[Garbage]:
    Circle.destroyed_on.clear()
    kept = Garbage()
    kept.start()
    yield kept
    kept.stop()
    assert gc.isenabled()


def litter() -> None:
    for _ in range(5 * gc.get_threshold()[0]):
        Circle()


def test_what_another_thread_leaves_is_collected_here(qtbot: QtBot, garbage: Garbage) -> None:
    other = threading.Thread(target=litter)
    other.start()
    other.join()
    assert Circle.destroyed_on == []
    qtbot.waitUntil(lambda: len(Circle.destroyed_on) > gc.get_threshold()[0])
    assert set(Circle.destroyed_on) == {threading.main_thread()}


def test_at_the_end_nothing_is_left_for_other_threads(qtbot: QtBot) -> None:
    Circle.destroyed_on.clear()
    kept = Garbage()
    kept.start()
    Circle()
    kept.stop()
    assert Circle.destroyed_on == [threading.main_thread()]


def test_older_garbage_is_collected_too(qtbot: QtBot, garbage: Garbage) -> None:
    old = Circle()
    gc.collect(0)
    gc.collect(1)
    del old
    gc.set_threshold(700, 1, 1)
    try:
        for _ in range(3):
            litter()
            garbage._collect()
    finally:
        gc.set_threshold(700, 10, 10)
    assert len(Circle.destroyed_on) > 3 * gc.get_threshold()[0]
