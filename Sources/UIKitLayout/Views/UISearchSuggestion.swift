public import Foundation

/// What is proposed while somebody searches. Changes no picture.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The words.
    var localizedSuggestion: String? { get }
}

/// Words that are proposed while somebody searches. Changes no picture.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The words.
    public let localizedSuggestion: String?
    /// What is said about them.
    public let localizedDescription: String?
    /// The picture before them.
    public let iconImage: UIImage?
    /// What they stand for.
    open var representedObject: Any?
    /// Proposes words.
    public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
        self.localizedSuggestion = localizedSuggestion
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        super.init()
    }
}
