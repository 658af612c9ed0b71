public import Foundation

/// What a swipe over a row offers: nobody swipes in a picture. Changes no picture.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// What is offered.
    public let actions: [UIContextualAction]
    /// Whether a long swipe does the first.
    open var performsFirstActionWithFullSwipe = true
    /// Offers actions.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// Something that a swipe offers. Changes no picture.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// How it looks; raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        case normal = 0
        case destructive
    }
    /// Does it.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    /// How it looks.
    public let style: Style
    /// What it does.
    public let handler: Handler
    /// The text.
    open var title: String?
    /// The image.
    open var image: UIImage?
    /// The colour behind. Nil is the style's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var backgroundColor: UIColor!
    /// Describes an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}

/// Something that a swipe offers, as before iOS 13. Changes no picture.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// How it looks; raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        case `default` = 0
        case normal
        /// Another name of `default`.
        public static let destructive = Style.default
    }
    /// How it looks.
    public let style: Style
    /// The text.
    open var title: String?
    /// The colour behind.
    open var backgroundColor: UIColor?
    /// Describes an action.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.style = style
        self.title = title
        super.init()
    }
}
