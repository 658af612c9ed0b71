import UIKit

final class TileCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 10
        contentView.layer.borderWidth = 1
        contentView.layer.borderColor = UIColor.separator.cgColor
        label.font = .preferredFont(forTextStyle: .callout)
        label.textAlignment = .center
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ text: String, _ color: UIColor) {
        label.text = text
        contentView.backgroundColor = color.withAlphaComponent(0.25)
    }
}

final class TitleView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .title3)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
            label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class Panel: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 16
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A collection of tiles that a layout places.
class TilesViewController: UIViewController, UICollectionViewDataSource {
    let sections: [(String, [String])]
    private let layout: UICollectionViewLayout
    private let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue, .systemPurple]
    lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

    init(_ sections: [(String, [String])], layout: UICollectionViewLayout) {
        (self.sections, self.layout) = (sections, layout)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dataSource = self
        collectionView.alwaysBounceVertical = true
        collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        collectionView.register(
            TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "title")
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].1.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        (cell as? TileCell)?.show(sections[indexPath.section].1[indexPath.item], colors[indexPath.item % colors.count])
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        (view as? TitleView)?.label.text = sections[indexPath.section].0
        return view
    }
}

/// A flow whose delegate decides sizes, distances and heads.
final class AlbumViewController: TilesViewController, UICollectionViewDelegateFlowLayout {
    init() {
        super.init(
            [("Spring", ["01", "02", "03", "04"]), ("Autumn", ["05", "06"])], layout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.delegate = self
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let width = (collectionView.bounds.width - 2 * 16 - 2 * 8) / 3
        return CGSize(width: floor(width), height: indexPath.section == 0 ? 90 : 60)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 4, left: 16, bottom: 20, right: 16) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 8 }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 44) }
}

private func measure(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
{
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

private func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: measure(.fractionalWidth(1), .estimated(44)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
}

/// Shelves that move across, and a grid on a panel.
final class DiscoverViewController: TilesViewController {
    init(_ sections: [(String, [String])]) {
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let item = NSCollectionLayoutItem(layoutSize: measure(.fractionalWidth(1), .fractionalHeight(1)))
            let isShelf = index == 0
            let group: NSCollectionLayoutGroup =
                isShelf
                ? .horizontal(layoutSize: measure(.fractionalWidth(0.4), .absolute(120)), subitems: [item])
                : .horizontal(layoutSize: measure(.fractionalWidth(1), .absolute(56)), repeatingSubitem: item, count: 2)
            group.interItemSpacing = .fixed(8)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 8
            section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 16, trailing: 16)
            section.boundarySupplementaryItems = [header()]
            if isShelf { section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary }
            if !isShelf {
                let panel = NSCollectionLayoutDecorationItem.background(elementKind: "panel")
                panel.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 4, trailing: 8)
                section.decorationItems = [panel]
            }
            return section
        }
        layout.register(Panel.self, forDecorationViewOfKind: "panel")
        super.init(sections, layout: layout)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// One large tile beside two small ones, over and over.
final class MosaicViewController: TilesViewController {
    init() {
        let large = NSCollectionLayoutItem(layoutSize: measure(.fractionalWidth(2.0 / 3), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: measure(.fractionalWidth(1), .fractionalHeight(0.5)))
        for item in [large, small] {
            item.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
        }
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: measure(.fractionalWidth(1.0 / 3), .fractionalHeight(1)), subitem: small, count: 2)
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: measure(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [large, column])
        super.init(
            [("", (1...8).map { "№ \($0)" })],
            layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Words as wide as they are.
final class TopicsViewController: TilesViewController {
    init(_ words: [String]) {
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        flow.sectionInset = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
        flow.minimumLineSpacing = 8
        flow.minimumInteritemSpacing = 8
        super.init([("", words)], layout: flow)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Rows whose heights follow their texts.
final class NotesViewController: TilesViewController {
    init() {
        let item = NSCollectionLayoutItem(layoutSize: measure(.fractionalWidth(1), .estimated(40)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: measure(.fractionalWidth(1), .estimated(40)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        super.init(
            [
                (
                    "",
                    [
                        "Short.",
                        "A note of several lines, long enough that nobody could take it for a heading of any kind.",
                        "Two\nlines.",
                    ]
                )
            ], layout: UICollectionViewCompositionalLayout(section: section))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Columns side by side, by a layout of the app's own.
final class BoardLayout: UICollectionViewLayout {
    private var places: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var height: CGFloat = 0

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        places = [:]
        let width = (collectionView.bounds.width - 40) / CGFloat(max(collectionView.numberOfSections, 1))
        for section in 0..<collectionView.numberOfSections {
            var y: CGFloat = 20
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                let path = IndexPath(item: item, section: section)
                let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                let itemHeight = CGFloat(50 + 18 * ((item + section) % 3))
                attributes.frame = CGRect(x: 20 + CGFloat(section) * width, y: y, width: width - 8, height: itemHeight)
                attributes.alpha = item == 2 ? 0.5 : 1
                if item == 1 { attributes.transform = CGAffineTransform(rotationAngle: -0.05) }
                places[path] = attributes
                y += itemHeight + 8
            }
            height = max(height, y)
        }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: collectionView?.bounds.width ?? 0, height: height) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        places[indexPath]
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        places.values.filter { $0.frame.intersects(rect) }
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

final class BoardViewController: TilesViewController {
    init() {
        super.init(
            [("", ["Draft", "Review", "Wait"]), ("", ["Paint", "Sand"]), ("", ["Done", "Paid", "Filed"])],
            layout: BoardLayout())
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
