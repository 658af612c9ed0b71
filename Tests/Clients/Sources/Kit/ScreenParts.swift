import UIKit

extension UIView {
    /// Puts the view into another one, at a distance from its edges.
    @discardableResult
    func pinned(in parent: UIView, to guide: UILayoutGuide? = nil, inset: CGFloat = 0) -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(self)
        let guide = guide ?? parent.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: guide.topAnchor, constant: inset),
            leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: inset),
            trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -inset),
        ])
        return self
    }
}

func makeText(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor = .label, bold: Bool = false) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    if bold {
        label.font = UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))
    }
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.numberOfLines = 0
    return label
}

func makeStack(
    _ axis: NSLayoutConstraint.Axis, _ spacing: CGFloat, _ alignment: UIStackView.Alignment = .fill, _ views: [UIView]
) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    stack.alignment = alignment
    return stack
}
