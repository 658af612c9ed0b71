import Foundation

/// Runs an action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something to do, with what a button or menu shows for it.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// Tells actions from one another.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Wraps a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Wraps a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// The action that pastes what was copied.
        public static let paste = Identifier("com.apple.menu.paste")
        /// The action that pastes without attributes.
        public static let pasteAndMatchStyle = Identifier("com.apple.menu.paste-and-match-style")
    }

    /// Tells the action from others.
    public let identifier: Identifier
    /// What is said about the action where it is looked for. Changes no picture.
    open var discoverabilityTitle: String?
    /// How the action looks in a menu, which a picture does not open. Changes no picture.
    open var attributes: UIMenuElement.Attributes
    /// Whether a menu, which a picture does not open, shows a check mark. Changes no picture.
    open var state: UIMenuElement.State
    /// What the action was sent by, while it runs.
    open private(set) var sender: Any?

    private let handler: UIActionHandler

    /// Creates an action.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        selectedImage: UIImage? = nil,
        identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Runs the action for a sender.
    open func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }

    func perform(sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
