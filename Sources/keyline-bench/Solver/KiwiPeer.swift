import Foundation

/// The kiwi solver, in a program of its own that measures a workload.
struct KiwiPeer {
    /// The output of the program.
    struct Figures: Decodable {
        /// Microseconds.
        var build: Double
        /// By `GROUP_us`, microseconds.
        var edits: [String: Double]
        private enum CodingKeys: String, CodingKey {
            case edits
            case build = "build_us"
        }
    }

    static let name = "kiwi"
    private let program: URL

    /// The program that `make bench-setup` builds; nil where there is none.
    init?(program: URL) {
        guard FileManager.default.isExecutableFile(atPath: program.path) else { return nil }
        self.program = program
    }

    /// How many rounds the program makes at a time, and Keyline too. The first ones fill caches that the other emptied; these
    /// are so many that the middle one is not among them.
    static let rounds = 9

    /// Measures a workload; nil if the program was still busy after that time. Without limits, a thousand rows take it minutes.
    func figures(_ workload: URL, seconds: Double) throws -> Figures? {
        let limit = ["\(Int(seconds.rounded(.up)))", program.path, workload.path, "\(Self.rounds)"]
        guard let data = try ProgramOutput.readInTime(limit) else { return nil }
        guard let figures = try? JSONDecoder().decode(Figures.self, from: data) else {
            throw BenchmarkError.peerFailed(command: "\(program.path) \(workload.path)")
        }
        return figures
    }

    /// The heap that it holds, in kilobytes.
    func heap(_ workload: URL) throws -> Double { try HeapFigure.theirs(workload, program: program) }
}

/// The figures of several rounds.
struct KiwiMeasurement {
    private var rounds: [KiwiPeer.Figures] = []
    private var secondsLeft: Double

    /// Measures until the rounds have taken that long.
    init(seconds: Double) {
        secondsLeft = seconds
    }

    /// Measures once more, unless there is no peer or it has had its time.
    mutating func measure(_ workload: URL, with peer: KiwiPeer?) throws {
        guard let peer, secondsLeft > 0 else { return }
        let time = try ContinuousClock().measure {
            if let figures = try peer.figures(workload, seconds: secondsLeft) { rounds.append(figures) }
        }
        // A program that was ended once would be ended again.
        secondsLeft = rounds.isEmpty ? 0 : secondsLeft - time / .seconds(1)
    }

    var build: Double? { median { $0.build } }
    func edit(_ group: String) -> Double? { median { $0.edits["\(group)_us"] } }

    private func median(_ figure: (KiwiPeer.Figures) -> Double?) -> Double? {
        let figures = rounds.compactMap(figure)
        return figures.isEmpty ? nil : figures.median
    }
}
