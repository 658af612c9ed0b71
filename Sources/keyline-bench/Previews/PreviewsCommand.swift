import Foundation

/// `keyline-bench previews`: a storyboard's scene in many environments, from the document to PNG files and the page.
///
/// Nothing on Linux does the same. What is compared with is the bound of 60 cells per second on two processors, layout without
/// drawing, ImageMagick reading and writing the same pictures, and a tenth of the cells. Processor time is what both processors
/// spend together; other programs on the machine change it less than the time that passes.
@MainActor
struct PreviewsCommand {
    private static let usage = BenchmarkError.usage(
        "usage: keyline-bench previews [--repeat N] [--output FOLDER] [FILE]")
    /// The least cells per second.
    private static let bound = 60.0

    private var repeats = 3
    private var output = URL(fileURLWithPath: "out/bench", isDirectory: true)
    private var file = "Samples/Trails/Base.lproj/Main.storyboard"

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("--") else {
                file = word
                continue
            }
            guard let value = rest.popFirst() else { throw Self.usage }
            switch (word, Int(value)) {
            case ("--repeat", let count?) where count > 0: repeats = count
            case ("--output", _): output = URL(fileURLWithPath: value, isDirectory: true)
            default: throw Self.usage
            }
        }
    }

    func run() async throws {
        let few = try PreviewLoad(file, times: 1)
        let many = try PreviewLoad(file, times: 10)
        var tenths: [Measure] = []
        var wholes: [Measure] = []
        var sheets: [Measure] = []
        var layouts: [Double] = []
        var rewrites: [Double] = []
        try await few.draw(hasSheets: false)
        for _ in 0..<repeats {
            tenths.append(try await Self.measure { try await few.draw(hasSheets: false) })
            wholes.append(try await Self.measure { try await many.draw(hasSheets: false) })
            sheets.append(try await Self.measure { try await many.draw(hasSheets: true) })
            layouts.append(try await Self.measure { try few.layOut() }.processor)
            guard let peer = MagickPeer.installed else { continue }
            try await few.draw(hasSheets: false) { rewrites.append(try peer.rewrite($0)) }
        }
        try report(few, many, tenths, wholes, sheets, layout: layouts.median, rewriting: rewrites)
    }

    private func report(
        _ few: PreviewLoad, _ many: PreviewLoad, _ tenths: [Measure], _ wholes: [Measure], _ sheets: [Measure],
        layout: Double, rewriting: [Double]
    ) throws {
        let less = Double(few.matrix.cells.count)
        let more = Double(many.matrix.cells.count)
        let name = "\(many.matrix.cells.count) cells"
        let busy = 1_000 * wholes.map(\.processor).median / more
        let passing = 1_000 * wholes.map(\.passed).median / more
        let command = "keyline-bench previews --repeat \(repeats) \(file)"
        func row(_ what: String, _ ours: Double, _ peer: String, _ theirs: Double?, _ unit: String) -> BenchmarkRow {
            BenchmarkRow(name: what, peer: peer, ours: ours, theirs: theirs, unit: unit, command: command)
        }
        let bound = 1_000 / Self.bound
        let rows = [
            row("\(name), time that passed", passing, "60 cells/s", bound, "ms/cell"),
            row("\(name), processor time / 2", busy / 2, "60 cells/s", bound, "ms/cell"),
            row("\(name), processor time", busy, "layout alone", 1_000 * layout / less, "ms/cell"),
            row(
                "\(name), processor time", busy, "ImageMagick, the same PNGs",
                rewriting.isEmpty ? nil : 1_000 * rewriting.median / less, "ms/cell"),
            row(
                "\(name), processor time", busy, "\(few.matrix.cells.count) cells",
                1_000 * tenths.map(\.processor).median / less, "ms/cell"),
            row(
                "\(name) with contact sheets", 1_000 * sheets.map(\.processor).median / more, "without", busy,
                "ms/cell"),
            row(
                "\(name), most memory", wholes.map(\.megabytes).median, "\(few.matrix.cells.count) cells",
                tenths.map(\.megabytes).median, "MB"),
        ]
        print("\(Int(1_000 / passing)) cells/s passed, \(Int(2_000 / busy)) cells/s by the time of 2 processors")
        try BenchmarkReport(suite: "previews", rows: rows).publish(into: output)
    }

    private struct Measure {
        /// Seconds that passed, and that processors were busy for.
        let passed: Double
        let processor: Double
        /// The most memory meanwhile.
        let megabytes: Double
    }

    private static func measure(_ work: @MainActor () async throws -> Void) async throws -> Measure {
        PeakMemory.restart()
        let start = ContinuousClock.now
        let busy = ProcessorTime.seconds
        try await work()
        return Measure(
            passed: (ContinuousClock.now - start) / .seconds(1), processor: ProcessorTime.seconds - busy,
            megabytes: PeakMemory.megabytes)
    }
}
