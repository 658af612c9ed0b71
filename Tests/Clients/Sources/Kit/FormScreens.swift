import UIKit

/// A column of views in a scroll view.
class ColumnViewController: UIViewController {
    let column = UIStackView()
    var content: [UIView] { [] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let scroll = UIScrollView()
        scroll.alwaysBounceVertical = true
        scroll.showsVerticalScrollIndicator = false
        scroll.translatesAutoresizingMaskIntoConstraints = false
        column.axis = .vertical
        column.spacing = 16
        column.isLayoutMarginsRelativeArrangement = true
        column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 24, leading: 20, bottom: 24, trailing: 20)
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scroll)
        scroll.addSubview(column)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            column.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
        content.forEach(column.addArrangedSubview)
    }

    func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor = .label) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = 0
        return label
    }
}

/// A form for signing in.
final class SignInViewController: ColumnViewController, UITextFieldDelegate {
    private let heading: String
    init(title: String = "Welcome back") {
        heading = title
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var content: [UIView] {
        let user = field("Email", "envelope")
        user.keyboardType = .emailAddress
        user.textContentType = .username
        user.autocapitalizationType = .none
        let password = field("Password", "lock")
        password.isSecureTextEntry = true
        password.text = "secret"
        password.returnKeyType = .go
        let button = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: "Continue") { [weak self] _ in
                self?.view.endEditing(true)
                UIImpactFeedbackGenerator(style: .medium).impactOccurred()
            })
        button.addTarget(self, action: Selector("submit"), for: .touchUpInside)
        let tap = UITapGestureRecognizer(target: self, action: Selector("dismissKeyboard"))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
        return [label(heading, .largeTitle), user, password, button, label("Forgot your password?", .footnote, .link)]
    }

    private func field(_ placeholder: String, _ symbol: String) -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        field.borderStyle = .roundedRect
        field.leftView = UIImageView(image: UIImage(systemName: symbol))
        field.leftViewMode = .always
        field.clearButtonMode = .whileEditing
        field.autocorrectionType = .no
        field.delegate = self
        field.inputAccessoryView = UIToolbar()
        field.heightAnchor.constraint(equalToConstant: 44).isActive = true
        return field
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}

/// Steppers, segments and pickers.
final class BookingViewController: ColumnViewController {
    override var content: [UIView] {
        let seats = UIStepper()
        seats.value = 2
        let row = UIStackView(arrangedSubviews: [label("Seats: 2", .body), seats])
        row.distribution = .equalSpacing
        let segments = UISegmentedControl(items: ["Window", "Aisle", "Any"])
        segments.selectedSegmentIndex = 1
        segments.setTitleTextAttributes([.font: UIFont.boldSystemFont(ofSize: 13)], for: .selected)
        let slider = UISlider()
        slider.value = 0.4
        slider.minimumTrackTintColor = .systemGreen
        let progress = UIProgressView(progressViewStyle: .default)
        progress.setProgress(0.7, animated: false)
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.startAnimating()
        let toggle = UISwitch()
        toggle.isOn = true
        let notify = UIStackView(arrangedSubviews: [label("Tell me", .body), UIView(), toggle])
        return [label("Book a seat", .title1), row, segments, slider, progress, notify, spinner]
    }
}

/// What to do where nothing is.
final class EmptyFolderViewController: UIViewController {
    override func loadView() {
        view = UIView()
        view.backgroundColor = .systemGroupedBackground
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let icon = UIImageView(
            image: UIImage(
                systemName: "tray", withConfiguration: UIImage.SymbolConfiguration(pointSize: 56, weight: .light)))
        icon.tintColor = .tertiaryLabel
        icon.contentMode = .center
        let text = UILabel()
        text.attributedText = NSAttributedString(
            string: "Nothing here yet", attributes: [.font: UIFont.preferredFont(forTextStyle: .title3), .kern: 0.5])
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Add a file"
        configuration.image = UIImage(systemName: "plus")
        configuration.imagePadding = 6
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration)
        button.menu = UIMenu(title: "", children: [UIAction(title: "Scan", image: nil) { _ in }])
        button.showsMenuAsPrimaryAction = true
        let stack = UIStackView(arrangedSubviews: [icon, text, button])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 14
        stack.setCustomSpacing(28, after: text)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            guide.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.3),
            stack.topAnchor.constraint(equalTo: guide.bottomAnchor),
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }
}

/// Three offers of equal width.
final class OffersViewController: ColumnViewController {
    override var content: [UIView] {
        let cards = [("Free", "0"), ("Plus", "4"), ("Team", "9")].map { name, price in
            let card = UIStackView(arrangedSubviews: [label(name, .headline), label("€\(price)", .title2, .systemBlue)])
            card.axis = .vertical
            card.alignment = .center
            card.spacing = 4
            card.isLayoutMarginsRelativeArrangement = true
            card.layoutMargins = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
            card.layer.cornerRadius = 12
            card.layer.borderWidth = name == "Plus" ? 2 : 1
            card.layer.borderColor = (name == "Plus" ? UIColor.systemBlue : .separator).cgColor
            return card
        }
        let row = UIStackView(arrangedSubviews: cards)
        row.spacing = 10
        row.distribution = .fillEqually
        row.axis = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
        return [
            label("Choose a plan", .largeTitle), label("You can change it at any time.", .body, .secondaryLabel), row,
        ]
    }
}

/// Keys of a class whose layer is a gradient.
final class KeyButton: UIButton {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    convenience init(_ title: String) {
        self.init(type: .custom)
        setTitle(title, for: .normal)
        setTitleColor(.label, for: .normal)
        titleLabel?.font = .systemFont(ofSize: 28, weight: .regular)
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [UIColor.systemGray5.cgColor, UIColor.systemGray3.cgColor]
        gradient.cornerRadius = 34
        adjustsImageWhenHighlighted = false
    }
}

final class KeypadViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let rows = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], ["*", "0", "#"]].map { titles in
            let keys = titles.map { KeyButton($0) }
            for key in keys {
                key.widthAnchor.constraint(equalToConstant: 68).isActive = true
                key.heightAnchor.constraint(equalTo: key.widthAnchor).isActive = true
            }
            let row = UIStackView(arrangedSubviews: keys)
            row.spacing = 20
            return row
        }
        let pad = UIStackView(arrangedSubviews: rows)
        pad.axis = .vertical
        pad.spacing = 14
        pad.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(pad)
        NSLayoutConstraint.activate([
            pad.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            pad.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
