# Two commands: `make run` and `make test`. Both set up what they need, and are quick the second time.
.PHONY: run test lint types arrows unit readme setup lock format mutation bench clean help
export PYTHONWARNINGS := error::SyntaxWarning
BIN := .venv/bin

run: setup            ## play a demonstration round of each rulebook
	@$(BIN)/croupier demo

test: lint types arrows unit   ## everything CI runs

lint: setup           ## ruff: lint and format
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup          ## mypy, strict
	$(BIN)/mypy

arrows: setup         ## import-linter: the layers of docs/architecture.md
	$(BIN)/lint-imports

unit: setup           ## pytest with coverage and the README's doctest
	$(BIN)/python -m pytest -n auto --cov --cov-report=term tests README.md --doctest-glob=README.md

setup: .venv/ready
.venv/ready: requirements.lock pyproject.toml tools/setup
	@tools/setup

lock:                 ## choose the newest dependencies again
	tools/lock --upgrade

format: setup         ## mend what ruff can mend
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

bench: setup          ## the benchmarks, as JSON
	$(BIN)/python -m bench

clean:
	rm -rf .venv .tools .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage* mutants

help:
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*##/	/' | expand -t 14
