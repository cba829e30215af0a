"""What may be a ticket in a code that a scanner typed, on a keyboard that may not be the one it means."""

from kiosk.core.codes import Tiers, candidates, text_of
from kiosk.core.layouts import guesses

LONGEST_GUESSED = 256
"""Characters of a code that may have been meant otherwise: an address with a token is not longer."""


def typed_candidates(code: str) -> Tiers:
    """`candidates`, and after them those of what an American scanner would have meant elsewhere.

    Only of a text with letters in it that no American keyboard has, and only for finding exactly the ticket
    they name: a ticket found by the text as it came always goes before.
    """
    tiers = list(candidates(code))
    seen = {one for tier in tiers for one in tier}
    text = text_of(code)
    for guess in guesses(text) if len(text) <= LONGEST_GUESSED else ():
        for tier in candidates(guess):
            fresh = tuple(one for one in tier if one not in seen)
            seen.update(fresh)
            if fresh:
                tiers.append(fresh)
    return tuple(tiers)
