"""Playing event cards, the windows they are played in, and rolling dice that may be repeated."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .reference_data import CARDS
from .reference_table import (
    Flow,
    Player,
    T,
    Table,
    ask,
    clockwise_from,
    decide,
    discard_event,
    draw_card,
    roll_die,
)

PASS = "pass"
FREE_MOMENTS = ("OTHER", "OWN", "MOVED", "T3", "G3")
ANYTIME_MOMENTS = (*FREE_MOMENTS, "ANY", "ENDZ")


@dataclass(frozen=True)
class Play:
    """A card of the hand, its first target (A-74), and the moment."""

    card: str
    target: object
    moment: str


@dataclass(frozen=True)
class Use:
    """ZZ-18. An item in play is used; this is not a card play."""

    item: str


@dataclass(frozen=True)
class Ability:
    """HU-73. The special ability of the character."""

    target: object = None


# Hands


def is_timely(t: Table, player: Player, card: str, moment: str) -> bool:
    """A-34, 5.3.5, option z_timing. Whether a card is played at such a moment."""
    moments = CARDS[card].moments(player.side)
    free = ANYTIME_MOMENTS if t.options.get("z_timing") == "anytime" else FREE_MOMENTS
    return moment in moments or ("FREE" in moments and moment in free)


def cards_for(t: Table, seat: int, moment: str) -> list[str]:
    """HU-67. The kinds of cards a seat could play at this moment, targets aside."""
    player = t.players[seat]
    if player.card_played:
        return []
    return [card for card in sorted(set(player.hand)) if is_timely(t, player, card, moment)]


def reactions(t: Table, seat: int, moment: str) -> dict[str, Play]:
    """The cards a seat could play at a moment that leaves no choice of a target."""
    return {f"play {card}": Play(card, None, moment) for card in cards_for(t, seat, moment)}


def draw_up(t: Table, player: Player) -> Flow[None]:
    """HU-19, HZ-13. Up to three cards, of either event deck in the combined mode."""
    while len(player.hand) < 3:
        decks = [box for box in t.rules.stacks if has_cards(t, box)]
        if not decks:
            return
        choices = {f"draw {box}": box for box in decks}
        box = decks[0] if len(decks) == 1 else (yield from ask(player.seat, "T2", choices))
        card = yield from draw_card(t, box)
        assert card is not None
        player.hand.append(card)


def has_cards(t: Table, box: str) -> bool:
    """HU-20. Whether an event deck or its discards hold a card."""
    pile = t.piles[box]
    return pile.deck.total() + pile.discards.total() > 0


# Announcing a card, and the Lawyer's objection (W-CARD)


def announce(t: Table, seat: int, card: str) -> Flow[bool]:
    """A-74. The card lies on the table, then W-CARD; true if it stands."""
    spend_card(t, seat, card)
    stands = yield from no_objection(t, seat)
    if not stands and CARDS[card].comes_into_play:
        t.players[seat].items.remove(card)
        discard_event(t, card)
    return stands


def spend_card(t: Table, seat: int, card: str) -> None:
    """A-74, HU-67, HU-69. It was the card of the round; an item lies before its player."""
    player = t.players[seat]
    player.hand.remove(card)
    player.card_played = True
    if CARDS[card].comes_into_play:
        player.items.append(card)
    else:
        discard_event(t, card)


def no_objection(t: Table, seat: int) -> Flow[bool]:
    """D3 Objection!, W-CARD. The Lawyer may cancel a card another player has played."""
    for lawyer in t.players:
        if lawyer.has_ability("lawyer") and lawyer.seat != seat:
            choices = {PASS: False, "ability": True}
            if (yield from ask(lawyer.seat, "W-CARD", choices)):
                lawyer.ability_used = True
                return False
    return True


# Windows


def ask_in_window(
    t: Table, seat: int, phase: str, choices: Mapping[str, Play | Use | Ability]
) -> Flow[Play | Use | Ability | None]:
    """A-68. Asked with something to play; under `uniform` also with any card of the round."""
    if not choices and not is_asked_anyway(t, seat):
        return None
    return (yield from ask(seat, phase, {PASS: None, **choices}))


def is_asked_anyway(t: Table, seat: int) -> bool:
    """A-68, option windows. Whether a question must not show what the hand holds."""
    player = t.players[seat]
    could_play = bool(player.hand) and not player.card_played
    return could_play and t.options["windows"] == "uniform"


def decide_with_cards(t: Table, seat: int, phase: str, choices: Mapping[str, T]) -> Flow[T]:
    """A-70. Where cards are among the choices: under `uniform` a single choice is asked for too."""
    if is_asked_anyway(t, seat):
        return (yield from ask(seat, phase, choices))
    return (yield from decide(seat, phase, choices))


def ask_for_ability(t: Table, seat: int, phase: str, character: str) -> Flow[bool]:
    """HU-73, A-68. A window for nothing but an ability; its use turns the card."""
    player = t.players[seat]
    if not player.has_ability(character):
        return False
    used = yield from ask(seat, phase, {PASS: False, "ability": True})
    player.ability_used = used
    return used


# Dice (HU-71, A-17, A-71)


def roll(t: Table, seat: int, phase: str, is_good: Callable[[int], bool]) -> Flow[int]:
    """HU-71. A roll of this player that he may repeat while it is no good."""
    while True:
        die = yield from roll_die()
        again = yield from _is_repeated(t, seat, phase, is_good(die))
        if not again:
            return die


def _is_repeated(t: Table, seat: int, phase: str, is_good: bool) -> Flow[bool]:
    """HU-71, option reroll. The roller is asked first, then perhaps the others."""
    if not is_good and (yield from _spends_token(t, seat, phase)):
        return True
    if t.options["reroll"] == "any_player":
        for other in clockwise_from(t, (t.active + 1) % len(t.players)):
            if other != seat and (yield from _spends_token(t, other, phase)):
                return True
    return False


def _spends_token(t: Table, seat: int, phase: str) -> Flow[bool]:
    """HU-71. A dice token for a repetition."""
    player = t.players[seat]
    if not player.dice:
        return False
    again = yield from ask(seat, phase, {"keep": False, "reroll": True})
    if again:
        player.dice -= 1
    return again
