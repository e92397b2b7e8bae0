"""What a seat sees as numbers of the piles of others."""

from collections.abc import Sequence

from tests.games.zombeasts.builders import a_match

ONE = ["G-DOG-1L", "G-CAT-2L", "G-RAB-3L", "G-RAT-4L"]
ANOTHER = ["O-DOG-1L", "O-CAT-2L", "O-RAB-3L", "O-RAT-4L"]
HELD = ["B-DOG-2L", "B-CAT-1L", "B-RAB-2L"]
HANDS = {0: HELD, 1: ["R-DOG-1R", "R-CAT-2R", "R-RAB-1R"]}


def seen_by_the_next_seat(
    *, victory: Sequence[str] = (), minus: Sequence[str] = (), phase: str = "play"
) -> bytes:
    """What seat 1 sees where seat 0 has these piles."""
    match = a_match(
        seats=2, hands=HANDS, victory={0: victory}, minus={0: minus}, stock=[], phase=phase
    )
    seen = bytearray(match.observation_shape[0])
    match.observe_into(seen, 1)
    return bytes(seen)


def test_a_minus_pile_lies_open() -> None:
    """ZB-41, ZB-60: every card of it is seen, by everybody."""
    assert seen_by_the_next_seat(minus=ONE) != seen_by_the_next_seat(minus=ANOTHER)
    assert seen_by_the_next_seat(minus=ONE) != seen_by_the_next_seat()


def test_a_victory_pile_lies_face_down() -> None:
    """ZB-41: how many cards there are is seen, which ones only at the end."""
    assert seen_by_the_next_seat(victory=ONE) == seen_by_the_next_seat(victory=ANOTHER)
    assert seen_by_the_next_seat(victory=ONE) != seen_by_the_next_seat()
