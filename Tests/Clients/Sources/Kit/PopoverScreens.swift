import UIKit

/// A list on an iPad with something over it that points at what it belongs to.
final class BoardsViewController: UITableViewController {
    enum Shown {
        case palette, sort, sheet, corner, centered
    }

    private let shown: Shown
    private let names: [String]
    private lazy var addButton = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)

    init(_ names: [String], showing shown: Shown) {
        self.names = names
        self.shown = shown
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = names[0]
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        navigationItem.rightBarButtonItem = addButton
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = names[indexPath.row]
        content.image = UIImage(systemName: "square.stack")
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        present(makeShown(), animated: true)
    }

    private func makeShown() -> UIViewController {
        switch shown {
        case .palette: makePalette(at: addButton)
        case .sort: makeSort()
        case .sheet, .centered: makeQuestion()
        case .corner: makeCorner()
        }
    }

    private func makePalette(at item: UIBarButtonItem) -> UIViewController {
        let palette = PaletteViewController()
        palette.modalPresentationStyle = .popover
        palette.popoverPresentationController?.barButtonItem = item
        return palette
    }

    private func makeSort() -> UIViewController {
        let list = SortViewController(names)
        let navigation = UINavigationController(rootViewController: list)
        navigation.modalPresentationStyle = .popover
        let popover = navigation.popoverPresentationController
        popover?.sourceView = tableView
        popover?.sourceRect = tableView.rectForRow(at: IndexPath(row: 1, section: 0))
        popover?.permittedArrowDirections = [.up, .down]
        return navigation
    }

    private func makeQuestion() -> UIViewController {
        let alert = UIAlertController(title: names[1], message: names[2], preferredStyle: .actionSheet)
        alert.view.tintColor = .systemIndigo
        alert.addAction(UIAlertAction(title: names[0], style: .default))
        alert.addAction(UIAlertAction(title: names[3], style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        if shown == .centered {
            alert.popoverPresentationController?.sourceView = view
            alert.popoverPresentationController?.sourceRect = CGRect(x: view.bounds.midX, y: 300, width: 0, height: 0)
            alert.popoverPresentationController?.permittedArrowDirections = []
        } else {
            alert.popoverPresentationController?.sourceView = tableView.cellForRow(at: IndexPath(row: 3, section: 0))
        }
        return alert
    }

    private func makeCorner() -> UIViewController {
        let palette = PaletteViewController()
        palette.modalPresentationStyle = .popover
        palette.popoverPresentationController?.sourceView = view
        palette.popoverPresentationController?.sourceRect = CGRect(x: 0, y: 300, width: 24, height: 40)
        palette.popoverPresentationController?.permittedArrowDirections = [.left, .right]
        palette.popoverPresentationController?.backgroundColor = .systemIndigo
        return palette
    }
}

/// Six colours to choose from, of the size that it asks for.
final class PaletteViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 216, height: 144)
        let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemTeal, .systemBlue, .systemPurple]
        let rows = [colors.prefix(3), colors.suffix(3)].map { row in
            UIStackView(arrangedSubviews: row.map(makeSwatch))
        }
        let grid = UIStackView(arrangedSubviews: rows)
        grid.axis = .vertical
        for stack in rows + [grid] {
            stack.spacing = 16
            stack.distribution = .fillEqually
        }
        grid.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(grid)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            grid.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
            grid.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
            grid.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            grid.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
        ])
    }

    private func makeSwatch(_ color: UIColor) -> UIView {
        let swatch = UIView()
        swatch.backgroundColor = color
        swatch.layer.cornerRadius = 12
        return swatch
    }
}

/// The orders of a list, one of which is chosen.
final class SortViewController: UITableViewController {
    private let names: [String]

    init(_ names: [String]) {
        self.names = names
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = names[3]
        preferredContentSize = CGSize(width: 260, height: 132)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        cell.accessoryType = indexPath.row == 1 ? .checkmark : .none
        return cell
    }
}
