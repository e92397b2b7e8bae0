"""Kinds of notes the rules write into a journal; `events` turns them into events for people."""

from typing import Final

BEGAN: Final = 0  # seat
STOCKED: Final = 1  # slot, card
TURN_BEGAN: Final = 2  # seat
LAID: Final = 3  # seat, card, row, manner
SWAPPED: Final = 4  # seat, joker, card taken, victim
LAID_ELSEWHERE: Final = 5  # seat, card, owner, row
ATTACKED: Final = 6  # seat
COMPLETED: Final = 7  # owner, row, cards
BONUS_TAKEN: Final = 8  # seat, card
BONUS_DECLINED: Final = 9  # seat
TOY_USED: Final = 10  # seat, card
EXCHANGED: Final = 11  # seat, card out, card in, row
FETCHED: Final = 12  # seat, card
DISCARDED: Final = 13  # seat, card
STOPPED: Final = 14  # seat
STOPPED_DRAWING: Final = 15  # seat
DREW_STOCK: Final = 16  # seat, card
DREW_PILE: Final = 17  # seat, card
DREW_HAND: Final = 18  # seat, victim, card
HAND_EMPTIED: Final = 19  # seat
HAND_DUMPED: Final = 20  # seat, number of cards
CARD_DUMPED: Final = 21  # seat, card
DECLARED: Final = 22  # seat, source, stock card
CARD_MISSED: Final = 23  # seat
PILE_EMPTIED: Final = 24
END_TRIGGERED: Final = 25  # seat
TURN_SKIPPED: Final = 26  # seat
GAME_ENDED: Final = 27

# Manners of LAID.
STARTING: Final = 0
ADDING: Final = 1
TAKING_OVER: Final = 2
