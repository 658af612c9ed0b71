import KeylineVocabulary

/// The version of Interface Builder that saved a document; its canvas drew bars and insets as that version did.
struct ToolsVersion: Hashable, Sendable, Comparable, ExpressibleByIntegerLiteral {
    /// The number before the first point, such as 14854.
    let major: Int

    init(integerLiteral value: Int) {
        major = value
    }

    /// Reads the version of a document.
    init(of document: IBElement) {
        let plugIn = document.child("dependencies")?.children.first { $0.name == "plugIn" }?["version"]
        major = CanvasVersions.version(plugIn: plugIn, tools: document["toolsVersion"])
    }

    static func < (left: ToolsVersion, right: ToolsVersion) -> Bool { left.major < right.major }
}
