import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// Flow layouts place items in lines, as Apple's "Using the Flow Layout" (Collection View Programming Guide) describes.
@MainActor
@Suite struct CollectionTests {
    private func collection(
        _ count: Int,
        direction: LayoutDirection = .leftToRight,
        _ change: (UICollectionViewFlowLayout) -> Void
    ) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        change(layout)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.documentSections = [CollectionSection(cells: (0..<count).map { _ in UICollectionViewCell(frame: .zero) })]
        return Screen.show(view, width: 320, height: 400, direction: direction)
    }

    @Test func `lines hold as many items as have room and spread them from edge to edge`() {
        let view = collection(5) { $0.itemSize = CGSize(width: 90, height: 50) }
        let frames = view.visibleCells.map(\.frame)
        #expect(frames[0].minX == 0 && frames[2].maxX == 320)
        #expect(frames[1].minX == 115)
        #expect(frames[3].origin == CGPoint(x: 0, y: 60) && frames[4].minX == 115)
        #expect(view.contentSize == CGSize(width: 320, height: 110))
    }

    @Test func `insets and spacings are kept`() {
        let view = collection(3) {
            $0.itemSize = CGSize(width: 100, height: 40)
            $0.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
            $0.minimumLineSpacing = 20
        }
        let frames = view.visibleCells.map(\.frame)
        #expect(frames[0].origin == CGPoint(x: 12, y: 8) && frames[1].maxX == 308)
        #expect(frames[2].origin == CGPoint(x: 12, y: 68))
        #expect(view.contentSize.height == 116)
    }

    @Test func `an item too wide for a neighbour stands in the middle`() {
        let view = collection(2) { $0.itemSize = CGSize(width: 200, height: 40) }
        #expect(view.visibleCells.map(\.frame.minX) == [60, 60])
    }

    @Test func `lines that follow each other sideways fill the height`() {
        let view = collection(3) {
            $0.scrollDirection = .horizontal
            $0.itemSize = CGSize(width: 80, height: 150)
        }
        let frames = view.visibleCells.map(\.frame)
        #expect(frames[0].origin == .zero && frames[1].origin == CGPoint(x: 0, y: 250))
        #expect(frames[2].origin == CGPoint(x: 90, y: 0))
        #expect(view.contentSize == CGSize(width: 170, height: 400))
    }

    @Test func `items are mirrored where lines start at the right`() {
        let frames = LayoutDirection.allCases.map { direction in
            collection(5, direction: direction) { $0.itemSize = CGSize(width: 90, height: 50) }.visibleCells.map(
                \.frame)
        }
        #expect(frames[0].map { $0.mirrored(in: 320) } == frames[1].map(\.onHundredths))
    }

    @Test func `items that follow their content have the size that its constraints ask for`() {
        let view = collection(1) { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
        let cell = view.visibleCells[0]
        let block = Block(70, 33)
        block.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(block)
        NSLayoutConstraint.activate([
            block.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            block.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            block.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            block.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        ])
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(cell.frame.size == CGSize(width: 70, height: 33))
    }

    @Test func `heads and feet reach from side to side`() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.footerReferenceSize = CGSize(width: 0, height: 10)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let header = UICollectionReusableView()
        let footer = UICollectionReusableView()
        view.documentSections = [
            CollectionSection(header: header, footer: footer, cells: [UICollectionViewCell(frame: .zero)])
        ]
        _ = Screen.show(view, width: 320, height: 400)
        #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(footer.frame == CGRect(x: 0, y: 80, width: 320, height: 10))
    }
}
