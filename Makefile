# Two commands: `make run` and `make test`. Both set up what they need, and are quick the second time.
.PHONY: run run-lab test checks bite bite-wide test-busy test-long audit crash-night pictures coverage lint types arrows pages-test pages wire unit trace reference setup services lock format mutation rng-battery bench clean help
BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest -n 6 --dist worksteal   # six on two cores: with four, browsers and servers left a quarter idle
export PYTHONDONTWRITEBYTECODE :=  # tests that pytest has read once it need not read again

run: .venv/run                 ## a demonstration floor in the browser: tables, terminals, consoles, passphrases
	@$(BIN)/croupier serve --demo

run-lab: .venv/lab             ## the same with the lab: three times as much to install
	@$(BIN)/croupier serve --demo

test: setup services           ## everything CI runs
	@$(MAKE) --no-print-directory -k -j 2 --output-sync=target checks & checks=$$!; \
	$(MAKE) --no-print-directory unit; unit=$$?; \
	wait $$checks || { echo "A check has failed: it is told above, and by make checks."; exit 1; }; \
	exit $$unit                    # side by side: while browsers and servers wait, the checks go on

checks: lint types arrows pages-test   ## everything but pytest

lint: setup                    ## ruff: lint and format
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup                   ## mypy, strict
	$(BIN)/mypy

arrows: setup                  ## import-linter: the layers of docs/architecture.md
	$(BIN)/lint-imports
	$(BIN)/python tools/arrows.py

pages-test: setup              ## the pages: ESLint, Prettier, svelte-check, vitest
	@tools/pages test

pages: setup                   ## build the pages again, if their sources have changed
	@$(BIN)/python hatch_build.py

wire: setup                    ## the pages' types and test vectors, from the server's own code
	$(BIN)/python -m tools.wire_types
	$(BIN)/python -m tools.page_vectors

unit: setup services .venv/read   ## pytest, and the README's doctest
	$(PYTEST) --doctest-glob=README.md README.md tests

test-busy: setup services      ## the same beside 16 busy processes, three times: no test may depend on haste
	@for turn in 1 2 3; do tools/busy 16 $(PYTEST) -q tests || exit 1; done

bite: setup                    ## break each clause's rule on purpose, and see that the clause's own tests notice
	$(BIN)/python -m tests.bite --write

bite-wide: setup               ## the same, and see that no other clause's tests notice, but for those named beside it
	$(BIN)/python -m tests.bite --wide

pictures: setup services       ## the pages' tests with screenshots of every page and state, in artefacts/screenshots
	PICTURES=1 $(PYTEST) tests/browser

coverage: setup services       ## which lines and branches the tests reach
	$(PYTEST) --cov --cov-report=term tests

test-long: setup services      ## the same tests with many more examples, and the long ones
	$(PYTEST) --long tests

audit: setup                   ## known weaknesses of what is installed: needs the package index, its advisories and npm's
	@tools/audit

crash-night: setup services    ## kill -9 a playing house 10,000 times on SQLite and 1,000 times on PostgreSQL: all night
	$(BIN)/python -m tests.crash_night --store sqlite --kills 10000
	$(BIN)/python -m tests.crash_night --store postgres --kills 1000

trace: setup                   ## which tests prove which clause: src/croupier/rules/trace.json
	$(BIN)/python tools/trace.py

reference: setup               ## docs/reference, from the code
	$(BIN)/python -m tools.reference

setup: .venv/test
PAGES := $(shell find pages hatch_build.py -path pages/node_modules -prune -o -type f -print)
.venv/%: locks/%.lock pyproject.toml tools/setup $(PAGES)
	@tools/setup $*

.venv/read: .venv/test         # tests and the lab's loops are compiled once, so that many processes need not all do it
	@$(BIN)/python -m pytest --collect-only -qq tests >/dev/null
	@for system in flat martingale "labouchere --bet column-2"; do $(BIN)/croupier simulate --strategy $$system --bankroll 9 --sessions 9 --spins 9 >/dev/null; done
	@touch $@

services:
	@tools/services

lock:                          ## choose the newest dependencies again
	tools/lock --upgrade

format: setup                  ## mend what ruff can mend
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

mutation: setup                ## mutation tests of the game, with mutmut and with cosmic-ray
	tools/mutation

rng-battery: setup             ## 10^9 outcomes of each wheel and dieharder: docs/rng-battery.md, an hour or more
	@command -v dieharder >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get install -y -qq dieharder; }
	$(BIN)/python -m tools.rng_battery

bench: setup                   ## the benchmarks, as JSON
	$(BIN)/python -m bench

clean:                         ## back to a fresh clone
	rm -rf .venv .venv-mutation pages/node_modules src/croupier/web/static artefacts .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage* mutants

help:
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*##/	/' | expand -t 14
