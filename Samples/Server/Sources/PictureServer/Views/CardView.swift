import UIKitLayout

/// A card of 600 × 315 points, as sites show it beside a link.
final class CardView: UIView {
    init(_ card: Card) {
        super.init(frame: .zero)
        backgroundColor = UIColor(red: 0.09, green: 0.2, blue: 0.29, alpha: 1)
        let title = UILabel()
        title.text = card.title
        title.font = .systemFont(ofSize: 44, weight: .bold)
        title.textColor = .white
        title.numberOfLines = 3
        title.adjustsFontSizeToFitWidth = true
        title.minimumScaleFactor = 0.5
        let author = UILabel()
        author.text = String(localized: "by \(card.author)")
        author.font = .systemFont(ofSize: 22)
        author.textColor = UIColor(white: 1, alpha: 0.75)
        let bar = UIView()
        bar.backgroundColor = .systemOrange
        bar.layer.cornerRadius = 4
        for view in [title, author, bar] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 40),
            bar.topAnchor.constraint(equalTo: topAnchor, constant: 40),
            bar.widthAnchor.constraint(equalToConstant: 64),
            bar.heightAnchor.constraint(equalToConstant: 8),
            title.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
            title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -40),
            title.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 24),
            title.bottomAnchor.constraint(lessThanOrEqualTo: author.topAnchor, constant: -16),
            author.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
            author.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            author.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -36),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
