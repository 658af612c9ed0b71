import Foundation
public import KeylineScenes
import KeylineVocabulary

/// The size classes for which an edit changes a document, as Xcode's "Vary for Traits" does.
public struct SizeClassVariation: Hashable, Sendable {
    /// The class of the width; nil for any.
    public let width: SizeClass?
    /// The class of the height; nil for any.
    public let height: SizeClass?

    /// Reads `width=compact`, `height=regular` or both with a comma between them; nil for other texts.
    public init?(_ text: String) {
        var classes: [String: SizeClass] = [:]
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            guard sides.count == 2, ["width", "height"].contains(sides[0]), classes[sides[0]] == nil,
                let sizeClass = ["compact": SizeClass.compact, "regular": .regular][sides[1]]
            else { return nil }
            classes[sides[0]] = sizeClass
        }
        width = classes["width"]
        height = classes["height"]
    }

    /// The key of the variation in documents.
    var key: String {
        let parts = [("heightClass", height), ("widthClass", width)]
        return parts.compactMap { name, value in value.map { "\(name)=\($0.rawValue)" } }.joined(separator: "-")
    }

    /// The size classes as variations of documents and layout files have them.
    var sizeClasses: SizeClassKey { SizeClassKey(key) }

    /// An environment of these size classes; an iPhone has the ones that are not named.
    var environment: SceneEnvironment {
        var environment = SceneEnvironment(size: CGSize(width: 393, height: 852))
        environment.horizontalSizeClass = width ?? .compact
        environment.verticalSizeClass = height ?? .regular
        return environment
    }
}
