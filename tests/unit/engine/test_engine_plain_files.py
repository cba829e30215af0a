"""What is named as a file may be anything: nobody waits for it, and nothing of it is read without end."""

import os
from pathlib import Path

import pytest

from kiosk.engine.plain_files import NoPlainFileError, open_plain, read_plain

only_with_pipes = pytest.mark.skipif(
    not hasattr(os, "mkfifo"), reason="this system has no pipes in its folders"
)


def test_a_file_is_read_from_its_beginning_up_to_its_bound(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"\x00one\r\ntwo")
    assert read_plain(file, 9) == b"\x00one\r\ntwo"
    with open_plain(str(file)) as opened:
        assert opened.read(4) == b"\x00one"
    with pytest.raises(OSError, match="larger than 8 bytes"):
        read_plain(file, 8)


def test_what_is_missing_or_a_folder_is_told_apart(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        open_plain(tmp_path / "none")
    with pytest.raises((IsADirectoryError, PermissionError)):  # Windows lets nobody open a folder
        open_plain(tmp_path)
    with pytest.raises(ValueError, match="null"):
        open_plain("a\0b")


@only_with_pipes
def test_a_pipe_that_nobody_writes_into_keeps_nobody_waiting(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(NoPlainFileError) as refused:
        open_plain(pipe)
    assert refused.value.strerror == "it is a device or a pipe, not a file"


@only_with_pipes
def test_a_device_without_an_end_is_not_read() -> None:
    with pytest.raises(NoPlainFileError):
        read_plain("/dev/zero", 10)
