public import KeylineScenes

/// Answers with the text that stands for a key in one language.
public protocol StringSource: Sendable {
    /// The text of a key; nil where the language has none.
    ///
    /// - Parameters:
    ///   - key: The key, such as `6qK-1y-aaa.text`.
    ///   - table: The table's name, such as `Main`; nil for `Localizable`.
    /// - Returns: The text.
    func text(forKey key: String, table: String?) -> String?

    /// The forms of a text that depends on numbers; nil where the text is the same for all.
    ///
    /// - Parameters:
    ///   - key: The key, such as `%lld days`.
    ///   - table: The table's name; nil for `Localizable`.
    /// - Returns: The forms.
    func plural(forKey key: String, table: String?) -> PluralText?

    /// The text of a key that a generator turned into a name in code, as R.swift does; nil where the language has none.
    ///
    /// - Parameters:
    ///   - name: The name, such as `loginTitle` for `login.title`.
    ///   - table: The table's name in code, such as `localizable`.
    /// - Returns: The text; of one that depends on numbers, its general form.
    func text(generatedAs name: String, table: String) -> String?

    /// A table whose texts are the development language's nearly all, though the language is another one; nil for other tables.
    ///
    /// - Parameter table: The table's name; nil for `Localizable`.
    /// - Returns: The file, the number of its texts that have words, and how many of these are the same.
    func copy(of table: String?) -> CopiedTable?

    /// Why tables that were asked for cannot be read. A scene that needs one of them cannot be made.
    var failures: [any InputError] { get }
}

extension StringSource {
    /// None: every table could be read.
    public var failures: [any InputError] { [] }

    /// None: tables are not compared.
    public func copy(of table: String?) -> CopiedTable? { nil }

    /// None: keys are not listed.
    public func text(generatedAs name: String, table: String) -> String? { nil }

    /// None: no text depends on numbers.
    public func plural(forKey key: String, table: String?) -> PluralText? { nil }
}

/// A table of one language that has the texts of another.
public struct CopiedTable: Hashable, Sendable {
    /// The file of the table.
    public let file: String
    /// The number of its texts with words.
    public let count: Int
    /// The number of them that the other language has, too.
    public let sameCount: Int

    /// Compares two tables; nil where fewer than ten texts have words, or fewer than nine of ten are the same.
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - other: The other language's.
    public init?(_ table: StringTable, of other: StringTable) {
        let pairs = table.entries.filter { key, entry in
            entry.value.split { !$0.isLetter }.contains { $0.count > 2 } && !table.untranslatable.contains(key)
        }
        let same = pairs.count { key, entry in other[key] == entry.value }
        guard table.file != other.file, pairs.count >= 10, same * 10 >= pairs.count * 9 else { return nil }
        file = table.file
        count = pairs.count
        sameCount = same
    }
}

/// No texts at all: every key stands for itself.
public struct NoStrings: StringSource {
    /// Creates a source without texts.
    public init() {}

    /// Nothing, for every key.
    public func text(forKey key: String, table: String?) -> String? { nil }
}
