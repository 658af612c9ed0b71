/// One line on a person's screen that says how far long work has come; nothing where nobody watches.
@MainActor
final class ProgressLine {
    private let title: String
    private let total: Int
    private var done = 0

    init(_ title: String, total: Int) {
        self.title = title
        self.total = total
    }

    /// Counts one more as done; the last one takes the line away.
    func advance() {
        done += 1
        guard Console.isWatched, total > 1 else { return }
        Console.progress(done < total ? "\r\u{1B}[K\(title) \(done) of \(total)" : "\r\u{1B}[K")
    }
}
