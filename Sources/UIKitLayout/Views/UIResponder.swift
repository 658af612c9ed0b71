import Foundation

/// The common ancestor of views and view controllers.
///
/// In a still picture nobody touches, presses or types: what receives events is there to be overridden and called.
@preconcurrency @MainActor
open class UIResponder: AccessibleObject {
    /// Creates a responder.
    public init() {
        super.init(onMainActor: ())
    }

    /// The responder that comes after this one: for a view its controller or superview; nil at the end of the chain.
    open var next: UIResponder? { nil }

    /// Called once the object was made from a storyboard or XIB and its outlets were connected, if a `ClassTable` names its class.
    open func awakeFromNib() {}

    // MARK: First responder

    /// Whether the responder takes what is typed: in a picture nothing does.
    open var isFirstResponder: Bool { false }
    /// Whether the responder may take what is typed. Changes no picture.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the responder may give up what is typed. Changes no picture.
    open var canResignFirstResponder: Bool { true }

    /// Asks for what is typed. No keyboard appears: the scene's environment says whether there is one. Changes no picture.
    @discardableResult
    open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

    /// Gives up what is typed. Changes no picture.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }

    /// What stands in for the keyboard; not shown. Changes no picture.
    open var inputView: UIView? { nil }
    /// What stands above the keyboard; not shown. Changes no picture.
    open var inputAccessoryView: UIView? { nil }
    /// The controller of what stands in for the keyboard; not shown. Changes no picture.
    open var inputViewController: UIInputViewController? { nil }
    /// The controller of what stands above the keyboard; not shown. Changes no picture.
    open var inputAccessoryViewController: UIInputViewController? { nil }
    /// The language of the keyboard. Changes no picture.
    open var textInputMode: UITextInputMode? { nil }
    /// Names the keyboard that is remembered. Changes no picture.
    open var textInputContextIdentifier: String? { nil }
    /// Asks for the input views again. Changes no picture.
    open func reloadInputViews() {}

    // MARK: Events

    /// Called when fingers come down. Changes no picture.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when fingers move. Changes no picture.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when fingers leave. Changes no picture.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when the system takes touches away. Changes no picture.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when a button goes down. Changes no picture.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Called when a button's force changes. Changes no picture.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Called when a button comes up. Changes no picture.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Called when the system takes a press away. Changes no picture.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Called when a motion begins. Changes no picture.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when a motion ends. Changes no picture.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when the system takes a motion away. Changes no picture.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when a headset sends something. Changes no picture.
    open func remoteControlReceived(with event: UIEvent?) {}

    // MARK: Commands

    /// The keys that do something here. Changes no picture.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// What keeps steps that can be taken back. Changes no picture.
    open var undoManager: UndoManager? { next?.undoManager }
    /// What the system may be told the user does. Changes no picture.
    open var userActivity: NSUserActivity?
    /// Whether a command can be performed here. Changes no picture.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    /// What performs a command. Changes no picture.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
    /// Adds to the menus of a Mac. Changes no picture.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// Checks a command before a menu shows it. Changes no picture.
    open func validate(_ command: UICommand) {}
    /// Adds to what the system is told the user does. Changes no picture.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Takes up what the user did elsewhere. Changes no picture.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// Copies what is chosen; the default does nothing. Changes no picture.
    open func copy(_ sender: Any?) {}
    /// Cuts what is chosen; the default does nothing. Changes no picture.
    open func cut(_ sender: Any?) {}
    /// Inserts what was copied; the default does nothing. Changes no picture.
    open func paste(_ sender: Any?) {}
    /// Deletes what is chosen; the default does nothing. Changes no picture.
    open func delete(_ sender: Any?) {}
    /// Chooses something; the default does nothing. Changes no picture.
    open func select(_ sender: Any?) {}
    /// Chooses everything; the default does nothing. Changes no picture.
    open func selectAll(_ sender: Any?) {}
}
