import Foundation
import KeylineMarkup

/// A cell that is added to a storyboard's table or collection view: to the last section of a static table, and else as a prototype.
///
/// Source: new cells as public documents have them unchanged.
struct NewCell {
    private let element: String
    private let container: String
    /// The cell before which it is listed; nil for the end.
    private let sibling: String?
    private let document: InterfaceDocument

    /// Prepares a cell for a table or collection view.
    ///
    /// - Throws: `EditingError` for a view that takes no such cells.
    init(
        _ item: LibraryItem, in container: String, before sibling: String?, of document: InterfaceDocument
    ) throws(EditingError) {
        element = item.row.element
        self.container = container
        self.sibling = sibling
        self.document = document
        guard document.cellElement(of: container) == element else { throw refusal }
    }

    private var refusal: EditingError {
        let isXIB = !document.isStoryboard && !document.isLayoutFile
        return .impossible(
            reason: isXIB
                ? "tables and collection views of a XIB have no cells" : "\"\(container)\" takes no such cells",
            location: document.location(of: container),
            hint: isXIB
                ? "give the cell a XIB of its own, and register that in code"
                : element == "tableViewCell" ? "name a table" : "name a collection view")
    }

    private var isRow: Bool { element == "tableViewCell" }

    /// The size of a cell in points: as wide as the table and as high as its rows, or the size of the collection view's items.
    func size(in around: CGSize) -> CGSize {
        guard let owner = document.views[container]?.element else { return .zero }
        let markup = document.markup
        func length(_ name: String, of element: Int?, usual: CGFloat) -> CGFloat {
            let length = element.flatMap { markup[$0][name] }.flatMap(Double.init) ?? 0
            return length > 0 ? CGFloat(length) : usual
        }
        if isRow { return CGSize(width: around.width, height: length("rowHeight", of: owner, usual: 44)) }
        let layout = markup[owner].children.first { markup[$0].key == "collectionViewLayout" }
        let item = layout.flatMap { layout in markup[layout].children.first { markup[$0].key == "itemSize" } }
        return CGSize(
            width: length("width", of: item, usual: 128), height: length("height", of: item, usual: 128))
    }

    /// The document with the cell.
    func bytes(_ id: String, _ frame: CGRect, _ ids: inout ObjectIDs) -> [UInt8] {
        let content = ids.make(for: "content view of \(id)")
        let rows = isRow ? " preservesSuperviewLayoutMargins=\"YES\"" : ""
        let attributes =
            isRow
            ? "clipsSubviews=\"YES\" contentMode=\"scaleToFill\"\(rows) selectionStyle=\"default\" indentationWidth=\"10\""
            : Self.plain
        let lines = [
            "<\(element) \(attributes) id=\"\(id)\">",
            "    " + InterfaceEditor.tag(of: frame),
            "    <autoresizingMask key=\"autoresizingMask\"/>",
            "    <\(element)ContentView key=\"contentView\" \(Self.plain)\(rows) insetsLayoutMarginsFromSafeArea=\"NO\""
                + (isRow ? " tableViewCell=\"\(id)\"" : "") + " id=\"\(content)\">",
            "        " + InterfaceEditor.tag(of: CGRect(origin: .zero, size: frame.size)),
            "        <autoresizingMask key=\"autoresizingMask\"/>",
            "    </\(element)ContentView>",
            "</\(element)>",
        ]
        var editor = InterfaceEditor(document)
        editor.editMarkup { insert(lines, &$0) }
        return editor.bytes()
    }

    private static let plain =
        "opaque=\"NO\" clipsSubviews=\"YES\" multipleTouchEnabled=\"YES\" contentMode=\"center\""

    private func insert(_ lines: [String], _ editor: inout MarkupEditor) {
        guard let owner = document.views[container]?.element else { return }
        let markup = document.markup
        if let next = sibling.flatMap({ document.views[$0]?.element }), let list = markup[next].parent {
            return editor.insert(lines, into: list, after: markup[list].children.last { $0 < next })
        }
        if let section = markup.child(of: owner, named: "sections").flatMap({ markup[$0].children.last }) {
            return insert(lines, listed: "cells", in: section, &editor)
        }
        if isRow, markup[owner]["dataMode"] == nil { editor.set("dataMode", to: "prototypes", of: owner) }
        insert(lines, listed: isRow ? "prototypes" : "cells", in: owner, &editor)
    }

    private func insert(_ lines: [String], listed name: String, in owner: Int, _ editor: inout MarkupEditor) {
        if let list = document.markup.child(of: owner, named: name) {
            return editor.insert(lines, into: list, after: document.markup[list].children.last)
        }
        let before = ElementOrder.predecessor(ofName: name, key: nil, in: owner, of: document.markup)
        editor.insert(["<\(name)>"] + lines.map { "    " + $0 } + ["</\(name)>"], into: owner, after: before)
    }
}

extension InterfaceDocument {
    /// The kinds of views that hold cells, by the elements of these.
    static let lists = ["tableViewCell": "tableView", "collectionViewCell": "collectionView"]

    /// Whether the document is a storyboard.
    var isStoryboard: Bool { markup.root.flatMap { markup[$0]["type"] }?.contains("Storyboard") ?? false }

    /// The elements of the cells that a view takes; nil for a view that takes none.
    func cellElement(of view: String) -> String? {
        guard let kind = views[view]?.kind else { return nil }
        if isLayoutFile { return kind == "tableView" ? "tableViewCell" : nil }
        return isStoryboard ? Self.lists.first { $0.value == kind }?.key : nil
    }
}
