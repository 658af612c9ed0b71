import Foundation
import KeylineByteText

/// Properties in statements.
extension ConvertedScene {
    func configuration(_ view: View) -> [String] {
        let isPart = view.construction.part != nil && view.construction.part != "contentView"
        let name = (codeNames[view.id] ?? view.name) + (isPart ? "?" : "")
        let prefix = name == "self" ? "" : name + "."
        return view.properties.flatMap { statements(view, $0) }.map { prefix + $0 }
    }

    private func statements(_ view: View, _ property: Property) -> [String] {
        switch (view.type, property.name, property.value) {
        case (_, _, .call(let call)): return [call]
        case ("UIButton", "font", let value): return ["titleLabel?.font = \(Self.expression(value))"]
        case (_, let name, let value) where name.hasPrefix("layer.") && name.hasSuffix("Color"):
            let color = Self.typed(Self.expression(value), as: "UIColor")
            return ["\(name) = \(color)\(color.hasPrefix("UIColor(named") ? "?" : "").cgColor"]
        case ("UISegmentedControl", "segments", .texts(let texts)):
            return texts.enumerated().map {
                "insertSegment(withTitle: \(Self.literal($1)), at: \($0), animated: false)"
            }
        case ("UISearchBar", "font", _): return []
        case (_, "layoutMargins", let value): return ["directionalLayoutMargins = \(Self.expression(value))"]
        case (_, "contentHugging", .priorities(let horizontal, let vertical)):
            return Self.priorities("Hugging", horizontal, vertical)
        case (_, "contentCompressionResistance", .priorities(let horizontal, let vertical)):
            return Self.priorities("CompressionResistance", horizontal, vertical)
        default: return ["\(property.name) = \(Self.expression(property.value))"]
        }
    }

    private static func priorities(_ kind: String, _ horizontal: Double?, _ vertical: Double?) -> [String] {
        [("horizontal", horizontal), ("vertical", vertical)].compactMap { axis, value in
            value.map { "setContent\(kind)Priority(\(priority($0)), for: .\(axis))" }
        }
    }

    /// A priority by its name where it has one.
    static func priority(_ value: Double) -> String {
        switch value {
        case 1000: ".required"
        case 750: ".defaultHigh"
        case 250: ".defaultLow"
        default: "UILayoutPriority(\(ConstraintMarkup.number(value)))"
        }
    }

    static func literal(_ text: String) -> String {
        text.replacing("\r\n", with: "\n").quoted
    }

    static func expression(_ value: Value) -> String {
        switch value {
        case .text(let text): literal(text)
        case .number(let number): ConstraintMarkup.number(number)
        case .flag(let flag): flag ? "true" : "false"
        case .word(let word): ".\(word)"
        case .namedColor(let name): ".\(name)"
        case .color(let parts): color(parts)
        case .font(let size, let weight, let style, let family): font(size, weight, style, family)
        case .italicFont(let size): ".italicSystemFont(ofSize: \(ConstraintMarkup.number(size)))"
        case .image(let name, let isSymbol): "UIImage(\(isSymbol ? "systemName" : "named"): \(literal(name)))"
        case .insets(let sides):
            "NSDirectionalEdgeInsets("
                + zip(["top", "leading", "bottom", "trailing"], sides).map { "\($0): \(ConstraintMarkup.number($1))" }
                .joined(separator: ", ") + ")"
        case .texts(let texts): "[\(texts.map(literal).joined(separator: ", "))]"
        case .styledText(let pieces): styled(pieces)
        case .code(let text), .call(let text): text
        case .priorities: ""
        }
    }

    private static func color(_ parts: [Double]) -> String {
        let numbers = parts.map { ConstraintMarkup.number($0) }
        if parts[0] == parts[1], parts[1] == parts[2] {
            switch (parts[0], parts[3]) {
            case (0, 1): return ".black"
            case (1, 1): return ".white"
            case (_, 0): return ".clear"
            default: return "UIColor(white: \(numbers[0]), alpha: \(numbers[3]))"
            }
        }
        return "UIColor(red: \(numbers[0]), green: \(numbers[1]), blue: \(numbers[2]), alpha: \(numbers[3]))"
    }

    private static func font(_ size: Double?, _ weight: String?, _ style: String?, _ family: String?) -> String {
        if let style { return ".preferredFont(forTextStyle: .\(style))" }
        let points = ConstraintMarkup.number(size ?? 17)
        let system =
            weight == "bold" && family == nil
            ? ".boldSystemFont(ofSize: \(points))"
            : ".systemFont(ofSize: \(points)\(weight.map { ", weight: .\($0)" } ?? ""))"
        return family.map { "UIFont(name: \(literal($0)), size: \(points)) ?? \(system)" } ?? system
    }

    /// An attributed string: the whole text, and the attributes of each piece over its range.
    private static func styled(_ pieces: [StyledRun]) -> String {
        let attributes = pieces.map(attributes)
        let whole = pieces.map(\.text).joined()
        if pieces.count <= 1 || attributes.allSatisfy({ $0 == attributes.first }) {
            let given = attributes.first.flatMap { $0.isEmpty ? nil : ", attributes: [\($0)]" } ?? ""
            return "NSAttributedString(string: \(literal(whole))\(given))"
        }
        var lines = ["{", "    let text = NSMutableAttributedString(string: \(literal(whole)))"]
        var start = 0
        for (piece, attributes) in zip(pieces, attributes) {
            let length = piece.text.utf16.count
            if !attributes.isEmpty, length > 0 {
                lines.append("    text.addAttributes(")
                lines.append("        [\(attributes)],")
                lines.append("        range: NSRange(location: \(start), length: \(length)))")
            }
            start += length
        }
        return (lines + ["    return text", "}()"]).joined(separator: "\n        ")
    }

    /// What a dictionary of attributes says of a piece.
    private static func attributes(_ piece: StyledRun) -> String {
        var attributes: [String] = []
        if let font = piece.font { attributes.append(".font: \(typed(expression(font), as: "UIFont"))") }
        if let color = piece.color {
            let text = typed(expression(color), as: "UIColor")
            attributes.append(".foregroundColor: \(text.hasPrefix("UIColor(named") ? text + " ?? .label" : text)")
        }
        if !piece.paragraph.isEmpty {
            let lines = piece.paragraph.map { "style.\($0.name) = \(expression($0.value))" }.joined(separator: "; ")
            attributes.append(".paragraphStyle: { let style = NSMutableParagraphStyle(); \(lines); return style }()")
        }
        return attributes.joined(separator: ", ")
    }

    /// A member with its type, where none can be inferred.
    static func typed(_ expression: String, as type: String) -> String {
        expression.hasPrefix(".") ? type + expression : expression
    }
}
