import UIKit

/// A table whose rows are taken away, added and moved.
final class WatchOrderViewController: UITableViewController {
    private let names = ["Amal", "Bruno", "Chidi", "Dagny", "Add somebody"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        navigationItem.rightBarButtonItem = editButtonItem
        title = "Watch"
        setEditing(true, animated: false)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        cell.accessoryType = .checkmark
        cell.editingAccessoryType = indexPath.row == 1 ? .disclosureIndicator : .none
        return cell
    }

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.row == names.count - 1 ? .insert : .delete }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        indexPath.row < names.count - 1
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

/// A list whose rows are chosen and moved.
final class PackingListViewController: UICollectionViewController {
    private let items = ["Flares", "Life jackets", "Charts", "Torch"]
    private var cells: UICollectionView.CellRegistration<UICollectionViewListCell, String>?

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.allowsMultipleSelectionDuringEditing = true
        collectionView.allowsMultipleSelection = true
        cells = .init { cell, path, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            let star = UIImageView(image: UIImage(systemName: "star"))
            cell.accessories = [
                .multiselect(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing),
                .customView(configuration: .init(customView: star, placement: .trailing(), isHidden: path.item > 0)),
                .label(text: "×\(path.item + 1)", options: .init(reservedLayoutWidth: .custom(32))),
            ]
        }
        collectionView.reloadData()
        setEditing(true, animated: false)
        collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let cells else { return UICollectionViewCell() }
        return collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: items[indexPath.item])
    }
}
