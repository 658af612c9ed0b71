public import Foundation

/// What has a place in a controller: its children, and what presents it.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size that it would like to have, in points.
    var preferredContentSize: CGSize { get }
    /// Called before the size changes.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}

/// What is offered under a lifted preview. Changes no picture.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// The text.
    var title: String { get }
}

/// Something to do under a lifted preview. Changes no picture.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// How it looks; raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        case `default` = 0
        case selected, destructive
    }

    /// The text.
    public let title: String
    /// What it does.
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void

    /// Creates an action.
    public init(
        title: String, style: Style, handler: @escaping (any UIPreviewActionItem, UIViewController) -> Void
    ) {
        self.title = title
        self.handler = handler
        super.init()
    }
}
