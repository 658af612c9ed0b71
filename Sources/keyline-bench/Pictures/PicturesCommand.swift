import Foundation

/// `keyline-bench pictures`: requests to a server of pictures.
@MainActor
struct PicturesCommand {
    private var load = PictureLoad()
    private var output = URL(fileURLWithPath: "out/bench", isDirectory: true)

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            guard let value = rest.popFirst() else { throw BenchmarkError.usage("\(option) needs a value") }
            switch (option, Int(value)) {
            case ("--requests", let count?) where count >= 100: load.requests = count
            case ("--tasks", let count?) where count > 0: load.tasks = count
            case ("--output", _): output = URL(fileURLWithPath: value, isDirectory: true)
            default:
                throw BenchmarkError.usage(
                    "usage: keyline-bench pictures [--requests N, 100 or more] [--tasks N] [--output FOLDER]")
            }
        }
    }

    func run() async throws {
        try await BenchmarkReport(suite: "pictures", rows: load.rows()).publish(into: output)
    }
}
