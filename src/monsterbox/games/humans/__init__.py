"""Humans!!!, alone and with Zombies!!!: one engine, two games."""
