import Synchronization

/// The contents of one file as they were read last, for whoever reads the same bytes next: an edited document is read once for its scenes
/// and its edits.
package final class MarkupMemory: Sendable {
    /// The memory of the readers at work; nil where each reads for itself.
    @TaskLocal package static var current: MarkupMemory?

    private let file: String
    private let last = Mutex<Markup?>(nil)

    /// Remembers nothing yet of a file.
    package init(of file: String) { self.file = file }

    func markup(of bytes: [UInt8], file: String) -> Markup? {
        guard file == self.file else { return nil }
        return last.withLock { $0.flatMap { $0.bytes == bytes ? $0 : nil } }
    }

    func remember(_ markup: Markup) {
        guard markup.file == file else { return }
        last.withLock { $0 = markup }
    }
}
