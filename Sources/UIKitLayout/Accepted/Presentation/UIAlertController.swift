public import Foundation

/// A question over what is shown. Presenting it changes no picture; as a scene of its own it shows its texts and actions.
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

/// What an alert shows: texts, fields and answers in a box of 270 points, as on iOS 13 to 18.
private final class AlertView: UIView {
    init(of alert: UIAlertController) {
        super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        backgroundColor = UIColor(white: 0, alpha: 0.2)
        let box = UIStackView(arrangedSubviews: [texts(of: alert)] + alert.actions.map(row))
        box.axis = .vertical
        box.backgroundColor = .secondarySystemGroupedBackground
        box.cornerRadius = 14
        box.clipsToBounds = true
        box.translatesAutoresizingMaskIntoConstraints = false
        addSubview(box)
        NSLayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 270), box.centerXAnchor.constraint(equalTo: centerXAnchor),
            box.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func texts(of alert: UIAlertController) -> UIView {
        let texts = UIStackView(
            arrangedSubviews: [label(alert.title, .headline), label(alert.message, .footnote)].compactMap { $0 }
                + (alert.textFields ?? []))
        texts.axis = .vertical
        texts.spacing = 2
        texts.isLayoutMarginsRelativeArrangement = true
        texts.layoutMargins = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
        return texts
    }

    private func label(_ text: String?, _ style: UIFont.TextStyle) -> UIView? {
        guard let text else { return nil }
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }

    private func row(for action: UIAlertAction) -> UIView {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: action.style == .cancel ? .semibold : .regular)
        if action.style == .destructive { button.tintColor = .systemRed }
        button.isEnabled = action.isEnabled
        button.heightAnchor.constraint(equalToConstant: 44).isActive = true
        button.borderWidth = 0.33
        button.borderColor = .separator
        return button
    }
}
