"""Where in a name the typed words are found, to be marked in the results."""

from kiosk.core.search import fold, is_typo_of, words


def matched_ranges(name: str, query: str) -> tuple[tuple[int, int], ...]:
    """Start and length, in characters of `name`, of what the query's words match; in order, none overlap.

    A word's matching beginning is marked; a word that matches with a typing mistake is marked whole.
    """
    typed = words(query)
    found = []
    for start, folded, origin in _words_of(name):
        best = max((len(t) for t in typed if folded.startswith(t)), default=0)
        if not best and any(is_typo_of(t, folded) for t in typed):
            best = len(folded)
        if best:
            end = origin[best] if best < len(origin) else origin[-1] + 1
            found.append((start, end - start))
    return tuple(found)


def _words_of(name: str) -> list[tuple[int, str, list[int]]]:
    """Each word of a name: where it starts, how it folds, and which character each folded letter is from."""
    found: list[tuple[int, str, list[int]]] = []
    inside = False
    for index, character in enumerate(name):
        letters = "".join(c for c in fold(character) if c.isalnum())
        if not letters:
            inside = inside and not fold(character).strip() and not character.isspace()
            continue
        if not inside:
            found.append((index, "", []))
            inside = True
        start, folded, origin = found[-1]
        found[-1] = (start, folded + letters, [*origin, *([index] * len(letters))])
    return found
