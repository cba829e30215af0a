"""A service, a line to it that can go wrong, profiles that speak over it, and how long to torture them."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from tests.end2end.kiosk_process import Kiosk
from tests.faults.forked_program import ForkedProgram
from tests.faults.tcp_proxy import TcpProxy

pytest.register_assert_rewrite("tests.faults.simulated_event", "tests.faults.kill_rounds")

ROUNDS = 8
SECONDS_A_ROUND = 60
SECONDS_AN_EVENING = 15
OUTAGE_S = 4.0
LISTED = 4000


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("kill rounds")
    group.addoption("--rounds", type=int, default=ROUNDS, help=f"rounds of each kind ({ROUNDS})")
    group.addoption("--outage", type=float, default=OUTAGE_S, help=f"seconds a service is down ({OUTAGE_S})")
    group.addoption("--listed", type=int, default=LISTED, help=f"tickets on a list that is cut ({LISTED})")
    group.addoption("--seed", type=int, default=1, help="where the rounds' chance starts (1)")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Give what is asked to go on for longer the time for it."""
    rounds = config.getoption("--rounds", default=ROUNDS)
    for item in items:
        if item.path.name.endswith("_machine.py"):
            evenings = int(os.environ.get("KIOSK_EXAMPLES", "60"))
            item.add_marker(pytest.mark.timeout(SECONDS_AN_EVENING * max(evenings, 60)))
        if rounds > ROUNDS and "rounds" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.timeout(SECONDS_A_ROUND * rounds))


@pytest.fixture
def rounds(pytestconfig: pytest.Config) -> int:
    """How many rounds of each kind."""
    return int(pytestconfig.getoption("--rounds", default=ROUNDS))


@pytest.fixture
def outage_s(pytestconfig: pytest.Config) -> float:
    """How long a service is down."""
    return float(pytestconfig.getoption("--outage", default=OUTAGE_S))


@pytest.fixture
def listed(pytestconfig: pytest.Config) -> int:
    """How many tickets a list has that is cut off."""
    return int(pytestconfig.getoption("--listed", default=LISTED))


@pytest.fixture
def seed(pytestconfig: pytest.Config) -> int:
    """Where chance starts."""
    return int(pytestconfig.getoption("--seed", default=1))


StartSandbox = Callable[..., SandboxThread]
NewKiosk = Callable[..., Kiosk]


@pytest.fixture
def start_sandbox() -> Iterator[StartSandbox]:
    """Start sandboxes of so many tickets; they are stopped at the end of the test."""
    started: list[SandboxThread] = []

    def start(tickets: int) -> SandboxThread:
        started.append(SandboxThread(SandboxOptions(tickets=tickets)))
        return started[-1].start()

    yield start
    for sandbox in started:
        sandbox.stop()


@pytest.fixture
def sandbox(start_sandbox: StartSandbox) -> SandboxThread:
    """A service of 200 tickets."""
    return start_sandbox(200)


@pytest.fixture
def proxy(sandbox: SandboxThread) -> Iterator[TcpProxy]:
    """A line to it, without faults as yet."""
    with TcpProxy(sandbox.port) as running:
        yield running


@pytest.fixture
def new_kiosk(tmp_path: Path) -> NewKiosk:
    """Makes profiles, with temporary files of their own; `synced` ones hold the service's guest list."""
    made = 0

    def make(base_url: str, token: str, *, synced: bool = True) -> Kiosk:
        nonlocal made
        made += 1
        home, temporary = tmp_path / f"profile{made}", tmp_path / f"temporary{made}"
        home.mkdir()
        temporary.mkdir()
        given = {"KIOSK_BASE_URL": base_url, "KIOSK_TOKEN": token, "KIOSK_EVENT_ID": "all"}
        kiosk = Kiosk(home, {**given, **dict.fromkeys(("TMPDIR", "TEMP", "TMP"), str(temporary))})
        kiosk.open_quickly()
        if synced:
            assert kiosk.run("sync").status == 0
        return kiosk

    return make


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ForkedProgram]:
    """The program, ready to be run and killed many times."""
    with ForkedProgram(tmp_path_factory.mktemp("program") / "errors") as running:
        yield running
    assert "Traceback" not in running.errors, running.errors
    assert "a fault in the program" not in running.errors, running.errors
