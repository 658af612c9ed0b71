public import Foundation

/// An item that an app hands to an extension. Changes no picture.
open class NSExtensionItem: NSObject, NSCopying {
    /// The title.
    open var attributedTitle: NSAttributedString?
    /// The text.
    open var attributedContentText: NSAttributedString?
    /// Data and objects that come with it.
    open var attachments: [NSItemProvider]?
    /// The text and attachments by key, and whatever else the app adds.
    open var userInfo: [AnyHashable: Any]?

    /// An item with nothing in it.
    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSExtensionItem()
        copy.attributedTitle = attributedTitle
        copy.attributedContentText = attributedContentText
        copy.attachments = attachments
        copy.userInfo = userInfo
        return copy
    }
}

// Apple's names begin with capitals.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of an item's title.
public let NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitleKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of an item's text.
public let NSExtensionItemAttributedContentTextKey = "NSExtensionItemAttributedContentTextKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of an item's attachments.
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of what a page's script found.
public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of what a page's script is given at the end.
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"

/// An app's request to an extension: nothing, in a picture. Changes no picture.
open class NSExtensionContext: NSObject {
    /// The items that are handed over: none.
    open var inputItems: [Any] { [] }
    /// Ends the request; no app takes the items.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }
    /// Gives up.
    open func cancelRequest(withError error: any Error) {}
    /// Opens an address: nothing does.
    open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// Begins what an app asks an extension for: nothing does, in a picture.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
    /// Begins.
    func beginRequest(with context: NSExtensionContext)
}

extension UIViewController {
    /// The requests of an app to this extension: none.
    public var extensionContext: NSExtensionContext? { nil }
}
