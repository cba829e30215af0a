"""Atomic files: the old content or the new, for their owner only, and nothing left where it failed."""

import errno
import os
import stat
from pathlib import Path

import pytest

from kiosk.engine.atomic_file import replacing, write_atomically
from kiosk.engine.errors import StoreError


def test_the_new_content_takes_the_place_of_the_old(tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    for content in (b"old", b"new"):
        write_atomically(file, content)
        assert file.read_bytes() == content
    assert list(tmp_path.iterdir()) == [file]
    assert os.name == "nt" or file.stat().st_mode & 0o077 == 0


def test_what_fails_half_way_leaves_the_old_content_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"old")

    def half() -> None:
        with replacing(file) as opened:
            opened.write(b"ne")
            raise OSError(28, "No space left on device")

    with pytest.raises(StoreError, match="file cannot be written: No space left on device"):
        half()
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


def test_where_there_is_no_folder_the_caller_hears_of_it(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_atomically(tmp_path / "none" / "file", b"")


@pytest.mark.skipif(os.name == "nt", reason="folders are not brought to the disk there")
def test_a_folder_that_its_file_system_does_not_sync_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file is in its place by then; a disk that fails is said all the same."""
    sync, why = os.fsync, [errno.EINVAL]

    def refuse_folders(descriptor: int) -> None:
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            raise OSError(why[0], os.strerror(why[0]))
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", refuse_folders)
    write_atomically(tmp_path / "file", b"new")
    assert (tmp_path / "file").read_bytes() == b"new"
    why[0] = errno.EIO
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        write_atomically(tmp_path / "file", b"newer")
