# Every target sets up what it needs first. A fresh machine needs Python 3.11 or newer with pip and venv, make, and
# Node 20 for `make check` once there is browser code. Nothing is installed outside .venv/ and node_modules/,
# except Debian packages that `make test` needs, when run as root.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
unexport UV_PYTHON VIRTUAL_ENV

PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
WEB := $(wildcard src/danzhu/web/*.js src/danzhu/web/*/*.js)
LOCKS := uv run dev audit

.PHONY: help setup play quick check test soak bench screens audit lock clean web-check debian

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 12

setup: .venv/.ready ## install everything into .venv/

# uv comes by pip once, hash-checked; from then on uv keeps itself and the rest at the locked versions.
$(BIN)/uv:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "danzhu needs Python 3.11 or newer: make PYTHON=...")'
	$(PYTHON) -m venv --clear .venv
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/uv.txt

.venv/.ready: requirements/dev.txt pyproject.toml | $(BIN)/uv
	$(BIN)/uv pip sync --quiet --python $(BIN)/python --require-hashes requirements/dev.txt
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	touch $@

play: setup ## play: opens the tables in your browser
	$(BIN)/danzhu serve

quick: setup ## what must be green before every commit lands (under 90 s)
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --quiet --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/pytest -x -q -n 2 -m 'not slow and not soak' --hypothesis-profile=quick --doctest-modules --doctest-glob='*.md'

check: setup web-check ## lint, format, types, floors, browser types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

ifneq ($(WEB),)
web-check: node_modules/.ready
	node_modules/.bin/tsc --project jsconfig.json
	node --test tests/web/

node_modules/.ready: package.json package-lock.json
	npm ci --no-audit --no-fund
	touch $@
endif

test: check debian ## everything: checks, doctests, slow tests, the built wheel
	$(BIN)/pytest -n 2 --doctest-modules --doctest-glob='*.md' --hypothesis-profile=ci --ignore=tests/web
	$(BIN)/pytest -n 2 --dist loadfile tests/web # apart: Playwright keeps an event loop of its own running

debian:
	requirements/debian.sh

soak: setup ## the heavy counts in full (long)
	$(BIN)/pytest -m soak --hypothesis-profile=soak --timeout=0 tests

bench: setup ## measure speed
	$(BIN)/danzhu bench

screens: setup debian ## take the pictures of docs/screens and of the icons anew
	$(BIN)/python -m tests.web.pictures
	$(BIN)/python -m tests.web.screens

audit: .venv/audit/.ready ## known vulnerabilities in the locked versions
	.venv/audit/bin/pip-audit --strict --require-hashes --disable-pip -r requirements/dev.txt

.venv/audit/.ready: requirements/audit.txt | $(BIN)/uv
	$(BIN)/uv venv --quiet --clear .venv/audit
	$(BIN)/uv pip sync --quiet --python .venv/audit/bin/python --require-hashes requirements/audit.txt
	touch $@

lock: $(BIN)/uv ## lock the newest versions that requirements/*.in allow (UPGRADE=--upgrade to move them)
	cd requirements && for name in $(LOCKS); do \
	  ../$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes $(UPGRADE) \
	    --no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' "$$name.in" -o "$$name.txt"; \
	done

clean: ## forget everything that was installed or cached here
	rm -rf .venv node_modules build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
