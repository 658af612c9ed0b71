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
        /// The value in words, such as `"Log in"`; nil where it is not known.
        package var value: String?

        /// Describes a property that code sets.
        public init(property: String, location: SourceLocation, isLikely: Bool = false, isUnknown: Bool = false) {
            self.property = property
            self.location = location
            self.isLikely = isLikely
            self.isUnknown = isUnknown
        }

        /// Such as `text by Login.swift:12:27`.
        public var description: String { "\(property) by \(location)" + certainty }

        /// Such as `text by code`.
        package var wordsWithoutPlace: String { "\(property) by \(Self.code)" + certainty }

        /// The word for a place that does not matter.
        private static let code = "code"

        private var certainty: String { isLikely ? ", likely" : isUnknown ? ", not known here" : "" }

        /// A line of a layout's text without places in the app's code.
        ///
        /// - Parameter line: The line of a view, as earlier versions recorded it in goldens too.
        /// - Returns: The line, with the same values behind the texts of the view.
        package static func withoutPlaces(_ line: String) -> String {
            guard let quote = line.lastIndex(of: "\""), line[quote...].contains(" by ") else { return line }
            let values = line[quote...].replacing(/\((\S+) by [^()]+?(:[0-9]+){1,2}(, likely|, not known here)?\)/) {
                "(\($0.1) by \(code)\($0.3 ?? ""))"
            }
            return String(line[..<quote] + values)
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
