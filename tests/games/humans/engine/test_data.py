"""Tiles, characters and cards: what the files say, and what the tables make of it (D2 to D10)."""

from collections import Counter

import monsterbox as mb
from monsterbox.games.humans.api.position import PHASES
from monsterbox.games.humans.cards import cards, characters
from monsterbox.games.humans.engine import cards as names
from monsterbox.games.humans.engine import phases
from monsterbox.games.humans.tiles import box_of, kinds_of, rotations_of, tiles


def test_the_humans_set() -> None:
    """D2, D6. Twenty tiles; all tiles out need sixty humans and twenty-one tokens."""
    humans = [tile for tile in tiles() if tile.set == "humans"]
    roads = [tile for tile in humans if tile.is_road]

    assert len(humans) == 20
    assert 2 * len(roads) + sum(tile.humans for tile in humans) == 60
    assert sum(tile.dice for tile in humans) + sum(one.do_over for one in characters()) == 36


def test_the_zombies_set() -> None:
    """D7. Thirty tiles, 105 zombies wanted."""
    zombies = [tile for tile in tiles() if tile.set == "zombies"]

    assert len(zombies) == 30
    assert sum(tile.zombies for tile in zombies) == 105


def test_the_decks() -> None:
    """D4, D5, D8, D9."""
    events = cards().event

    assert sum(card.copies for card in events if card.deck == "humans") == 40
    assert sum(card.copies for card in events if card.deck == "zombies") == 50
    assert sum(card.copies for card in cards().wound) == 40
    assert sum(card.copies_of_40 for card in cards().infection) == 40
    assert sum(card.copies_of_30 for card in cards().infection) == 30


def test_every_row_has_a_provenance() -> None:
    """Each fact says where it is from."""
    known = {"rulebook", "review", "implementation", "reconstructed"}

    assert {tile.provenance for tile in tiles()} <= known
    assert {one.provenance for one in characters()} <= known
    assert {card.provenance for card in cards().event} <= known
    assert {card.provenance for card in cards().wound} <= known
    assert {card.provenance for card in cards().infection} <= known


def test_pictures_that_look_the_same() -> None:
    """HU-10. A crossing in every turn, a straight road in every second."""
    numbers = Counter(rotations_of(tile) for tile in tiles())

    assert numbers[1] == 9  # two squares, two and four crossings, the Helipad
    assert numbers[2] == 5
    assert sum(numbers.values()) == 50


def test_a_quarter_turn_is_clockwise() -> None:
    """D6. The street of a dead end comes from the south to the west."""
    hospital = next(tile for tile in tiles() if tile.id == "H10")

    assert kinds_of(hospital, 0).index(1) == 7
    assert kinds_of(hospital, 1).index(1) == 3


def test_markers_are_enough() -> None:
    """HU-31, D6. Twenty-five street spaces touch a building, and there are 36 markers."""
    box = box_of(40, False, False, False)
    fronts = sum(int(box.frontage[tile * 4]).bit_count() for tile in range(20))

    assert fronts == 25


def test_components_are_those_of_the_game() -> None:
    """The base game knows nothing of the zombies' set."""
    assert not any(name.startswith("Z") for name in mb.game("humans").components({}))
    combined = mb.game("humans-zombies")
    assert "ZE27" in combined.components(combined.settings(2, {}))


def is_short_for(name: str, whole: str) -> bool:
    """Whether the letters of a name stand in the whole one, in this order."""
    letters = iter(whole.lower())
    return all(letter in letters for letter in name.lower() if letter.isalpha())


def constants_of(module: object) -> list[str]:
    """Names of numbers in the order of their definition."""
    return [name for name, value in vars(module).items() if isinstance(value, int)]


def test_the_rules_call_every_event_card_by_its_name() -> None:
    """D8, D9. And number it by its place in the file."""
    constants = constants_of(names)
    first = constants.index("FRYING_PAN")
    kinds = constants[first : first + names.KINDS]

    assert [getattr(names, kind) for kind in kinds] == list(range(len(cards().event)))
    for kind, card in zip(kinds, cards().event, strict=True):
        assert is_short_for(kind, card.name), f"{kind} is not {card.name}"


def test_the_rules_call_the_phases_as_positions_do() -> None:
    """Section 5. So that whoever reads a position finds the rule."""
    told = [name.upper().replace("-", "_") for name in PHASES]

    assert constants_of(phases) == told
    assert [getattr(phases, name) for name in told] == list(range(len(told)))
