"""Where a handover file is written to, and where one that was carried here is found."""

from itertools import islice
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QDir, QStandardPaths, QStorageInfo

WHERE_CARRIERS_ARE = ("/media/", "/run/media/", "/mnt/", "/Volumes/")
ENDING = ".handover"
MOST_FILES = 20
MOST_LOOKED_AT = 5000
"""In one folder; whoever has more chooses the file by hand."""


class FileHeld(Struct, frozen=True):
    """A handover file that lies on this machine or on a drive, and when it was written."""

    path: Path
    written_at: float


def removable_drives() -> tuple[Path, ...]:
    """Folders that can be written into, the likeliest first. May block: a network's disk may have gone."""
    found = [Path(volume.rootPath()) for volume in QStorageInfo.mountedVolumes() if _is_carrier(volume)]
    return (*found, *_own_folders()[:1])


def files_held() -> tuple[FileHeld, ...]:
    """Handover files on drives, in this user's folders of documents and downloads and at home; newest first.

    May block, as `removable_drives`.
    """
    volumes = [volume for volume in QStorageInfo.mountedVolumes() if _is_carrier(volume, writable=False)]
    folders = dict.fromkeys((*(Path(volume.rootPath()) for volume in volumes), *_own_folders()))
    found = [held for folder in folders for held in _files_in(folder)]
    return tuple(sorted(found, key=lambda held: held.written_at, reverse=True)[:MOST_FILES])


def _files_in(folder: Path) -> list[FileHeld]:
    try:
        names = [one for one in islice(folder.iterdir(), MOST_LOOKED_AT) if one.suffix == ENDING]
        return [FileHeld(one, one.stat().st_mtime) for one in names if one.is_file()]
    except OSError:  # pulled out a moment ago, or not for this user
        return []


def _own_folders() -> list[Path]:
    locations = QStandardPaths.StandardLocation
    named = (
        QStandardPaths.writableLocation(one)
        for one in (locations.DocumentsLocation, locations.DownloadLocation)
    )
    folders = [Path(name) for name in named if name] + [Path(QDir.homePath())]
    documents, *others = [folder for folder in folders if folder.is_dir()] or [Path(QDir.homePath())]
    return [documents, *others]


def _is_carrier(volume: QStorageInfo, *, writable: bool = True) -> bool:
    if not volume.isValid() or not volume.isReady() or volume.isRoot():
        return False
    if writable and volume.isReadOnly():
        return False
    root = volume.rootPath()
    is_drive = len(root) > 1 and root[1] == ":"  # Windows; the system's own is the root
    return is_drive or f"{root}/".startswith(WHERE_CARRIERS_ARE)
