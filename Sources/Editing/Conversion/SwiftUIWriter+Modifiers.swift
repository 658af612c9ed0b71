import Foundation
import KeylineVocabulary

/// What is said of a view behind its content.
extension SwiftUIWriter {
    mutating func modifiers(of view: View, _ sizing: [String]) -> [String] {
        var found = looks(of: view)
        let lengths = frame(of: view)
        if !lengths.isEmpty {
            // What is inside stays at its side of a width that it does not fill.
            let isWide = Self.side(view) != ".center" && lengths.contains { $0.lowercased().contains("width") }
            let words = lengths + (isWide ? ["alignment: \(Self.side(view))"] : [])
            found.append(".frame(\(words.joined(separator: ", ")))")
        }
        found += sizing
        let radius = number(view, "cornerRadius", 0)
        let isRounded = radius != "0" && view["clipsToBounds"] == nil
        if let color = view["backgroundColor"] {
            found.append(".background(\(Self.color(color))\(isRounded ? ", in: .rect(cornerRadius: \(radius))" : ""))")
        }
        if case .number(let alpha) = view["alpha"] { found.append(".opacity(\(ConstraintMarkup.number(alpha)))") }
        if case .flag(true) = view["clipsToBounds"] {
            found.append(radius == "0" ? ".clipped()" : ".clipShape(.rect(cornerRadius: \(radius)))")
        }
        if case .number(let width) = view["borderWidth"], width > 0 {
            let color = view["borderColor"].map(Self.color) ?? "Color.black"
            found.append(
                ".overlay(RoundedRectangle(cornerRadius: \(radius)).strokeBorder(\(color), "
                    + "lineWidth: \(ConstraintMarkup.number(width))))")
        }
        if view["isEnabled"] != nil { found.append(".disabled(true)") }
        found += modifier("semanticContentAttribute", of: view)
        return found
    }

    /// The alignment of a text, or of a control's content, in a frame wider than itself.
    static func side(_ view: View) -> String {
        if isContainer(view) { return ".leading" }
        guard view.type == "UILabel" else { return ".center" }
        return ["center": ".center", "right": ".trailing"][view.word("textAlignment") ?? ""] ?? ".leading"
    }

    /// The modifiers that the vocabulary has for properties of the class.
    private func rowModifiers(of view: View) -> [String] {
        (Self.row(of: view)?.properties ?? []).compactMap { row in
            guard case .modifier(let text) = row.swiftUI, let value = view[row.name] else { return nil }
            if case .color = row.kind { return text.replacing("$", with: Self.color(value)) }
            return text.replacing("$", with: ConvertedScene.expression(value))
        }
    }

    /// The modifier that says the word of a property, by the vocabulary; none where SwiftUI does the same by itself.
    private func modifier(_ name: String, of view: View) -> [String] {
        guard let word = view.word(name), case .words(let modifiers) = Self.row(of: view)?.property(name)?.swiftUI,
            let modifier = modifiers[word], !modifier.isEmpty
        else { return [] }
        return [modifier]
    }

    private func looks(of view: View) -> [String] {
        let row = Self.row(of: view)
        var found: [String] = []
        if case .font(let size, let weight, let style, let family) = view["font"] ?? view.titleFont {
            found.append(".font(\(Self.font(size, weight, style, family)))")
        } else if case .italicFont(let size) = view["font"] ?? view.titleFont {
            found.append(".font(.system(size: \(ConstraintMarkup.number(size))).italic())")
        } else if view.type == "UIButton", view["style"] == nil {
            // What UIKit gives titles.
            found.append(".font(.system(size: 15))")
        }
        if let color = view["textColor"] ?? view["titleColor"] {
            found.append(".foregroundStyle(\(Self.color(color)))")
        }
        found += row?.swiftUI?.modifiers ?? []
        if view.type == "UILabel" {
            let lines = view["numberOfLines"].map(ConvertedScene.expression) ?? "1"
            found.append(".lineLimit(\(lines == "0" ? "nil" : lines))")
            found += modifier("textAlignment", of: view) + modifier("lineBreakMode", of: view)
            if case .number(let factor) = view["minimumScaleFactor"], view["adjustsFontSizeToFitWidth"] != nil {
                found.append(".minimumScaleFactor(\(ConstraintMarkup.number(factor)))")
            }
        } else {
            found += ["borderStyle", "textAlignment", "activityStyle"].flatMap { modifier($0, of: view) }
        }
        found += rowModifiers(of: view)
        let tints = row?.allProperties.filter { $0.swiftUI == .composed(".tint($)") } ?? []
        if let tint = tints.lazy.compactMap({ view[$0.name] }).first { found.append(".tint(\(Self.color(tint)))") }
        let scrollDisabled = ".scrollDisabled(true)"
        if row?.property("isScrollEnabled")?.swiftUI == .composed(scrollDisabled), view["isScrollEnabled"] != nil {
            found.append(scrollDisabled)
        }
        if case .insets(let sides) = view["layoutMargins"], view["isLayoutMarginsRelativeArrangement"] != nil {
            found.append(Self.padding(sides))
        }
        return found
    }

    /// Lengths that are numbers.
    private mutating func frame(of view: View) -> [String] {
        var lengths: [String: String] = [:]
        for (index, equation) in constraints(of: [view.name])
        where equation.second == nil && equation.priority == 1000 {
            let name = equation.first.attribute
            let word = ["lessThanOrEqual": "max", "greaterThanOrEqual": "min"][equation.relation] ?? ""
            let label = word.isEmpty ? name : word + name.prefix(1).uppercased() + name.dropFirst()
            guard lengths[label] == nil else { continue }
            lengths[label] = "\(label): \(ConstraintMarkup.number(equation.constant))"
            said.insert(index)
        }
        // One call has either fixed lengths or limits.
        let isFixed = lengths["width"] != nil || lengths["height"] != nil
        let order = isFixed ? ["width", "height"] : ["minWidth", "maxWidth", "minHeight", "maxHeight"]
        return order.compactMap { lengths[$0] }
    }

    /// The lengths that constraints give a view.
    func lengths(of view: View) -> Set<String> {
        var lengths: Set<String> = []
        for (_, equation) in constraints(of: [view.name])
        where equation.second == nil && equation.priority == 1000 && equation.relation == "equal" {
            lengths.insert(equation.first.attribute)
        }
        return lengths
    }

    /// Whether a constraint ties an edge of one of some views to one of some others; it is said then.
    mutating func say(_ one: Set<String>, _ edge: String, _ others: Set<String>, _ otherEdge: String) -> Bool {
        var isSaid = false
        // A superview has many constraints, and each of its subviews few.
        let fewer = constraintCount(of: one) < constraintCount(of: others) ? one : others
        for (index, equation) in constraints(of: fewer) {
            guard let second = equation.second, equation.relation == "equal", equation.multiplier == 1 else { continue }
            let first = equation.first
            let isDirect =
                one.contains(first.name) && first.attribute == edge && others.contains(second.name)
                && second.attribute == otherEdge
            let isTurned =
                one.contains(second.name) && second.attribute == edge && others.contains(first.name)
                && first.attribute == otherEdge
            guard isDirect || isTurned else { continue }
            said.insert(index)
            isSaid = true
        }
        return isSaid
    }
}
