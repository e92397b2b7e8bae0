"""Each migration names its number and the one before it; once released, it never changes."""
