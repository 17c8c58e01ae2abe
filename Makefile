# Two commands do everything: `make run` and `make test`. Stamps in .stamps remember what is up to date.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:

JOBS   ?= 2
CARGO  := cargo
CLIENT := web-client
STAMPS := .stamps
WARPBOARD := target/debug/warpboard

CLIENT_SOURCES := $(shell find $(CLIENT)/src $(CLIENT)/public -type f 2>/dev/null) $(CLIENT)/index.html

.PHONY: run test format lint rust generated scenarios deny client browser games clean help

help: ## what can be done
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*##/\t/' | expand -t 14

run: $(CLIENT)/dist/index.html ## build the client, start the server on ./data, print the address
	$(CARGO) run --locked --jobs $(JOBS) --package warpboard-server -- serve $(ARGS)

test: format lint deny rust generated scenarios client browser ## everything that must be green
	@echo "all checks passed"

# --- Rust ------------------------------------------------------------------------------------------------

format:
	$(CARGO) fmt --all --check

lint:
	$(CARGO) clippy --locked --jobs $(JOBS) --workspace --all-targets -- --deny warnings

rust: $(WARPBOARD) $(STAMPS)/nextest
	INSTA_UPDATE=no $(CARGO) nextest run --locked --build-jobs $(JOBS) --workspace

# The TypeScript types are written by the tests above; a difference means that they were not committed.
generated: rust
	@git diff --exit-code -- $(CLIENT)/src/generated \
	  || { echo "the generated types are stale: commit the change above"; exit 1; }

scenarios: $(WARPBOARD) ## play every scenario and list what is not covered
	$(WARPBOARD) scenario --coverage | grep -E '^(common|collectors|celebration|movie|mariokart|  without|FAILED|rule ids)|scenarios passed$$'

# With all targets, so that the tests find everything built with the same features.
$(WARPBOARD): FORCE
	$(CARGO) build --locked --jobs $(JOBS) --workspace --all-targets

games: ## 2,000 whole bot games under all laws, with games per second
	$(CARGO) run --locked --release --jobs $(JOBS) --package warpboard-tests --example games -- 2000

# Building cargo-deny takes minutes, so it runs only when what it judges has changed.
deny: $(STAMPS)/deny

$(STAMPS)/deny: Cargo.lock deny.toml | $(STAMPS)
	command -v cargo-deny >/dev/null || $(CARGO) install --locked --jobs $(JOBS) cargo-deny@0.20.2
	$(CARGO) deny --locked check bans licenses sources
	touch $@

$(STAMPS)/nextest: | $(STAMPS)
	$(CARGO) nextest --version >/dev/null 2>&1 || $(CARGO) install --locked --jobs $(JOBS) cargo-nextest@0.9.143
	touch $@

# --- Client ----------------------------------------------------------------------------------------------

$(STAMPS)/npm: $(CLIENT)/package-lock.json | $(STAMPS)
	cd $(CLIENT) && npm ci --no-audit --no-fund
	touch $@

$(CLIENT)/dist/index.html: $(STAMPS)/npm $(CLIENT_SOURCES)
	cd $(CLIENT) && npm run build
	touch $@

client: $(CLIENT)/dist/index.html ## type check, lint and unit tests of the client
	cd $(CLIENT) && npm run check && npm run lint && npm test

browser: $(CLIENT)/dist/index.html $(WARPBOARD) $(STAMPS)/chromium ## people play in a real browser
	cd $(CLIENT) && CHROMIUM="$$(cat ../$(STAMPS)/chromium)" npm run e2e

# The file holds the browser's path. Nothing is skipped: without a browser the tests fail.
$(STAMPS)/chromium: | $(STAMPS)
	@find_browser() { command -v chromium || command -v chromium-browser || command -v google-chrome; }; \
	if [ -n "$${CHROMIUM:-}" ]; then echo "$$CHROMIUM" > $@; \
	elif find_browser >/dev/null; then find_browser > $@; \
	elif command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
	  apt-get update && apt-get install --yes --no-install-recommends chromium && find_browser > $@; \
	else echo "no Chromium found: install it, or set CHROMIUM to its path"; exit 1; fi

# ---------------------------------------------------------------------------------------------------------

$(STAMPS):
	mkdir -p $@

clean:
	$(CARGO) clean
	rm -rf $(STAMPS) $(CLIENT)/dist $(CLIENT)/node_modules

FORCE:
