import Foundation

/// What scrolls: lists for tables, and scroll views.
extension SwiftUIWriter {
    /// A table's rows, as high as they are and from side to side, in the sections of a static table.
    mutating func list(_ view: View) -> [String] {
        let rows = Dictionary(view.children.map { ($0.name, $0) }) { first, _ in first }
        let listed = Set(view.list.sections.flatMap(\.rows).map(\.name))
        var inside: [String] = []
        let others = view.children.filter { !listed.contains($0.name) && $0["isHidden"] == nil }
        for child in others where child.tableEnd?.isHeader != false { inside += row(child).map { "    " + $0 } }
        for section in view.list.sections {
            let isPlain = section.header == nil && section.footer == nil && view.list.sections.count == 1
            let indentation = isPlain ? "    " : "        "
            var lines: [String] = []
            for name in section.rows.map(\.name) { lines += rows[name].map { row($0) } ?? [] }
            let header = section.header.map { "(\(ConvertedScene.literal($0)))" } ?? ""
            if !isPlain, section.footer == nil { inside.append("    Section\(header) {") }
            if let footer = section.footer {
                let head = section.header.map { "header: { Text(\(ConvertedScene.literal($0))) } " } ?? ""
                lines = lines.map { indentation + $0 }
                inside += ["    Section {"] + lines + ["    } \(head)footer: {"]
                inside += ["        Text(\(ConvertedScene.literal(footer)))", "    }"]
            } else {
                inside += lines.map { indentation + $0 } + (isPlain ? [] : ["    }"])
            }
        }
        for child in others where child.tableEnd?.isHeader == false { inside += row(child).map { "    " + $0 } }
        return ["List {"] + inside + ["}"]
            + ["    .listStyle(.\(view.list.style))", "    .environment(\\.defaultMinListRowHeight, 0)"]
    }

    private mutating func row(_ view: View) -> [String] {
        let height = view.frame.map { ConvertedScene.number($0.height) }
        return lines(of: view) + (height.map { ["    .frame(height: \($0), alignment: .topLeading)"] } ?? [])
            + ["    .listRowInsets(EdgeInsets())"]
    }

    /// A scroll view's content, which is as high as it is and as wide as the scroll view.
    mutating func scroll(_ view: View) -> [String] {
        let children = view.children.filter { $0["isHidden"] == nil }
        guard let items = Self.places(of: children), let size = view.frame?.size, !items.isEmpty else {
            return block("ScrollView", view.children)
        }
        let end = items.map(\.frame.maxY).max() ?? 0
        let area = CGRect(x: 0, y: 0, width: size.width, height: end)
        let isWide = items.contains { $0.frame.maxX > size.width + 0.5 }
        let inside = arrangement(of: items, in: area, isFilled: false).map { "    " + $0 }
        return [isWide ? "ScrollView([.horizontal, .vertical]) {" : "ScrollView {"] + inside + ["}"]
    }
}
