public import Foundation

/// Shows a text, a second text and an image.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    /// What it shows.
    open var configuration: any UIContentConfiguration {
        didSet { show() }
    }
    private let row = UIStackView()
    private var edges: [NSLayoutConstraint] = []

    /// Shows what a configuration says.
    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        show()
    }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
        configuration = UIListContentConfiguration.cell()
        super.init(coder: coder)
    }

    private func show() {
        guard let content = configuration as? UIListContentConfiguration else { return }
        row.arrangedSubviews.forEach { $0.removeFromSuperview() }
        row.spacing = content.imageToTextPadding
        row.alignment = .center
        row.alpha = content.alpha
        if let image = content.image { row.addArrangedSubview(imageView(image, content.imageProperties)) }
        row.addArrangedSubview(texts(of: content))
        place(content)
    }

    private func place(_ content: UIListContentConfiguration) {
        let margins = content.directionalLayoutMargins
        directionalLayoutMargins = margins
        preservesSuperviewLayoutMargins = content.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
        NSLayoutConstraint.deactivate(edges)
        edges = [
            row.topAnchor.constraint(equalTo: topAnchor, constant: margins.top),
            row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -margins.bottom),
            row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ]
        // A row that is lower than its content gives up its margins first.
        edges[1].priority = UILayoutPriority(999)
        NSLayoutConstraint.activate(edges)
    }

    private func imageView(_ image: UIImage, _ properties: UIListContentConfiguration.ImageProperties) -> UIView {
        let view = UIImageView(image: image)
        view.contentMode = .scaleAspectFit
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        if let tint = properties.tintColor { view.tintColor = tint }
        if properties.cornerRadius > 0 {
            view.layer.cornerRadius = properties.cornerRadius
            view.layer.cornerCurve = .continuous
            view.clipsToBounds = true
        }
        let limit = properties.maximumSize
        if limit.width > 0 { view.widthAnchor.constraint(lessThanOrEqualToConstant: limit.width).isActive = true }
        if limit.height > 0 { view.heightAnchor.constraint(lessThanOrEqualToConstant: limit.height).isActive = true }
        if properties.reservedLayoutSize.width > 0 {
            view.widthAnchor.constraint(equalToConstant: properties.reservedLayoutSize.width).isActive = true
        }
        view.setContentHuggingPriority(.required, for: .horizontal)
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
        return view
    }

    private func texts(of content: UIListContentConfiguration) -> UIView {
        let first = label(content.text, content.attributedText, content.textProperties)
        let second = label(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
        let stack = UIStackView(arrangedSubviews: [first, second].compactMap { $0 })
        let isBeside =
            content.prefersSideBySideTextAndSecondaryText
            && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        stack.axis = isBeside ? .horizontal : .vertical
        stack.spacing =
            isBeside ? content.textToSecondaryTextHorizontalPadding : content.textToSecondaryTextVerticalPadding
        if isBeside {
            second?.setContentHuggingPriority(.defaultHigh, for: .horizontal)
            second?.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
        return stack
    }

    private func label(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties
    ) -> UILabel? {
        guard text != nil || attributed != nil else { return nil }
        let label = UILabel()
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.textAlignment = properties.alignment.neutral
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text = properties.transform.apply(to: text)
        }
        return label
    }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
    fileprivate var neutral: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
    }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
    @MainActor fileprivate func apply(to text: String?) -> String? {
        let locale = Locale(identifier: SceneContext.current.environment.locale)
        return switch self {
        case .none: text
        case .uppercase: text?.uppercased(with: locale)
        case .lowercase: text?.lowercased(with: locale)
        case .capitalized: text?.capitalized(with: locale)
        }
    }
}
