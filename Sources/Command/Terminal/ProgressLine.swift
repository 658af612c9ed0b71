/// A line on a terminal with the progress of long work, its findings and the time left; nothing where standard error is no terminal.
@MainActor
final class ProgressLine {
    private let title: String
    private let total: Int
    /// The nouns for one and for several results.
    private let noun: (one: String, many: String)
    private let start = ContinuousClock.now
    private var done = 0
    private var count = 0

    /// Begins a line.
    ///
    /// - Parameters:
    ///   - title: The work, such as `checking`.
    ///   - total: The number of its parts.
    ///   - noun: The noun of its results, such as `finding`.
    ///   - many: The plural, where it is not the noun with an s.
    init(_ title: String, total: Int, counting noun: String, many: String? = nil) {
        self.title = title
        self.total = total
        self.noun = (noun, many ?? noun + "s")
    }

    /// Counts one more result.
    func countFinding() { count += 1 }

    /// Counts one more as done, with or without a result; the last one takes the line away.
    func advance(_ isFound: Bool = false) {
        if isFound { count += 1 }
        done += 1
        guard Console.isWatched, total > 1 else { return }
        Console.progress(done < total ? "\r\u{1B}[K" + text(after: ContinuousClock.now - start) : "\r\u{1B}[K")
    }

    /// The line after some time, such as `checking 3 of 40, 2 findings, 25 s left`.
    func text(after elapsed: Duration) -> String {
        var parts = ["\(title) \(done) of \(total)"]
        if count > 0 { parts.append("\(count) \(count == 1 ? noun.one : noun.many)") }
        // The first parts take longer: fonts and files are read.
        if done > 1 { parts.append(Self.words(elapsed * (total - done) / done) + " left") }
        return parts.joined(separator: ", ")
    }

    private static func words(_ time: Duration) -> String {
        let seconds = time.components.seconds
        return seconds < 60 ? "\(max(seconds, 1)) s" : "\((seconds + 30) / 60) min"
    }
}
