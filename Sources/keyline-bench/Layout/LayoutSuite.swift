import Foundation
import KeylineScenes
import KeylineTypesetting
import SwiftUILayout

/// A list laid out and changed, beside kiwi solving the constraints that layout derives from it.
///
/// Layout measures text, translates constraints, solves and writes frames; kiwi solves. What solving and measuring take by
/// themselves is measured by doing only that: the constraints in a solver of their own, the texts by a new typesetter.
@MainActor
struct LayoutSuite {
    /// From how many rows on kiwi would need minutes.
    private static let kiwiLimit = 300

    private let count: Int
    private let repeats: Int
    private let fonts: FontCollection

    init(rows: Int, repeats: Int) throws {
        count = rows
        self.repeats = repeats
        fonts = try FontCollection.bundled()
    }

    /// Milliseconds by step.
    private struct Times {
        var first: [Double] = []
        /// The first layout of the same rows as SwiftUI's views.
        var views: [Double] = []
        var text: [Double] = []
        var rotation: [Double] = []
        var sizeClass: [Double] = []
        var measuring: [Double] = []
        /// Milliseconds of solving alone, by step.
        var solving: [String: [Double]] = [:]
    }

    /// Measures in turns.
    func rows(beside peer: KiwiPeer?) throws -> [BenchmarkRow] {
        let problem = recordProblem()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keyline-bench-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("list.xw.txt")
        try OutputFile.write(problem.workload, to: file.path)
        var times = Times()
        var kiwi = KiwiMeasurement(seconds: 10)
        for _ in 0..<repeats {
            measure(&times)
            for (group, time) in try problem.solve() { times.solving[group, default: []].append(time) }
            try kiwi.measure(file, with: count <= Self.kiwiLimit ? peer : nil)
        }
        return rows(times, kiwi)
    }

    /// The constraints of the list, and what a text and a rotation change about them.
    private func recordProblem() -> LayoutProblem {
        let screen = ListScreen(rows: count, typesetter: Typesetter(fonts: fonts))
        screen.layOut()
        var problem = LayoutProblem(screen.window.engine?.solver)
        screen.setTitle("Another title", row: count / 2)
        problem.record("text", screen.window.engine?.solver)
        screen.rotate()
        problem.record("rotation", screen.window.engine?.solver)
        return problem
    }

    private func measure(_ times: inout Times) {
        func milliseconds(_ work: () -> Void) -> Double { ContinuousClock().measure(work) / .milliseconds(1) }
        let texts = ListScreen(rows: count, typesetter: Typesetter(fonts: fonts))
        times.measuring.append(milliseconds { texts.measureTexts() })
        let screen = ListScreen(rows: count, typesetter: Typesetter(fonts: fonts))
        times.first.append(milliseconds { screen.layOut() })
        let views = RowsOfViews(rows: count, typesetter: Typesetter(fonts: fonts))
        var laidOut: ViewMeasurement?
        times.views.append(milliseconds { laidOut = views.layOut() })
        withExtendedLifetime(laidOut) {}
        let edits = (0..<5).map { step in milliseconds { screen.setTitle("Another title \(step)", row: count / 2) } }
        times.text.append(edits.median)
        times.rotation.append((0..<4).map { _ in milliseconds { screen.rotate() } }.median)
        times.sizeClass.append((0..<2).map { _ in milliseconds { screen.toggleSizeClass() } }.median)
    }

    private func rows(_ times: Times, _ kiwi: KiwiMeasurement) -> [BenchmarkRow] {
        func row(_ what: String, _ ours: Double, _ theirs: Double?, peer: String = "kiwi, solving only") -> BenchmarkRow
        {
            BenchmarkRow(
                name: "list of \(count), \(what)", peer: peer, ours: ours, theirs: theirs, unit: "ms",
                command: "keyline-bench layout --rows \(count)")
        }
        func milliseconds(_ microseconds: Double?) -> Double? { microseconds.map { $0 / 1000 } }
        func solving(_ group: String) -> Double { times.solving[group]?.median ?? 0 }
        return [
            row("first layout", times.first.median, milliseconds(kiwi.build)),
            row("first layout as SwiftUI's views", times.views.median, times.first.median, peer: "UIKitLayout"),
            row("a title changes", times.text.median, milliseconds(kiwi.edit("text"))),
            row("rotation", times.rotation.median, milliseconds(kiwi.edit("rotation"))),
            row("size class changes", times.sizeClass.median, nil, peer: "none"),
            row("first layout, solver alone", solving("build"), milliseconds(kiwi.build), peer: "kiwi"),
            row("a title changes, solver alone", solving("text"), milliseconds(kiwi.edit("text")), peer: "kiwi"),
            row("rotation, solver alone", solving("rotation"), milliseconds(kiwi.edit("rotation")), peer: "kiwi"),
            row(
                "first layout, solver beside text", solving("build"), times.measuring.median,
                peer: "measuring the texts"),
        ]
    }
}
