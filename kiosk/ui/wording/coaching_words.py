"""What the person who holds a code up to the camera should do, in words that are read at two metres."""

from enum import StrEnum

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


class Coaching(StrEnum):
    """What to do, so that the code can be read."""

    CLOSER = "closer"
    FURTHER = "further"
    INTO_FRAME = "into the frame"
    HOLD_STILL = "hold still"
    MORE_LIGHT = "more light"
    BRIGHTER = "brighter"
    TILT = "tilt"
    SHOW_ALL = "show all"
    UNCOVER_CAMERA = "uncover the camera"
    USE_SCANNER = "use the scanner"


def coaching_words(coaching: Coaching | None) -> str:
    """One short line; nothing where there is nothing to do."""
    match coaching:
        case None:
            return ""
        case Coaching.CLOSER:
            return translate("coaching", "Closer")
        case Coaching.FURTHER:
            return translate("coaching", "Further away")
        case Coaching.INTO_FRAME:
            return translate("coaching", "Into the middle")
        case Coaching.HOLD_STILL:
            return translate("coaching", "Hold still")
        case Coaching.MORE_LIGHT:
            return translate("coaching", "More light")
        case Coaching.BRIGHTER:
            return translate("coaching", "Turn the brightness up")
        case Coaching.TILT:
            return translate("coaching", "Tilt it a little: it glares")
        case Coaching.SHOW_ALL:
            return translate("coaching", "Hold it flat, show all of it")
        case Coaching.UNCOVER_CAMERA:
            return translate("coaching", "The camera sees nothing: is it covered?")
        case Coaching.USE_SCANNER:
            return translate("coaching", "Reading is stuck: use the hand scanner, or type")
