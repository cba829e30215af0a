"""A window over a controller with known guests, at a size, in a theme and in a language."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from kiosk.core.link import LinkState
from kiosk.core.presence import Evidence, EvidenceSource, InputMethod
from kiosk.core.screen_settings import Motion, Scheme
from kiosk.core.tickets import Answer
from kiosk.core.verdict import Admit, AlreadyIn, Reason, Refer, Verdict
from kiosk.engine.events import GuestListChanged, LinkChanged, OutboxChanged, VerdictGiven
from kiosk.engine.records import Arrivals, EventHeld, OutboxCount
from kiosk.ui.app.presenter import ScreenPresenter
from kiosk.ui.door.camera_feed import CameraFeed, CameraState
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.theme.stylesheet import stylesheet
from kiosk.ui.theme.theme import Theme
from tests.gui.fake_controller import NOW, TONIGHT, FakeController, a_ticket, given
from tests.gui.waiting import until

SIZES = ((1024, 600), (1280, 800), (800, 1280), (1920, 1080))
SCHEMES = (Scheme.DARK, Scheme.LIGHT, Scheme.HIGH_CONTRAST)

ANA = a_ticket("TKT-4417", "Ana García Lorenzo", kind="VIP", order="7F21")
LUIS = a_ticket("TKT-4418", "Luis García Lorenzo", kind="VIP", order="7F21", buyer="Ana García Lorenzo")
MARTA = a_ticket("TKT-4419", "Marta García", kind="General", order="7F21", buyer="Ana García Lorenzo")
PABLO = a_ticket("TKT-4420", "Pablo García", kind="General", order="7F21", state="unpaid", buyer="Ana García")
BJOERN = a_ticket("TKT-5001", "Björn Ødegård", order="8A02")
CHLOE = a_ticket("TKT-5002", "Chloé Dubois", order="8A03")
SIOBHAN = a_ticket("TKT-5003", "Siobhán O’Neill", order="8A04")
LUKASZ = a_ticket("TKT-5004", "Łukasz Szczepański", order="8A05", state="unapproved")
LAYLA = a_ticket("TKT-5005", "ليلى حسن عبد الرحمن", kind="VIP", order="8A06")
NOOR = a_ticket("TKT-5007", "Noor Haddad", order="8A08")
LONG = a_ticket(
    "TKT-5006",
    "Maximiliana Wolfeschlegelsteinhausenbergerdorff von und zu Guttenberg-Hohenlohe-Langenburg",
    kind="Early bird weekend with camping and parking",
    order="8A07",
)
GUESTS = [ANA, LUIS, MARTA, PABLO, BJOERN, CHLOE, SIOBHAN, LUKASZ, LAYLA, LONG, NOOR]
MINUTES = (0, 1, 3, 2, 5, 8, 6, 9, 14, 11, 12, 18, 21, 17, 24, 19, 23, 22, 16, 20, 23, 25, 19, 23)
"""How many came in each of the last minutes."""
AT_DOOR_B = Evidence(EvidenceSource.HERE, NOW - 1800, "Door B", InputMethod.CAMERA, "adm-b")


CODE = "HF26-88D4-93B1-7F21"


@dataclass
class Setting:
    """What a scene plays in."""

    window: DoorWindow
    controller: FakeController
    presenter: ScreenPresenter

    def verdict(self, verdict: Verdict, **facts: Any) -> VerdictGiven:
        """Let the controller give this verdict, as if a ticket had been scanned now."""
        event = given(verdict, **{"code": CODE, **facts})
        self.controller.say(event)
        return event

    def lose_the_service(self) -> None:
        """Nothing answers since 14 minutes, and 37 check-ins wait for it."""
        self.controller.link_state = LinkState.OFFLINE
        self.controller.as_of = NOW - 840
        self.controller.unsent = OutboxCount(37, NOW - 840)
        self.controller.say(OutboxChanged(self.controller.unsent))
        self.controller.say(GuestListChanged(1250, complete=True, as_of=NOW - 840))
        self.controller.say(LinkChanged(LinkState.OFFLINE))

    def see(self) -> None:
        """Paint the window, as what follows asks what somebody has seen."""
        self.window.grab()

    async def settle(self) -> None:
        """Let the overlay go at once, and whatever was asked of the controller come back."""
        self.window.overlay.settle()
        await self.quiet()

    async def quiet(self) -> None:
        """Until nothing is under way between screen and controller, and Qt has dressed and laid out all."""
        asks = self.presenter.supervisor.unlock_sheet
        await until(lambda: asks.is_open or not self.presenter.is_busy)
        top = self.window.sheets.top
        dressed = [*self.window._seen, *([top] if top is not None and top.is_open else [])]
        await until(
            lambda: all(
                part.isHidden() or part.styleSheet() == stylesheet(self.window.theme) for part in dressed
            )
        )
        for _ in range(3):
            await asyncio.sleep(0)
            QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)


Scene = Callable[[Setting], Coroutine[Any, Any, None]]


def a_desk() -> FakeController:
    """An evening under way: ten guests of the list, some of them inside."""
    controller = FakeController(tickets=list(GUESTS), held=[EventHeld(TONIGHT, 1250)])
    controller.admitted = {SIOBHAN.id: "adm-s", BJOERN.id: "adm-bj", NOOR.id: "adm-n"}
    controller.admitted |= {f"TKT-{number}": f"adm-{number}" for number in range(409)}
    controller.arrivals_held = Arrivals(NOW - 60 * len(MINUTES), 60.0, MINUTES)
    controller.duty = "Mira"
    return controller


@asynccontextmanager
async def a_setting(size: tuple[int, int], scheme: Scheme) -> AsyncIterator[Setting]:
    """A window with a few scans behind it; closed at the end."""
    controller = a_desk()
    window = DoorWindow(Theme(scheme, Motion.OFF), debounce_s=0.01, guard_s=0)
    window.resize(*size)
    window.show()
    window.activateWindow()
    await until(window.isActiveWindow)  # without that nothing shows where the keyboard is
    presenter = ScreenPresenter(controller, window, lambda: NOW, stop_s=600)
    presenter.start()
    window.overlay.stay(600)  # for as long as one looks; what is preferred was read before
    setting = Setting(window, controller, presenter)
    try:
        await _evening(setting)
        yield setting
    finally:
        await presenter.close()
        window.close()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


async def _evening(setting: Setting) -> None:
    window = setting.window
    feed = CameraFeed(window)
    window.connect_camera(feed)
    feed.set_state(CameraState.LIVE, "")
    feed.offer(_dim_picture())
    await until(lambda: window.camera.frame is not None)
    scans: list[tuple[Verdict, float]] = [
        (Refer(Reason.STATE_REFERRED, (LUKASZ,)), 180),
        (Admit(SIOBHAN), 150),
        (AlreadyIn(CHLOE, Reason.INSIDE, AT_DOOR_B), 120),
        (Admit(BJOERN), 60),
        (Admit(NOOR), 20),
    ]
    for verdict, ago in scans:
        setting.verdict(verdict, at=NOW - ago)
    await setting.settle()


def _dim_picture() -> np.ndarray[Any, np.dtype[np.uint8]]:
    """What a camera sees of a dim entrance: a soft light, and nothing to read."""
    rows, columns = np.mgrid[0:360, 0:480]
    light = np.exp(-(((rows - 140) / 160) ** 2 + ((columns - 250) / 200) ** 2))
    shade = (24 + 46 * light)[..., None] * np.array([1.12, 1.0, 0.9])
    picture: np.ndarray[Any, np.dtype[np.uint8]] = shade.astype(np.uint8)
    return picture


ANSWERS = (Answer("Dietary needs", "Vegan, no nuts"), Answer("T-shirt", "M"))
