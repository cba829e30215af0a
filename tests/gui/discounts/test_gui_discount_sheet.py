"""A discount code is created by the manager: what is missing is said, and what the service answers."""

import pytest

from kiosk.engine.discounts import Created, DiscountChoices, NotCreated
from kiosk.engine.records import DiscountCode
from kiosk.ui.discounts.discount_sheet import DiscountSheet, number_of
from kiosk.ui.manager.manager_sheet import Item
from tests.gui.conftest import Play
from tests.gui.managed_door import Managed, a_desk, managed
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.waiting import until


async def opened(door: Managed) -> DiscountSheet:
    door.manager.menu.chosen.emit(Item.DISCOUNTS)
    sheet = door.manager.discounts.sheet
    await until(lambda: sheet.is_open and not sheet.ignores_input and sheet.words.isHidden())
    return sheet


def pick(sheet: DiscountSheet, listing: str, *rates: str) -> None:
    sheet.listings.list.chosen.emit(listing)
    for rate in rates:
        sheet.types.list.chosen.emit(rate)


@pytest.mark.parametrize(
    ("text", "number"),
    [("25", 25.0), ("7.5", 7.5), ("7,5", 7.5), (" 10 ", 10.0), ("", None), ("ten", None), ("nan", None)],
)
def test_a_number_is_read_with_comma_or_point(text: str, number: float | None) -> None:
    assert number_of(text) == number


def test_a_code_for_one_type_is_created_as_it_was_typed(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await opened(door)
        wanted = door.controller.discounts.wanted
        pick(sheet, "listing", "r2")
        type_text(sheet.code.line, "CREW25")
        type_text(sheet.amount.line, "12,5")
        type_text(sheet.quantity.line, "100")
        tap(sheet.create_code)
        await until(sheet.create_code.isHidden)
        assert wanted == [
            DiscountCode(listing_id="listing", code="CREW25", percent=0.125, quantity=100, rate_ids=("r2",))
        ]
        assert "CREW25" in sheet.words.text
        tap(sheet.close_button)
        again = await opened(door)
        assert (again.code.text, again.create_code.isHidden()) == ("", False)

    managed(play, scene, a_desk(pins=False))


def test_a_fixed_amount_is_for_all_tickets_where_none_is_ticked(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await opened(door)
        pick(sheet, "listing", "r1", "r1")
        tap(sheet.kind.chip("fixed"))
        type_text(sheet.code.line, "TEN")
        type_text(sheet.amount.line, "10")
        key(sheet.amount.line)
        await until(lambda: bool(door.controller.discounts.wanted))
        assert door.controller.discounts.wanted == [
            DiscountCode(listing_id="listing", code="TEN", fixed=10.0)
        ]

    managed(play, scene, a_desk(pins=False))


def test_what_is_missing_is_said_before_anything_is_sent(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await opened(door)
        said: list[str] = []

        def tried(*, listing: str = "", code: str = "", amount: str = "", quantity: str = "") -> None:
            if listing:
                pick(sheet, listing)
            for field, text in ((sheet.code, code), (sheet.amount, amount), (sheet.quantity, quantity)):
                field.line.setText(text)
            tap(sheet.create_code)
            said.append(sheet.notice.text())

        tried()
        tried(listing="gala")
        tried(code="CODE")
        tried(code="CODE", amount="101")
        tried(code="CODE", amount="0")
        for quantity in ("2.5", "9999999999", "²"):
            tried(code="CODE", amount="100", quantity=quantity)
        assert [text.split(" ")[0:2] for text in said] == [
            ["First", "say"],
            ["First", "the"],
            ["The", "percentage"],
            ["The", "percentage"],
            ["The", "percentage"],
            *[["How", "often"]] * 3,
        ]
        assert door.controller.discounts.wanted == []
        tap(sheet.kind.chip("fixed"))
        tried(code="CODE", amount="x", quantity="1")
        assert said[-1].startswith("The amount is a number")
        assert door.controller.discounts.wanted == []

    managed(play, scene, a_desk(pins=False))


def test_what_the_service_answers_stands_there_and_the_form_stays(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.controller.discounts.outcome = NotCreated("422: This code is <b>taken</b>\u202e already")
        sheet = await opened(door)
        pick(sheet, "listing")
        sheet.code.line.setText("TAKEN")
        sheet.amount.line.setText("5")
        tap(sheet.create_code)
        await until(lambda: bool(sheet.notice.text()))
        assert "422: This code is <b>taken</b> already" in sheet.notice.text()
        assert sheet.code.text == "TAKEN"
        door.controller.discounts.outcome = Created()
        tap(sheet.create_code)
        await until(sheet.create_code.isHidden)

    managed(play, scene, a_desk(pins=False))


def test_where_no_listing_is_known_its_id_can_be_typed(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.controller.discounts.found = DiscountChoices(trouble="no route to the service")
        door.manager.menu.chosen.emit(Item.DISCOUNTS)
        sheet = door.manager.discounts.sheet
        await until(lambda: sheet.is_open and not sheet.ignores_input and not sheet.listing_id.isHidden())
        assert sheet.words.text == "No route to the service"
        type_text(sheet.listing_id.line, "ls-7")
        type_text(sheet.code.line, "CODE")
        type_text(sheet.amount.line, "50")
        tap(sheet.create_code)
        await until(lambda: bool(door.controller.discounts.wanted))
        assert door.controller.discounts.wanted == [DiscountCode(listing_id="ls-7", code="CODE", percent=0.5)]

    managed(play, scene, a_desk(pins=False))
