import Foundation

/// What an alert shows, as on iOS 13 to 18: texts, fields and answers in a box of 270 points in the middle, or, of an action sheet, in
/// boxes at the bottom, of which the lower one has the answer that changes nothing; or, in a popover, without that answer and without a box.
///
/// The boxes' material is approximated by an opaque colour.
final class AlertView: UIView {
    /// What differs between the two styles, in points.
    private struct Style {
        let cornerRadius: CGFloat
        let rowHeight: CGFloat
        let fontSize: CGFloat
        let titleStyle: UIFont.TextStyle
        let isSheet: Bool

        static let alert = Style(cornerRadius: 14, rowHeight: 44, fontSize: 17, titleStyle: .headline, isSheet: false)
        static let sheet = Style(cornerRadius: 14, rowHeight: 57, fontSize: 20, titleStyle: .footnote, isSheet: true)
    }

    private let style: Style
    /// Whether a popover is around.
    private(set) var isInPopover = false
    private let veil = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }

    init(of alert: UIAlertController) {
        style = alert.preferredStyle == .actionSheet ? .sheet : .alert
        super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        accessibilityViewIsModal = true
        show(alert, inPopover: false)
    }

    /// Shows the question as it is now.
    func show(_ alert: UIAlertController, inPopover: Bool) {
        isInPopover = inPopover
        for view in subviews { view.removeFromSuperview() }
        backgroundColor = inPopover ? nil : veil
        if inPopover { showInPopover(alert) } else if style.isSheet { showSheet(alert) } else { showAlert(alert) }
    }

    /// A popover is left by touching something else, so that it needs no answer for that.
    private func showInPopover(_ alert: UIAlertController) {
        let rows = alert.actions.filter { $0.style != .cancel }.map { row(for: $0, of: alert) }
        let box = box([texts(of: alert)].compactMap { $0 } + rows)
        box.backgroundColor = nil
        box.cornerRadius = 0
        addSubview(box)
        let bottom = box.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor), bottom,
            box.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        style = .alert
        super.init(coder: coder)
    }

    private func showAlert(_ alert: UIAlertController) {
        let cancels = alert.actions.filter { $0.style == .cancel }
        let others = alert.actions.filter { $0.style != .cancel }
        // Of two answers the one that changes nothing is first, of more it is last.
        let isPair = alert.actions.count == 2
        let rows = (isPair ? cancels + others : others + cancels).map { row(for: $0, of: alert) }
        let box = box([texts(of: alert)].compactMap { $0 } + (isPair ? [pair(rows)] : rows))
        addSubview(box)
        NSLayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 270), box.centerXAnchor.constraint(equalTo: centerXAnchor),
            box.centerYAnchor.constraint(equalTo: centerYAnchor),
            box.heightAnchor.constraint(lessThanOrEqualTo: safeAreaLayoutGuide.heightAnchor),
        ])
    }

    private func showSheet(_ alert: UIAlertController) {
        let cancels = alert.actions.filter { $0.style == .cancel }.map { row(for: $0, of: alert) }
        let others = alert.actions.filter { $0.style != .cancel }.map { row(for: $0, of: alert) }
        let boxes = [[texts(of: alert)].compactMap { $0 } + others, cancels].filter { !$0.isEmpty }.map(box)
        let column = UIStackView(arrangedSubviews: boxes)
        column.axis = .vertical
        column.spacing = 8
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        let bottom = column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 8),
            column.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -8),
            column.bottomAnchor.constraint(lessThanOrEqualTo: safeAreaLayoutGuide.bottomAnchor), bottom,
        ])
    }

    /// Views below one another, with a hairline between two.
    private func box(_ parts: [UIView]) -> UIStackView {
        let box = UIStackView()
        for (index, part) in parts.enumerated() {
            if index > 0 { box.addArrangedSubview(hairline(along: .horizontal)) }
            box.addArrangedSubview(part)
        }
        box.axis = .vertical
        box.backgroundColor = .secondarySystemGroupedBackground
        box.cornerRadius = style.cornerRadius
        box.layer.cornerCurve = .continuous
        box.clipsToBounds = true
        box.translatesAutoresizingMaskIntoConstraints = false
        return box
    }

    private func pair(_ rows: [UIView]) -> UIView {
        let line = hairline(along: .vertical)
        let pair = UIStackView(arrangedSubviews: [rows[0], line, rows[1]])
        rows[0].widthAnchor.constraint(equalTo: rows[1].widthAnchor).isActive = true
        return pair
    }

    private func hairline(along axis: NSLayoutConstraint.Axis) -> UIView {
        let line = UIView()
        line.backgroundColor = .separator
        let thickness = axis == .horizontal ? line.heightAnchor : line.widthAnchor
        thickness.constraint(equalToConstant: 1 / max(displayScale, 1)).isActive = true
        return line
    }

    private func texts(of alert: UIAlertController) -> UIView? {
        let color: UIColor = style.isSheet ? .secondaryLabel : .label
        let labels = [label(alert.title, style.titleStyle, color), label(alert.message, .footnote, color)]
            .compactMap { $0 }
        if style.isSheet { labels.first?.font = .systemFont(ofSize: 13, weight: .semibold) }
        let fields = (alert.textFields ?? []).map { field in
            field.borderStyle = .roundedRect
            field.font = .systemFont(ofSize: 13)
            return field
        }
        guard !labels.isEmpty || !fields.isEmpty else { return nil }
        let texts = UIStackView(arrangedSubviews: labels + fields)
        texts.axis = .vertical
        texts.spacing = style.isSheet ? 8 : 4
        if let last = labels.last, !fields.isEmpty { texts.setCustomSpacing(16, after: last) }
        texts.isLayoutMarginsRelativeArrangement = true
        let gap: CGFloat = style.isSheet ? 14 : 20
        texts.layoutMargins = UIEdgeInsets(top: gap, left: 16, bottom: gap, right: 16)
        return texts
    }

    private func label(_ text: String?, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel? {
        guard let text, !text.isEmpty else { return nil }
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = color
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }

    private func row(for action: UIAlertAction, of alert: UIAlertController) -> UIView {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        let isBold = alert.preferredAction.map { $0 === action } ?? (action.style == .cancel)
        button.titleLabel?.font = .systemFont(ofSize: style.fontSize, weight: isBold ? .semibold : .regular)
        if action.style == .destructive { button.tintColor = .systemRed }
        button.isEnabled = action.isEnabled
        button.addAction(UIAction { [weak alert] _ in alert?.answer(action) }, for: .touchUpInside)
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: style.rowHeight).isActive = true
        return button
    }
}
