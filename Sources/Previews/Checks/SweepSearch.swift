import KeylineChecks
import KeylineScenes

/// Lays out one scene at many values of what is swept, each once, and finds to the unit where findings begin and end.
@MainActor
struct SweepSearch {
    private let sweeps: [Sweep]
    private let scene: SceneReference
    private let overrides: EnvironmentOverrides
    private var known: [[Int]: [FindingKey: Diagnostic]] = [:]
    /// The findings in the order of discovery.
    private var order: [FindingKey] = []

    init(_ sweeps: [Sweep], _ scene: SceneReference, _ overrides: EnvironmentOverrides) {
        self.sweeps = sweeps
        self.scene = scene
        self.overrides = overrides
    }

    /// What is wrong, severity by severity: as the first value of a band says it, and the values that show it. A thing that is a note
    /// at some values and a warning at others is found twice.
    ///
    /// - Throws: An `InputError` where the scene cannot be made.
    mutating func findings() throws -> [(diagnostic: Diagnostic, sizes: [SweptSizes])] {
        guard let sweep = sweeps.last else { return [] }
        let outer = sweeps.dropLast()
        let rows = outer.isEmpty ? [[]] : combinations(Array(outer))
        for row in rows {
            for value in sweep.candidates { _ = try diagnostics(at: row + [value]) }
        }
        if outer.isEmpty { try findThresholds() }
        return try order.flatMap { key in
            try Diagnostic.Severity.allCases.reversed().compactMap { severity in
                let found = Sought(key: key, severity: severity)
                let sizes =
                    try outer.isEmpty ? bands(of: found, in: []).map { SweptSizes([$0]) } : areas(of: found, rows)
                guard let first = sizes.first, let diagnostic = diagnostic(of: found, at: first) else { return nil }
                return (diagnostic, sizes)
            }
        }
    }

    /// Looks at both sides of every threshold, and of those that come to light meanwhile.
    private mutating func findThresholds() throws {
        var looked = 0
        while looked < known.count {
            looked = known.count
            for key in order {
                for severity in Diagnostic.Severity.allCases {
                    _ = try bands(of: Sought(key: key, severity: severity), in: [])
                }
            }
        }
    }

    /// The end of the message about texts that a sweep of text lengths leaves as they are.
    nonisolated static let plainTexts = "written in the document itself, so a sweep of text lengths does not vary"

    /// The texts that are as long at the end of a sweep of text lengths as at its beginning, because no string table has them. Nothing is known about
    /// longer ones. Nil where all vary, and where other things are swept.
    ///
    /// - Throws: An `InputError` where the scene cannot be made.
    func plainTexts() throws -> Diagnostic? {
        guard let sweep = sweeps.first(where: { $0.side == .textLengths }), sweep.range.count > 1 else { return nil }
        func texts(at value: Int) throws -> [LayoutSnapshot.PlacedView] {
            var asked = overrides
            sweep.side.apply(value, to: &asked, over: scene.description.environment)
            return try scene.make(asked).layout.placedViews.filter(\.isVisible)
        }
        let longest = try texts(at: sweep.range.upperBound).map { ($0.view.id, $0.view.text?.text) }
        let last = Dictionary(longest) { first, _ in first }
        let plain = try texts(at: sweep.range.lowerBound).filter { placed in
            guard let text = placed.view.text?.text, !text.isEmpty else { return false }
            return last[placed.view.id] == text
        }
        guard let first = plain.first else { return nil }
        let names = plain.prefix(3).map { "\($0.view.outlineName) (\($0.view.id))" }.joined(separator: ", ")
        let rest = plain.count > 3 ? " and \(plain.count - 3) more" : ""
        return Diagnostic(
            .note, .ignored, location: first.view.identity.location,
            message: "\(names)\(rest): \(plain.count == 1 ? "text is" : "texts are") \(Self.plainTexts) "
                + (plain.count == 1 ? "it" : "them"),
            hints: ["take texts from a string table, or try longer ones in the document"])
    }

    /// A finding as it is at one severity.
    private struct Sought {
        var key: FindingKey
        var severity: Diagnostic.Severity
    }

    /// What the first value of a band says; what another says that was looked at where the band is one of several sweeps.
    private func diagnostic(of found: Sought, at sizes: SweptSizes) -> Diagnostic? {
        let says = { (findings: [FindingKey: Diagnostic]) -> Diagnostic? in
            findings[found.key].flatMap { $0.severity == found.severity ? $0 : nil }
        }
        return known[sizes.bands.map(\.range.lowerBound)].flatMap(says)
            ?? known.sorted { $0.key.lexicographicallyPrecedes($1.key) }.lazy.compactMap { says($0.value) }.first
    }

    private mutating func shows(_ found: Sought, at values: [Int]) throws -> Bool {
        try diagnostics(at: values)[found.key]?.severity == found.severity
    }

