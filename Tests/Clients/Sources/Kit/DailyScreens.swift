import UIKit

/// The first page of a tour: a picture, what the app is for, dots and two buttons.
final class TourViewController: UIViewController {
    private final class Hills: UIView {
        override func draw(_ rect: CGRect) {
            for (index, height) in [0.35, 0.55, 0.75].enumerated() {
                let path = UIBezierPath()
                path.move(to: CGPoint(x: 0, y: rect.maxY))
                path.addLine(to: CGPoint(x: 0, y: rect.height * height))
                path.addCurve(
                    to: CGPoint(x: rect.maxX, y: rect.height * (height - 0.1)),
                    controlPoint1: CGPoint(x: rect.width * 0.3, y: rect.height * (height - 0.4)),
                    controlPoint2: CGPoint(x: rect.width * 0.6, y: rect.height * (height + 0.3)))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                path.close()
                UIColor.systemTeal.withAlphaComponent(0.3 + 0.3 * CGFloat(index)).setFill()
                path.fill()
            }
            UIColor.systemYellow.setFill()
            UIBezierPath(ovalIn: CGRect(x: rect.width * 0.7, y: 12, width: 36, height: 36)).fill()
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let hills = Hills()
        hills.backgroundColor = .systemGray6
        hills.layer.cornerRadius = 16
        hills.clipsToBounds = true
        hills.heightAnchor.constraint(equalTo: hills.widthAnchor, multiplier: 0.62).isActive = true
        let title = makeText("Walks near you", .title1)
        title.textAlignment = .center
        let text = makeText(
            "Find a path by its length, its views or the weather it is good in.", .body, .secondaryLabel)
        text.textAlignment = .center
        let dots = UIPageControl()
        dots.numberOfPages = 3
        dots.currentPageIndicatorTintColor = .systemTeal
        dots.pageIndicatorTintColor = .systemGray4
        var look = UIButton.Configuration.filled()
        look.title = "Continue"
        look.baseBackgroundColor = .systemTeal
        look.buttonSize = .large
        let next = UIButton(configuration: look)
        let skip = UIButton(type: .system)
        skip.setTitle("Skip", for: .normal)
        let top = makeStack(.vertical, 12, .fill, [hills, title, text])
        top.setCustomSpacing(24, after: hills)
        top.pinned(in: view, inset: 20)
        let bottom = makeStack(.vertical, 8, .fill, [dots, next, skip])
        bottom.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bottom)
        NSLayoutConstraint.activate([
            bottom.leadingAnchor.constraint(equalTo: top.leadingAnchor),
            bottom.trailingAnchor.constraint(equalTo: top.trailingAnchor),
            bottom.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
            bottom.topAnchor.constraint(greaterThanOrEqualTo: top.bottomAnchor, constant: 12),
        ])
    }
}

/// Messages of two people, with a field for the next one.
final class ChatViewController: UIViewController, UITableViewDataSource {
    private final class BubbleCell: UITableViewCell {
        private let bubble = UIView()
        private let label = makeText("", .body)
        private lazy var sides = [
            bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
        ]

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            bubble.layer.cornerRadius = 16
            bubble.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(bubble)
            label.translatesAutoresizingMaskIntoConstraints = false
            bubble.addSubview(label)
            NSLayoutConstraint.activate([
                bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
                bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
                bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
                label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
                label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
                label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
                label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
            ])
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        func show(_ text: String, isMine: Bool) {
            label.text = text
            label.textColor = isMine ? .white : .label
            bubble.backgroundColor = isMine ? .systemBlue : .systemGray5
            bubble.layer.maskedCorners = [
                .layerMinXMinYCorner, .layerMaxXMinYCorner, isMine ? .layerMinXMaxYCorner : .layerMaxXMaxYCorner,
            ]
            sides[isMine ? 1 : 0].isActive = true
            selectionStyle = .none
        }
    }

    private let messages = [
        ("Is the hut open in November?", true), ("Only at weekends. I have the key.", false),
        ("Perfect. Saturday at eight, then?", true),
        ("Eight is fine. Bring the small stove and two spoons; last time we had one.", false), ("👍", true),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Noor"
        let table = UITableView()
        table.register(BubbleCell.self, forCellReuseIdentifier: "bubble")
        table.dataSource = self
        table.separatorStyle = .none
        table.pinned(in: view)
        let bar = UIView()
        bar.backgroundColor = .secondarySystemBackground
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        let field = UITextField()
        field.placeholder = "Message"
        field.borderStyle = .roundedRect
        let send = UIButton(type: .system)
        send.setImage(UIImage(systemName: "arrow.up.circle.fill"), for: .normal)
        send.setContentHuggingPriority(.required, for: .horizontal)
        let row = makeStack(.horizontal, 10, .center, [field, send])
        row.pinned(in: bar, to: bar.layoutMarginsGuide)
        NSLayoutConstraint.activate([
            row.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor, constant: -8),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            table.bottomAnchor.constraint(equalTo: bar.topAnchor),
        ])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath)
        (cell as? BubbleCell)?.show(messages[indexPath.row].0, isMine: messages[indexPath.row].1)
        return cell
    }
}

/// A month in seven columns, with a day that is chosen and days that have something.
final class MonthViewController: UIViewController, UICollectionViewDataSource {
    private final class DayCell: UICollectionViewCell {
        let number = makeText("", .callout)
        let dot = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            dot.backgroundColor = .systemOrange
            dot.layer.cornerRadius = 2.5
            for view in [number, dot] {
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
            }
            NSLayoutConstraint.activate([
                number.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
                number.centerYAnchor.constraint(equalTo: contentView.centerYAnchor, constant: -3),
                dot.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
                dot.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
                dot.widthAnchor.constraint(equalToConstant: 5), dot.heightAnchor.constraint(equalToConstant: 5),
            ])
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1 / 7), heightDimension: .fractionalHeight(1))
        let week = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
            repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 7)
        let grid = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: week)))
        grid.register(DayCell.self, forCellWithReuseIdentifier: "day")
        grid.dataSource = self
        grid.backgroundColor = .clear
        let names = ["M", "T", "W", "T", "F", "S", "S"].map { name -> UILabel in
            let label = makeText(name, .caption1, .secondaryLabel)
            label.textAlignment = .center
            return label
        }
        let header = makeStack(.horizontal, 0, .fill, names)
        header.distribution = .fillEqually
        let next = makeStack(
            .vertical, 4, .fill,
            [
                makeText("Saturday, 21 November", .headline),
                makeText("08:00  Hut, with Noor", .subheadline, .secondaryLabel),
            ])
        let column = makeStack(.vertical, 12, .fill, [makeText("November", .largeTitle), header, grid, next])
        column.pinned(in: view, inset: 16)
        grid.heightAnchor.constraint(equalToConstant: 264).isActive = true
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 42 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath)
        guard let day = cell as? DayCell else { return cell }
        let number = indexPath.item - 5
        let isInside = (1...30).contains(number)
        day.number.text = isInside ? "\(number)" : ""
        day.number.textColor = number == 21 ? .white : indexPath.item % 7 > 4 ? .secondaryLabel : .label
        day.dot.isHidden = ![3, 12, 27].contains(number)
        day.contentView.backgroundColor = number == 21 ? .systemOrange : .clear
        day.contentView.layer.cornerRadius = 10
        return day
    }
}
