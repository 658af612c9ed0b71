import Foundation

/// Headless Chromium, driven by a program of Python that measures it.
struct ChromiumPeer {
    struct Figures: Decodable {
        var version: String
        /// Milliseconds of the matrix for each picture, by a browser that runs already, with a tab for each of two processors.
        var matrix: Double
        /// Milliseconds of a PDF of each screen, by a browser that runs already.
        var pdf: [Double]
        /// Milliseconds of one picture, from the start of the browser to its end.
        var cold: Double
    }

    private static let program = "/usr/bin/chromium"
    private let python: URL

    /// Chromium from the system and Playwright from `make bench-setup`; nil where one of them is not there.
    static let installed: ChromiumPeer? = {
        let python = URL(fileURLWithPath: ".build/bench/web/bin/python")
        guard FileManager.default.isExecutableFile(atPath: python.path),
            FileManager.default.isExecutableFile(atPath: program)
        else { return nil }
        return ChromiumPeer(python: python)
    }()

    /// The medians of some rounds.
    func measure(rounds: Int) throws -> Figures {
        let arguments = ["Benchmarks/screens/chromium-peer", Self.program, "--rounds", "\(rounds)"]
        let data = try ProgramOutput.read(python, arguments)
        guard let figures = try? JSONDecoder().decode(Figures.self, from: data) else {
            throw BenchmarkError.peerFailed(command: arguments.joined(separator: " "))
        }
        return figures
    }
}
