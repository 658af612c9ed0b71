import MapKit
import UIKit

/// A bill with lines, sums and a due date.
final class BillViewController: UIViewController {
    private func line(_ name: String, _ amount: String, _ style: UIFont.TextStyle = .body, _ color: UIColor = .label)
        -> UIView
    {
        let left = makeText(name, style, color)
        let right = makeText(amount, style, color)
        right.font = .monospacedDigitSystemFont(
            ofSize: right.font.pointSize, weight: style == .headline ? .semibold : .regular)
        right.textAlignment = .right
        right.setContentHuggingPriority(.required, for: .horizontal)
        right.setContentCompressionResistancePriority(.required, for: .horizontal)
        return makeStack(.horizontal, 12, .firstBaseline, [left, right])
    }

    private func rule(_ color: UIColor = .separator) -> UIView {
        let view = UIView()
        view.backgroundColor = color
        view.heightAnchor.constraint(equalToConstant: 1).isActive = true
        return view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let paper = UIView()
        paper.backgroundColor = .secondarySystemGroupedBackground
        paper.layer.cornerRadius = 12
        paper.layer.shadowOpacity = 0.15
        paper.layer.shadowRadius = 6
        paper.layer.shadowOffset = CGSize(width: 0, height: 2)
        paper.pinned(in: view, inset: 16)
        let column = makeStack(
            .vertical, 10, .fill,
            [
                makeText("Invoice 2026-118", .title2),
                makeText("Trails & Co, Hood River", .subheadline, .secondaryLabel),
                rule(), line("Mountain lamp, with a spare battery and a case", "2 × 39.50"),
                line("Rope, 30 m", "84.00"),
                line("Carriage", "6.90"), rule(), line("Net", "169.90", .subheadline, .secondaryLabel),
                line("Tax, 19 %", "32.28", .subheadline, .secondaryLabel), rule(.label),
                line("Total", "€ 202.18", .headline),
                makeText("Due on 6 December. Thank you.", .footnote, .secondaryLabel),
            ])
        column.pinned(in: paper, to: paper.layoutMarginsGuide, inset: 8)
        column.bottomAnchor.constraint(equalTo: paper.layoutMarginsGuide.bottomAnchor, constant: -8).isActive = true
    }
}

/// People by the first letters of their names, with an index at the side.
final class DirectoryViewController: UITableViewController {
    private let sections: [(letter: String, names: [String])] = [
        ("A", ["Ada Lovelace", "Amina Yusuf"]), ("B", ["Boris Petrov"]), ("C", ["Chen Wei", "Clara Schumann"]),
        ("G", ["Grace Hopper"]), ("M", ["Mary Somerville", "Noor's office"]), ("Z", ["Zora Hurston"]),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "People"
        tableView.sectionIndexColor = .systemGreen
        tableView.rowHeight = 44
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].names.count
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].letter
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map(\.letter) }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = sections[indexPath.section].names[indexPath.row]
        cell.accessoryType = indexPath.section == 0 ? .detailButton : .none
        return cell
    }
}

/// A map with the way there in a card over it.
final class WayViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let map = MKMapView(frame: view.bounds)
        map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        map.showsUserLocation = true
        view.addSubview(map)
        let way = CAShapeLayer()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 60, y: 60))
        path.addLine(to: CGPoint(x: 140, y: 150))
        path.addLine(to: CGPoint(x: 120, y: 230))
        path.addLine(to: CGPoint(x: 250, y: 250))
        way.path = path.cgPath
        way.fillColor = nil
        way.strokeColor = UIColor.systemBlue.cgColor
        way.lineWidth = 5
        way.lineJoin = .round
        way.lineCap = .round
        way.lineDashPattern = [1, 10]
        way.lineDashPhase = 5
        map.layer.addSublayer(way)
        let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        card.layer.cornerRadius = 14
        card.clipsToBounds = true
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        let time = makeText("24 min", .title1)
        time.textColor = .systemGreen
        var go = UIButton.Configuration.filled()
        go.title = "Go"
        go.cornerStyle = .capsule
        let row = makeStack(
            .horizontal, 12, .center,
            [
                makeStack(
                    .vertical, 2, .leading, [time, makeText("1.9 km, by the river", .footnote, .secondaryLabel)]),
                UIButton(configuration: go),
            ])
        row.arrangedSubviews[1].setContentHuggingPriority(.required, for: .horizontal)
        row.pinned(in: card.contentView, to: card.contentView.layoutMarginsGuide, inset: 6)
        NSLayoutConstraint.activate([
            row.bottomAnchor.constraint(equalTo: card.contentView.layoutMarginsGuide.bottomAnchor, constant: -6),
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
            card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
            card.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
        ])
    }
}
