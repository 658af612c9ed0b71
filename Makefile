# `make` alone lists the targets. CI runs `make test`, which is all that a change must pass.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

# What Keyline is built with and runs on, as Debian names it.
PACKAGES := pkg-config libcairo2-dev libcmark-gfm-dev libcmark-gfm-extensions-dev libcurl4 libdeflate-dev libfreetype-dev libfribidi-dev \
  libharfbuzz-dev libhyphen-dev libicu-dev libisal-dev libjpeg62-turbo-dev libmicrohttpd-dev libpoppler-glib8 \
  librsvg2-2 libspng-dev libxml2-dev libyaml-dev nettle-dev opentype-sanitizer

# What the checks of the sources and the driver of the sample service run on.
TEST_PACKAGES := curl python3 python3-venv xz-utils

# What benchmarks compare with: a compiler for kiwi and Pango's program, Python for workloads and the referee.
BENCH_PACKAGES := g++ imagemagick libpango1.0-dev python3 python3-venv
BENCH := .build/bench

SWIFT_FLAGS := --explicit-target-dependency-import-check error
SOURCES := Package.swift Plugins Samples/Server Sources Tests Documentation fonts

KEYLINE := .build/release/keyline
TRAILS := Samples/Trails/Base.lproj/Main.storyboard --scene Trail --scale 3

PREFIX := /usr/local

# The build that `make install` installs.
BUILD := .build/release

.PHONY: help setup build install demo docs test check quick sanitize lint structure fuzz fuzz-coverage attack fonts clients coverage golden check-pages check-faults check-mutations check-edits \
  check-report check-live check-axe check-editor check-assistants check-editors check-xliff check-processors corpus server bytes format bench-setup bench bench-editing bench-live check-certificates bench-check compare-counts compare-apple \
  check-distributed recipes release try-release clean

help: ## List the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

# Installs those of some Debian packages that are missing.
define install
	@missing=; for package in $(1); do \
	  [ "$$(dpkg-query -W -f='$${db:Status-Status}' $$package 2>/dev/null)" = installed ] || missing="$$missing $$package"; \
	done; \
	[ -z "$$missing" ] && exit 0; \
	echo "installing$$missing"; \
	as_root=; [ "$$(id -u)" = 0 ] || as_root=sudo; \
	$$as_root apt-get -qq update; \
	$$as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y install --no-install-recommends $$missing >/dev/null
endef

setup: ## Install the Debian packages that are missing, as root or through sudo
	$(call install,$(PACKAGES))

.PHONY: test-setup
test-setup: setup
	$(call install,$(TEST_PACKAGES))

build: setup ## Build the command and the libraries in release
	swift build $(SWIFT_FLAGS) -c release

install: build ## Install the command, its fonts, compiled modules, manual and completions under PREFIX (/usr/local)
	@Packaging/install $(BUILD) $(DESTDIR)$(PREFIX)

# What packages are made with.
RELEASE_PACKAGES := debootstrap lintian patchelf python3-venv xz-utils

# A build of its own: the commit's, whatever else is in .build/release.
release: setup ## Compare the release build with the goldens, and build every package into out/release: archives, packages of Debian, an image, a wheel, the SDK, and checksums
	$(call install,$(RELEASE_PACKAGES))
	@$(MAKE) --no-print-directory .build/spdx
	swift build $(SWIFT_FLAGS) -c release --scratch-path .build/release-packages
	.build/release-packages/release/keyline golden test --most $(MOST)
	@Packaging/release .build/release-packages/release out/release

# The validator of lists in SPDX.
.build/spdx: Packaging/requirements.txt
	rm -rf $@
	python3 -m venv $@
	$@/bin/pip --quiet install --requirement $<
	touch $@

try-release: ## Install each package of out/release in fresh roots of Debian 12 and 13, and compare what it draws; KINDS="deb wheel" names some
	@Packaging/try-release .build/release-packages/release out/release $(KINDS)

