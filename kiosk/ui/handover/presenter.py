"""Hands the door over to another machine, asked for by the manager or by a battery that is going to die."""

from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QDir, QObject, QStandardPaths, QStorageInfo

from kiosk.engine.controller import DoorController
from kiosk.engine.handed_over import HandOverOutcome, NotHandedOver
from kiosk.engine.look_up import look_up
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.handover.handover_sheet import HandoverSheet
from kiosk.ui.tasks import Tasks

WHERE_CARRIERS_ARE = ("/media/", "/run/media/", "/mnt/", "/Volumes/")


def removable_drives() -> tuple[Path, ...]:
    """Folders that can be written into, the likeliest first. May block: a network's disk may have gone."""
    found = [Path(volume.rootPath()) for volume in QStorageInfo.mountedVolumes() if _is_carrier(volume)]
    own = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    for folder in (Path(own) if own else None, Path(QDir.homePath())):
        if folder is not None and folder.is_dir():
            return (*found, folder)
    return tuple(found)


def _is_carrier(volume: QStorageInfo) -> bool:
    if not volume.isValid() or not volume.isReady() or volume.isReadOnly() or volume.isRoot():
        return False
    root = volume.rootPath()
    is_drive = len(root) > 1 and root[1] == ":"  # Windows; the system's own is the root
    return is_drive or f"{root}/".startswith(WHERE_CARRIERS_ARE)


class HandoverPresenter(QObject):
    """Opens the sheet, and writes the file beside the main thread."""

    def __init__(self, door: DoorController, window: DoorWindow, tasks: Tasks) -> None:
        super().__init__(window)
        self._door, self._window, self._tasks = door, window, tasks

    @cached_property
    def sheet(self) -> HandoverSheet:
        """Made when it is first asked for."""
        sheet = HandoverSheet(self._window.theme, self._window.guard_s, self._window)
        sheet.wanted.connect(self._write)
        self._window.add_sheet(sheet)
        return sheet

    def open(self) -> None:
        """Ask where to, and for the passphrase."""
        self._tasks.spawn("removable drives", self._ask(), replacing=True)

    async def _ask(self) -> None:
        self.sheet.ask(await look_up(removable_drives, "removable drives"))

    def _write(self, folder: str, passphrase: str) -> None:
        self.sheet.set_busy()
        binding = self.sheet.binding
        work = self._do_write(Path(folder), passphrase, binding)
        self._tasks.spawn("handover", work, otherwise=lambda: self._failed(binding))

    async def _do_write(self, folder: Path, passphrase: str, binding: int) -> None:
        self._show(await self._door.hand_over(folder, passphrase), binding)

    def _failed(self, binding: int) -> None:
        """A fault of ours."""
        self._show(NotHandedOver(self.tr("something went wrong. Try another folder")), binding)

    def _show(self, outcome: HandOverOutcome, binding: int) -> None:
        if self.sheet.binding == binding:
            self.sheet.show_outcome(outcome)
