public import Foundation

/// The bubble of commands over chosen text: never in a picture. Changes no picture.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// The bubble of the app.
    public static let shared = UIMenuController()
    /// Further commands.
    open var menuItems: [UIMenuItem]?
    /// Whether the bubble is shown: never.
    open var isMenuVisible: Bool { false }
    /// Where the bubble would point, by its older name.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
    /// Shows or hides the bubble, by its older name.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
    /// Asks again what is offered.
    open func update() {}
    /// Shows the bubble: a picture does not.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
    /// Hides the bubble.
    open func hideMenu() {}
    /// Hides the bubble of a view.
    open func hideMenu(from targetView: UIView) {}

    override init() {
        super.init()
    }
}

/// A command in such a bubble. Changes no picture.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The text.
    open var title: String
    /// The method.
    open var action: Selector
    /// Creates a command.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
