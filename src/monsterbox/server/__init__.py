"""The web server: who sits where, what is stored, and what each viewer is shown."""
