import Foundation

/// The fastest C++ port of pixelmatch on PyPI, in a program of Python that measures the comparison alone.
struct PixelmatchPeer {
    struct Figure: Decodable {
        var pixels: Int
        var milliseconds: Double
        /// Of the processor's time, which on a busy machine is less.
        var processorMilliseconds: Double
    }

    private let python: URL

    /// The peer that `make bench-setup` installs; nil if it is not there.
    static let installed: PixelmatchPeer? = {
        let python = URL(fileURLWithPath: ".build/bench/python/bin/python")
        guard FileManager.default.isExecutableFile(atPath: python.path),
            (try? ProgramOutput.read(python, ["-c", "import pybind11_pixelmatch"])) != nil
        else { return nil }
        return PixelmatchPeer(python: python)
    }()

    /// The median of three comparisons of two files of raw pixels.
    func compare(_ files: [URL], width: Int) throws -> Figure {
        let arguments = ["Benchmarks/pictures/pixelmatch-peer"] + files.map(\.path) + ["\(width)"]
        let data = try ProgramOutput.read(python, arguments)
        guard let figure = try? JSONDecoder().decode(Figure.self, from: data) else {
            throw BenchmarkError.peerFailed(command: arguments.joined(separator: " "))
        }
        return figure
    }
}
