/// The version of Interface Builder that saved a document; its canvas drew bars and insets as that version did.
struct ToolsVersion: Hashable, Sendable, Comparable, ExpressibleByIntegerLiteral {
    /// The number before the first point, such as 14854.
    let major: Int

    init(integerLiteral value: Int) {
        major = value
    }

    /// Reads the version of a document, such as `14854.2`; a missing or malformed one counts as that of the oldest documents in
    /// the format.
    ///
    /// Some builds write a number that is no version. The plug-in's, which differs from the tools' by little, is always one.
    init(of document: IBElement) {
        let plugIn = document.child("dependencies")?.children.first { $0.name == "plugIn" }?["version"]
        let number = [plugIn, document["toolsVersion"]].lazy.compactMap { $0 }.compactMap(Self.major).first
        major = number ?? 5000
    }

    private static func major(_ text: String) -> Int? {
        text.split(separator: ".").first.flatMap { Int($0) }
    }

    static func < (left: ToolsVersion, right: ToolsVersion) -> Bool { left.major < right.major }
}
