"""How much of the screen is looked at: what is tightest, or with KIOSK_LOOKS=all everything.

A text that has no room has none in the smallest window or in the narrowest, in the test language, which is
longer than what anybody writes; the other sizes and languages are looked at before a release.
"""

import os

LOOKS_AT_ALL = os.environ.get("KIOSK_LOOKS") == "all"
TIGHT_SIZES = ((1024, 600), (800, 1280))
SIZES = (*TIGHT_SIZES, (1280, 800), (1920, 1080)) if LOOKS_AT_ALL else TIGHT_SIZES
LANGUAGES = ("en", "de", "pseudo", "pseudo-rtl") if LOOKS_AT_ALL else ("en", "pseudo-rtl")
SPOKEN = ("es", "fr", "he", "it", "nl", "pl")
"""The other languages that can be chosen: scenes usually take turns, so that each is seen in every sixth."""


def spoken_for(scene: int) -> tuple[str, ...]:
    """The languages that the scene of this number is looked at in."""
    return SPOKEN if LOOKS_AT_ALL else (SPOKEN[scene % len(SPOKEN)],)
