/// The version of Interface Builder that saved a document; its canvas drew bars and insets as that version did.
struct ToolsVersion: Hashable, Sendable, Comparable, ExpressibleByIntegerLiteral {
    /// The number before the first point, such as 14854.
    let major: Int

    init(integerLiteral value: Int) {
        major = value
    }

    /// Reads `14854.2`; a missing or malformed version counts as that of the oldest documents in the format.
    init(_ text: String?) {
        major = text?.split(separator: ".").first.flatMap { Int($0) } ?? 5000
    }

    static func < (left: ToolsVersion, right: ToolsVersion) -> Bool { left.major < right.major }
}
