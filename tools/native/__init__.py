"""The native build: the rules, translated by mypyc and compiled in parts, for `setup.py`."""
