"""The native build: what mypyc makes of the rules, compiled in parts. `setup.py` starts it."""
