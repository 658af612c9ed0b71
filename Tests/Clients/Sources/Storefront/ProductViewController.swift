import UIKit

/// A product: anchors, a stack view, safe area and margins.
final class ProductViewController: UIViewController {
    private enum Metrics {
        static let spacing: CGFloat = 12
        static let imageHeight: CGFloat = 180
    }

    private(set) lazy var imageView: UIImageView = {
        let view = UIImageView()
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }()

    private(set) lazy var titleLabel: UILabel = {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .title2)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }()

    let ratingView = RatingView()
    private(set) lazy var stackView = UIStackView(arrangedSubviews: [titleLabel, ratingView])
    let buyButton = UIButton(type: .system)
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    private(set) var imageHeightConstraint: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        titleLabel.text = NSLocalizedString("product.title", comment: "The product's name")
        buyButton.setTitle(String(localized: "Buy \(2) now"), for: .normal)
        stackView.axis = .vertical
        stackView.alignment = .leading
        stackView.spacing = Metrics.spacing
        stackView.setCustomSpacing(4, after: titleLabel)
        [stackView, buyButton].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        [imageView, stackView, buyButton].forEach(view.addSubview)
        setUpConstraints()
    }

    private func setUpConstraints() {
        let margins = view.layoutMarginsGuide
        imageHeightConstraint = imageView.heightAnchor.constraint(equalToConstant: Metrics.imageHeight)
        imageHeightConstraint.priority = .defaultHigh
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            imageView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            imageHeightConstraint,
            stackView.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: Metrics.spacing),
            stackView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stackView.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
            buyButton.topAnchor.constraint(
                equalToSystemSpacingBelow: stackView.bottomAnchor, multiplier: 2),
            buyButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            buyButton.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let isTight = traitCollection.verticalSizeClass == .compact
        imageHeightConstraint.constant = isTight ? 100 : Metrics.imageHeight
    }

    /// Shows or hides the picture.
    func setCollapsed(_ collapsed: Bool, animated: Bool) {
        imageHeightConstraint.constant = collapsed ? 0 : Metrics.imageHeight
        guard animated else { return }
        UIView.animate(
            withDuration: 0.3,
            animations: {
                self.view.layoutIfNeeded()
            })
    }
}
