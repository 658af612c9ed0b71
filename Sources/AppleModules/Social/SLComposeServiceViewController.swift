// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
@_exported public import UIKitLayout

/// A row below the text of a post.
open class SLComposeSheetConfigurationItem: NSObject {
    open var title: String!
    open var value: String!
    open var valuePending = false
    open var tapHandler: (() -> Void)!
    public override init() {}
}

/// A sheet in which a person writes a post: the text and the rows are the app's, the bar above is the system's. The sheet is empty here.
@preconcurrency @MainActor
open class SLComposeServiceViewController: UIViewController {
    open var contentText: String! { textView.text }
    public let textView: UITextView! = UITextView()
    open var placeholder: String!
    open var charactersRemaining: NSNumber!
    open func presentationAnimationDidFinish() {}
    open func isContentValid() -> Bool { true }
    open func validateContent() {}
    open func didSelectPost() {}
    open func didSelectCancel() {}
    open func cancel() {}
    open func configurationItems() -> [Any]! { [] }
    open func reloadConfigurationItems() {}
    open func pushConfigurationViewController(_ viewController: UIViewController!) {}
    open func popConfigurationViewController() {}
    open func loadPreviewView() -> UIView! { nil }
}
