"""Pipelines that are stopped at the end, and leave no thread."""

import threading
from collections.abc import Iterator

import pytest

from kiosk.scanning.pipeline import Pipeline
from tests.unit.scanning.scripted_camera import wait_for


@pytest.fixture
def running() -> Iterator[list[Pipeline]]:
    """Pipelines to be stopped at the end."""
    pipelines: list[Pipeline] = []
    yield pipelines
    for pipeline in pipelines:
        pipeline.stop()
    assert wait_for(
        lambda: not [t for t in threading.enumerate() if t.name.startswith(("capture", "decode"))]
    )
