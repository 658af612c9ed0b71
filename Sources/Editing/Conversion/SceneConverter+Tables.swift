import KeylineVocabulary

/// Tables in layout files.
extension SceneConverter {
    /// The key of layout files whose value a view is; nil for one in a list.
    func layoutKey(of id: String) -> ViewPart? {
        guard form == .layoutFile, let view = document.views[id],
            let owner = view.parent.flatMap({ document.views[$0] })
        else { return nil }
        if let key = document.markup[view.element].key.flatMap(ViewPart.init(rawValue:)) {
            return isListed(owner) && ViewPart.parts(of: owner.kind).contains(key) ? key : nil
        }
        guard owner.kind == "tableViewCellContentView", let cell = owner.parent.flatMap({ document.views[$0] }),
            isListed(cell)
        else { return nil }
        let element = document.markup[cell.element]
        return [.textLabel, .detailTextLabel, .imageView].first { element[$0.rawValue] == id }
    }

    /// Whether a view is a table, or a row of one: a cell at the top of a XIB is a plain screen in a layout file.
    private func isListed(_ view: InterfaceView) -> Bool {
        guard view.kind == "tableViewCell" else { return view.kind == "tableView" }
        return view.parent.flatMap { document.views[$0]?.kind } == "tableView"
    }

    /// Documents say all of a label's looks, and UIKit gives the labels of a row's style others than plain ones.
    func usualLooks(of view: InterfaceView, besides properties: [ConvertedScene.Property])
        -> [ConvertedScene.Property]
    {
        guard [.textLabel, .detailTextLabel].contains(layoutKey(of: view.id)) else { return [] }
        let usual = [
            ConvertedScene.Property(name: "font", value: .font(size: 17, weight: nil, style: nil, family: nil)),
            ConvertedScene.Property(name: "textColor", value: .namedColor("label")),
        ]
        return usual.filter { property in !properties.contains { $0.name == property.name } }
    }

    /// Says the margins of rows' content where constraints follow them and a table would give others.
    func giveCellMargins(to view: inout ConvertedScene.View, for equations: [ConvertedScene.Equation]) {
        let held = Set(
            equations.flatMap { [$0.first, $0.second] }.compactMap { $0?.guide == "margins" ? $0?.name : nil })
        func give(_ view: inout ConvertedScene.View, table: String?) {
            let table = view.type == "UITableView" ? view.id : table
            if view.construction.key == .contentView, held.contains(view.name), view["layoutMargins"] == nil,
                let margins = measures.margins(of: view.id), let width = table.flatMap({ measures[$0]?.frame.width })
            {
                let side = width >= 414 ? 20.0 : 16
                let differs = zip(margins, [11, side, 11, endsBesideMark(view.id) ? 8 : side]).contains {
                    abs($0 - $1) > 0.1
                }
                if differs { view.properties.append(.init(name: "layoutMargins", value: .insets(margins))) }
            }
            for index in view.children.indices { give(&view.children[index], table: table) }
        }
        give(&view, table: nil)
    }

    /// Whether the content of a row ends before the row does, where a mark is.
    private func endsBesideMark(_ content: String) -> Bool {
        guard let row = document.views[content]?.parent,
            let frame = measures.frame(of: content, in: row, scrolls: false),
            let width = measures[row]?.frame.width
        else { return false }
        return frame.maxX < width - 0.5
    }
}
