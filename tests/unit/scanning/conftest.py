"""Pipelines that are stopped at the end, and leave no thread."""

import threading
from collections.abc import Iterator

import pytest

from kiosk.scanning.pipeline import Pipeline
from tests.unit.scanning.scripted_camera import none_left


@pytest.fixture
def running() -> Iterator[list[Pipeline]]:
    """Pipelines to be stopped at the end."""
    pipelines: list[Pipeline] = []
    before = set(threading.enumerate())
    yield pipelines
    for pipeline in pipelines:
        pipeline.stop()
    assert none_left(before, "capture", "decode")
