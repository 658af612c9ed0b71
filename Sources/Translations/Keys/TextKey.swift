/// A key of a table of texts.
package struct TextKey: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The folder that holds the table's languages.
    package var folder: String
    /// The table's name, such as `Localizable`.
    package var table: String
    /// The key.
    package var key: String

    /// Names a key.
    package init(folder: String, table: String, key: String) {
        self.folder = folder
        self.table = table
        self.key = key
    }

    /// The table's name with its folder.
    package var tablePath: String { folder == "." ? table : "\(folder)/\(table)" }

    /// The table and the key, such as `App/Localizable: greeting`.
    package var description: String { "\(tablePath): \(key)" }

    /// Orders by table, then by key.
    package static func < (first: TextKey, second: TextKey) -> Bool {
        (first.folder, first.table, first.key) < (second.folder, second.table, second.key)
    }
}
