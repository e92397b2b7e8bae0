# Two targets do everything on a machine with Python 3.11, make and a package index:
#   make play    play in the browser
#   make test    run the whole suite

PYTHON ?= python3
BIN := .venv/bin
# Rebuilt when a source that is compiled, the build itself or a version changes.
SOURCES := $(shell find src -name '*.py' -not -path '*/cli/*' -not -path '*/text/*' -not -path '*/lab/*' -not -path '*/server/*' -not -path '*/web/*' -not -path '*/words/*' -not -path '*/terminal/*' -not -path '*/api/*' 2>/dev/null)
JOBS ?= auto
GAME ?= zombeasts

.PHONY: play terminal test check bench mutants million docs generate clean

play: .venv/ready
	@$(BIN)/monsterbox serve --open --log-level warning $(ARGS)

terminal: .venv/ready
	@$(BIN)/monsterbox play $(GAME) $(ARGS)

test: .venv/dev
	@tools/chromium.sh
	$(BIN)/python -m pytest -n $(JOBS) $(ARGS)

check: .venv/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/mypy tests tools benchmarks
	$(BIN)/lint-imports
	$(BIN)/python tools/clauses.py --check
	$(BIN)/python tools/copying.py --check
	MONSTERBOX_PURE=1 $(BIN)/python -m pytest -n $(JOBS) -q

bench: .venv/ready
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/search.py
	$(BIN)/python benchmarks/page.py
	$(BIN)/python benchmarks/tables.py --seconds 10

million: .venv/ready
	$(BIN)/python benchmarks/million.py

mutants: .venv/dev
	MONSTERBOX_PURE=1 $(BIN)/python -m tools.mutants $(ARGS)

docs:
	$(PYTHON) tools/clauses.py

generate: docs
	$(PYTHON) tools/copying.py

clean:
	rm -rf .venv build dist src/*.egg-info
	find src -name '*.so' -delete

.venv/python:
	$(PYTHON) -c 'import sys; sys.exit("Monsterbox needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv
	touch $@

# Editable: the compiled files lie next to their sources. Build tools keep to the same versions.
.venv/ready: .venv/python constraints.txt pyproject.toml setup.py $(SOURCES)
	PIP_CONSTRAINT=$(CURDIR)/constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[lab,postgres]'
	touch $@

.venv/dev: .venv/ready
	PIP_CONSTRAINT=$(CURDIR)/constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check 'axe-playwright-python' 'hypothesis' 'import-linter' 'mypy' 'playwright' 'pytest' 'pytest-xdist' 'ruff'
	touch $@
