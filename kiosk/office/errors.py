"""What keeps an office from being opened or set up, as a tree; commands read it without loading the rest.

::

    OfficeError               it cannot be started, or a command cannot be done
    └── NoSuchDoorError       there is no paired door with this id
    OfficeSetupError          what it was to be set up with cannot be
"""


class OfficeError(Exception):
    """The office cannot be started, or cannot do this; the message says why and what to do."""


class NoSuchDoorError(OfficeError):
    """There is no paired door with this id."""


class OfficeSetupError(ValueError):
    """What the office was to be set up with cannot be; the text is for people."""