demo: build ## Draw a sample screen in English, in Arabic, at text size AX3 and with its constraints, into out/
	@$(KEYLINE) render $(TRAILS) -o out/trails-en.png
	@$(KEYLINE) render $(TRAILS) --locale ar -o out/trails-ar.png
	@$(KEYLINE) render $(TRAILS) --text-size AX3 -o out/trails-ax3.png
	@$(KEYLINE) render $(TRAILS) --overlay constraints -o out/trails-constraints.png

# No golden may be larger, in KiB: enough for a whole screen where the screen is the point.
MOST := 80

# What is quick comes first, so that a mistake shows at once.
test: test-setup lint structure fonts ## Everything that a change must pass: form, structure, fonts, tests, goldens, coverage, clients
	@Tests/side-by-side $(SWIFT_FLAGS)
	.build/debug/keyline golden test --most $(MOST)
	@large=$$(find Tests Samples -path '*/.build' -prune -o -ipath '*/golden*' -name '*.png' -size +$(MOST)k -print); \
	[ -z "$$large" ] || { echo "goldens of more than $(MOST) KiB:" $$large; exit 1; }
	@Packaging/libraries check .build/debug/keyline
	@Tests/Offline/run-offline .build/debug/keyline
	@Tests/Install/try-install .build/debug
	@$(MAKE) --no-print-directory recipes coverage-check clients

check: test ## The same as test

quick: setup ## Build everything, and run the tests of the targets that changed, or of TARGETS="Goldens Previews"
	@Tests/quick --flags "$(SWIFT_FLAGS)" $(TARGETS)

fuzz: setup ## Try damaged inputs, COUNT of each kind from SEED on, and of files in CORPUS; the last one is left in out/fuzz
	@mkdir -p out/fuzz
	KEYLINE_FUZZ_COUNT=$(or $(COUNT),20000) KEYLINE_FUZZ_SEED=$(or $(SEED),1) KEYLINE_FUZZ_RECORD=out/fuzz/input \
	  $(if $(CORPUS),KEYLINE_FUZZ_CORPUS=$(CORPUS)) swift test $(SWIFT_FLAGS) --no-parallel --filter MutationFuzzTests

# A build of its own: everything is instrumented.
fuzz-coverage: setup ## Run the command under libFuzzer and the address sanitizer, SECONDS for each target or for TARGETS="edit results.json", with files of CORPUS too; goes on from out/fuzz-coverage
	KEYLINE_SANITIZE=fuzzer,address swift build $(SWIFT_FLAGS) -c release -Xswiftc -enable-testing --product keyline-fuzz --scratch-path .build/fuzz
	@Tests/Fuzz/fuzz-coverage .build/fuzz/release/keyline-fuzz out/fuzz-coverage --seconds $(or $(SECONDS),60) \
	  $(addprefix --corpus ,$(CORPUS)) $(TARGETS)

# Each sanitizer has a build of its own, which takes as long as all others together.
sanitize: test-setup ## Run the tests under the address sanitizer or SANITIZERS="address thread undefined", all or those of SUITES="^FilesTests"
	@for sanitizer in $(or $(SANITIZERS),address); do \
	  Tests/Sanitizers/run-sanitized $$sanitizer $(if $(SUITES),--suites '$(SUITES)') $(SWIFT_FLAGS) || exit 1; done

attack: build test-setup ## End every command that writes TIMES times (500), give it full disks, and attack a page's server
	@Tests/Attack/kill-writers $(KEYLINE) $(or $(TIMES),500)
	@Tests/Attack/attack-server $(KEYLINE)

# Compilers and libraries of another processor, its emulator, and the recorder of Cairo's calls.
PROCESSOR_PACKAGES := cairo-perf-utils g++ gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user

check-processors: build test-setup ## Compare pixels between processors (x86-64 with and without AVX2, aarch64 under qemu) and compilers (clang and GCC, -O0 and -O3)
	$(call install,$(PROCESSOR_PACKAGES))
	@Tests/Processors/compare-processors $(KEYLINE) .build/processors

