# Two targets do everything on a machine with Python 3.11, make and a package index:
#   make play    play in the browser
#   make test    run the tests, without those that take long

PYTHON ?= python3
BIN := .venv/bin
# Build tools keep to the same versions.
PIP := PIP_CONSTRAINT=$(CURDIR)/constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check
# Rebuilt when a source that is compiled, the build itself or a version changes.
SOURCES := $(shell find src -name '*.py' -not -path '*/cli/*' -not -path '*/text/*' -not -path '*/lab/*' -not -path '*/server/*' -not -path '*/web/*' -not -path '*/words/*' -not -path '*/terminal/*' -not -path '*/api/*' 2>/dev/null)
BUILD := $(wildcard tools/native/*.py)
WISH := $(or $(MONSTERBOX_BUILD),auto)
JOBS ?= auto
GAME ?= zombeasts
# A worker that has run out of tests takes over some of the other's.
PYTEST := $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
# Kept bytecode spares every worker the reading of all tests.
export PYTHONDONTWRITEBYTECODE =

.PHONY: play terminal test test-rest test-all check bench mutants million compare docs generate clean

play: .venv/ready
	@$(BIN)/monsterbox serve --open --log-level warning $(ARGS)

terminal: .venv/ready
	@$(BIN)/monsterbox play $(GAME) $(ARGS)

test: .venv/dev
	@tools/chromium.sh
	$(PYTEST) -m "not full" $(ARGS)

# What `make test` leaves out.
test-rest: .venv/dev
	@tools/chromium.sh
	$(PYTEST) -m full $(ARGS)

test-all: .venv/dev
	@tools/chromium.sh
	$(PYTEST) $(ARGS)

check: .venv/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/mypy tests tools benchmarks
	$(BIN)/lint-imports
	$(BIN)/python tools/clauses.py --check
	$(BIN)/python tools/copying.py --check
	@tools/chromium.sh
	MONSTERBOX_PURE=1 $(PYTEST) -q -m "not full"

bench: .venv/ready
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/search.py
	$(BIN)/python benchmarks/page.py
	$(BIN)/python benchmarks/tables.py --seconds 10

million: .venv/ready
	$(BIN)/python -m benchmarks.million $(ARGS)

compare: .venv/ready
	$(BIN)/python -m tools.comparison $(ARGS)

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

# Plain Python first: from here on everything runs, only slower.
.venv/installed: .venv/python constraints.txt pyproject.toml
	$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' > .venv/tools.txt
	$(PIP) --requirement .venv/tools.txt
	MONSTERBOX_BUILD=pure $(PIP) --no-build-isolation --editable '.[lab,postgres]'
	touch $@

# The compiled files lie next to their sources. MONSTERBOX_BUILD says how, see setup.py.
.venv/ready: .venv/installed .venv/build-$(WISH) setup.py $(BUILD) $(SOURCES)
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

# Another wish than last time: build again.
.venv/build-$(WISH): | .venv/python
	@rm -f .venv/build-*
	@touch $@

.venv/dev: .venv/ready
	$(PIP) 'axe-playwright-python' 'hypothesis' 'import-linter' 'mypy' 'playwright' 'pytest' 'pytest-xdist' 'ruff'
	touch $@
