"""A running sandbox with a clock that stands still until told, and a raw client for it."""

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta, timezone
from typing import Any

import pytest

from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from tests.contract.raw_http import RawHttp

EVENING = datetime(2026, 6, 13, 19, 42, 5, 678900, tzinfo=timezone(timedelta(hours=2)))


class Clock:
    """The sandbox's clock: stands at a summer evening, two hours east of Greenwich."""

    def __init__(self) -> None:
        self.now = EVENING

    def __call__(self) -> datetime:
        return self.now

    def forward(self, **duration: float) -> None:
        self.now += timedelta(**duration)


@pytest.fixture
def clock() -> Clock:
    return Clock()


StartSandbox = Callable[..., SandboxThread]


@pytest.fixture
def start_sandbox(clock: Clock) -> Iterator[StartSandbox]:
    """Start sandboxes with these options; they are stopped at the end of the test."""
    started: list[SandboxThread] = []

    def start(**options: Any) -> SandboxThread:
        sandbox = SandboxThread(SandboxOptions(**{"tickets": 60, "clock": clock, **options}))
        started.append(sandbox)
        return sandbox.start()

    yield start
    for sandbox in started:
        sandbox.stop()


@pytest.fixture
def sandbox(start_sandbox: StartSandbox) -> SandboxThread:
    """A sandbox of 60 tickets without faults."""
    return start_sandbox()


@pytest.fixture
def http(sandbox: SandboxThread) -> RawHttp:
    """A raw client of the sandbox that sends the token which may do everything."""
    return RawHttp(sandbox.port, sandbox.token)