    /// The outer values that are looked at where several things are swept together: the ends, where layout is known to change, and
    /// sixteen steps in between.
    private func combinations(_ outer: [Sweep]) -> [[Int]] {
        outer.reduce([[]]) { rows, sweep in
            let values = sweep.coarseCandidates
            return rows.flatMap { row in values.map { row + [$0] } }
        }
    }

    /// Rows whose bands are equal become one area; between two rows that differ, halving finds where the bands change.
    private mutating func areas(of found: Sought, _ rows: [[Int]]) throws -> [SweptSizes] {
        guard sweeps.count == 2, let outer = sweeps.first else {
            return try rows.flatMap { row in try bands(of: found, in: row).map { SweptSizes(fixed(row) + [$0]) } }
        }
        var areas: [SweptSizes] = []
        var start = outer.range.lowerBound
        var current = try bands(of: found, in: [outer.range.lowerBound])
        func close(at end: Int) {
            let band = SweptSizes.Band(side: outer.side, range: start...end, isWhole: start...end == outer.range)
            areas += current.map { SweptSizes([band, $0]) }
        }
        for (previous, next) in zip(rows, rows.dropFirst()) {
            var lower = previous[0]
            while try bands(of: found, in: next) != current {
                let edge = try lastRow(from: lower, to: next[0], showing: current, found)
                close(at: edge)
                start = edge + 1
                lower = edge + 1
                current = try bands(of: found, in: [start])
            }
        }
        close(at: outer.range.upperBound)
        return areas
    }

    /// The last outer value, from one that shows some bands to one that does not, at which they are still the same.
    private mutating func lastRow(
        from lower: Int, to upper: Int, showing bands: [SweptSizes.Band], _ found: Sought
    ) throws -> Int {
        try Threshold.edge(outside: upper, inside: lower) { try self.bands(of: found, in: [$0]) == bands }
    }

    private func fixed(_ row: [Int]) -> [SweptSizes.Band] {
        zip(sweeps, row).map { .init(side: $0.side, range: $1...$1, isWhole: $0.range == $1...$1) }
    }

    /// The values to look at. Where one thing is swept, they include every value that was looked at before: halving for the threshold of a
    /// warning may have met a note that shows at one value alone.
    private func samples(of sweep: Sweep, in row: [Int]) -> [Int] {
        guard row.isEmpty else { return sweep.candidates }
        return Set(sweep.candidates + known.keys.compactMap { $0.count == 1 ? $0[0] : nil }).sorted()
    }

    /// The values of the innermost sweep that show a finding, at given values of the others.
    private mutating func bands(of found: Sought, in row: [Int]) throws -> [SweptSizes.Band] {
        guard let sweep = sweeps.last else { return [] }
        let samples = samples(of: sweep, in: row)
        var ranges: [ClosedRange<Int>] = []
        var start: Int?
        for (index, value) in samples.enumerated() {
            let shows = try shows(found, at: row + [value])
            if shows, start == nil {
                start = index == 0 ? value : try edge(of: found, row, outside: samples[index - 1], inside: value)
            } else if !shows, let begin = start {
                ranges.append(begin...(try edge(of: found, row, outside: value, inside: samples[index - 1])))
                start = nil
            }
        }
        if let start, let last = samples.last { ranges.append(start...last) }
        return ranges.map { .init(side: sweep.side, range: $0, isWhole: $0 == sweep.range) }
    }

    /// The value nearest to one that does not show a finding that still does.
    private mutating func edge(of found: Sought, _ row: [Int], outside: Int, inside: Int) throws -> Int {
        try Threshold.edge(outside: outside, inside: inside) { try shows(found, at: row + [$0]) }
    }

    private mutating func diagnostics(at values: [Int]) throws -> [FindingKey: Diagnostic] {
        if let done = known[values] { return done }
        var asked = overrides
        for (sweep, value) in zip(sweeps, values) {
            sweep.side.apply(value, to: &asked, over: scene.description.environment)
        }
        var found: [FindingKey: Diagnostic] = [:]
        for diagnostic in try scene.make(asked).allFindings {
            let key = FindingKey(diagnostic, file: scene.source.file, scene: scene.description.id)
            if diagnostic.severity > found[key]?.severity ?? .note || found[key] == nil { found[key] = diagnostic }
            if !order.contains(key) { order.append(key) }
        }
        known[values] = found
        return found
    }
}

extension Sweep {
    /// The values that are looked at where another thing is swept at each of them.
    var coarseCandidates: [Int] {
        guard side == .widths || side == .heights else { return candidates }
        let count = range.upperBound - range.lowerBound
        let steps = (0...16).map { range.lowerBound + count * $0 / 16 }
        let edges = side.breakpoints.flatMap { [$0 - 1, $0] }
        return Set(steps + edges).filter(range.contains).sorted()
    }
}
