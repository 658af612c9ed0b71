import Foundation
import KeylineByteText

extension ConvertedScene {
    /// The scene as a view in UIKit code, with constraints by anchors.
    ///
    /// - Parameters:
    ///   - type: The name of the class.
    ///   - style: How constraints are written.
    /// - Returns: The code.
    public func swift(named type: String, style: ConstraintStyle = .anchors) -> String {
        let made = Self.flattened(root).dropFirst().filter { $0.construction.part == nil }
        let tables = Self.flattened(root).filter { !$0.list.sections.isEmpty }
        var lines = ["import UIKit", "", "final class \(type): \(superclass) {"]
        lines += made.map { "    let \($0.name) = \($0.construction.expression ?? "\($0.type)()")" }
        let guides = Self.flattened(root).flatMap { view in view.guides.map { (owner: view, name: $0) } }
        lines += guides.map { "    let \($0.name) = UILayoutGuide()" }
        lines += tables.map { "    private lazy var \(rowsName($0)) = FixedRows(\(sectionList($0)))" }
        if !made.isEmpty || !guides.isEmpty { lines.append("") }
        lines += initializers
        lines += function("configure", Self.flattened(root).flatMap { configuration($0) } + tables.flatMap(attachment))
        lines += function(
            "arrange",
            translated.map { "\($0).translatesAutoresizingMaskIntoConstraints = false" } + additions(of: root)
                + guides.flatMap { guide in
                    [
                        "\(guide.name).identifier = \(Self.literal(guide.name))",
                        "\(call(holder(guide.owner), "addLayoutGuide"))(\(guide.name))",
                    ]
                })
        lines += function("constrain", constraintLines(style))
        lines[lines.count - 1] = "}"
        if !tables.isEmpty { lines += ["", Self.rowsClass] }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The class that the scene's view derives from.
    private var superclass: String {
        ["UITableViewCell", "UICollectionViewCell", "UITableView", "UIStackView", "UIScrollView"].contains(root.type)
            ? root.type : "UIView"
    }

    private var initializers: [String] {
        let steps = ["        configure()", "        arrange()", "        constrain()", "    }", ""]
        let head =
            switch superclass {
            case "UITableViewCell":
                [
                    "    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {",
                    "        super.init(style: style, reuseIdentifier: reuseIdentifier)",
                ]
            case "UITableView":
                [
                    "    override init(frame: CGRect, style: UITableView.Style) {",
                    "        super.init(frame: frame, style: style)",
                ]
            default: ["    override init(frame: CGRect) {", "        super.init(frame: frame)"]
            }
        let convenience =
            superclass == "UITableView"
            ? [
                "    convenience init() {",
                "        self.init\((root.construction.expression ?? "(frame: .zero, style: .plain)").dropFirst(11))",
                "    }", "",
            ] : []
        return convenience + head + steps + [
            "    required init?(coder: NSCoder) {", "        super.init(coder: coder)",
        ] + steps
    }

    private func function(_ name: String, _ body: [String]) -> [String] {
        ["    private func \(name)() {"] + body.map { $0.isEmpty ? "" : "        " + $0 } + ["    }", ""]
    }

    static func flattened(_ view: View) -> [View] { [view] + view.children.flatMap(flattened) }

    /// How code speaks of a view.
    func code(_ name: String) -> String { codeNamesByName[name] ?? name }

    private var codeNamesByName: [String: String] {
        Dictionary(names.map { ($0.value, codeNames[$0.key] ?? $0.value) }) { first, _ in first }
    }
}

// MARK: - The tree

extension ConvertedScene {
    /// The views that constraints place: all but the parts of others and what tables place.
    private var translated: [String] {
        func inside(_ view: View) -> [String] {
            view.children.flatMap { child -> [String] in
                let own = child.construction.part == nil && !isPlacedByTable(child, in: view) ? [child.name] : []
                return own + inside(child)
            }
        }
        return inside(root)
    }

    private func isPlacedByTable(_ view: View, in parent: View) -> Bool {
        parent.type == "UITableView" && (view.type == "UITableViewCell" || view.tableEnd != nil)
    }

    private func additions(of view: View) -> [String] {
        let holder = holder(view)
        return view.children.flatMap { child -> [String] in
            let name = child.name
            var own: [String] = []
            if child.construction.part == nil, !(view.type == "UITableView" && child.type == "UITableViewCell") {
                own =
                    child.tableEnd != nil
                    ? headerLines(child, in: holder)
                    : [
                        "\(view.type == "UIStackView" ? call(holder, "addArrangedSubview") : call(holder, "addSubview"))(\(name))"
                    ]
            }
            return own + additions(of: child)
        }
    }

    private func call(_ holder: String, _ method: String) -> String {
        holder == "self" ? method : "\(holder).\(method)"
    }

    private func holder(_ view: View) -> String { codeNames[view.id] ?? view.name }

    private func headerLines(_ view: View, in table: String) -> [String] {
        let frame = view.tableEnd?.frame ?? .zero
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Self.number($0) }
        return [
            "\(view.name).frame = CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), height: \(numbers[3]))",
            "\(call(table, view.tableEnd?.isHeader == true ? "tableHeaderView" : "tableFooterView")) = \(view.name)",
        ]
    }
}

// MARK: - Tables

extension ConvertedScene {
    private func rowsName(_ table: View) -> String { table.id == root.id ? "rows" : table.name + "Rows" }

    private func sectionList(_ table: View) -> String {
        let sections = table.list.sections.map { section in
            let rows = section.rows.map { row in
                row.height.map { "(\(row.name), \(ConstraintMarkup.number($0)))" } ?? "(\(row.name), nil)"
            }
            let header = section.header.map { "header: \(Self.literal($0)), " } ?? ""
            let footer = section.footer.map { "footer: \(Self.literal($0)), " } ?? ""
            return ".init(\(header)\(footer)rows: [\(rows.joined(separator: ", "))])"
        }
        return "[\(sections.joined(separator: ", "))]"
    }

    private func attachment(_ table: View) -> [String] {
        let name = holder(table)
        return [
            "\(call(name, "dataSource")) = \(rowsName(table))", "\(call(name, "delegate")) = \(rowsName(table))",
        ]
    }

    /// Rows that exist already, as static tables have them.
    private static let rowsClass = """
        /// Shows cells that exist already, section by section.
        private final class FixedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
            struct Section {
                var header: String?
                var footer: String?
                /// The cells with their heights; nil where the content decides.
                var rows: [(cell: UITableViewCell, height: CGFloat?)]
            }

            private let sections: [Section]

            init(_ sections: [Section]) { self.sections = sections }

            func numberOfSections(in tableView: UITableView) -> Int { sections.count }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                sections[section].rows.count
            }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                sections[indexPath.section].rows[indexPath.row].cell
            }

            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                sections[section].header
            }

            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
                sections[section].footer
            }

            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                sections[indexPath.section].rows[indexPath.row].height ?? UITableView.automaticDimension
            }
        }
        """
}
