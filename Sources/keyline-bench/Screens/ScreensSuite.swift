import Foundation
import KeylineGraphics
import KeylineImageCoding
import KeylineRendering
import KeylineTypesetting

/// Measures three screens of an iPhone from their files to PNG and PDF, beside Cairo's PNG and Chromium's pictures of the same.
@MainActor
struct ScreensSuite {
    /// The most megabytes that a process takes for one picture, and for the matrix.
    private static let memoryBounds = (one: 60.0, matrix: 120.0)

    let repeats: Int
    /// The command whose processes are measured, built for release.
    let keyline: String

    /// The part that can be measured alone.
    enum Part: String, CaseIterable {
        /// Processes of the command: the time of a cold picture, and memory.
        case processes
        /// PNG beside Cairo's.
        case encoding
        /// 40 pictures, from files to files.
        case matrix
        /// PDF, from files.
        case pdf
    }

    func rows(of parts: [Part]) async throws -> [BenchmarkRow] {
        let needsPeer = parts != [.encoding]
        let chromium = needsPeer ? try ChromiumPeer.installed?.measure(rounds: 3) : nil
        var rows: [BenchmarkRow] = []
        // Linux counts what a new process shares with this one until it runs its program, so processes come before this one grows.
        for part in Part.allCases where parts.contains(part) {
            switch part {
            case .processes: rows += try processRows(chromium)
            case .encoding: for screen in try screens() { rows += try encodingRows(screen) }
            case .matrix: rows += try await matrixRows(chromium)
            case .pdf:
                for (index, screen) in try screens().enumerated() {
                    rows.append(try pdfRow(screen, chromium, at: index))
                }
            }
        }
        return rows
    }

    private func screens() throws -> [Screen] {
        let fonts = try FontCollection.bundled()
        return Screen.names.map { Screen(name: $0, fonts: fonts) }
    }

    // MARK: PNG beside Cairo

    private func encodingRows(_ screen: Screen) throws -> [BenchmarkRow] {
        let list = try screen.displayList()
        let bitmap = try BitmapRenderer(fonts: screen.fonts).render(list, scale: Screen.scale, background: .white)
        let cairo = CairoPNG(bitmap)
        var sizes = (fast: 0, small: 0, cairo: 0)
        let times = try Stopwatch.medians(
            repeats: repeats,
            [
                { sizes.fast = try PNGEncoder(effort: .fast).encode(bitmap).count },
                { sizes.small = try PNGEncoder(effort: .small).encode(bitmap).count },
                { sizes.cairo = cairo.write() },
            ])
        let name = "\(screen.name), \(bitmap.width)×\(bitmap.height)"
        let peer = "Cairo \(CairoPNG.version) write_to_png"
        func row(_ what: String, _ ours: Double, _ theirs: Double, _ unit: String) -> BenchmarkRow {
            self.row("\(name), \(what)", ours, theirs, unit, peer: peer)
        }
        return [
            row("fast", times[0], times[2], "ms"),
            row("fast", Double(sizes.fast), Double(sizes.cairo), "bytes"),
            row("small", times[1], times[2], "ms"),
            row("small", Double(sizes.small), Double(sizes.cairo), "bytes"),
        ]
    }

    // MARK: From files to files beside Chromium

    private func matrixRows(_ chromium: ChromiumPeer.Figures?) async throws -> [BenchmarkRow] {
        let settings = try screens()[0]
        let figures = try await matrixFigures(settings)
        let name = "\(figures.count) pictures of the settings, files to PNG files"
        return [
            row(
                name, figures.passed, chromium?.matrix, "ms/picture",
                peer: Self.name(chromium, "running already, 2 tabs")),
            row("\(name), most memory", figures.megabytes, Self.memoryBounds.matrix, "MB", peer: "bound"),
        ] + (try await trailRows(fonts: settings.fonts, settings: figures.processor))
    }

    /// The matrix of Trail has no page for Chromium; its peer is the matrix of the settings in the same run.
    private func trailRows(fonts: FontCollection, settings: Double) async throws -> [BenchmarkRow] {
        let figures = try await matrixFigures(Screen(name: Screen.trail, fonts: fonts))
        let name = "\(figures.count) pictures of Trail, files to PNG files"
        return [
            row("\(name), processor time", figures.processor, settings, "ms/picture", peer: "the settings"),
            row("\(name), most memory", figures.megabytes, Self.memoryBounds.matrix, "MB", peer: "bound"),
        ]
    }

    /// The cost of a matrix: milliseconds a picture, and the most memory.
    private struct MatrixFigures {
        var count: Int
        var passed: Double
        var processor: Double
        var megabytes: Double
    }

    private func matrixFigures(_ screen: Screen) async throws -> MatrixFigures {
        var count = try await screen.drawMatrix()
        var passed: [Double] = []
        var processor: [Double] = []
        PeakMemory.restart()
        for _ in 0..<repeats {
            let start = ContinuousClock.now
            let busy = ProcessorTime.seconds
            count = try await screen.drawMatrix()
            passed.append((ContinuousClock.now - start) / .milliseconds(1))
            processor.append((ProcessorTime.seconds - busy) * 1000)
        }
        return MatrixFigures(
            count: count, passed: passed.median / Double(count), processor: processor.median / Double(count),
            megabytes: PeakMemory.megabytes)
    }

    private func pdfRow(_ screen: Screen, _ chromium: ChromiumPeer.Figures?, at index: Int) throws -> BenchmarkRow {
        let renderer = PDFRenderer(fonts: screen.fonts)
        let times = try Stopwatch.medians(
            repeats: repeats,
            [{ _ = try renderer.render([try screen.displayList()], title: screen.name, background: .white) }])
        return row(
            "\(screen.name), file to PDF", times[0], chromium?.pdf[index], "ms",
            peer: Self.name(chromium, "running already"))
    }

    // MARK: Processes

    private func processRows(_ chromium: ChromiumPeer.Figures?) throws -> [BenchmarkRow] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("screens-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func memory(_ what: String, _ figures: TimedProgram.Figures, _ bound: Double) -> BenchmarkRow {
            row("\(what), most memory", figures.megabytes, bound, "MB", peer: "bound")
        }
        let ones = try Screen.names.map { name in
            try run(["render", Screen.file(name), "-o", "\(folder)/\(name).png"])
        }
        let cold = row(
            "settings, one cold picture", ones[0].milliseconds, chromium?.cold, "ms", peer: Self.name(chromium, "cold"))
        return [cold] + zip(Screen.names, ones).map { memory($0, $1, Self.memoryBounds.one) }
    }

    /// The median time and memory of the command.
    private func run(_ arguments: [String]) throws -> TimedProgram.Figures {
        let runs = try (0..<repeats).map { _ in
            guard let figures = TimedProgram.run(keyline, arguments) else {
                throw BenchmarkError.peerFailed(command: keyline)
            }
            return figures
        }
        return TimedProgram.Figures(
            milliseconds: runs.map(\.milliseconds).median, megabytes: runs.map(\.megabytes).median)
    }

    private func row(
        _ name: String, _ ours: Double, _ theirs: Double?, _ unit: String, peer: String
    ) -> BenchmarkRow {
        BenchmarkRow(
            name: name, peer: peer, ours: ours, theirs: theirs, unit: unit,
            command: "keyline-bench screens --repeat \(repeats)")
    }

    private static func name(_ chromium: ChromiumPeer.Figures?, _ state: String) -> String {
        "Chromium \(chromium?.version ?? "(not installed)"), \(state)"
    }
}
