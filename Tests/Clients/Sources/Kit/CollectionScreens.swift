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
        self.sections = sections
        self.layout = layout
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
