import Foundation
import SwiftUILayout

extension FactParser {
    /// A grid: in the short notation a pair of brackets is a row, in Swift's words `GridRow` is.
    mutating func grid() throws -> AnyView {
        let text = scanner.enclosed("(", ")") ?? ""
        let arguments = FactArguments(text)
        isInGrid = true
        let rows = try gridRows()
        isInGrid = false
        return AnyView(
            Grid(
                alignment: arguments.alignment ?? .center,
                horizontalSpacing: arguments.spacing("h", "horizontalSpacing"),
                verticalSpacing: arguments.spacing("v", "verticalSpacing")
                    ?? arguments.spacing("v", "vSpacing") ?? Self.runTogether(text)
            ) { rows.listed })
    }

    /// Spacings without a comma between them: `h-10,v-5` has one, `vSpacing 8` none.
    private static func runTogether(_ text: String) -> CGFloat? {
        guard text.hasPrefix("vSpacing ") else { return nil }
        return Double(text.dropFirst(9)).map { CGFloat($0) }
    }

    private mutating func gridRows() throws -> [AnyView] {
        try scanner.expect("{")
        for (name, view) in references where scanner.takeWord(name) {
            _ = scanner.take("cells")
            try scanner.expect("}")
            guard let open = view.firstIndex(of: "{") else { break }
            var inner = FactParser(String(view[open...]), references: [:])
            return try inner.gridRows()
        }
        var rows: [AnyView] = []
        while true {
            while scanner.take(";") {}
            if scanner.take("}") { return rows }
            if scanner.takeWord("GridRow") {
                let arguments = FactArguments(scanner.enclosed("(", ")") ?? "")
                let cells = try views()
                rows.append(AnyView(GridRow(alignment: arguments.alignment?.vertical) { cells.listed }))
            } else if scanner.take("[") {
                rows.append(try gridRow())
            } else {
                rows.append(try gridCell())
            }
        }
    }

    private mutating func gridRow() throws -> AnyView {
        var alignment: VerticalAlignment?
        var trial = scanner
        if trial.take("."), let named = Alignment(name: trial.letters()), trial.take(":") {
            alignment = named.vertical
            scanner = trial
        }
        var cells: [AnyView] = []
        while !scanner.take("]") {
            cells.append(try gridCell())
            _ = scanner.take(",")
        }
        return AnyView(GridRow(alignment: alignment) { cells.listed })
    }

    /// A cell with its modifiers, written as in Swift or as words behind it.
    private mutating func gridCell() throws -> AnyView {
        var cell = try view()
        if scanner.starts(with: "(spanning"), let words = scanner.enclosed("(", ")") {
            let anchor = words.components(separatedBy: "anchor .").last.flatMap { UnitPoint(name: $0) }
            return anchor.map { AnyView(cell.gridCellAnchor($0)) } ?? cell
        }
        while let worded = try takeWords(behind: cell) { cell = try modified(worded, name: nil) }
        return cell
    }

    private mutating func takeWords(behind cell: AnyView) throws -> AnyView? {
        if scanner.takeWord("span") {
            return AnyView(cell.gridCellColumns(Int(scanner.number() ?? 1)))
        }
        if scanner.takeWord("prio") { return AnyView(cell.layoutPriority(scanner.number() ?? 0)) }
        if scanner.take("col .") {
            return AnyView(cell.gridColumnAlignment(Alignment(name: scanner.letters())?.horizontal ?? .center))
        }
        if scanner.take("anchor .") {
            return AnyView(cell.gridCellAnchor(UnitPoint(name: scanner.letters()) ?? .center))
        }
        if scanner.takeWord("unsizedH") || scanner.take("unsized h") {
            return AnyView(cell.gridCellUnsizedAxes(.horizontal))
        }
        if scanner.takeWord("unsizedV") || scanner.take("unsized v") {
            return AnyView(cell.gridCellUnsizedAxes(.vertical))
        }
        if scanner.take("unsized both") { return AnyView(cell.gridCellUnsizedAxes([.horizontal, .vertical])) }
        return nil
    }
}
