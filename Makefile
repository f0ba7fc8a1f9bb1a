# The two commands are `make render` and `make test`; both install what is missing.
#
# Everything is built in one configuration, debug. Release would read large apps fifty times faster, but takes five
# minutes to build instead of two and a half, and the examples are small. One set of flags for both commands means that
# nothing is ever built twice. For apps of your own there is `make release`.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.PHONY: render test release bench help graphviz validator

SWIFT_BUILD := swift build --explicit-target-dependency-import-check error
NAVGRAPH := .build/debug/navgraph
# Peers of the benchmarks are written in C and load no library of a language.
STATIC := $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)
BENCHMARKS := --configuration release --quiet $(STATIC) --package-path Tests/Benchmarks --scratch-path .build/benchmarks
# Neither command looks at what earlier runs have left in the user's folders.
export NAVGRAPH_CACHE := off
APPS := Examples/Answers Examples/Declared Examples/Shop $(sort $(wildcard Examples/Defects/* Examples/Idioms/*))

render: graphviz ## Draw every app under Examples/ into Output/
	@$(SWIFT_BUILD) --product navgraph --quiet
	@set -e; for app in $(APPS); do \
	  $(NAVGRAPH) render --quiet "$$app" --output "Output/$${app#Examples/}"; \
	done
	@NAVGRAPH=$(NAVGRAPH) Examples/Answers/draw Output/Answers

test: graphviz validator ## Build everything and run all tests
	@$(SWIFT_BUILD) --build-tests
	@swift test --skip-build

# Libraries of Swift and of C++ are linked in: it starts in half the time, and runs where no Swift is installed.
release: graphviz ## Build the program for daily use, .build/release/navgraph
	@mkdir -p .build/static
	@[ -z "$(STATIC)" ] || ln -sf "$$(clang -print-file-name=libstdc++.a)" .build/static/
	@swift build -c release --product navgraph $(STATIC) --disable-local-rpath -Xlinker -L.build/static
	@echo "built $$(pwd)/.build/release/navgraph"

bench: graphviz ## Time the reading of the examples, states beside Spin, and measure pictures beside plain dot
	@$(SWIFT_BUILD) --product navgraph --quiet
	@for app in $(APPS); do \
	  echo "$$app"; \
	  bash -c "time $(NAVGRAPH) extract --quiet '$$app' > /dev/null" 2>&1 | grep -E 'real|user'; \
	done
	@swift run $(BENCHMARKS) Exploration
	@command -v dot > /dev/null || .ci/install graphviz -- graphviz
	@swift build $(BENCHMARKS)
	@set -e; for table in quality speed stability; do \
	  swift run $(BENCHMARKS) Pictures $$table; \
	done

help: ## Say what there is to make
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1  \2/p' Makefile

# libgraphviz with its headers, and pkg-config to find them.
graphviz:
	@pkg-config --exists libgvc libcgraph 2> /dev/null || .ci/install libgraphviz-dev pkg-config -- graphviz pkg-config

# A validator of JSON Schema that knows nothing of navgraph.
validator:
	@python3 -c 'import jsonschema; jsonschema.Draft202012Validator' 2> /dev/null \
	  || .ci/install python3 python3-jsonschema -- python \
	  && python3 -c 'import jsonschema; jsonschema.Draft202012Validator' 2> /dev/null \
	  || python3 -m pip install --quiet --user 'jsonschema>=4' \
	  || python3 -m pip install --quiet --user --break-system-packages 'jsonschema>=4'
