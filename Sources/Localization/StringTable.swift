public import KeylineScenes

/// The texts of one `.strings` file, by key.
public struct StringTable: Hashable, Sendable {
    /// A text and its place in the file.
    public struct Entry: Hashable, Sendable {
        /// The text; where it depends on numbers, that for any number that has no form of its own.
        public var value: String
        /// The forms of a text that depends on numbers.
        public var plural: PluralText?
        /// The place of its key in the file.
        public var location: SourceLocation
        /// The words for translators before it; nil where there are none.
        package var comment: String?

        /// Places a text.
        public init(value: String, location: SourceLocation) {
            self.value = value
            self.location = location
        }

        /// Places a text that depends on numbers.
        public init(plural: PluralText, location: SourceLocation) {
            self.value = plural.general
            self.plural = plural
            self.location = location
        }
    }

    /// The file as it was given.
    public let file: String
    /// The entries by key; the later of two entries with one key counts, as with Apple's reader.
    public let entries: [String: Entry]
    /// The places of entries whose key comes again later in the file, in its order.
    package let repeated: [Repetition]
    /// The keys of texts that the file says are not to be translated, whether they have an entry or not.
    package var untranslatable: Set<String> = []

    /// An entry that does not count, because another one with its key comes later.
    package struct Repetition: Hashable, Sendable {
        /// The key.
        package var key: String
        /// The place of the entry.
        package var location: SourceLocation
    }

    /// Collects entries.
    public init(file: String, entries: [String: Entry]) {
        self.init(file: file, entries: entries, repeated: [])
    }

    /// Collects the entries of a file and those that do not count.
    package init(file: String, entries: [String: Entry], repeated: [Repetition]) {
        self.file = file
        self.entries = entries
        self.repeated = repeated
    }

    /// The text of a key; nil where there is none.
    public subscript(key: String) -> String? { entries[key]?.value }
}
