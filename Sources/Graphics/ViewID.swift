internal import KeylineByteText

/// The name by which a picture, a dump and a diagnostic speak of one view: the object id of an Interface Builder file, the
/// id given in a layout file, or a path of indices for a view made in code.
public struct ViewID: RawRepresentable, Hashable, Sendable, Comparable, Codable,
    ExpressibleByStringLiteral, CustomStringConvertible
{
    /// The name itself.
    public let rawValue: String

    /// Wraps a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Wraps a name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Wraps a name written in code.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// The name on one line: controls and line ends that it holds are written as escapes.
    public var description: String { rawValue.escaped(for: .line) }

    /// Orders names by their Unicode scalars, so that sorted output is the same everywhere.
    public static func < (left: ViewID, right: ViewID) -> Bool {
        left.rawValue.unicodeScalars.lexicographicallyPrecedes(right.rawValue.unicodeScalars)
    }
}
