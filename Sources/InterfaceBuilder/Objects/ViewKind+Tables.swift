import Foundation
import KeylineVocabulary
import UIKitLayout

extension ViewKind {
    static func makeTableView(_ reading: ViewReading, _ kind: InterfaceClass) -> UIView {
        let style = reading.element.word("style", in: WordTables.tableStyles.byDocument) ?? .plain
        let table = reading.read(kind, as: UITableView.self) { UITableView(frame: .zero, style: style) }
        if reading.builder.isOnCanvas {
            table.documentRowHeight = reading.builder.document.metrics.rowHeight
            table.documentSectionInset = reading.builder.document.metrics.sectionInset
        }
        return table
    }

    static func makeTableViewCell(_ reading: ViewReading, _ kind: InterfaceClass) -> UIView {
        let element = reading.element
        let style = element.word("style", in: WordTables.cellStyles.byDocument) ?? .default
        return reading.read(kind, as: UITableViewCell.self) {
            UITableViewCell(document: style, reuseIdentifier: element["reuseIdentifier"])
        }
    }

    static func makeCollectionView(_ reading: ViewReading, _ kind: InterfaceClass) -> UIView {
        let flow = reading.element.child("collectionViewFlowLayout", key: "collectionViewLayout")
        return reading.read(kind, as: UICollectionView.self) {
            UICollectionView(frame: .zero, collectionViewLayout: makeFlowLayout(flow))
        }
    }

    private static func makeFlowLayout(_ element: IBElement?) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        guard let element else { return layout }
        layout.scrollDirection =
            element.word("scrollDirection", in: WordTables.scrollDirections.byDocument) ?? .vertical
        layout.minimumLineSpacing = element.number("minimumLineSpacing") ?? layout.minimumLineSpacing
        layout.minimumInteritemSpacing = element.number("minimumInteritemSpacing") ?? layout.minimumInteritemSpacing
        layout.itemSize = element.size("itemSize") ?? layout.itemSize
        layout.headerReferenceSize = element.size("headerReferenceSize") ?? .zero
        layout.footerReferenceSize = element.size("footerReferenceSize") ?? .zero
        layout.sectionInset = element.insets("sectionInset") ?? .zero
        return layout
    }

    /// A cell, or another view that a collection shows again and again.
    static func makeCollectionViewCell(_ reading: ViewReading, _ kind: InterfaceClass) -> UIView {
        let view = reading.made(kind)
        if let reusable = view as? UICollectionReusableView {
            reusable.reuseIdentifier = reading.element["reuseIdentifier"]
            reusable.documentSize = reading.element.size("customSize")
        }
        return view
    }
}
