public import Foundation

/// A question over what is shown: in the middle, or from the bottom up.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Where the question stands; raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        case actionSheet = 0
        case alert
    }

    /// What is said about the question.
    open var message: String?
    /// Where the question stands.
    public let preferredStyle: Style
    /// The answers.
    open private(set) var actions: [UIAlertAction] = []
    /// The fields.
    open private(set) var textFields: [UITextField]?
    /// The answer of the return key.
    open var preferredAction: UIAlertAction?
    /// How bad it is.
    open var severity = UIAlertControllerSeverity.default

    /// Creates a question.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.message = message
        self.preferredStyle = preferredStyle
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    /// Creates a question from an archive.
    public required init?(coder: NSCoder) {
        preferredStyle = .alert
        super.init(coder: coder)
    }

    /// Adds an answer.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Adds a field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }

    open override func loadView() {
        view = AlertView(of: self)
    }
}

/// How bad a question is; raw values are Apple's. Changes no picture.
public enum UIAlertControllerSeverity: Int, Hashable, Sendable {
    case `default` = 0
    case critical
}

/// An answer.
@preconcurrency @MainActor
open class UIAlertAction: MainActorObject {
    /// How an answer looks; raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        case `default` = 0
        case cancel, destructive
    }

    /// The text.
    public let title: String?
    /// How it looks.
    public let style: Style
    /// Whether it can be given.
    open var isEnabled = true
    /// What it does.
    let handler: ((UIAlertAction) -> Void)?

    /// Creates an answer.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init(onMainActor: ())
    }
}
