"""The words of the list for typing mistakes: read once, kept up, and read again where others wrote."""

import pytest

from kiosk.store.connection import Connection
from kiosk.store.notes import count_up
from kiosk.store.profile import Profile
from kiosk.store.vocabulary import CHANGES, Vocabulary, newest_change
from tests.unit.store.store_samples import store_list, ticket


class Counted:
    """A connection that says how often the words of a letter were read."""

    def __init__(self, connection: Connection) -> None:
        self._connection, self.reads = connection, 0

    def execute(self, query: str, *given: object) -> Connection:
        self.reads += "guest_vocabulary" in query
        return self._connection.execute(query, *given)


@pytest.fixture
async def held(profile: Profile) -> Profile:
    await store_list(profile, [ticket("T-1", "Marguerite Miller"), ticket("T-2", "Ana Weber 77")])
    return profile


async def test_words_of_a_letter_are_read_once_and_what_comes_in_is_added(held: Profile) -> None:
    words, reads = Vocabulary(), 0

    async def near(typed: str) -> set[str]:
        def work(connection: Connection) -> list[str]:
            nonlocal reads
            counted = Counted(connection)
            found = words.near(counted, typed)
            reads += counted.reads
            return found

        return set(await held._db.search(work))

    assert await near("marguerita") == {"marguerite"}
    assert await near("miler") == {"miller"}
    change = await held._db.write(lambda c: count_up(c, CHANGES))
    words.add(["milner melanie"], change)
    assert await near("miler") == {"miller", "milner"}
    assert reads == 1
    assert await near("webre") == {"weber"}
    assert reads == 2


@pytest.mark.parametrize("ahead", [0, 2, 5])
async def test_whatever_else_changed_the_list_makes_them_be_read_again(held: Profile, ahead: int) -> None:
    words = Vocabulary()
    before = await held._db.search(lambda c: words.near(c, "marguerita"))
    assert before == ["marguerite"]
    change = await held._db.read(newest_change)
    await store_list(held, [ticket("T-3", "Marguerita")], request=2)
    words.add(["nobody"], change + ahead)
    assert await held._db.search(lambda c: words.near(c, "marguerita")) == ["marguerita", "marguerite"]
    await held._db.write(lambda c: count_up(c, CHANGES))
    assert await held._db.search(lambda c: words.near(c, "nobodi")) == []


async def test_of_a_list_that_comes_in_only_words_that_may_be_asked_for_are_kept(held: Profile) -> None:
    words = Vocabulary()
    first = await held._db.read(newest_change)
    words.add(["milner melanie"], first)
    assert words._words == {}
    await held._db.search(lambda c: words.near(c, "marguerita"))
    words.add(["milner weber"], first + 1)
    assert {word for kind in words._words["m"].values() for word in kind} == {
        "marguerite",
        "miller",
        "milner",
    }
    assert words._words.keys() == {"m"}


async def test_words_that_come_in_while_a_search_looks_at_the_file_are_not_lost(held: Profile) -> None:
    words = Vocabulary()
    change = await held._db.read(newest_change)

    class Slow:
        """A connection that looks at the file of a moment ago."""

        def __init__(self, connection: Connection) -> None:
            self._connection = connection

        def execute(self, query: str, *given: object) -> Connection:
            found = self._connection.execute(query, *given)
            if "guest_vocabulary" in query:
                words.add(["milner"], change + 1)
            return found

    assert await held._db.search(lambda c: words.near(Slow(c), "miler")) == ["miller"]
    await store_list(held, [ticket("T-3", "Anton Milner")], request=2)
    assert await held._db.read(newest_change) == change + 1
    assert await held._db.search(lambda c: words.near(c, "miler")) == ["miller", "milner"]


async def test_what_is_typed_in_letters_means_no_word_with_digits(held: Profile) -> None:
    await store_list(held, [ticket("T-3", "weber7"), ticket("T-4", "webers")], request=2)
    words = Vocabulary()
    assert await held._db.search(lambda c: words.near(c, "weberr")) == ["weber", "webers"]
    assert "weber7" in await held._db.search(lambda c: words.near(c, "weber8"))


async def test_short_words_are_no_mistakes_unless_nobody_is_found(held: Profile) -> None:
    words = Vocabulary()
    assert await held._db.search(lambda c: words.near(c, "ane")) == []
    assert await held._db.search(lambda c: words.near(c, "ane", gladly=True)) == ["ana"]
