import Foundation

extension LayoutFileEditor {
    /// A view that is put into a container.
    struct NewView {
        /// Its keys with their values, `type` first.
        var keys: [String]
        var container: String
        /// The view before which it is listed; nil for the end.
        var sibling: String?

        /// Whether it is a row of a table.
        var isRow: Bool { keys.first == "type: UITableViewCell" }

        var flow: String { "{ \(keys.joined(separator: ", ")) }" }

        /// An item of a list, a line each.
        func block(_ indentation: String) -> [String] {
            keys.enumerated().map { indentation + ($0 == 0 ? "- " : "  ") + $1 }
        }
    }

    func write(_ view: NewView, in edits: inout ByteEdits) {
        let isScreen = view.container == LayoutFileModel.screen
        let holder = isScreen ? nil : document.place(of: view.container)
        if let holder, let type = document.views[view.container]?.kind {
            if type == "tableViewCell" { return writeContent(view, of: holder, in: &edits) }
            if type == "tableView", view.isRow { return writeRow(view, of: holder, in: &edits) }
        }
        let key = isScreen ? "views" : document.views[view.container]?.isStack == true ? "arrangedSubviews" : "subviews"
        let entry = isScreen ? places.root.first { $0.key == key } : holder?[key]
        guard let entry else { return writeList(key, view, holder, in: &edits) }
        write(view, into: entry, isFlow: holder?.isFlow ?? places.isFlow, in: &edits)
    }

    /// Puts a view into the list that is the value of a key.
    private func write(
        _ view: NewView, into entry: LayoutFileRanges.Entry, isFlow: Bool, in edits: inout ByteEdits
    ) {
        guard let list = places.lists.first(where: { $0.range == entry.value }), !list.items.isEmpty else {
            return fill(entry, view, isFlow: isFlow, in: &edits)
        }
        let next = view.sibling.flatMap(document.place(of:)).flatMap { own in list.items.first { $0 == own.range } }
        if list.isFlow {
            if let next { return edits.insert(view.flow + ", ", at: next.lowerBound) }
            return edits.insert(", " + view.flow, at: list.items[list.items.count - 1].upperBound)
        }
        let start = lines.itemStart((next ?? list.items[0]).lowerBound)
        let block = view.block(lines.indentation(from: start))
        guard next == nil else {
            return edits.insert(block.map { $0 + lines.newline }.joined(), at: start)
        }
        insertLines(block, behind: list.items[list.items.count - 1].upperBound, in: &edits)
    }

    /// Puts the first view into an empty list.
    private func fill(_ entry: LayoutFileRanges.Entry, _ view: NewView, isFlow: Bool, in edits: inout ByteEdits) {
        guard !isFlow else { return edits.replace(entry.value, with: "[\(view.flow)]") }
        let indentation = String(repeating: " ", count: entry.column + 2)
        var start = entry.value.lowerBound
        while start > 0, lines.bytes[start - 1] == 0x20 { start -= 1 }
        let text = view.block(indentation).map { lines.newline + $0 }.joined()
        edits.replace(start..<entry.value.upperBound, with: text)
    }

    /// Gives a container that holds no views yet a list of them.
    private func writeList(_ key: String, _ view: NewView, _ holder: LayoutFileRanges.View?, in edits: inout ByteEdits)
    {
        guard let holder, let last = holder.entries.last else { return }
        guard !holder.isFlow else { return edits.insert(", \(key): [\(view.flow)]", at: last.value.upperBound) }
        let indentation = String(repeating: " ", count: last.column)
        insertLines(
            ["\(indentation)\(key):"] + view.block(indentation + "  "), behind: last.value.upperBound, in: &edits)
    }

    /// Puts a row at the end of a table's last section, or of its prototypes; a table without rows gets a section.
    private func writeRow(_ view: NewView, of table: LayoutFileRanges.View, in edits: inout ByteEdits) {
        let sibling = view.sibling.flatMap(document.place(of:))?.list
        let last = places.lists.indices.last { index in
            places.lists[index].hasRows && table.range.contains(places.lists[index].key?.start ?? -1)
        }
        guard let list = sibling ?? last, let entry = places.lists[list].key else {
            guard let last = table.entries.last else { return }
            return insert("sections: [{ rows: [\(view.flow)] }]", behind: last, of: table, in: &edits)
        }
        write(view, into: entry, isFlow: table.isFlow, in: &edits)
    }

    /// Gives a row a content view with a view inside.
    private func writeContent(_ view: NewView, of row: LayoutFileRanges.View, in edits: inout ByteEdits) {
        insert("contentView: { subviews: [\(view.flow)] }", behind: row.entries.last, of: row, in: &edits)
    }
}
