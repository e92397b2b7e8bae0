"""Monsterbox in the interfaces of others: OpenSpiel, PettingZoo, Gymnasium."""
