public import Foundation

/// Shows that there is nothing to show: image, texts and buttons in the middle, one below another.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView {
    /// What is shown.
    open var configuration: UIContentUnavailableConfiguration {
        didSet { if configuration != oldValue { rebuild() } }
    }
    /// Whether the view takes room of a scroll view's content. Changes no picture.
    open var isScrollEnabled = true

    private let column = UIStackView()

    /// Creates a view.
    public init(configuration: UIContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        begin()
    }

    /// Creates an empty view from an archive.
    public required init?(coder: NSCoder) {
        configuration = .empty()
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        column.axis = .vertical
        column.alignment = .center
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
            column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
        rebuild()
    }

    private func rebuild() {
        directionalLayoutMargins = configuration.directionalLayoutMargins
        backgroundColor = configuration.background.backgroundColor
        column.arrangedSubviews.forEach { $0.removeFromSuperview() }
        addImage()
        add(
            label(configuration.text, configuration.attributedText, configuration.textProperties),
            gap: configuration.textToSecondaryTextPadding)
        add(
            label(
                configuration.secondaryText, configuration.secondaryAttributedText,
                configuration.secondaryTextProperties),
            gap: 0)
        if let last = column.arrangedSubviews.last {
            column.setCustomSpacing(configuration.textToButtonPadding, after: last)
        }
        add(
            button(configuration.button, configuration.buttonProperties),
            gap: configuration.buttonToSecondaryButtonPadding)
        add(button(configuration.secondaryButton, configuration.secondaryButtonProperties), gap: 0)
    }

    private func add(_ view: UIView?, gap: CGFloat) {
        guard let view else { return }
        column.addArrangedSubview(view)
        column.setCustomSpacing(gap, after: view)
    }

    private func addImage() {
        if configuration.showsWheel {
            let wheel = UIActivityIndicatorView(style: .medium)
            wheel.startAnimating()
            return add(wheel, gap: configuration.imageToTextPadding)
        }
        guard let image = configuration.image else { return }
        let properties = configuration.imageProperties
        let view = UIImageView(image: image)
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration ?? .init(pointSize: 48)
        view.tintColor = properties.tintColor ?? .secondaryLabel
        view.contentMode = .scaleAspectFit
        view.layer.cornerRadius = properties.cornerRadius
        view.layer.cornerCurve = .continuous
        view.clipsToBounds = properties.cornerRadius > 0
        let most = properties.maximumSize
        if most.width > 0 { view.widthAnchor.constraint(lessThanOrEqualToConstant: most.width).isActive = true }
        if most.height > 0 { view.heightAnchor.constraint(lessThanOrEqualToConstant: most.height).isActive = true }
        add(view, gap: configuration.imageToTextPadding)
    }

    private func label(
        _ text: String?, _ attributed: AttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties
    ) -> UILabel? {
        guard text?.isEmpty == false || attributed != nil else { return nil }
        let label = UILabel()
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.textAlignment = .center
        if let attributed { label.attributedText = NSAttributedString(attributed) } else { label.text = text }
        return label
    }

    private func button(
        _ look: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIButton? {
        var look = look
        if look.title == nil { look.title = properties.primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title } }
        guard look.title != nil || look.image != nil else { return nil }
        let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
        button.isEnabled = properties.isEnabled
        return button
    }
}

extension UIViewController {
    /// The content over the view while there is nothing to show; nil for none.
    public var contentUnavailableConfiguration: UIContentUnavailableConfiguration? {
        get { (contentUnavailableView as? UIContentUnavailableView)?.configuration }
        set {
            guard let newValue else {
                contentUnavailableView?.removeFromSuperview()
                contentUnavailableView = nil
                return
            }
            if let shown = contentUnavailableView as? UIContentUnavailableView {
                shown.configuration = newValue
            } else {
                contentUnavailableView = UIContentUnavailableView(configuration: newValue)
                showUnavailableContent()
            }
        }
    }

    /// Asks `updateContentUnavailableConfiguration(using:)`, at once.
    public func setNeedsUpdateContentUnavailableConfiguration() {
        updateContentUnavailableConfiguration(
            using: UIContentUnavailableConfigurationState(traitCollection: traitCollection))
    }
}

extension UIContentUnavailableConfigurationState: UIConfigurationState {}
