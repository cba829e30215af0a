"""Where a file can be put that is carried to another machine: sticks and cards, then one's own folder."""

from pathlib import Path

from PySide6.QtCore import QDir, QStandardPaths, QStorageInfo

WHERE_CARRIERS_ARE = ("/media/", "/run/media/", "/mnt/", "/Volumes/")


def carriers() -> tuple[Path, ...]:
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
