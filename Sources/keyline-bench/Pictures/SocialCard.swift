import UIKitLayout

/// A small card as servers make them: a title, a line below, and a number in a badge.
final class SocialCard: UIView {
    init(number: Int) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        let title = UILabel()
        let subtitle = UILabel()
        let badge = UILabel()
        title.text = "Release \(number)"
        title.font = .preferredFont(forTextStyle: .title1)
        subtitle.text = "What is new, and what was mended in \(number % 17) places"
        subtitle.numberOfLines = 0
        badge.text = "\(number)"
        badge.backgroundColor = .systemBlue
        badge.textColor = .white
        let rows = UIStackView(arrangedSubviews: [title, subtitle, badge])
        rows.axis = .vertical
        rows.spacing = 8
        rows.alignment = .leading
        rows.translatesAutoresizingMaskIntoConstraints = false
        addSubview(rows)
        NSLayoutConstraint.activate([
            rows.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            rows.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            rows.topAnchor.constraint(equalTo: topAnchor, constant: 16),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
