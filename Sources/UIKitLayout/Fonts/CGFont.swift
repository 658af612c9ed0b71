public import Foundation

/// A typeface by its name, without a size.
public final class CGFont: NSObject, Sendable {
    private let text: String
    var name: NSString { text as NSString }

    /// The typeface of a name; nil where there is none, as UIKit's fonts of that name are.
    @preconcurrency @MainActor
    public init?(_ name: NSString) {
        text = name as String
        guard UIFont(name: text, size: 1) != nil else { return nil }
    }

    /// The name that PostScript knows it by.
    public var postScriptName: NSString? { name }
    /// The whole name.
    public var fullName: NSString? { name }
}
