import Foundation
import KeylineGraphics
import KeylineImageCoding
import KeylinePictureComparison

/// Measures comparisons beside their peers, which take turns with them.
struct ComparisonSuite {
    private static let command = "keyline-bench comparison"
    private static let port = "pybind11_pixelmatch"

    let rounds: Int
    private let comparison = BitmapComparison(.yiq(threshold: 0.1), ignoresAntialiasing: true)

    init(rounds: Int) { self.rounds = rounds }

    func rows() throws -> [BenchmarkRow] {
        let pictures = try ComparisonPictures()
        let room = FileManager.default.temporaryDirectory.appendingPathComponent("comparison-\(getpid())")
        try FileManager.default.createDirectory(at: room, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: room) }
        let others = [
            ("identical", pictures.identical), ("1 % changed", pictures.onePercent),
            ("edges smoothed anew", pictures.halfPixel),
        ]
        return try [memcmpRow(pictures)] + others.flatMap { try portRows($0.0, pictures.first, $0.1, room) }
            + [fileRow(pictures, room)]
    }

    private func memcmpRow(_ pictures: ComparisonPictures) throws -> BenchmarkRow {
        let first = pictures.first
        let second = pictures.identical
        var sum = 0
        let times = try Stopwatch.medians(
            repeats: rounds * 5,
            [
                { sum += comparison.differentPixelCount(expected: first, actual: second) },
                {
                    first.pixels.withUnsafeBytes { left in
                        second.pixels.withUnsafeBytes { right in
                            guard let left = left.baseAddress, let right = right.baseAddress else { return }
                            sum += Int(memcmp(left, right, first.pixels.count))
                        }
                    }
                },
            ])
        precondition(sum == 0, "equal pictures have no difference")
        return row("identical, 1170×2532", peer: "memcmp", times[0], times[1])
    }

    /// By the clock, by which all cores help, and by the time of the processor, of which the port uses one.
    private func portRows(_ name: String, _ first: Bitmap, _ second: Bitmap, _ room: URL) throws -> [BenchmarkRow] {
        let files = ["a", "b"].map { room.appendingPathComponent($0) }
        try Data(first.pixels).write(to: files[0])
        try Data(second.pixels).write(to: files[1])
        var ours: [Double] = []
        var theirs: [Double] = []
        var ourWork: [Double] = []
        var theirWork: [Double] = []
        var count = 0
        for _ in 0..<rounds {
            var work: [Double] = []
            ours += try Stopwatch.medians(
                repeats: 3,
                [
                    {
                        work.append(
                            ProcessorTime.measure {
                                count = comparison.differentPixelCount(expected: first, actual: second)
                            })
                    }
                ])
            ourWork.append(Array(work.dropFirst()).median * 1000)
            guard let figure = try PixelmatchPeer.installed?.compare(files, width: first.width) else { continue }
            guard figure.pixels == count else {
                throw BenchmarkError.peerFailed(command: "\(Self.port): \(figure.pixels) ≠ \(count)")
            }
            theirs.append(figure.milliseconds)
            theirWork.append(figure.processorMilliseconds)
        }
        let title = "\(name), 1170×2532"
        return [
            row(title, peer: Self.port, median(ours) ?? 0, median(theirs)),
            row(title + ", processor time", peer: Self.port, median(ourWork) ?? 0, median(theirWork)),
        ]
    }

    /// From two files to a verdict and a picture of the difference, as processes.
    private func fileRow(_ pictures: ComparisonPictures, _ room: URL) throws -> BenchmarkRow {
        let files = ["a.png", "b.png"].map { room.appendingPathComponent($0).path }
        for (bitmap, file) in zip([pictures.first, pictures.halfPixel], files) {
            try Data(PNGEncoder().encode(bitmap)).write(to: URL(fileURLWithPath: file))
        }
        let result = room.appendingPathComponent("difference.png").path
        let keyline = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("keyline").path
        var ours: [Double] = []
        var theirs: [Double] = []
        for _ in 0..<rounds {
            let words = ["diff"] + files + ["--compare", "yiq", "-o", result]
            ours += [TimedProgram.milliseconds(keyline, words)].compactMap { $0 }
            theirs += [TimedProgram.milliseconds("/usr/bin/compare", ["-metric", "AE"] + files + [result])].compactMap {
                $0
            }
        }
        return row("files to verdict and picture", peer: "ImageMagick compare", median(ours) ?? .nan, median(theirs))
    }

    private func median(_ figures: [Double]) -> Double? {
        figures.isEmpty ? nil : figures.sorted()[figures.count / 2]
    }

    private func row(_ name: String, peer: String, _ ours: Double, _ theirs: Double?) -> BenchmarkRow {
        BenchmarkRow(name: name, peer: peer, ours: ours, theirs: theirs, unit: "ms", command: Self.command)
    }
}
