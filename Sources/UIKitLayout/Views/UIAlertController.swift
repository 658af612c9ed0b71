public import Foundation

/// A question over what is shown: in the middle, or from the bottom up. On iPads an action sheet is a popover, which leaves out the answer
/// that changes nothing.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Where the question stands; raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        case actionSheet = 0
        case alert
    }

    /// What is said about the question.
    open var message: String? {
        didSet { show(inPopover: isInPopover) }
    }
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
        if preferredStyle == .actionSheet { modalPresentationStyle = .popover }
    }

    /// Creates a question from an archive.
    public required init?(coder: NSCoder) {
        preferredStyle = .alert
        super.init(coder: coder)
    }

    /// Adds an answer.
    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        show(inPopover: isInPopover)
    }

    /// Adds a field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        show(inPopover: isInPopover)
    }

    private var isInPopover: Bool { (viewIfLoaded as? AlertView)?.isInPopover ?? false }

    /// Brings a view that is there already up to date: apps touch it before they add answers, to tint it.
    func show(inPopover: Bool) { (viewIfLoaded as? AlertView)?.show(self, inPopover: inPopover) }

    /// The size of the question in a popover, in points. The width is approximated.
    var sizeInPopover: CGSize {
        CGSize(
            width: 304,
            height: view.systemLayoutSizeFitting(
                CGSize(width: 304, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height)
    }

    /// Goes away and does what an answer does.
    func answer(_ action: UIAlertAction) {
        dismiss(animated: false)
        action.handler?(action)
    }

    open override func loadView() {
        view = AlertView(of: self)
    }
}

/// An answer.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
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
        super.init()
    }
}
