extension ViewSnapshot {
    /// A property that a picture shows as the app's code sets it, rather than as the document has it.
    public struct CodeValue: Hashable, Sendable, Encodable, CustomStringConvertible {
        /// The property, by UIKit's name, such as `text`.
        public var property: String
        /// The place of the value in the code.
        public var location: SourceLocation
        /// Whether a branch decides about the value, or samples stand in for parts of it.
        public var isLikely: Bool
        /// Whether only running the code tells the value: the document's own is shown in its place.
        public var isUnknown: Bool

        /// Describes a property that code sets.
        public init(property: String, location: SourceLocation, isLikely: Bool = false, isUnknown: Bool = false) {
            self.property = property
            self.location = location
            self.isLikely = isLikely
            self.isUnknown = isUnknown
        }

        /// Such as `text by Login.swift:12:27`.
        public var description: String {
            "\(property) by \(location)" + (isLikely ? ", likely" : isUnknown ? ", not known here" : "")
        }

        private enum Key: CodingKey {
            case property, file, line, column, likely, unknown
        }

        /// Writes all at one level.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(property, forKey: .property)
            try container.encode(location.file, forKey: .file)
            try container.encodeIfPresent(location.line, forKey: .line)
            try container.encodeIfPresent(location.column, forKey: .column)
            try container.encode(isLikely, forKey: .likely)
            if isUnknown { try container.encode(true, forKey: .unknown) }
        }
    }
}
