import UIKit

/// A person's initials in a circle, with a name beside them.
public final class AvatarView: UIView {
    private let initials = UILabel()
    private let name = UILabel()

    public init(name: String) {
        super.init(frame: .zero)
        initials.text = name.split(separator: " ").compactMap(\.first).map(String.init).joined()
        // The circle does not grow, so that its letters may not grow as far as other texts do.
        let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
        initials.font = UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 22)
        initials.textColor = .white
        initials.textAlignment = .center
        initials.backgroundColor = .systemIndigo
        initials.layer.cornerRadius = 22
        initials.clipsToBounds = true
        self.name.text = name
        self.name.font = .preferredFont(forTextStyle: .body)
        self.name.numberOfLines = 0
        arrange()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made in code") }

    private func arrange() {
        let row = UIStackView(arrangedSubviews: [initials, name])
        row.spacing = 12
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
            initials.widthAnchor.constraint(equalToConstant: 44),
            initials.heightAnchor.constraint(equalToConstant: 44),
        ])
    }
}

#Preview("Avatar", traits: .sizeThatFitsLayout) {
    AvatarView(name: "Amina Haddad")
}

#Preview("Avatar on a screen") {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let avatar = AvatarView(name: "Amina Haddad")
    avatar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(avatar)
    let guide = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
        avatar.topAnchor.constraint(equalTo: guide.topAnchor),
        avatar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        avatar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    return controller
}
