"""What can go wrong outside while scanning, in words for people.

ScanningError
├── PictureError            a file that is not a picture we can read
├── SourceError             a camera, video file or stream that cannot be opened
└── EngineUnavailableError  a decoder that was asked for by name and is not there
"""

from enum import StrEnum


class ScanningError(Exception):
    """The world failed while scanning; the text is fit to be shown."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class PictureWhy(StrEnum):
    """Why a file shows no picture."""

    NOT_OPENED = "not_opened"
    """It is missing, a folder, a device, or somebody else's."""
    NOT_A_PICTURE = "not_a_picture"
    DAMAGED = "damaged"
    """It is empty, cut short or broken."""
    TOO_LARGE = "too_large"


class PictureError(ScanningError):
    """A file is missing, is not a picture, is cut short or is too large."""

    def __init__(self, text: str, why: PictureWhy) -> None:
        super().__init__(text)
        self.why = why


class SourceError(ScanningError):
    """A source of frames cannot be opened; it is retried."""


class EngineUnavailableError(ScanningError):
    """The decoder that was asked for is not installed, or no decoder has that name."""
