import KeylineImageCoding
import KeylinePreviews
import KeylineScenes

/// One page about what failed: expected, difference and actual side by side, and the views behind each change.
struct GoldenReport {
    private let outcome: GoldenTest.Outcome
    private let commands: GoldenCommands

    init(_ outcome: GoldenTest.Outcome, commands: GoldenCommands) {
        (self.outcome, self.commands) = (outcome, commands)
    }

    /// The document.
    var html: String {
        PageStyle.document(
            title: "Keyline goldens", style: Self.style, script: Self.script,
            body: "\(header)<main>\n\(outcome.verdicts.map(section))\(unclaimed)</main>\n")
    }

    private var header: HTML {
        let counts = GoldenCounts(outcome)
        return """
            <header>
            <h1>Goldens</h1>
            <p class="faint">\(counts.text)</p>
            <div class="tools">
            <button class="chip" data-view="side" aria-pressed="true">Side by side</button>
            <button class="chip" data-view="over" aria-pressed="false">One over the other</button>
            </div>
            </header>

            """
    }

    private func section(_ golden: GoldenCase, _ verdict: GoldenVerdict) -> HTML {
        switch verdict {
        case .same: ""
        case .missing: part(golden, tag: "missing", summary: "nothing is recorded", body: command("Record it", golden))
        case .failed(let error): part(golden, tag: "failed", summary: "\(error)", body: "")
        case .different(let difference):
            part(
                golden, tag: "different", summary: difference.summary,
                body: "\(pictures(difference))\(regions(difference))\(text(difference))\(command("Accept it", golden))")
        }
    }

    private func part(_ golden: GoldenCase, tag: String, summary: String, body: HTML) -> HTML {
        """
        <section>
        <h2>\(golden.name) <span class="tag \(tag == "missing" ? "warning" : "error")">\(tag)</span></h2>
        <p class="message">\(summary)</p>
        <p class="faint"><code>\(golden.origin)</code></p>
        \(body)</section>

        """
    }

    private func command(_ label: String, _ golden: GoldenCase) -> HTML {
        "<p class=\"command\">\(label): <code>\(commands.accept(golden.name))</code></p>\n"
    }

    private var unclaimed: HTML {
        guard !outcome.unclaimed.isEmpty else { return "" }
        return """
            <section>
            <h2>Unclaimed <span class="tag warning">\(outcome.unclaimed.count)</span></h2>
            <p>No case claims these goldens:</p>
            <ul>\(outcome.unclaimed.map { "<li><code>\($0)</code></li>" as HTML })</ul>
            <p class="command">Remove them: <code>\(commands.prune)</code></p>
            </section>

            """
    }

    // MARK: Differences

    private func pictures(_ difference: GoldenDifference) -> HTML {
        guard let changed = difference.files.difference else { return "" }
        let size = difference.pixelSize
        let shots = [
            ("expected", difference.files.expected), ("difference", changed), ("actual", difference.files.actual),
        ]
        let boxes = difference.regions.map { box($0, size) }
        return """
            <div class="shots">
            \(shots.map { name, file in
                """
                <figure class="\(name)"><figcaption>\(name)</figcaption><a class="shot" href="\(HTML.link(file))"><img \
                src="\(HTML.link(file))" alt="\(name)">\(name == "difference" ? [] : boxes)</a></figure>

                """ as HTML
            })</div>
            <label class="slider">expected <input type="range" min="0" max="100" value="50"> actual</label>

            """
    }

    private func box(_ region: GoldenDifference.Region, _ size: (width: Int, height: Int)) -> HTML {
        func percent(_ part: Int, _ whole: Int) -> String {
            "\((Double(part) / Double(max(whole, 1)) * 10_000).rounded() / 100)%"
        }
        let pixels = region.pixels
        let style =
            "left:\(percent(pixels.x, size.width));top:\(percent(pixels.y, size.height));"
            + "width:\(percent(pixels.width, size.width));height:\(percent(pixels.height, size.height))"
        return "<span class=\"mark\" style=\"\(style)\" title=\"\(region.views.joined(separator: "\n"))\"></span>"
    }

    private func regions(_ difference: GoldenDifference) -> HTML {
        let library = difference.libraryChange.map { "<p class=\"library note\">\($0)</p>\n" as HTML } ?? ""
        guard !difference.regions.isEmpty else { return library }
        let rows = difference.regions.map { region in
            let views = region.views.map { "<div>\($0)</div>" as HTML }
            return "<tr><td>\(region.pixels.description)</td><td>\(views)</td></tr>\n" as HTML
        }
        return "\(library)<table><thead><tr><th>Changed pixels</th><th>Views</th></tr></thead>\n\(rows)</table>\n"
    }

    private func text(_ difference: GoldenDifference) -> HTML {
        guard !difference.lines.isEmpty else { return "" }
        let lines = difference.lines.map { line -> HTML in
            switch line {
            case .kept(let text): "<span>  \(text)</span>\n"
            case .removed(let text): "<span class=\"removed\">- \(text)</span>\n"
            case .added(let text): "<span class=\"added\">+ \(text)</span>\n"
            case .skipped(let count): "<span class=\"faint\">  … \(count) equal lines</span>\n"
            }
        }
        return "<pre>\(lines)</pre>\n"
    }
}
