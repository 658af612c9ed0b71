import UIKit

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
