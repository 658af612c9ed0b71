import Foundation
import KeylineChecks
import KeylineConstraintSolver
import KeylineProjects
import KeylineScenes
import KeylineTypesetting

/// `keyline-bench proportion`: work at a size and at four times that size, beside four times the first, which is what work in
/// proportion would take. A ratio of 1 is linear, of ¼ quadratic.
struct ProportionCommand {
    private static let usage = BenchmarkError.usage(
        "usage: keyline-bench proportion [--views N] [--characters N] [--repeat N] [--output FOLDER]")

    private var views = 4000
    private var characters = 5000
    private var repeats = 3
    private var output = URL(fileURLWithPath: "out/bench", isDirectory: true)

    /// Reads the arguments.
    ///
    /// - Throws: `BenchmarkError.usage` if they make no sense.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            guard let value = rest.popFirst() else { throw Self.usage }
            switch option {
            case "--views": views = try Self.count(value)
            case "--characters": characters = try Self.count(value)
            case "--repeat": repeats = try Self.count(value)
            case "--output": output = URL(fileURLWithPath: value, isDirectory: true)
            default: throw Self.usage
            }
        }
    }

    private static func count(_ text: String) throws -> Int {
        guard let count = Int(text), count > 0 else { throw usage }
        return count
    }

    /// Measures, prints each row as it comes, and writes them.
    @MainActor func run() throws {
        let fonts = try FontCollection.bundled()
        var report = BenchmarkReport(suite: "proportion")
        for (name, size, work) in cases(fonts) { report.add(try row(name, size: size, work)) }
        for row in try solverRows() { report.add(row) }
        try report.write(into: output)
    }

    private typealias Work = @MainActor (Int) throws -> Void

    /// The rows of whole layouts, with a quarter of their size.
    @MainActor private func cases(_ fonts: FontCollection) -> [(name: String, size: Int, work: Work)] {
        func work(
            _ layout: @escaping (Int) -> String, as kind: String = "yaml", _ use: @escaping (Scene) -> Void = { _ in }
        ) -> Work {
            { try Self.layOut(layout($0), as: kind, fonts, use) }
        }
        let layouts = ProportionLayouts.all.map { ("\($0.name), \(views * 4) views", views, work($0.layout)) }
        let checks = ProportionLayouts.checked.map { name, layout in
            ("checks of \(name), \(views * 4) views", views, work(layout) { precondition($0.allFindings.count >= 0) })
        }
        let texts = ProportionTexts.all.map { name, unit in
            ("\(name), \(characters * 4) characters", characters, work { ProportionTexts.layout(of: unit, count: $0) })
        }
        let loose = work(ProportionLayouts.loose, as: "xib") { precondition(!$0.allFindings.isEmpty) }
        return layouts + checks
            + [("checks of labels that nothing fixes, a XIB of \(views * 4) views", views, loose)] + texts
            + [
                ("\(views * 4) contradictory pairs", views, Self.solveContradictions),
                ("\(views * 4) contradictory widths of one view", views, work(ProportionLayouts.widths)),
            ]
    }

    @MainActor private func row(
        _ name: String, size: Int, _ work: @escaping Work
    ) throws -> BenchmarkRow {
        row(name, try Stopwatch.medians(repeats: repeats, [{ try work(size) }, { try work(4 * size) }]))
    }

    /// A row of the times at a quarter of a size and at the size.
    private func row(_ name: String, _ times: [Double]) -> BenchmarkRow {
        BenchmarkRow(
            name: name, peer: "four times a quarter", ours: times[1], theirs: 4 * times[0], unit: "ms",
            command: "keyline-bench proportion --views \(views) --characters \(characters) --repeat \(repeats)")
    }

    /// Edits and builds of problems in a solver alone, in processor time.
    private func solverRows() throws -> [BenchmarkRow] {
        try ProportionProblem.all.flatMap { name, make in
            var edits = [[Double]](repeating: [], count: 2)
            var builds = edits
            for _ in 0..<repeats {
                for (place, size) in [Self.links / 4, Self.links].enumerated() {
                    let start = ProcessorTime.seconds
                    let problem = try make(size)
                    let end = ProcessorTime.seconds
                    builds[place].append((end - start) * 1000)
                    try problem.edit()
                    edits[place].append((ProcessorTime.seconds - end) * 1000 / Double(problem.count))
                }
            }
            return [("\(name), \(Self.links) links", edits), ("build before a \(name), \(Self.links) links", builds)]
                .map {
                    row($0, [$1[0].median, $1[1].median])
                }
        }
    }

    /// The size of the solver's problems.
    private static let links = 5000

    @MainActor private static func layOut(
        _ layout: String, as kind: String = "yaml", _ fonts: FontCollection, _ use: (Scene) -> Void = { _ in }
    ) throws {
        let file = NSTemporaryDirectory() + "keyline-proportion-\(getpid()).\(kind)"
        defer { try? FileManager.default.removeItem(atPath: file) }
        try OutputFile.write(layout, to: file)
        let source = try SourceOpener.open(file, fonts: fonts)
        for scene in source.scenes {
            let made = try source.makeScene(scene.id, in: scene.environment)
            precondition(!made.layout.description.isEmpty)
            _ = try source.designFindings(of: scene.id)
            use(made)
        }
    }

    private static func solveContradictions(_ count: Int) throws {
        let solver = Solver()
        for _ in 0..<count {
            let x = solver.makeVariable()
            for place in 0..<2 { _ = try solver.add(LinearConstraint([Term(x)], .equal, Double(place))) }
        }
        precondition(solver.solve().count == count)
    }
}

