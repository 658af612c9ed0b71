import Foundation

/// `keyline-bench screens`: a settings list, an article and a form as PNG and PDF, beside Cairo and headless Chromium.
@MainActor
struct ScreensCommand {
    private static let usage = BenchmarkError.usage(
        "usage: keyline-bench screens [--repeat N] [--only processes|encoding|matrix|pdf] [--keyline PROGRAM] [--output FOLDER]"
    )

    private var repeats = 9
    private var parts = ScreensSuite.Part.allCases
    private var keyline = ".build/release/keyline"
    private var output = URL(fileURLWithPath: "out/bench", isDirectory: true)

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            guard let value = rest.popFirst() else { throw Self.usage }
            switch (option, Int(value)) {
            case ("--repeat", let count?) where count > 0: repeats = count
            case ("--only", _):
                guard let part = ScreensSuite.Part(rawValue: value) else { throw Self.usage }
                parts = [part]
            case ("--keyline", _): keyline = value
            case ("--output", _): output = URL(fileURLWithPath: value, isDirectory: true)
            default: throw Self.usage
            }
        }
    }

    func run() async throws {
        let rows = try await ScreensSuite(repeats: repeats, keyline: keyline).rows(of: parts)
        try BenchmarkReport(suite: "screens", rows: rows).publish(into: output)
    }
}
