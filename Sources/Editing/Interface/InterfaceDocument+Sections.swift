import KeylineMarkup

/// A section of a table whose rows are always the same.
struct TableSectionPlace {
    enum Source {
        /// An element of a storyboard.
        case element(Int)
        /// A mapping of a layout file.
        case mapping(LayoutFileRanges.View)
    }

    /// The keys of its titles, in documents as in layout files.
    static let titles = ["headerTitle", "footerTitle"]

    /// The table's id.
    let table: String
    /// The table's id and the number of the section, counted from 1.
    let name: String
    let source: Source
}

extension InterfaceDocument {
    /// The sections of all tables.
    private var sections: [TableSectionPlace] {
        order.filter { views[$0]?.kind == "tableView" }.flatMap { table in
            sources(of: table).enumerated().map {
                TableSectionPlace(table: table, name: "\(table).section\($0 + 1)", source: $1)
            }
        }
    }

    private func sources(of table: String) -> [TableSectionPlace.Source] {
        if let layout {
            let index = layout.views.firstIndex { $0.range == self.place(of: table)?.range }
            return index.flatMap { layout.sections[$0] }?.map { .mapping($0) } ?? []
        }
        let list = views[table].flatMap { markup.child(of: $0.element, named: "sections") }
        return list.map { markup[$0].children.map { .element($0) } } ?? []
    }

    /// The names of the sections of all tables.
    var sectionNames: [String] { sections.map(\.name) }

    /// The section of an object id, or of a table's id and a number; nil where there is none.
    func section(named name: String) -> TableSectionPlace? {
        let all = sections
        if let numbered = all.first(where: { $0.name == name }) { return numbered }
        return all.first { section in
            if case .element(let element) = section.source { markup[element].id == name } else { false }
        }
    }
}