/// Layouts of any number of labels.
private enum ProportionLayouts {
    static var all: [(name: String, layout: (Int) -> String)] {
        [("labels in a column", column), ("labels in a stack view", stack), ("labels without constraints", bare)]
    }

    /// Those that are checked as well.
    static var checked: [(name: String, layout: (Int) -> String)] {
        [("labels in a column", column), ("labels on one spot", spot)]
    }

    private static func spot(_ count: Int) -> String {
        bare(count) + "constraints:\n"
            + (0..<count).map { "  - l\($0).leading == screen.leading + 16\n  - l\($0).top == screen.top + 80\n" }
            .joined()
    }

    private static func labels(_ count: Int, indent: String) -> String {
        (0..<count).map { "\(indent)- { type: UILabel, id: l\($0), text: \"Label \($0)\" }\n" }.joined()
    }

    private static func bare(_ count: Int) -> String {
        "keyline: 1\nsize: 390x844\nviews:\n" + labels(count, indent: "  ")
    }

    private static func column(_ count: Int) -> String {
        bare(count) + "constraints:\n"
            + (0..<count).map { index in
                let above = index == 0 ? "screen.top" : "l\(index - 1).bottom"
                return "  - l\(index).leading == screen.leading + 16\n  - l\(index).top == \(above) + 8\n"
            }.joined()
    }

    /// A view that must be as wide as each of many numbers.
    static func widths(_ count: Int) -> String {
        "keyline: 1\nsize: 390x844\nviews:\n  - { type: UIView, id: a }\nconstraints:\n  - a.height == 5\n"
            + (1...count).map { "  - a.width == \($0)\n" }.joined()
    }

    /// A document of labels without constraints, each with findings that name it.
    static func loose(_ count: Int) -> String {
        let labels = (0..<count).map { index in
            "<label text=\"Label \(index)\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\(index)\">"
                + "<rect key=\"frame\" x=\"0\" y=\"\(index * 20)\" width=\"50\" height=\"20\"/></label>\n"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
            <objects><view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="390" height="844"/>
            <subviews>
            \(labels.joined())</subviews></view></objects></document>
            """
    }

    private static func stack(_ count: Int) -> String {
        "keyline: 1\nsize: 390x844\nviews:\n  - type: UIStackView\n    id: page\n    axis: vertical\n    spacing: 6\n"
            + "    arrangedSubviews:\n" + labels(count, indent: "      ")
            + "constraints:\n  - page.top == screen.top + 8\n  - page.leading == screen.leading + 8\n"
    }
}

/// Labels of one character over and over.
private enum ProportionTexts {
    static let all: [(name: String, unit: String)] = [
        ("words", "word "), ("one word", "a"), ("prepended marks", "\u{600}"), ("regional indicators", "\u{1F1E6}"),
        ("nested embeddings", "\u{202B}"), ("object replacements", "\u{FFFC}"), ("nested isolates", "\u{2067}"),
        ("ideographs", "漢"), ("Thai letters", "ก"), ("combining marks", "\u{301}"), ("joiners", "\u{200D}"),
        ("tabs", "a\t"), ("soft hyphens", "\u{AD}"),
    ]

    static func layout(of unit: String, count: Int) -> String {
        let text = String(repeating: unit, count: count / unit.unicodeScalars.count)
        return
            "keyline: 1\nsize: 390x844\nviews:\n  - { type: UILabel, id: text, numberOfLines: 0, text: \"\(text)\" }\n"
            + "constraints:\n  - text.leading == screen.leading\n  - text.trailing == screen.trailing\n"
    }
}
