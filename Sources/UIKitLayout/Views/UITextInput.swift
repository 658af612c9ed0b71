public import Foundation

/// A place in text. Changes no picture.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    let offset: Int
    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }
    /// The beginning.
    public override convenience init() {
        self.init(0)
    }
}

/// A part of text. Changes no picture.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Where it begins.
    open var start: UITextPosition { from }
    /// Where it ends.
    open var end: UITextPosition { to }
    /// Whether it has no characters.
    open var isEmpty: Bool { from.offset >= to.offset }
    private let from: UITextPosition
    private let to: UITextPosition
    init(_ from: UITextPosition, _ to: UITextPosition) {
        self.from = from
        self.to = to
        super.init()
    }
    /// No characters at the beginning.
    public override convenience init() {
        self.init(UITextPosition(), UITextPosition())
    }
}

/// A rectangle of chosen text. Changes no picture.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// The rectangle in points.
    open var rect: CGRect { .zero }
}

/// A keyboard's language. Changes no picture.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    /// The language.
    open var primaryLanguage: String? { SceneContext.current.environment.locale }
    /// The keyboards that are set up: that of the scene's language.
    public class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
}

/// The buttons beside the proposals over a keyboard. Changes no picture.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// The buttons before.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// The buttons after.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// Buttons of a bar that belong together. Changes no picture.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// The buttons.
    open var barButtonItems: [UIBarButtonItem]
    /// Groups buttons.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        super.init()
    }
}

/// Rules for passwords. Changes no picture.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
    /// The rules as they are written.
    public let passwordRulesDescriptor: String
    /// Wraps rules.
    public init(descriptor: String) {
        passwordRulesDescriptor = descriptor
        super.init()
    }
}

/// Text that can be edited piece by piece. Changes no picture.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// What is chosen.
    var selectedTextRange: UITextRange? { get set }
    /// Where text begins.
    var beginningOfDocument: UITextPosition { get }
    /// Where text ends.
    var endOfDocument: UITextPosition { get }
}

/// How a view above a keyboard looks; raw values are Apple's. Changes no picture.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// The look.
    public enum Style: Int, Hashable, Sendable {
        case `default` = 0
        case keyboard
    }

    /// The look.
    public let inputViewStyle: Style
    /// Whether the height is that of the constraints.
    open var allowsSelfSizing = false

    /// Creates a view with a frame in points.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}

/// A controller of what stands in for a keyboard. Changes no picture.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
    /// Leaves the keyboard.
    open func dismissKeyboard() {}
    /// Goes to the next keyboard.
    open func advanceToNextInputMode() {}
}
