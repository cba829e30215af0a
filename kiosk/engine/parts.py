"""What a desk is put together from, and how its events reach those who listen."""

import logging
from collections.abc import Callable
from dataclasses import dataclass

from kiosk.engine.door import DoorEngine
from kiosk.engine.events import Emit, EngineEvent
from kiosk.engine.guestlist import GuestList
from kiosk.engine.handed_over import WriteHandover
from kiosk.engine.link_watch import LinkWatch
from kiosk.engine.ports import Clock, Service
from kiosk.engine.readiness import FolderFacts
from kiosk.engine.session import Session
from kiosk.engine.store_ports import Store
from kiosk.engine.supervision import Supervision
from kiosk.engine.uploader import Uploader

log = logging.getLogger(__name__)


class Events:
    """Passes events on to whoever listens; a listener that fails does not keep them from the others."""

    def __init__(self) -> None:
        self._listeners: list[Emit] = []

    def listen(self, emit: Emit) -> None:
        """Call `emit` with every event from now on."""
        self._listeners.append(emit)

    def unlisten(self, emit: Emit) -> None:
        """Call `emit` no more; one that never listened is fine."""
        if emit in self._listeners:
            self._listeners.remove(emit)

    def __call__(self, event: EngineEvent) -> None:
        """Pass an event on."""
        for emit in tuple(self._listeners):  # one that is called may listen no more
            try:
                emit(event)
            except Exception:
                log.exception("a listener failed on %s", type(event).__name__)


@dataclass(frozen=True, slots=True)
class Parts:
    """What a desk is put together from; `folder` looks at the profile's folder, and blocks."""

    store: Store
    service: Service
    session: Session
    clock: Clock
    events: Events
    watch: LinkWatch
    guest_list: GuestList
    uploader: Uploader
    door: DoorEngine
    supervision: Supervision
    folder: Callable[[], FolderFacts]
    write_handover: WriteHandover
