import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// Views of registered classes are created by the initializers that UIKit calls, whether the class has initializers of its own or inherits
/// them, and whatever it stores.
@MainActor
@Suite struct ConstructionTests {
    private final class OwnCell: UITableViewCell {
        let marks = [1, 2, 3]
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: .value1, reuseIdentifier: reuseIdentifier)
            tag = 7
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class PlainCell: UITableViewCell {
        var note = "kept"
    }

    private final class Item: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Head: UITableViewHeaderFooterView {
        let made: String
        override init(reuseIdentifier: String?) {
            made = "head of \(reuseIdentifier ?? "")"
            super.init(reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func `a registered class of cells is made by its own initialiser`() {
        let table = UITableView()
        table.register(OwnCell.self, forCellReuseIdentifier: "own")
        let cell = table.dequeueReusableCell(withIdentifier: "own", for: IndexPath(row: 0, section: 0))
        #expect((cell as? OwnCell)?.marks == [1, 2, 3])
        #expect(cell.tag == 7 && cell.reuseIdentifier == "own" && cell.detailTextLabel != nil)
    }

    @Test func `a registered class that inherits its initialisers keeps its own values`() {
        let table = UITableView()
        table.register(PlainCell.self, forCellReuseIdentifier: "plain")
        #expect((table.dequeueReusableCell(withIdentifier: "plain") as? PlainCell)?.note == "kept")
        #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    }

    @Test func `a registered class of heads is made by its own initialiser`() {
        let table = UITableView()
        table.register(Head.self, forHeaderFooterViewReuseIdentifier: "h")
        #expect((table.dequeueReusableHeaderFooterView(withIdentifier: "h") as? Head)?.made == "head of h")
    }

    /// Short strings are not counted: only a long one shows an initializer that releases what it was lent.
    @Test func `an identifier outlives the cells and heads that were made with it`() {
        let identifier = String(repeating: "identifier ", count: 8)
        for _ in 0..<20 {
            let table = UITableView()
            table.register(OwnCell.self, forCellReuseIdentifier: identifier)
            table.register(Head.self, forHeaderFooterViewReuseIdentifier: identifier)
            #expect(table.dequeueReusableCell(withIdentifier: identifier)?.reuseIdentifier == identifier)
            #expect(table.dequeueReusableHeaderFooterView(withIdentifier: identifier)?.reuseIdentifier == identifier)
        }
        #expect(identifier.count == 88)
    }

    @Test func `items of a collection are made by their own initialiser`() {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(Item.self, forCellWithReuseIdentifier: "item")
        let cell = collection.dequeueReusableCell(withReuseIdentifier: "item", for: IndexPath(item: 0, section: 0))
        #expect((cell as? Item)?.label.superview === cell.contentView)
        #expect(cell.reuseIdentifier == "item")
    }

    @Test func `a name that nobody registered is UIKit's exception`() {
        let table = UITableView()
        let (_, exceptions) = LayoutException.collecting {
            table.dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))
        }
        #expect(exceptions.map(\.name) == [.internalInconsistency])
        #expect(exceptions.first?.reason.contains("none") == true)
    }
}