corpus: build test-setup ## Draw every document of the folders CORPUS as PNG, PDF and SVG; name each that ends a process
	@[ -n "$(CORPUS)" ] || { echo "name folders of documents: make corpus CORPUS=…"; exit 2; }
	@Tests/Corpus/draw-corpus $(KEYLINE) $(CORPUS)

structure: test-setup ## Look for circles of folders, names for two things, targets without pages, other quotation marks than "…", unchecked Sendable without a reason, rules to break that the sources no longer have; print the figures of the sources
	@Tests/Structure/folder-cycles
	@Tests/Structure/shared-names
	@Tests/Structure/target-pages
	@Tests/Structure/quotation-marks
	@Tests/Structure/unchecked
	@Tests/Mutations/mutate --check
	@Tests/Structure/figures

fonts: ## Compare the fonts with their checksums
	@cd fonts && sha256sum --check --strict --quiet checksums.txt

clients: test-setup ## Build code written for UIKit and SwiftUI with module aliases, run its tests, check a package's previews, run the example of the guide to Swift code, compile converted samples, and review two revisions of a package
	Tests/Clients/beside test --package-path Tests/Clients
	.build/debug/keyline check --package Samples/DesignSystem --config Samples/DesignSystem/keyline.yaml \
	  --scratch-path .build/clients --across locales=en,ar,text-sizes=L,AX3
	.build/debug/keyline golden test --golden Samples/DesignSystem/golden --scratch-path .build/clients --most $(MOST)
	Tests/Clients/run-guide-example
	Tests/Clients/test-converted-samples
	Tests/Clients/test-review-package .build/debug/keyline
	Documentation/run-tutorials .build/debug/keyline
	@$(MAKE) --no-print-directory server

