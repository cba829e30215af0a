"""What can go wrong outside while scanning, in words for people.

ScanningError
├── PictureError            a file that is not a picture we can read
├── SourceError             a camera, video file or stream that cannot be opened
└── EngineUnavailableError  a decoder that was asked for by name and is not there
"""


class ScanningError(Exception):
    """The world failed while scanning; the message is fit to be shown."""


class PictureError(ScanningError):
    """A file is missing, is not a picture, is cut short or is too large."""


class SourceError(ScanningError):
    """A source of frames cannot be opened; it is retried."""


class EngineUnavailableError(ScanningError):
    """The decoder that was asked for is not installed, or no decoder has that name."""
