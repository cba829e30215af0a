"""What a hand scanner's earlier codes tell of the one that is coming: how long it is, and how it ends."""

_LENGTHS_KEPT = 16
"""Tickets of an evening are of few kinds."""


class KnownScanner:
    """Learns from each code; `sends_end` is None until one told whether a terminator follows."""

    def __init__(self, *, sends_end: bool | None = None) -> None:
        self.sends_end = sends_end
        self._lengths: list[int] = []
        self._last = ""
        self.last_was_known = False
        """Whether the last code was as long as one before it."""
        self.last_may_go_on = False
        """Whether the last code was ended by silence, which may have been a stop in its midst."""

    def has_sent(self, length: int) -> bool:
        """Whether an earlier code was as long as this."""
        return length in self._lengths

    def sends_as_long(self, length: int) -> bool:
        """Whether so many characters are likely to be all of a code."""
        return self.sends_end is False and length in self._lengths

    def sends_longer(self, length: int) -> bool:
        """Whether all codes so far were longer than this."""
        return self.sends_end is False and bool(self._lengths) and length < min(self._lengths)

    def take(self, text: str) -> str:
        """A code; gives it back."""
        self._last, self.last_was_known = text, len(text) in self._lengths
        self._lengths = [*(one for one in self._lengths if one != len(text)), len(text)][-_LENGTHS_KEPT:]
        return text

    def take_on(self, rest: str) -> str:
        """The rest of the last code, which was no code; gives the whole."""
        if not self.last_was_known:
            self._lengths = [one for one in self._lengths if one != len(self._last)]
        return self.take(self._last + rest)

    def ended(self, *, by_key: bool) -> None:
        """The code just taken was ended by a terminator, or by silence."""
        self.last_may_go_on = not by_key
        if by_key:
            self.sends_end = True
        elif self.sends_end is None:
            self.sends_end = False
