import Foundation
import KeylineGraphics
import KeylineTypesetting

/// Measures typesetting beside Pango and beside HarfBuzz alone, on the same fonts and texts, in turns.
struct TextSuite {
    private var rounds = 9
    private var output = URL(fileURLWithPath: "out/bench", isDirectory: true)
    private var peerProgram = URL(fileURLWithPath: ".build/bench/pango-peer")
    private var fontsFolder = URL(fileURLWithPath: "fonts", isDirectory: true)
    private var only: Set<String> = []
    private var work: String?

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            guard let value = rest.popFirst() else { throw BenchmarkError.usage("\(option) needs a value") }
            switch option {
            case "--rounds": rounds = max(Int(value) ?? rounds, 1)
            case "--output": output = URL(fileURLWithPath: value, isDirectory: true)
            case "--peer": peerProgram = URL(fileURLWithPath: value)
            case "--fonts": fontsFolder = URL(fileURLWithPath: value, isDirectory: true)
            case "--work": work = value
            case "--only": only.formUnion(value.split(separator: ",").map(String.init))
            default: throw BenchmarkError.usage("keyline-bench text: unknown option \(option)")
            }
        }
    }

    func run() throws {
        let fonts = try FontCollection(directory: fontsFolder)
        let corpora = TextCorpus.all().filter { only.isEmpty || only.contains($0.name) }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keyline-bench-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for corpus in corpora {
            let file = folder.appendingPathComponent("\(corpus.name).txt")
            try Data(corpus.texts.joined(separator: "\n").utf8).write(to: file)
        }
        let peer = try PangoPeer(program: peerProgram, texts: folder, fonts: fontsFolder)
        var report = BenchmarkReport(suite: "text")
        for corpus in corpora {
            let measurement = TextMeasurement(corpus: corpus, fonts: fonts, peer: peer, rounds: rounds, work: work)
            for row in try measurement.rows() { report.add(row) }
        }
        try report.write(into: output)
    }
}
