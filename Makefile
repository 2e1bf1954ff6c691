# Windlass. `make` alone lists what can be made.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check --quiet
STAMPS := .make
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' 2>/dev/null)
WORKERS ?= 2
RUNS ?= 10
LOAD ?= 0

.PHONY: help play test audit test-again test-ray test-peers check mutations bench warm web wheel screenshots trailer clean docs

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

play: $(STAMPS)/run $(STAMPS)/web ## install, build and open a table with bots; rules are compiled meanwhile
	$(BIN)/windlass serve --open

test: check warm $(STAMPS)/web $(STAMPS)/chromium ## install what tests need and run them all
	rm -f .coverage .coverage.*
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --cov=src/windlass/engine --cov=src/windlass/games --cov-report= --ignore=tests/browser tests
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal tests/browser
	$(BIN)/coverage report --fail-under=100 --skip-covered
	WINDLASS_JIT=0 $(BIN)/python -m pytest -n $(WORKERS) -q tests/engine tests/rulebook
	cd web && npm test --silent

test-again: $(STAMPS)/dev ## run all tests RUNS times beside a load of LOAD, and say what failed and what repeats it
	$(BIN)/python -m tests.again --runs $(RUNS) --load $(LOAD) --keep

test-ray: $(STAMPS)/dev ## simulate on a Ray cluster of two nodes, one of which dies
	$(PIP) install --constraint constraints.txt --editable .[ray]
	$(BIN)/python -m pytest -q tests/ray/two_nodes.py

check: $(STAMPS)/dev $(STAMPS)/node ## linters, types and layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && npm run --silent check && npm run --silent lint

audit: $(STAMPS)/dev $(STAMPS)/node ## ask the registries for known holes in what Windlass depends on
	@test -d $(STAMPS)/audit || $(PYTHON) -m venv $(STAMPS)/audit
	@$(STAMPS)/audit/bin/pip --disable-pip-version-check --quiet install pip-audit || true
	$(BIN)/python -m tests.audit $(STAMPS)/audit/bin

test-peers: $(STAMPS)/peers ## the suites of PettingZoo, Gymnasium and OpenSpiel, for every game and option set
	WINDLASS_PEERS=all $(BIN)/python -m pytest -n $(WORKERS) -q tests/envs/test_peers.py tests/envs/test_openspiel.py tests/project/test_site.py

mutations: $(STAMPS)/dev ## judge 20,000 changed position lines of each game
	WINDLASS_MUTATIONS=20000 $(BIN)/python -m pytest -n $(WORKERS) -q tests/games -k "changed_line"

bench: $(STAMPS)/dev warm ## measure speed and strength; results in benchmarks/results
	$(BIN)/python -m benchmarks

warm: $(STAMPS)/run ## compile the rules of all games
	$(BIN)/windlass warm

web: $(STAMPS)/web ## build the browser client

docs: $(STAMPS)/dev ## build the documentation as a site; the table serves it at /docs
	$(BIN)/python -m sphinx -q -W --keep-going -b html docs src/windlass/table/site

wheel: docs $(STAMPS)/web ## make a wheel with client and documentation, which needs neither make nor Node
	$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .

screenshots: $(STAMPS)/dev $(STAMPS)/web $(STAMPS)/chromium ## take the pictures of every screen anew
	$(BIN)/python -m tests.browser.screenshots

trailer: $(STAMPS)/dev $(STAMPS)/web $(STAMPS)/chromium ## make the moving picture of README anew
	$(BIN)/python -m tests.browser.trailer

clean: ## remove everything that was made
	rm -rf $(VENV) $(STAMPS) web/node_modules src/windlass/picture/program src/windlass/table/static src/windlass/table/site

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(STAMPS)/run: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing Windlass ..."
	$(PIP) install --constraint constraints.txt --editable .
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/dev: pyproject.toml constraints.txt $(STAMPS)/run
	@echo "Installing what tests need ..."
	$(PIP) install --constraint constraints.txt --editable .[dev]
	@touch $@

$(STAMPS)/peers: $(STAMPS)/dev
	@echo "Installing OpenSpiel ..."
	$(PIP) install --constraint constraints.txt --editable .[openspiel]
	@touch $@

$(STAMPS)/node: web/package.json web/package-lock.json
	@echo "Installing what the browser client needs ..."
	cd web && npm install --no-save --loglevel=error
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/web: $(STAMPS)/node $(WEB_SOURCES)
	cd web && npm run build --silent
	@touch $@

$(STAMPS)/chromium:
	@command -v chromium >/dev/null || { SUDO=$$(command -v sudo || true); $$SUDO apt-get update -qq && $$SUDO apt-get install -y -qq chromium; }
	@mkdir -p $(STAMPS) && touch $@
