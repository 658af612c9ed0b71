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
    private let fonts: FontCollection
    private let screens: [Screen]

    init(repeats: Int, keyline: String) throws {
        self.repeats = repeats
        self.keyline = keyline
        let fonts = try FontCollection.bundled()
        self.fonts = fonts
        screens = Screen.names.map { Screen(name: $0, fonts: fonts) }
    }

    func rows() async throws -> [BenchmarkRow] {
        let chromium = try ChromiumPeer.installed?.measure(rounds: 3)
        var rows = try screens.flatMap { try encodingRows($0) }
        rows.append(try await matrixRow(chromium))
        rows += try coldRows(chromium)
        rows += try screens.enumerated().map { try pdfRow($1, chromium, at: $0) }
        return rows
    }

    // MARK: PNG beside Cairo

    private func encodingRows(_ screen: Screen) throws -> [BenchmarkRow] {
        let list = try screen.displayList()
        let bitmap = try BitmapRenderer(fonts: fonts).render(list, scale: Screen.scale, background: .white)
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

    private func matrixRow(_ chromium: ChromiumPeer.Figures?) async throws -> BenchmarkRow {
        var count = try await screens[0].drawMatrix()
        var times: [Double] = []
        for _ in 0..<repeats {
            let start = ContinuousClock.now
            count = try await screens[0].drawMatrix()
            times.append((ContinuousClock.now - start) / .milliseconds(1))
        }
        return row(
            "\(count) pictures of the settings, files to PNG files", times.median / Double(count), chromium?.matrix,
            "ms/picture", peer: Self.name(chromium, "running already, 2 tabs"))
    }

    private func pdfRow(_ screen: Screen, _ chromium: ChromiumPeer.Figures?, at index: Int) throws -> BenchmarkRow {
        let renderer = PDFRenderer(fonts: fonts)
        let times = try Stopwatch.medians(
            repeats: repeats,
            [{ _ = try renderer.render([try screen.displayList()], title: screen.name, background: .white) }])
        return row(
            "\(screen.name), file to PDF", times[0], chromium?.pdf[index], "ms",
            peer: Self.name(chromium, "running already"))
    }

    // MARK: Processes

    private func coldRows(_ chromium: ChromiumPeer.Figures?) throws -> [BenchmarkRow] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("screens-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var rows: [BenchmarkRow] = []
        for screen in screens {
            let one = try run(["render", screen.file, "-o", "\(folder)/\(screen.name).png"])
            let isLike = screen.name == "settings"
            if isLike {
                rows.append(
                    row("one cold picture", one.milliseconds, chromium?.cold, "ms", peer: Self.name(chromium, "cold")))
            }
            rows.append(
                row("\(screen.name), most memory", one.megabytes, Self.memoryBounds.one, "MB", peer: "bound"))
        }
        let matrix = try run(["preview", screens[0].file, "--across", Screen.across, "-o", folder])
        rows.append(
            row("40 pictures, page and contact sheet, most memory", matrix.megabytes, Self.memoryBounds.matrix, "MB", peer: "bound"))
        return rows
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
