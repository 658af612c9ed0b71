internal import Synchronization

/// The letter tables of a font.
final class LetterTables: Sendable {
    private static let limit = 32
    private let tables = Mutex<[LetterTable]>([])

    /// Lends a table to a closure and hands on its answer; false, without calling it, where another thread uses the tables just now.
    @inline(__always)
    func with(_ context: LetterTable.Context, _ use: (inout LetterTable) -> Bool) -> Bool {
        tables.withLockIfAvailable { tables in
            for index in tables.indices where tables[index].context == context { return use(&tables[index]) }
            if tables.count >= Self.limit { tables.removeAll() }
            tables.append(LetterTable(context))
            return use(&tables[tables.count - 1])
        } ?? false
    }
}
