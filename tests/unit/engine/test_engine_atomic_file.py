"""Atomic files: the old content or the new, for their owner only, and nothing left where it failed."""

import os
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
