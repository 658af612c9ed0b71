import Foundation

/// How long mutated inputs are tried; `make fuzz` asks for more than tests do.
enum FuzzSettings {
    private static let environment = ProcessInfo.processInfo.environment

    /// How many inputs are made of each kind.
    static let count = environment["KEYLINE_FUZZ_COUNT"].flatMap { Int($0) } ?? 120

    /// Where the order of faults begins.
    static let seed = environment["KEYLINE_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1

    /// A folder whose files are damaged, too; nil for the tests' own inputs alone.
    static let corpus = environment["KEYLINE_FUZZ_CORPUS"]

    /// Where each input is written before it is tried, so that one that ends the process is left; nil for nowhere.
    static let record = environment["KEYLINE_FUZZ_RECORD"]

    /// The files of the corpus with some endings, by path.
    static func files(_ endings: String...) -> [[UInt8]] {
        guard let corpus, let all = FileManager.default.enumerator(atPath: corpus) else { return [] }
        let paths = all.compactMap { $0 as? String }.filter { path in endings.contains { path.hasSuffix($0) } }.sorted()
        return paths.compactMap { FileManager.default.contents(atPath: "\(corpus)/\($0)") }
            .filter { !$0.isEmpty && $0.count < 400_000 }.map { [UInt8]($0) }
    }
}