# The compiler's flags for the C modules behind the libraries, which nothing public shows. What build tools use is there twice.
SYMBOL_FLAGS = -I .build/debug/Modules -target $$(uname -m)-unknown-linux-gnu \
  $(foreach folder,$(wildcard Sources/C*),-I $(folder) -I $(folder)/include) \
  $(foreach map,$(filter-out %-tool.build/module.modulemap,$(wildcard .build/debug/*.build/module.modulemap)),-Xcc -fmodule-map-file=$(map)) \
  $(addprefix -Xcc ,$(shell pkg-config --cflags-only-I fribidi harfbuzz cairo freetype2 yaml-0.1 libxml-2.0 spng))

# The frameworks whose names are listed.
COVERED := UIKit SwiftUI

# Apple's modules besides UIKit that have names of their own.
OTHERS := AVKit ActivityKit AppIntents AudioToolbox AuthenticationServices BackgroundTasks CallKit Charts CloudKit CommonCrypto \
  Contacts ContactsUI CoreBluetooth CoreData CoreImage CoreLocation CoreMedia CoreMotion CoreSpotlight CoreTelephony CoreText \
  CryptoKit EventKit EventKitUI ImageIO Intents IntentsUI LinkPresentation LocalAuthentication MapKit MediaPlayer MessageUI \
  MobileCoreServices NaturalLanguage Network PDFKit Photos PhotosUI PushKit QuickLook SafariServices Security Social Speech \
  StoreKit SwiftData SystemConfiguration TipKit UniformTypeIdentifiers UserNotifications UserNotificationsUI Vision VisionKit \
  WatchConnectivity WebKit WidgetKit
OTHER_MODULES := AVFoundation $(OTHERS) KeylineCombine

# The modules whose public names are written down.
NAMED := KeylineNetworkingSupplement UIKitLayout KeylineAutoLayout SwiftUILayout KeylineProposalLayout KeylineFoundationSupplement KeylineDeveloperToolsSupport \
  KeylineHosting KeylineObjectiveC $(OTHER_MODULES)

out/symbols: FORCE
	@mkdir -p $@
	@Documentation/generate-names $(CHECK_NAMES)
	@swift build $(SWIFT_FLAGS)
	@printf '%s\n' $(NAMED) | xargs --max-procs $$(nproc) --replace={} \
	  swift symbolgraph-extract -module-name {} $(SYMBOL_FLAGS) -output-dir $@ -minimum-access-level public

out/UIKit-coverage.md: out/symbols
	@swiftc -o .build/uikit-coverage Documentation/UIKitCoverage.swift
	@.build/uikit-coverage out/symbols/UIKitLayout*.symbols.json out/symbols/KeylineAutoLayout*.symbols.json \
	  out/symbols/KeylineFoundationSupplement*.symbols.json out/symbols/KeylineNetworkingSupplement*.symbols.json \
	  $(OTHER_MODULES:%=out/symbols/%.symbols.json) > $@

out/SwiftUI-coverage.md: out/symbols
	@swiftc -o .build/swiftui-coverage Documentation/SwiftUICoverage.swift
	@.build/swiftui-coverage Documentation/SwiftUI-names.tsv out/symbols/SwiftUILayout*.symbols.json \
	  out/symbols/KeylineProposalLayout*.symbols.json out/symbols/KeylineFoundationSupplement*.symbols.json \
	  out/symbols/KeylineDeveloperToolsSupport*.symbols.json > $@

# Names that no stub of a missing module may have.
out/ExportedNames.swift: out/symbols
	@swiftc -o .build/exported-names Documentation/ExportedNames.swift
	@.build/exported-names out/symbols/*.symbols.json --by-module AVFoundation $(OTHERS) > $@
	@swift format --in-place $@

.PHONY: FORCE coverage-check
FORCE:

coverage: $(COVERED:%=out/%-coverage.md) out/ExportedNames.swift ## Write down which of UIKit's and SwiftUI's names Keyline has
	cp $(COVERED:%=out/%-coverage.md) Documentation/
	cp out/ExportedNames.swift Sources/Adapter/Modules/

coverage-check: CHECK_NAMES := --check
coverage-check: $(COVERED:%=out/%-coverage.md) out/ExportedNames.swift
	@cmp out/ExportedNames.swift Sources/Adapter/Modules/ExportedNames.swift \
	  || { echo "run make coverage: Sources/Adapter/Modules/ExportedNames.swift is out of date"; exit 1; }
	@for name in $(COVERED); do \
	  cmp out/$$name-coverage.md Documentation/$$name-coverage.md \
	    || { echo "run make coverage: Documentation/$$name-coverage.md is out of date"; exit 1; }; \
	done

# The modules whose interfaces clients see.
DOCUMENTED := Keyline KeylineTesting UIKitLayout SwiftUILayout KeylineEquations KeylineHosting KeylineScenes KeylineGraphics \
  KeylineTypesetting KeylineRendering KeylineImageCoding KeylinePictureComparison KeylinePreviews KeylineGoldens KeylineInterfaceBuilder \
  KeylineLayoutFile KeylineLocalization KeylineProjects

docs: test-setup ## Build the documentation as a site: tutorials, targets and public interfaces, into out/docs
	@swift build $(SWIFT_FLAGS)
	@Documentation/run-tutorials .build/debug/keyline
	@rm -rf out/docs-symbols && mkdir -p out/docs-symbols
	@for module in $(DOCUMENTED); do \
	  swift symbolgraph-extract -module-name $$module $(SYMBOL_FLAGS) -output-dir out/docs-symbols -minimum-access-level public 2>/dev/null \
	    || { echo "no symbols of $$module"; exit 1; }; \
	done
	@Documentation/build-site out/docs

golden: build ## Compare what is drawn now with the recorded pictures
	$(KEYLINE) golden test --most $(MOST)

check-pages: build test-setup ## Work in the pages as a person would, in headless Chromium where there is one
	@Tests/Pages/check-pages $(KEYLINE)

bench-editing: ## Edit every storyboard and XIB in the folders CORPUS: round trips, suggested and missing constraints, converted code
	@[ -n "$(CORPUS)" ] || { echo "name folders of documents: make bench-editing CORPUS=…"; exit 0; }; \
	swift build $(SWIFT_FLAGS) -c release --product keyline-bench && rm -rf out/editing \
	  && .build/release/keyline-bench editing --list --swift out/editing/anchors --swiftui out/editing/views $(CORPUS) \
	  && .build/release/keyline-bench editing --conversions --visual-format --swift out/editing/formats $(CORPUS) \
	  && for form in anchors formats views; do Benchmarks/editing/compare-code out/editing/$$form --list; done

check-edits: build ## Edit COUNT (500) documents of the folder CORPUS (Samples) at random: nothing moves without a word, and undo gives the first bytes
	Tests/Edits/edit-sequences $(KEYLINE) $(or $(CORPUS),Samples) --count $(or $(COUNT),500) --seed $(or $(SEED),1)

check-mutations: build test-setup ## Change the sample app 200 times, and edit its files 200 times; goldens must tell them apart
	Tests/Mutations/mutate-goldens $(KEYLINE)

check-faults: build ## Look for planted faults, and for none in their repaired twins in 576 environments
	@for file in faulty.yaml Canvas/Faulty.storyboard views-faulty.yaml; do \
	  $(KEYLINE) check --no-config --as canvas Samples/Faults/$$file --across locales=en,ar,text-sizes=L,AX3 >/dev/null && exit 1 || [ $$? = 1 ]; \
	done
	@$(KEYLINE) check --no-config --accessibility Samples/Faults/Accessibility/Faulty.xib >/dev/null && exit 1 || [ $$? = 1 ]
	$(KEYLINE) check --no-config --accessibility Samples/Faults/Accessibility/Repaired.xib --across text-sizes=all,appearances=all,contrasts=all
	$(KEYLINE) check --no-config Samples/Faults/Canvas/Repaired.storyboard Samples/Faults/views-repaired.yaml \
	  --across text-sizes=all,devices="iPhone SE (2nd generation),iPad 9.7-inch",appearances=all
	$(KEYLINE) check --no-config Samples/Faults/repaired.yaml --across locales=en,ar,de,es,fr,he,hi,it,ja,ko,th,zh-Hans \
	  --across text-sizes=all,devices="iPhone SE (2nd generation),iPad 9.7-inch",appearances=all

bytes: setup ## Compare what debug and release builds of the command write, byte for byte
	@swift build $(SWIFT_FLAGS) -c release --product keyline
	@swift build $(SWIFT_FLAGS) --product keyline
	@for format in png svg pdf; do \
	  for build in debug release; do \
	    .build/$$build/keyline render $(TRAILS) --locale ar -q -o out/bytes/$$build.$$format >/dev/null; \
	  done; \
	  cmp out/bytes/debug.$$format out/bytes/release.$$format; \
	done

lint: test-setup .build/lint ## Check the form of the sources, the words of their comments, and the pages' scripts and styles
	swift format lint --strict --parallel --recursive $(SOURCES)
	@Tests/Structure/words
	@Tests/Structure/page-files .build/lint

# The linters of the pages' scripts and styles.
.build/lint: Tests/Structure/page-files.txt
	rm -rf $@
	python3 -m venv $@
	$@/bin/pip --quiet install --requirement $<
	touch $@

format: ## Bring the sources into form
	swift format --in-place --parallel --recursive $(SOURCES)

bench-setup: setup $(BENCH)/pango-peer $(BENCH)/kiwi-bench $(BENCH)/taffy-bench $(BENCH)/workloads $(BENCH)/pixelmatch $(BENCH)/web ## Install what benchmarks compare with

$(BENCH)/packages:
	$(call install,$(BENCH_PACKAGES))
	@mkdir -p $(BENCH) && touch $@

$(BENCH)/pango-peer: Benchmarks/text/pango-peer.c | $(BENCH)/packages
	cc -O3 -o $@ $< $$(pkg-config --cflags --libs pangocairo) -lm

# The headers of the kiwi solver come with the source of its Python module.
$(BENCH)/kiwi: | $(BENCH)/packages
	python3 -m venv $(BENCH)/python
	$(BENCH)/python/bin/pip --quiet install highspy numpy
	$(BENCH)/python/bin/pip --quiet download --no-deps --no-binary kiwisolver --dest $(BENCH)/download kiwisolver==1.5.1
	mkdir -p $@
	tar -xzf $(BENCH)/download/kiwisolver-*.tar.gz --strip-components 1 -C $@

$(BENCH)/kiwi-bench: Benchmarks/solver/kiwi-bench.cpp | $(BENCH)/kiwi
	g++ -O3 -march=native -std=c++17 -isystem $(BENCH)/kiwi -o $@ $<

# Taffy comes compiled, within a Python module.
$(BENCH)/taffy-bench: Benchmarks/solver/taffy-bench | $(BENCH)/kiwi
	$(BENCH)/python/bin/pip --quiet install stretchable==1.1.8
	(echo '#!$(CURDIR)/$(BENCH)/python/bin/python'; tail -n +2 $<) > $@.new
	chmod +x $@.new && mv $@.new $@

$(BENCH)/pixelmatch: | $(BENCH)/kiwi
	$(BENCH)/python/bin/pip --quiet install pybind11_pixelmatch==0.1.6 pixelmatch-fast==1.3.4 numpy pillow
	touch $@

$(BENCH)/workloads: Benchmarks/solver/generate-workloads | $(BENCH)/packages
	python3 $< --out $@

bench: setup ## Measure every suite beside its peers; the rows are in out/bench
	swift build $(SWIFT_FLAGS) -c release --product keyline
	swift build $(SWIFT_FLAGS) -c release --product keyline-bench
	@for suite in solver layout proportion text rendering screens documents pictures previews comparison goldens; do echo; .build/release/keyline-bench $$suite; done
	@$(MAKE) --no-print-directory bench-live
	@Tests/Pages/measure-editor $(KEYLINE)

bench-live: build test-setup ## Measure how long it takes from saving a file to its new picture in a live preview
	@Tests/Pages/measure-live $(KEYLINE)
	@Tests/Pages/measure-package $(KEYLINE)
	@Tests/Pages/measure-checkout $(KEYLINE)

check-certificates: build test-setup ## Prove misplaced views, of CORPUS or the faulty sample, by the cited constraints
	@Tests/Certificates/verify-misplaced $(KEYLINE) $(or $(CORPUS),Samples/Faults/Canvas/Faulty.storyboard)

bench-check: test-setup ## Let another solver judge the answers to every workload and to 10,000 random problems
	swift build $(SWIFT_FLAGS) -c release --product keyline-bench
	@python=$(BENCH)/python/bin/python; [ -x $$python ] || python=python3; $$python Benchmarks/solver/check

compare-counts: build $(BENCH)/pixelmatch ## Compare the counts of keyline diff with those of pixelmatch on 260 pairs
	$(BENCH)/python/bin/python Benchmarks/pictures/compare-counts --pairs 200 $(KEYLINE) $$(find golden -name '*.png' | sort | head -20)

$(BENCH)/apple: | $(BENCH)/packages
	python3 -m venv $@
	$@/bin/pip --quiet install numpy pillow scipy

# APP's folders of packages are DEPENDENCIES="name=folder …", and SYSTEM=ios26 says that its pictures are from there. Tests are built with the objects of a debug build.
compare-apple: test-setup $(BENCH)/apple ## Draw the snapshot tests of the unpacked package APP, and compare them with the pictures it recorded on Apple's systems
	@[ -n "$(APP)" ] || { echo 'compare-apple: name the folder of a package: make compare-apple APP=folder' >&2; exit 2; }
	swift build --build-tests
	$(BENCH)/apple/bin/python Benchmarks/apple/check-boxes
	$(BENCH)/apple/bin/python Benchmarks/apple/compare-apple $(DEPENDENCIES:%=--dependency %) --system $(or $(SYSTEM),ios18) .build/debug/keyline $(APP)

$(BENCH)/web: | $(BENCH)/packages
	python3 -m venv $@
	$@/bin/pip --quiet install axe-playwright-python==0.1.8 playwright ray

check-report: build $(BENCH)/web ## Drive the report of 500 failing goldens in headless Chromium, approve and reject there, and end golden accept 200 times
	$(call install,chromium)
	$(BENCH)/web/bin/python Tests/Pages/drive-golden-report $(KEYLINE) out/report-screens
	$(BENCH)/web/bin/python Tests/Pages/drive-approval $(KEYLINE) out/approval-screens
	Tests/Pages/kill-accept $(KEYLINE)

check-live: build $(BENCH)/web ## Work on a package with its live previews open in headless Chromium
	$(call install,chromium)
	$(BENCH)/web/bin/python Tests/Pages/drive-package $(KEYLINE) "$$(command -v chromium)" out/pages

check-axe: build $(BENCH)/web ## Have axe-core look at previews, reports, inspectors and live pages, light and dark, wide and narrow
	$(call install,chromium)
	$(BENCH)/web/bin/python Tests/Pages/check-axe $(KEYLINE) "$$(command -v chromium)"

check-editor: build $(BENCH)/web ## Edit documents in the page of keyline edit in headless Chromium, by pointer and by keyboard
	$(call install,chromium)
	$(BENCH)/web/bin/python Tests/Pages/drive-editor $(KEYLINE) "$$(command -v chromium)" out/editor

check-assistants: build $(BENCH)/assistants ## Hold a conversation with keyline mcp through the public client of the protocol
	$(BENCH)/assistants/bin/python Tests/Assistants/converse $(KEYLINE)

check-xliff: build $(BENCH)/translate ## Have translate-toolkit read a translators' kit's XLIFF 1.2 and 2.0 and write it back
	$(BENCH)/translate/bin/python Tests/Translations/check-xliff $(KEYLINE)

$(BENCH)/translate: | $(BENCH)/packages
	python3 -m venv $@
	$@/bin/pip --quiet install translate-toolkit==3.20.4

check-editors: build $(BENCH)/editors ## Edit documents with keyline lsp through pygls, Neovim, Emacs and the extension for Visual Studio Code
	$(call install,neovim nodejs)
	$(BENCH)/editors/bin/python Tests/Editors/converse $(KEYLINE)
	Tests/Editors/try-neovim $(KEYLINE)
	Tests/Editors/try-emacs $(KEYLINE)
	node Tests/Editors/try-extension.js $(KEYLINE)

$(BENCH)/editors: | $(BENCH)/packages
	python3 -m venv $@
	$@/bin/pip --quiet install pygls==2.1.1

$(BENCH)/assistants: | $(BENCH)/packages
	python3 -m venv $@
	$@/bin/pip --quiet install mcp==2.3.0

server: test-setup ## Drive the sample service: what it makes, what it refuses, and REQUESTS cards under load, in CONFIGURATION (debug)
	Tests/Clients/beside build -c $(or $(CONFIGURATION),debug) --package-path Samples/Server
	Samples/Server/drive --requests $(or $(REQUESTS),100) .build/$(or $(CONFIGURATION),debug)/PictureServer

.build/recipes: Tests/Recipes/requirements.txt
	rm -rf $@
	python3 -m venv $@
	$@/bin/pip --quiet install --requirement $<
	touch $@

recipes: test-setup .build/recipes ## Run the shell of the action and of the recipes as CI would, with the built command or a RELEASE for the download
	@swift build $(SWIFT_FLAGS) --product keyline
	@.build/recipes/bin/python Tests/Recipes/run-recipes .build/debug/keyline $(RELEASE)

check-distributed: build $(BENCH)/web ## Compare 2,000 goldens with GNU Parallel, Slurm, Ray and nginx, as one process would
	$(call install,munge nginx-light parallel slurm-wlm)
	Distributed/check $(KEYLINE) $(BENCH)/web/bin/python

clean: ## Remove everything that was built or rendered
	rm -rf .build out
