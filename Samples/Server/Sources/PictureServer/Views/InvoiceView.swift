import UIKitLayout

/// An invoice on a page of A4.
final class InvoiceView: UIView {
    private let money = NumberFormatter()

    init(_ invoice: Invoice) {
        super.init(frame: .zero)
        backgroundColor = .white
        money.numberStyle = .currency
        money.currencyCode = invoice.currency
        money.locale = Locale(identifier: invoice.language.rawValue)
        let rows = UIStackView(
            arrangedSubviews: head(invoice) + invoice.items.map(row) + [line(1), total(invoice.total)])
        rows.axis = .vertical
        rows.spacing = 12
        rows.translatesAutoresizingMaskIntoConstraints = false
        addSubview(rows)
        NSLayoutConstraint.activate([
            rows.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 56),
            rows.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -56),
            rows.topAnchor.constraint(equalTo: topAnchor, constant: 64),
        ])
    }

    required init?(coder: NSCoder) { nil }

    private func head(_ invoice: Invoice) -> [UIView] {
        // Isolated, since among Arabic letters its digits would change places.
        let number = "\u{2068}\(invoice.number)\u{2069}"
        let title = label(String(localized: "Invoice \(number)"), .systemFont(ofSize: 28, weight: .bold))
        let customer = label(invoice.customer, .systemFont(ofSize: 15))
        customer.textColor = .darkGray
        return [title, customer, line(2)]
    }

    private func row(_ item: Invoice.Item) -> UIView {
        let count = NumberFormatter()
        count.locale = money.locale
        count.maximumFractionDigits = 3
        let name = label(item.name, .systemFont(ofSize: 13))
        let times = label(
            "\(count.string(from: item.count as NSNumber) ?? "") × \(amount(item.price))", .systemFont(ofSize: 13))
        times.textColor = .gray
        return columns([name, times, label(amount(item.total), .systemFont(ofSize: 13))])
    }

    private func total(_ total: Double) -> UIView {
        columns([
            label(String(localized: "Total"), .systemFont(ofSize: 16, weight: .semibold)),
            label(amount(total), .systemFont(ofSize: 16, weight: .semibold)),
        ])
    }

    private func amount(_ value: Double) -> String { money.string(from: value as NSNumber) ?? "\(value)" }

    private func label(_ text: String, _ font: UIFont) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = .black
        label.numberOfLines = 2
        return label
    }

    /// A row whose first label takes the room that is left; the others stand at its end.
    private func columns(_ labels: [UILabel]) -> UIView {
        let row = UIStackView(arrangedSubviews: labels)
        row.spacing = 16
        row.alignment = .firstBaseline
        for label in labels.dropFirst() {
            label.setContentHuggingPriority(.required, for: .horizontal)
            label.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
        return row
    }

    private func line(_ height: CGFloat) -> UIView {
        let line = UIView()
        line.backgroundColor = .black
        line.heightAnchor.constraint(equalToConstant: height).isActive = true
        return line
    }
}
