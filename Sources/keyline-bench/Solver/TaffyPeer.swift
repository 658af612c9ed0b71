import Foundation

/// Taffy, an engine for flexible boxes, in a program that lays out the pictures of lists and stacks.
///
/// It solves an easier problem, but it is what one would take instead. Only its layout is measured, of a tree that is there;
/// ours begins with the constraints.
struct TaffyPeer {
    private struct Figure: Decodable {
        var microseconds: Double

        private enum CodingKeys: String, CodingKey {
            case microseconds = "layout_us"
        }
    }

    static let name = "Taffy, layout only"
    private let program: URL

    /// The program that `make bench-setup` puts there; nil where there is none.
    init?(program: URL) {
        guard FileManager.default.isExecutableFile(atPath: program.path) else { return nil }
        self.program = program
    }

    /// Whether boxes can make the picture of a workload.
    static func draws(_ workload: String) -> Bool { workload.hasPrefix("list_") || workload.hasPrefix("stack_") }

    /// The time of a layout, in microseconds.
    func layout(_ workload: String) throws -> Double {
        let arguments = [workload, "\(KiwiPeer.rounds)"]
        let data = try ProgramOutput.read(program, arguments)
        guard let figure = try? JSONDecoder().decode(Figure.self, from: data) else {
            throw BenchmarkError.peerFailed(command: ([program.path] + arguments).joined(separator: " "))
        }
        return figure.microseconds
    }
}
