import UIKit

final class SectionHeader: UITableViewHeaderFooterView {
    private let label = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        label.font = .systemFont(ofSize: 13, weight: .heavy)
        label.textColor = .systemTeal
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor, constant: 8),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    func show(_ text: String) { label.text = text.uppercased() }
}

/// Sections of a diffable data source with heads of a class of its own.
final class ContactsViewController: UITableViewController {
    private enum Group: String, CaseIterable { case crew, harbour }
    private lazy var source = UITableViewDiffableDataSource<Group, String>(tableView: tableView) { table, path, name in
        let cell = table.dequeueReusableCell(withIdentifier: "contact", for: path)
        var content = cell.defaultContentConfiguration()
        content.text = name
        content.secondaryText = path.section == 0 ? "on board" : "ashore"
        content.image = UIImage(systemName: "person.crop.circle")
        content.imageProperties.tintColor = .systemTeal
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    init() { super.init(style: .plain) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
        tableView.register(SectionHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        tableView.sectionHeaderTopPadding = 0
        var snapshot = NSDiffableDataSourceSnapshot<Group, String>()
        snapshot.appendSections(Group.allCases)
        snapshot.appendItems(["Ada", "Bilal", "Chiyo"], toSection: .crew)
        snapshot.appendItems(["Pilot", "Customs"], toSection: .harbour)
        snapshot.insertItems(["Aarav"], beforeItem: "Ada")
        snapshot.deleteItems(["Chiyo"])
        source.apply(snapshot, animatingDifferences: false)
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? SectionHeader
        header?.show(Group.allCases[section].rawValue)
        return header
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(UIViewController(), sender: self)
    }
}

/// Switches, values and marks in rounded boxes.
final class PreferencesViewController: UITableViewController {
    private let rows: [[(String, String?, Bool?)]] = [
        [("Sync over mobile data", nil, true), ("Keep originals", nil, false)],
        [("Quality", "Best", nil), ("Language", "English", nil), ("About", nil, nil)],
    ]

    init() { super.init(style: .insetGrouped) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Preferences"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "switch")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows[section].count
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        ["Transfer", "General"][section]
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 0 ? "Large files wait for a wireless network." : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let (name, value, isOn) = rows[indexPath.section][indexPath.row]
        let cell =
            isOn == nil
            ? UITableViewCell(style: .value1, reuseIdentifier: nil)
            : tableView.dequeueReusableCell(withIdentifier: "switch", for: indexPath)
        cell.textLabel?.text = name
        cell.detailTextLabel?.text = value
        if let isOn {
            let toggle = UISwitch()
            toggle.isOn = isOn
            toggle.addAction(UIAction { _ in }, for: .valueChanged)
            cell.accessoryView = toggle
        } else {
            cell.accessoryType = value == nil ? .detailButton : .disclosureIndicator
        }
        return cell
    }
}

/// A list of a collection, with marks at its rows' ends.
final class ShelfListViewController: UICollectionViewController {
    private struct Book: Hashable {
        let title: String
        let author: String
        let pages: Int
    }
    private var source: UICollectionViewDiffableDataSource<Int, Book>?

    init(appearance: UICollectionLayoutListConfiguration.Appearance) {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = .supplementary
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        collectionView.backgroundColor = appearance == .plain ? .systemBackground : .systemGroupedBackground
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Book> { cell, path, book in
            var content = cell.defaultContentConfiguration()
            content.text = book.title
            content.secondaryText = book.author
            content.image = UIImage(systemName: "book")
            cell.contentConfiguration = content
            cell.accessories =
                path.item == 0
                ? [.checkmark()]
                : [.label(text: "\(book.pages)"), .disclosureIndicator(), .delete(displayed: .whenEditing)]
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, path in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = path.section == 0 ? "Borrowed" : "Waiting"
            header.contentConfiguration = content
        }
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { collection, path, book in
            collection.dequeueConfiguredReusableCell(using: cells, for: path, item: book)
        }
        source?.supplementaryViewProvider = { collection, _, path in
            collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Book>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(
            [
                Book(title: "Tides and Currents", author: "R. Okafor", pages: 312),
                Book(title: "A Short Walk along a Very Long Coast", author: "M. Lindqvist", pages: 188),
            ], toSection: 0)
        snapshot.appendItems([Book(title: "Knots", author: "S. Iyer", pages: 96)], toSection: 1)
        source?.apply(snapshot)
    }
}
