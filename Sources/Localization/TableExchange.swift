package import KeylineScenes
import Synchronization

/// The tables that folders have in place of their files' own, for as long as an operation runs.
///
/// It shows what a screen would be with other texts, without a file being written. Each table is read once, however often scenes are laid
/// out.
package struct TableExchange: Sendable {
    /// A table as it is asked for.
    package struct Place: Hashable, Sendable {
        /// The folder with the languages.
        package let folder: String
        /// The table's name.
        package let table: String
        /// The locale, a BCP 47 tag.
        package let locale: String
        /// The kind of device.
        package let idiom: InterfaceIdiom
        /// Whether the texts of `Base.lproj` are asked for.
        package var isBase = false
    }

    /// The tables that were read, for several operations. What was looked for to read one counts as looked for whenever it is asked for.
    package final class Cache: Sendable {
        private struct Entry {
            let result: Result<StringTable?, StringsError>
            let inputs: Set<InputDependency>
        }

        private let tables = Mutex<[Place: Entry]>([:])
        private let languages = Mutex<[[String]: [String]]>([:])

        /// Knows none.
        package init() {}

        fileprivate func table(
            at place: Place, read: () throws(StringsError) -> StringTable?
        ) throws(StringsError) -> StringTable? {
            if let cached = tables.withLock({ $0[place] }) {
                InputTrace.note(cached.inputs)
                return try cached.result.get()
            }
            let (result, inputs) = InputTrace.collecting {
                Result<StringTable?, StringsError> { () throws(StringsError) in try read() }
            }
            tables.withLock { $0[place] = Entry(result: result, inputs: inputs) }
            return try result.get()
        }

        fileprivate func languages(of table: String, in folder: String, list: () -> [String]) -> [String] {
            if let cached = languages.withLock({ $0[[folder, table]] }) { return cached }
            let result = list()
            languages.withLock { $0[[folder, table]] = result }
            return result
        }
    }

    /// The exchange that counts; nil for the files' own tables.
    @TaskLocal package static var current: TableExchange?

    private let cache: Cache
    private let change: @Sendable (Place, StringTable) -> StringTable

    /// Plans an exchange.
    ///
    /// - Parameters:
    ///   - cache: Has the tables of the files.
    ///   - change: Makes other tables of them.
    package init(_ cache: Cache, changing change: @escaping @Sendable (Place, StringTable) -> StringTable = { $1 }) {
        self.cache = cache
        self.change = change
    }

    /// The table of a place, changed; nil where there is none.
    func table(at place: Place, read: () throws(StringsError) -> StringTable?) throws(StringsError) -> StringTable? {
        guard let table = try cache.table(at: place, read: read) else { return nil }
        return change(place, table)
    }

    /// The languages in which a table has texts.
    func languages(of table: String, in folder: String, list: () -> [String]) -> [String] {
        cache.languages(of: table, in: folder, list: list)
    }
}
