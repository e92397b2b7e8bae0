"""Copies of a table and the table as numbers.

Made by tools/copying.py from the fields of `Table`; a change goes there, then `make generate`.
"""

from monsterbox.core.zones import read_zone
from monsterbox.games.humans.engine.table import Table


def copy_into(source: Table, target: Table) -> None:
    """Copy all that the constructor is not given."""
    target.town = source.town[:]
    target.zombies = source.zombies[:]
    target.numbers = source.numbers[:]
    target.removed = source.removed[:]
    target.one = source.one[:]
    target.two = source.two[:]
    target.held = source.held[:]
    target.wound_cards = source.wound_cards[:]
    target.infection_cards = source.infection_cards[:]
    target.character = source.character[:]
    target.tokens = source.tokens[:]
    target.eaten = source.eaten[:]
    target.eat_cards = source.eat_cards[:]
    target.wounds = source.wounds[:]
    target.last = source.last[:]
    target.pawn = source.pawn[:]
    target.life = source.life[:]
    target.bullets = source.bullets[:]
    target.collected = source.collected[:]
    target.charges = source.charges[:]
    target.fate = source.fate[:]
    target.phase = source.phase
    target.actor = source.actor
    target.todo = source.todo
    target.winner = source.winner
    target.starter = source.starter
    target.active = source.active
    target.round = source.round
    target.still = source.still
    target.receiver = source.receiver
    target.due = source.due
    target.source = source.source
    target.is_set_up = source.is_set_up
    target.stack = source.stack
    target.tiles = source.tiles
    target.drawn = source.drawn
    target.filled = source.filled
    target.placer = source.placer
    target.closes = source.closes
    target.supply = source.supply
    target.devoured = source.devoured
    target.pool = source.pool
    target.tries = source.tries
    target.stepped = source.stepped
    target.used = source.used
    target.spent = source.spent
    target.window = source.window
    target.asked = source.asked
    target.card = source.card
    target.card_by = source.card_by
    target.card_at = source.card_at
    target.card_phase = source.card_phase
    target.rolling = source.rolling
    target.roller = source.roller
    target.face = source.face
    target.repeats = source.repeats
    target.bonus = source.bonus
    target.at = source.at
    target.victim = source.victim
    target.weapon = source.weapon
    target.weapon_by = source.weapon_by
    target.weapons = source.weapons
    target.hurt = source.hurt
    target.hurt_at = source.hurt_at
    target.hurt_by = source.hurt_by
    target.killed = source.killed
    target.drops = source.drops
    target.placed = source.placed
    target.total = source.total
    target.keys = source.keys
    target.slowed = source.slowed
    target.halved = source.halved
    target.leader = source.leader
    target.meeting = source.meeting
    target.fighter = source.fighter
    target.foe = source.foe
    target.halted = source.halted
    target.fought = source.fought
    target.extra = source.extra
    target.blade = source.blade
    target.shot = source.shot
    target.chainsaws = source.chainsaws
    target.fire = source.fire
    target.older_fire = source.older_fire
    target.back = source.back
    target.attacked = source.attacked
    target.fresh = source.fresh
    target.led = source.led
    target.led_at = source.led_at
    target.led_by = source.led_by
    target.led_phase = source.led_phase
    target.undead = source.undead
    target.undead_die = source.undead_die
    target.accepted = source.accepted
    target.blast = source.blast
    target.blast_skip = source.blast_skip


def to_ints(t: Table) -> list[int]:
    """The numbers of the table, first those that the constructor is given, then its zones."""
    ints: list[int] = [
        int(t.seats),
        int(t.house),
        int(t.shotguns),
        int(t.max_rounds),
        int(t.stall_rounds),
        int(t.phase),
        int(t.actor),
        int(t.todo),
        int(t.winner),
        int(t.starter),
        int(t.active),
        int(t.round),
        int(t.still),
        int(t.receiver),
        int(t.due),
        int(t.source),
        int(t.is_set_up),
        int(t.stack),
        int(t.tiles),
        int(t.drawn),
        int(t.filled),
        int(t.placer),
        int(t.closes),
        int(t.supply),
        int(t.devoured),
        int(t.pool),
        int(t.tries),
        int(t.stepped),
        int(t.used),
        int(t.spent),
        int(t.window),
        int(t.asked),
        int(t.card),
        int(t.card_by),
        int(t.card_at),
        int(t.card_phase),
        int(t.rolling),
        int(t.roller),
        int(t.face),
        int(t.repeats),
        int(t.bonus),
        int(t.at),
        int(t.victim),
        int(t.weapon),
        int(t.weapon_by),
        int(t.weapons),
        int(t.hurt),
        int(t.hurt_at),
        int(t.hurt_by),
        int(t.killed),
        int(t.drops),
        int(t.placed),
        int(t.total),
        int(t.keys),
        int(t.slowed),
        int(t.halved),
        int(t.leader),
        int(t.meeting),
        int(t.fighter),
        int(t.foe),
        int(t.halted),
        int(t.fought),
        int(t.extra),
        int(t.blade),
        int(t.shot),
        int(t.chainsaws),
        int(t.fire),
        int(t.older_fire),
        int(t.back),
        int(t.attacked),
        int(t.fresh),
        int(t.led),
        int(t.led_at),
        int(t.led_by),
        int(t.led_phase),
        int(t.undead),
        int(t.undead_die),
        int(t.accepted),
        int(t.blast),
        int(t.blast_skip),
    ]
    ints += [int(x) for x in t.town]
    ints += [int(x) for x in t.zombies]
    ints += [int(x) for x in t.numbers]
    ints += [int(x) for x in t.removed]
    ints += [int(x) for x in t.one]
    ints += [int(x) for x in t.two]
    ints += [int(x) for x in t.held]
    ints += [int(x) for x in t.wound_cards]
    ints += [int(x) for x in t.infection_cards]
    ints += [int(x) for x in t.character]
    ints += [int(x) for x in t.tokens]
    ints += [int(x) for x in t.eaten]
    ints += [int(x) for x in t.eat_cards]
    ints += [int(x) for x in t.wounds]
    ints += [int(x) for x in t.last]
    ints += [int(x) for x in t.pawn]
    ints += [int(x) for x in t.life]
    ints += [int(x) for x in t.bullets]
    ints += [int(x) for x in t.collected]
    ints += [int(x) for x in t.charges]
    ints += [int(x) for x in t.fate]
    return ints


