import Foundation

/// A command of a menu. Changes no picture.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    /// The method.
    public let action: Selector
    /// What belongs to the command.
    public let propertyList: Any?
    /// What is said about the command.
    open var discoverabilityTitle: String?
    /// How it looks.
    open var attributes: UIMenuElement.Attributes
    /// Whether it is checked.
    open var state: UIMenuElement.State

    /// Creates a command.
    public init(
        title: String = "",
        image: UIImage? = nil,
        action: Selector,
        propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: nil, image: image)
    }
}

/// Another command for the same key. Changes no picture.
public struct UICommandAlternate: Sendable {}

/// A command of a key. Changes no picture.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// What the key types.
    public let input: String?
    /// The keys that are held.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether the system's own use of the key gives way.
    open var wantsPriorityOverSystemBehavior = false

    /// Creates a command of a key.
    public init(
        title: String = "",
        image: UIImage? = nil,
        action: Selector,
        input: String,
        modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Creates a command of a key.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command of a key.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: discoverabilityTitle, action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    /// The key that leads up.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The key that leads down.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The key that leads left.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The key that leads right.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The key that leads out.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
}
