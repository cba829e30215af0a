"""The host's own laptop: an office that runs beside the door as a process, and the host's browser."""

import contextlib
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import psutil
from msgspec.structs import replace

from kiosk.bootstrap import Environment, SystemClock
from kiosk.bootstrap.first_run import FirstRun
from kiosk.bootstrap.office_beside import OfficeBeside, own_redirect_uri
from kiosk.bootstrap.office_folder import OfficeFolder
from kiosk.sandbox.server import SandboxThread
from kiosk.ui.first_run.presenter import FirstRunPresenter
from kiosk.ui.first_run.steps import Application, Way
from tests.end2end.first_run_samples import Hand
from tests.gui.waiting import until

FOLDER_PASSPHRASE = "correct horse"


def free_port() -> int:
    """One that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def open_port(port: int) -> bool:
    """Whether somebody listens there."""
    with socket.socket() as asking:
        return asking.connect_ex(("127.0.0.1", port)) == 0


def offices_of(process: int) -> list[psutil.Process]:
    """The offices that this process started and that still run."""
    found = []
    for one in psutil.Process(process).children(recursive=True):
        with contextlib.suppress(psutil.Error):  # it ended meanwhile
            if not is_over(one) and "office" in one.cmdline():
                found.append(one)
    return found


def given_to(process: psutil.Process) -> list[str]:
    """Its arguments and its environment; the latter is root's alone to look at."""
    given = process.cmdline()
    with contextlib.suppress(psutil.AccessDenied):
        given += process.environ().values()
    return given


def is_over(process: psutil.Process) -> bool:
    """Whether it has ended, though perhaps nobody took its status: whoever inherits an orphan may not."""
    try:
        return not process.is_running() or process.status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


@dataclass
class Browser:
    """What the system's browser is told to open, and a host who decides there. Put for `webbrowser.open`."""

    decision: str = "allow"
    is_there: bool = True
    comes_back: bool = True
    opened: list[str] = field(default_factory=list)
    ended_on: list[str] = field(default_factory=list)

    def open(self, address: str) -> bool:
        self.opened.append(address)
        if self.is_there and self.decision:
            self.decide(address)
        return self.is_there

    def decide(self, address: str) -> None:
        """As the consent page's form does; where the service sends the browser is then opened."""
        with httpx.Client(verify=False, timeout=30, trust_env=False) as client:
            asked = dict(httpx.URL(address).params)
            answer = client.post(address.partition("?")[0], data={**asked, "decision": self.decision})
            self.ended_on.append(answer.headers.get("location", ""))
            if self.comes_back and self.ended_on[-1]:
                back = httpx.URL(self.ended_on[-1])
                # Every browser knows localhost; a bare system's libraries do not.
                here = back.copy_with(host="127.0.0.1") if back.host == "localhost" else back
                client.get(here, headers={"Host": back.netloc.decode()})


@dataclass
class Laptop:
    """A laptop with a profile and an office's folder, each in its own, and a service that knows it."""

    folder: Path
    sandbox: SandboxThread
    port: int = field(default_factory=free_port)

    def __post_init__(self) -> None:
        world = self.sandbox.world
        known = (*world.application.redirect_uris, self.redirect_uri)
        world.application = world.tokens.register(replace(world.application, redirect_uris=known))

    @property
    def home(self) -> Path:
        return self.folder / "door"

    @property
    def office_home(self) -> Path:
        return self.folder / "office"

    @property
    def redirect_uri(self) -> str:
        return own_redirect_uri(self.port)

    @property
    def secret(self) -> str:
        return self.sandbox.world.application.secret

    def office(self) -> OfficeBeside:
        return OfficeBeside(OfficeFolder(self.office_home, FOLDER_PASSPHRASE))

    @property
    def application(self) -> Application:
        """What the host types."""
        known = self.sandbox.world.application
        return Application(self.sandbox.base_url, known.id, known.secret, self.redirect_uri)

    async def begin(
        self, first: FirstRunPresenter, hand: Hand, *, secret: str = "", redirect_uri: str = ""
    ) -> None:
        """From the first question to the office that is being set up."""
        await hand.pick(first.begin, first.begin.panel, Way.HOST.value)
        await self.fill_in(first, hand, secret=secret, redirect_uri=redirect_uri)

    async def fill_in(
        self, first: FirstRunPresenter, hand: Hand, *, secret: str = "", redirect_uri: str = ""
    ) -> None:
        """The host's sheet, and on."""
        host = first.host
        await until(lambda: host.is_open and not host.is_busy)
        host.address.line.setText(self.sandbox.base_url)
        host.client_id.line.setText(self.sandbox.world.application.id)
        host.client_secret.line.setText(secret or self.secret)
        host.redirect_uri.line.setText(redirect_uri or self.redirect_uri)
        await hand.tap(host, host.next)


async def set_up(laptop: Laptop, office: OfficeBeside, place: Environment) -> None:
    """What the first run does, without its window; the office goes on."""
    run = FirstRun(place, SystemClock(), office)
    await run.open_office(laptop.application)
    await run.pair_here(lambda _address, _opened: None)
    held = await run.read_list(lambda _: None)
    assert held
    await run.use(replace(run.choice, events=frozenset({laptop.sandbox.world.tonight.id})))


def waited(holds: Callable[[], bool], within_s: float = 60) -> None:
    """Wait until this holds, beside whoever runs elsewhere."""
    ends = time.monotonic() + within_s
    while not holds():
        assert time.monotonic() < ends, "it never came to that"
        time.sleep(0.05)
