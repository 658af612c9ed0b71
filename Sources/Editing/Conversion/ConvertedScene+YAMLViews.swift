import Foundation
import KeylineVocabulary

/// Views as the mappings of layout files, with rows of tables and parts of rows.
extension ConvertedScene {
    /// A mapping as an item of a list.
    static func item(_ mapping: [String]) -> [String] {
        mapping.enumerated().map { ($0 == 0 ? "- " : "  ") + $1 }
    }

    /// The lines of a view with all inside.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - name: Its id, in place of its name.
    ///   - isRow: Whether it is a row of a table, which has a class already.
    /// - Returns: The lines without indentation.
    static func mapping(of view: View, named name: String? = nil, isRow: Bool = false) -> [String] {
        let hasClass = isRow || view.construction.key?.typeName != nil
        var lines = hasClass ? [] : ["type: \(view.type)"]
        lines.append("id: \(name ?? view.name)")
        lines += keys(of: view)
        if let frame = view.construction.keyFrame {
            let sides = [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)]
            lines.append("frame: { \(sides.map { "\($0): \(number($1))" }.joined(separator: ", ")) }")
        }
        return lines + (isRow ? contents(ofRow: view) : contents(of: view))
    }

    private static func contents(of view: View) -> [String] {
        let rows = Set(view.list.sections.flatMap(\.rows).map(\.name))
        let parts = view.children.filter { $0.construction.key != nil && !belongsToStyle($0) }
        let listed = view.children.filter { $0.construction.key == nil && !rows.contains($0.name) }
        let key = view.type == "UIStackView" ? "arrangedSubviews" : "subviews"
        return list(key, listed.map { mapping(of: $0) }) + parts.flatMap(part) + lists(of: view)
    }

    /// The content view of a row, the labels of its style, and other parts.
    private static func contents(ofRow row: View) -> [String] {
        let content = row.children.first { $0.construction.key == .contentView }
        let labels = content?.children.filter(belongsToStyle) ?? []
        let others = row.children.filter { $0.construction.key != nil }
        let strays = row.children.filter { $0.construction.key == nil }
        guard !strays.isEmpty else { return (labels + others).flatMap(part) }
        // Layout files have no views of a row outside of its content view.
        var lines = (labels + others.filter { $0.construction.key != .contentView }).flatMap(part)
        guard var content else {
            return lines + ["contentView:"] + list("subviews", strays.map { mapping(of: $0) }).map { "  " + $0 }
        }
        content.children += strays
        lines += part(content)
        return lines
    }

    private static func belongsToStyle(_ view: View) -> Bool { view.construction.key?.belongsToStyle ?? false }

    private static func part(_ view: View) -> [String] {
        guard let key = view.construction.key else { return [] }
        return ["\(key.rawValue):"] + mapping(of: view).map { "  " + $0 }
    }

    private static func list(_ key: String, _ mappings: [[String]]) -> [String] {
        mappings.isEmpty ? [] : ["\(key):"] + mappings.flatMap(item).map { "  " + $0 }
    }

    private static func lists(of table: View) -> [String] {
        let rows = Dictionary(table.children.map { ($0.name, $0) }) { first, _ in first }
        let sections = table.list.sections.map { section in
            (section, section.rows.compactMap { rows[$0.name] }.map { mapping(of: $0, isRow: true) })
        }
        guard !table.list.arePrototypes else { return list("prototypes", sections.flatMap(\.1)) }
        return list(
            "sections",
            sections.map { section, rows in
                let titles = [("headerTitle", section.header), ("footerTitle", section.footer)]
                let lines = titles.compactMap { key, text in text.map { "\(key): \(quoted($0))" } }
                return lines + (rows.isEmpty ? ["rows: []"] : list("rows", rows))
            })
    }

    /// A name for the table that is all of the scene.
    var tableName: String {
        let taken = Set(names.values)
        var name = "tableView"
        while taken.contains(name) { name += "0" }
        return name
    }

    /// A constraint that speaks of a table where it spoke of the screen.
    static func renaming(_ equation: Equation, to name: String) -> Equation {
        var equation = equation
        if equation.first.name == screen { equation.first.name = name }
        if equation.second?.name == screen { equation.second?.name = name }
        return equation
    }

    /// The constraints that make a view fill the screen.
    static func edges(of name: String) -> [Equation] {
        ["leading", "top", "trailing", "bottom"].map { edge in
            Equation(
                first: .init(name: name, attribute: edge), relation: "equal",
                second: .init(name: screen, attribute: edge), multiplier: 1, constant: 0, priority: 1000)
        }
    }
}
