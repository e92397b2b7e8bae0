# Two targets do everything on a machine with Python 3.11 or newer, make and a package index:
#   make play    play in the browser
#   make test    run the tests, without those that take long

PYTHON ?= python3
BIN := .venv/bin
# Build tools keep to the same versions.
PIP := PIP_CONSTRAINT=$(CURDIR)/constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check
JOBS ?= auto
GAME ?= zombeasts
# A worker that has run out of tests takes over some of the other's.
PYTEST := $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
# Kept bytecode spares every worker the reading of all tests.
export PYTHONDONTWRITEBYTECODE =

.PHONY: play terminal native test test-rest test-all check bench ledger ratings crash mutants million compare fuzz worlds soak docs generate site clean

# Both start at once with interpreted rules and compile beside it.
play: .venv/installed
	@$(BIN)/python -m tools.start serve --open --log-level warning $(ARGS)

terminal: .venv/installed
	@$(BIN)/python -m tools.start play $(GAME) $(ARGS)

# The compiled files lie next to their sources. MONSTERBOX_BUILD says how, see setup.py.
native: .venv/installed
	@$(BIN)/python setup.py --quiet build_ext --inplace

test: native .venv/dev
	@tools/test_programs.sh
	$(PYTEST) -m "not full" $(ARGS)

# What `make test` leaves out.
test-rest: native .venv/dev
	@tools/test_programs.sh
	$(PYTEST) -m full $(ARGS)

test-all: native .venv/dev
	@tools/test_programs.sh
	$(PYTEST) $(ARGS)

check: native .venv/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/mypy tests tools benchmarks
	$(BIN)/lint-imports
	$(BIN)/python tools/clauses.py --check
	$(BIN)/python tools/copying.py --check
	@tools/test_programs.sh
	MONSTERBOX_PURE=1 $(PYTEST) -q -m "not full"

bench: native
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/search.py
	$(BIN)/python benchmarks/page.py
	$(BIN)/python benchmarks/tables.py --seconds 10
	$(BIN)/python benchmarks/bots.py
	$(BIN)/python benchmarks/vector.py

million: native
	$(BIN)/python -m benchmarks.million $(ARGS)

compare: native
	$(BIN)/python -m tools.comparison $(ARGS)

# What every house rule does; may be stopped and continued, and takes many hours in all.
ledger: native
	nice $(BIN)/python -m tools.ledger $(ARGS)

# How strong the five bots of each game are; may be stopped and continued.
ratings: native
	nice $(BIN)/python -m tools.ratings $(ARGS)

# Requests that nobody should send, to a server with each kind of database.
fuzz: native .venv/dev
	$(PIP) 'schemathesis'
	PYTHONPATH=. $(BIN)/python benchmarks/fuzz.py $(ARGS)
	PYTHONPATH=. $(BIN)/python benchmarks/fuzz.py --postgres $(ARGS)

# A hundred thousand answers in two worlds; may be stopped and continued.
worlds: native .venv/dev
	nice $(BIN)/python -m benchmarks.two_worlds $(ARGS)

# Half an hour at a hundred tables.
soak: native
	$(BIN)/python benchmarks/soak.py $(ARGS)

# Kills servers under load; may be stopped and continued.
crash: native .venv/dev
	nice $(BIN)/python -m tools.crash $(ARGS)

mutants: .venv/dev
	MONSTERBOX_PURE=1 $(BIN)/python -m tools.mutants $(ARGS)

docs:
	$(PYTHON) tools/clauses.py

generate: docs
	$(PYTHON) tools/copying.py

# The documentation in build/site; its notebooks run meanwhile.
site: native .venv/dev
	$(BIN)/python -m tools.site

clean:
	rm -rf .venv build dist src/*.egg-info
	find src -name '*.so' -delete
	rm -f src/monsterbox__mypyc.*

# Plain Python first: from here on everything runs, only slower.
.venv/installed: constraints.txt pyproject.toml tools/set_up.py
	@$(PYTHON) tools/set_up.py

.venv/dev: .venv/installed | native
	$(PIP) 'aiosmtpd' 'axe-playwright-python' 'hypothesis' 'import-linter' 'markdown-exec' 'mkdocstrings-python' 'mypy' 'playwright' 'pytest' 'pytest-xdist' 'resvg_py>=0.4' 'ruff' 'zensical'
	@$(PIP) 'gymnasium' 'open_spiel' 'pettingzoo' || echo 'monsterbox: some of these do not exist for this Python; the tests of their adapters are left out'
	$(PIP) --only-binary=:all: 'ray[client]' || echo "tests on a cluster are skipped: no Ray for this Python"
	touch $@
