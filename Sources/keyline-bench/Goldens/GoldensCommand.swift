import Foundation
import KeylineGoldens
import KeylineGraphics
import KeylinePreviews
import KeylineProjects
import KeylineRendering
import KeylineScenes
import KeylineTypesetting

/// `keyline-bench goldens`: what it costs to verify that a matrix of goldens is unchanged, beside laying it out alone where what decides
/// the pictures is known, and beside drawing it into files where every picture is drawn again. The digests of what decides the pictures,
/// which are of every bit, are measured beside a digest of the same lists as text, which leaves out what a dump does not show.
@MainActor
struct GoldensCommand {
    private static let usage = BenchmarkError.usage("usage: keyline-bench goldens [--rounds N] [--output FOLDER]")
    private static let file = "Samples/Trails/Base.lproj/Main.storyboard"

    private var rounds = 5
    private var output = URL(fileURLWithPath: "out/bench", isDirectory: true)

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            guard let value = rest.popFirst() else { throw Self.usage }
            switch (option, Int(value)) {
            case ("--rounds", let count?) where count > 0: rounds = count
            case ("--output", _): output = URL(fileURLWithPath: value, isDirectory: true)
            default: throw Self.usage
            }
        }
    }

    func run() async throws {
        let room = FileManager.default.temporaryDirectory.appendingPathComponent("goldens-\(getpid())").path
        defer { try? FileManager.default.removeItem(atPath: room) }
        let bench = try GoldensBench(Self.file, room: room)
        try await bench.record()
        var times = GoldensBench.Work.allCases.map { _ in [Double]() }
        for round in 0...rounds {
            for (index, work) in GoldensBench.Work.allCases.enumerated() {
                let start = ContinuousClock.now
                try await bench.run(work)
                if round > 0 { times[index].append((ContinuousClock.now - start) / .milliseconds(1)) }
            }
        }
        let medians = times.map { $0.sorted()[$0.count / 2] }
        let name = "\(bench.cases.count) unchanged goldens"
        let rows = [
            row("\(name), verified by fingerprints", "layout alone", medians[1], medians[0]),
            row("\(name), verified by drawing all", "drawing into files", medians[3], medians[2]),
        ]
        try BenchmarkReport(suite: "goldens", rows: rows + [try digests(of: bench)]).publish(into: output)
    }

    /// In processor time: nothing else is done meanwhile.
    private func digests(of bench: GoldensBench) throws -> BenchmarkRow {
        let lists = try bench.cases.map { try $0.make().displayList }
        var times: [(binary: Double, text: Double)] = []
        for round in 0...rounds * 4 {
            let binary = ProcessorTime.measure { lists.forEach { _ = $0.digest } }
            let text = ProcessorTime.measure { lists.forEach { _ = SHA256Digest(of: "\($0)") } }
            if round > 0 { times.append((binary * 1000, text * 1000)) }
        }
        return row(
            "\(lists.count) digests of every bit, processor time", "digests of dumps", times.map(\.binary).median,
            times.map(\.text).median)
    }

    private func row(_ name: String, _ peer: String, _ ours: Double, _ theirs: Double) -> BenchmarkRow {
        BenchmarkRow(
            name: name, peer: peer, ours: ours, theirs: theirs, unit: "ms",
            command: "keyline-bench goldens --rounds \(rounds)")
    }
}

/// A matrix of cases with their goldens.
@MainActor
private struct GoldensBench {
    /// The measured workload.
    enum Work: CaseIterable {
        case layout, fingerprints, drawing, drawingAll
    }

    let cases: [GoldenCase]
    private let room: String
    private let key = CacheKey()
    private let fonts: FontCollection
    private let jobs = ProcessInfo.processInfo.activeProcessorCount
    private let commands = GoldenCommands(
        prune: "", acceptAll: "", acceptGroup: { causes, _ in causes.joined() }, accept: { $0 })

    init(_ file: String, room: String) throws {
        self.room = room
        let fonts = try FontCollection.bundled()
        self.fonts = fonts
        let source = try SourceOpener.open(file, fonts: fonts)
        let locales = ["en", "ar", "de", "hi", "ja", "th", "fr", "es", "he", "ko", "ru", "zh-Hans"]
        let sizes: [ContentSizeCategory] = [.large, .extraExtraExtraLarge, .accessibilityLarge]
        let axes = [
            VariationAxis(.locales, locales.map { .locale($0) }),
            VariationAxis(.textSizes, sizes.map { .textSize($0) }),
        ]
        let scenes = source.scenes.suffix(1).map { SceneReference($0, of: source) }
        let painter = OverlayPainter([], typesetter: Typesetter(fonts: fonts))
        cases = SceneMatrix(scenes, across: axes, over: EnvironmentOverrides()).cells.enumerated().map { index, cell in
            GoldenCase(name: "\(index).png", kind: .picture, origin: file, overlays: painter) {
                try cell.scene.make(cell.variation.overrides)
            }
        }
    }

    private var folder: GoldenFolder { GoldenFolder(room + "/golden") }

    func record() async throws {
        for result in await GoldenRecorder(folder, fonts: fonts, jobs: jobs).record(cases) { _ = try result.get() }
    }

    func run(_ work: Work) async throws {
        switch work {
        case .layout: for golden in cases { _ = try golden.make() }
        case .fingerprints:
            let near = SealedCache(FolderCache(room + "/cache"), key: key)
            try await verify(GoldenCache(near: near, far: nil, program: "bench"))
        case .drawing: try await draw()
        case .drawingAll: try await verify(nil)
        }
    }

    private func verify(_ cache: GoldenCache?) async throws {
        var test = GoldenTest(folder, output: room + "/out", fonts: fonts, jobs: jobs)
        test.cache = cache
        let outcome = try await test.run(cases, of: cases, commands: commands)
        guard outcome.hasPassed else { throw BenchmarkError.peerFailed(command: "goldens differ") }
    }

    /// What `keyline render` does.
    private func draw() async throws {
        let renderer = PNGRenderer(fonts: fonts)
        let room = room
        try OutputFolder.make(room + "/drawn")
        let results = await Pipeline.run(
            cases, jobs: jobs, make: { (name: $0.name, scene: try $0.make()) },
            work: { item in
                let environment = item.scene.environment
                let bytes = try renderer.render(
                    item.scene.displayList, scale: environment.scale, background: environment.background)
                try OutputFile.write(bytes, to: "\(room)/drawn/\(item.name)")
            })
        for result in results { try result.get() }
    }
}