def read_ints(t: Table, ints: list[int]) -> None:
    """Set the table to what `to_ints` told of one with the same deck."""
    t.seats = ints[0]
    t.house = ints[1]
    t.shotguns = ints[2]
    t.max_rounds = ints[3]
    t.stall_rounds = ints[4]
    t.phase = ints[5]
    t.actor = ints[6]
    t.todo = ints[7]
    t.winner = ints[8]
    t.starter = ints[9]
    t.active = ints[10]
    t.round = ints[11]
    t.still = ints[12]
    t.receiver = ints[13]
    t.due = ints[14]
    t.source = ints[15]
    t.is_set_up = ints[16] != 0
    t.stack = ints[17]
    t.tiles = ints[18]
    t.drawn = ints[19]
    t.filled = ints[20]
    t.placer = ints[21]
    t.closes = ints[22] != 0
    t.supply = ints[23]
    t.devoured = ints[24]
    t.pool = ints[25]
    t.tries = ints[26]
    t.stepped = ints[27] != 0
    t.used = ints[28]
    t.spent = ints[29]
    t.window = ints[30]
    t.asked = ints[31]
    t.card = ints[32]
    t.card_by = ints[33]
    t.card_at = ints[34]
    t.card_phase = ints[35]
    t.rolling = ints[36]
    t.roller = ints[37]
    t.face = ints[38]
    t.repeats = ints[39]
    t.bonus = ints[40]
    t.at = ints[41]
    t.victim = ints[42]
    t.weapon = ints[43]
    t.weapon_by = ints[44]
    t.weapons = ints[45]
    t.hurt = ints[46]
    t.hurt_at = ints[47]
    t.hurt_by = ints[48]
    t.killed = ints[49] != 0
    t.drops = ints[50]
    t.placed = ints[51]
    t.total = ints[52]
    t.keys = ints[53] != 0
    t.slowed = ints[54]
    t.halved = ints[55] != 0
    t.leader = ints[56]
    t.meeting = ints[57] != 0
    t.fighter = ints[58]
    t.foe = ints[59]
    t.halted = ints[60] != 0
    t.fought = ints[61]
    t.extra = ints[62]
    t.blade = ints[63]
    t.shot = ints[64] != 0
    t.chainsaws = ints[65]
    t.fire = ints[66]
    t.older_fire = ints[67]
    t.back = ints[68]
    t.attacked = ints[69]
    t.fresh = ints[70]
    t.led = ints[71]
    t.led_at = ints[72]
    t.led_by = ints[73]
    t.led_phase = ints[74]
    t.undead = ints[75]
    t.undead_die = ints[76]
    t.accepted = ints[77] != 0
    t.blast = ints[78]
    t.blast_skip = ints[79]
    at = read_zone(t.town, ints, 80)
    at = read_zone(t.zombies, ints, at)
    at = read_zone(t.numbers, ints, at)
    at = read_zone(t.removed, ints, at)
    at = read_zone(t.one, ints, at)
    at = read_zone(t.two, ints, at)
    at = read_zone(t.held, ints, at)
    at = read_zone(t.wound_cards, ints, at)
    at = read_zone(t.infection_cards, ints, at)
    at = read_zone(t.character, ints, at)
    at = read_zone(t.tokens, ints, at)
    at = read_zone(t.eaten, ints, at)
    at = read_zone(t.eat_cards, ints, at)
    at = read_zone(t.wounds, ints, at)
    at = read_zone(t.last, ints, at)
    at = read_zone(t.pawn, ints, at)
    at = read_zone(t.life, ints, at)
    at = read_zone(t.bullets, ints, at)
    at = read_zone(t.collected, ints, at)
    at = read_zone(t.charges, ints, at)
    at = read_zone(t.fate, ints, at)
    if at != len(ints):
        raise ValueError("numbers of another game")
