import Foundation
import UIKitLayout

/// Rows of tables and items of collections.
extension DocumentViewBuilder {
    /// Adds the cells that an element inside a table or collection lists, in the way of that container.
    func addCells(_ list: IBElement, to view: UIView, of element: IBElement) {
        switch view {
        case let table as UITableView where isForCode && list.name == "prototypes":
            registerPrototypes(of: list, in: table)
        case let collection as UICollectionView where isForCode:
            registerPrototypes(of: list, in: collection, element)
        case let table as UITableView:
            table.documentSections = (table.documentSections ?? []) + sections(of: list, in: table)
        case let collection as UICollectionView:
            let cells = list.children.filter(ViewKind.isView).map(makeItem)
            collection.documentSections = [
                CollectionSection(
                    header: part("sectionHeaderView", of: element), footer: part("sectionFooterView", of: element),
                    cells: cells.compactMap { $0 as? UICollectionViewCell })
            ]
        default: list.children.filter(ViewKind.isView).map(makeView).forEach(view.addSubview)
        }
    }

    /// An item of a collection. Xcode's canvas shows it in its own size, whatever the layout's.
    private func makeItem(_ element: IBElement) -> UIView {
        let view = makeView(element)
        if isOnCanvas, hasOwnSize, let item = view as? UICollectionReusableView, item.documentSize == nil {
            item.documentSize = element.resolved(for: classes).rect("frame")?.size
        }
        return view
    }

    /// The sections of a static table, or one section with the prototypes of a dynamic one.
    private func sections(of list: IBElement, in table: UITableView) -> [TableSection] {
        guard list.name == "sections" else { return [TableSection(rows: rows(in: list, of: table))] }
        return list.children.filter { $0.name == "tableViewSection" }.map { section in
            TableSection(
                headerTitle: values.text("headerTitle", of: section),
                footerTitle: values.text("footerTitle", of: section),
                rows: section.child("cells").map { rows(in: $0, of: table) } ?? [])
        }
    }

    private func rows(in list: IBElement, of table: UITableView) -> [TableSection.Row] {
        list.children.filter(ViewKind.isView).compactMap { element in
            guard let cell = makeView(element) as? UITableViewCell else { return nil }
            cell.translatesAutoresizingMaskIntoConstraints = true
            return TableSection.Row(cell, height: height(of: element.resolved(for: classes), in: table))
        }
    }

    /// The height of a row; nil where its content decides.
    ///
    /// A canvas takes the separator off the height that a document asks for, or not, by its version: the stored frame tells.
    private func height(of cell: IBElement, in table: UITableView) -> CGFloat? {
        let given = cell.number("rowHeight") ?? table.rowHeight
        let stored = isOnCanvas && hasOwnSize ? cell.rect("frame")?.height : nil
        guard given < 0 else { return stored ?? given }
        return context.environment.contentSizing == .recorded ? stored : nil
    }

    private func part(_ key: String, of element: IBElement) -> UICollectionReusableView? {
        element.children.first { $0.key == key && ViewKind.isView($0) }
            .flatMap { makeView($0) as? UICollectionReusableView }
    }

    /// Gives a container the view that is the value of one of its properties; false where the property is none of those.
    func take(_ part: UIView, as element: IBElement, into view: UIView, of owner: IBElement) -> Bool {
        switch (view, element.key) {
        case (let cell as UITableViewCell, "contentView"): take(contentView: part, element, into: cell, of: owner)
        case (let cell as UICollectionViewCell, "contentView"): cell.adopt(contentView: part)
        case (let effect as UIVisualEffectView, "contentView"): effect.adopt(contentView: part)
        default: return element.key.map { Self.put(part, as: $0, of: view) } ?? false
        }
        return true
    }

    /// Gives a list or a cell one of the views whose frames it sets itself, by an element inside it or by an outlet.
    ///
    /// - Parameters:
    ///   - part: The view.
    ///   - property: The property that has it, by UIKit's name.
    ///   - object: The list or the cell.
    /// - Returns: False where the object has no such property.
    static func put(_ part: UIView, as property: String, of object: AnyObject) -> Bool {
        switch (object, property) {
        case (let table as UITableView, "tableHeaderView"): table.tableHeaderView = part
        case (let table as UITableView, "tableFooterView"): table.tableFooterView = part
        case (let table as UITableView, "backgroundView"): table.backgroundView = part
        case (let cell as UITableViewCell, "accessoryView"): cell.accessoryView = part
        case (let cell as UITableViewCell, "editingAccessoryView"): cell.editingAccessoryView = part
        case (let cell as UITableViewCell, "backgroundView"): cell.backgroundView = part
        case (let cell as UITableViewCell, "selectedBackgroundView"): cell.selectedBackgroundView = part
        case (let cell as UICollectionViewCell, "backgroundView"): cell.backgroundView = part
        case (let cell as UICollectionViewCell, "selectedBackgroundView"): cell.selectedBackgroundView = part
        case (let collection as UICollectionView, "backgroundView"): collection.backgroundView = part
        default: return false
        }
        return true
    }

    /// The properties that `put` knows.
    static let partsWithFramesOfTheirOwner: Set<String> = [
        "tableHeaderView", "tableFooterView", "backgroundView", "accessoryView", "editingAccessoryView",
        "selectedBackgroundView",
    ]

    /// On a canvas the document's own distances tell what accessories and separators of its version leave to the content. A device
    /// arranges cells anew.
    private func take(contentView: UIView, _ element: IBElement, into cell: UITableViewCell, of owner: IBElement) {
        setCellMargins(of: contentView, element, in: cell, of: owner)
        if isOnCanvas, let around = owner.rect("frame")?.size, let content = element.rect("frame") {
            cell.recordedContentInsets = UIEdgeInsets(
                top: content.minY, left: content.minX, bottom: around.height - content.maxY,
                right: around.width - content.maxX)
        }
        cell.adopt(contentView: contentView)
        cell.adopt(
            textLabel: object("textLabel", of: owner) as? UILabel,
            detailTextLabel: object("detailTextLabel", of: owner) as? UILabel,
            imageView: object("imageView", of: owner) as? UIImageView)
        if let content = owner.child("listContentConfiguration", key: "contentConfiguration") {
            cell.contentConfiguration = listContent(content)
        }
    }

    /// The text, second text and image of a row that has a content configuration in place of labels. An empty text is none, as the heights
    /// that Interface Builder stores for such rows have it.
    private func listContent(_ element: IBElement) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.cell()
        let texts = ["text", "secondaryText"].map { key in
            values.text(key, of: element).flatMap { $0.isEmpty ? nil : $0 }
        }
        content.text = texts[0]
        content.secondaryText = texts[1]
        content.image = values.image(of: element)
        return content
    }

    private func object(_ attribute: String, of element: IBElement) -> AnyObject? {
        guard let id = element[attribute] else { return nil }
        return objects[id]
    }
}
