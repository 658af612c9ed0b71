import Foundation
import KeylineByteText

extension ConvertedScene {
    /// The scene as a view in UIKit code, with constraints by anchors.
    ///
    /// - Parameter type: The name of the class.
    /// - Returns: The code.
    public func swift(named type: String) -> String {
        var lines = ["import UIKit", "", "final class \(type): UIView {"]
        let views = Self.flattened(root).dropFirst()
        lines += views.map { "    let \($0.name) = \($0.type)()" } + [""]
        lines += [
            "    override init(frame: CGRect) {", "        super.init(frame: frame)", "        configure()",
            "        arrange()", "        constrain()", "    }", "",
            "    required init?(coder: NSCoder) {", "        super.init(coder: coder)", "        configure()",
            "        arrange()", "        constrain()", "    }", "",
        ]
        lines += function(
            "configure", root.properties.map { "self." + Self.statement($0) } + views.flatMap(Self.configuration))
        lines += function(
            "arrange",
            views.map { "\($0.name).translatesAutoresizingMaskIntoConstraints = false" }
                + Self.additions(of: root, "self"))
        lines += function("constrain", constraints.enumerated().flatMap { Self.constraint($1, number: $0) })
        lines[lines.count - 1] = "}"
        return lines.joined(separator: "\n") + "\n"
    }

    private func function(_ name: String, _ body: [String]) -> [String] {
        ["    private func \(name)() {"] + body.map { "        " + $0 } + ["    }", ""]
    }

    private static func flattened(_ view: View) -> [View] { [view] + view.children.flatMap(flattened) }

    private static func additions(of view: View, _ name: String) -> [String] {
        let verb = view.type == "UIStackView" ? "addArrangedSubview" : "addSubview"
        return view.children.flatMap { ["\(name).\(verb)(\($0.name))"] + additions(of: $0, $0.name) }
    }

    private static func configuration(of view: View) -> [String] {
        view.properties.flatMap { property -> [String] in
            switch (view.type, property.name, property.value) {
            case ("UIButton", "title", .text(let text)): ["\(view.name).setTitle(\(literal(text)), for: .normal)"]
            case ("UIButton", "image", let value): ["\(view.name).setImage(\(expression(value)), for: .normal)"]
            case ("UIButton", "font", let value): ["\(view.name).titleLabel?.font = \(expression(value))"]
            case ("UISegmentedControl", "segments", .texts(let texts)):
                texts.enumerated().map {
                    "\(view.name).insertSegment(withTitle: \(literal($1)), at: \($0), animated: false)"
                }
            case ("UIActivityIndicatorView", "activityStyle", .word(let word)): ["\(view.name).style = .\(word)"]
            case (_, "layoutMargins", let value): ["\(view.name).directionalLayoutMargins = \(expression(value))"]
            case (_, "contentHugging", .priorities(let horizontal, let vertical)):
                priorities("Hugging", view.name, horizontal, vertical)
            case (_, "contentCompressionResistance", .priorities(let horizontal, let vertical)):
                priorities("CompressionResistance", view.name, horizontal, vertical)
            default: ["\(view.name).\(statement(property))"]
            }
        }
    }

    private static func priorities(_ kind: String, _ name: String, _ horizontal: Double?, _ vertical: Double?)
        -> [String]
    {
        [("horizontal", horizontal), ("vertical", vertical)].compactMap { axis, priority in
            priority.map {
                "\(name).setContent\(kind)Priority(UILayoutPriority(\(ConstraintMarkup.number($0))), for: .\(axis))"
            }
        }
    }

    private static func statement(_ property: Property) -> String { "\(property.name) = \(expression(property.value))" }

    private static func literal(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
            .replacing("\r", with: "\\r")
        return "\"\(escaped)\""
    }

    private static func expression(_ value: Value) -> String {
        switch value {
        case .text(let text): literal(text)
        case .number(let number): ConstraintMarkup.number(number)
        case .flag(let flag): flag ? "true" : "false"
        case .word(let word): ".\(word)"
        case .namedColor(let name): ".\(name)"
        case .color(let parts):
            "UIColor("
                + zip(["red", "green", "blue", "alpha"], parts).map { "\($0): \(ConstraintMarkup.number($1))" }.joined(
                    separator: ", ")
                + ")"
        case .font(let size, let weight, let style, let family): font(size, weight, style, family)
        case .image(let name, let isSymbol): "UIImage(\(isSymbol ? "systemName" : "named"): \(literal(name)))"
        case .insets(let sides):
            "NSDirectionalEdgeInsets("
                + zip(["top", "leading", "bottom", "trailing"], sides).map { "\($0): \(ConstraintMarkup.number($1))" }
                .joined(separator: ", ") + ")"
        case .texts(let texts): "[\(texts.map(literal).joined(separator: ", "))]"
        case .priorities: ""
        }
    }

    private static func font(_ size: Double?, _ weight: String?, _ style: String?, _ family: String?) -> String {
        if let style { return ".preferredFont(forTextStyle: .\(style))" }
        let points = ConstraintMarkup.number(size ?? 17)
        if let family {
            return "UIFont(name: \(literal(family)), size: \(points)) ?? .systemFont(ofSize: \(points))"
        }
        return ".systemFont(ofSize: \(points)\(weight.map { ", weight: .\($0)" } ?? ""))"
    }

    private static func constraint(_ equation: Equation, number: Int) -> [String] {
        let text = activation(equation)
        guard equation.priority < 1000 || equation.identifier != nil else { return [text + ".isActive = true"] }
        let name = "constraint\(number)"
        return ["let \(name) = \(text)"]
            + (equation.priority < 1000
                ? ["\(name).priority = UILayoutPriority(\(ConstraintMarkup.number(equation.priority)))"] : [])
            + (equation.identifier.map { ["\(name).identifier = \(literal($0))"] } ?? []) + ["\(name).isActive = true"]
    }

    /// Anchors where they can say it, and the initialiser with items and attributes for factors of edges.
    private static func activation(_ equation: Equation) -> String {
        let relation =
            ["equal": "equalTo", "lessThanOrEqual": "lessThanOrEqualTo", "greaterThanOrEqual": "greaterThanOrEqualTo"][
                equation.relation] ?? "equalTo"
        let constant = ConstraintMarkup.number(equation.constant)
        guard let second = equation.second else {
            return "\(anchor(equation.first)).constraint(\(relation)Constant: \(constant))"
        }
        let tail = equation.constant == 0 ? "" : ", constant: \(constant)"
        if equation.multiplier == 1 {
            return "\(anchor(equation.first)).constraint(\(relation): \(anchor(second))\(tail))"
        }
        if ["width", "height"].contains(equation.first.attribute) {
            return
                "\(anchor(equation.first)).constraint(\(relation): \(anchor(second)), multiplier: \(equation.multiplier)\(tail))"
        }
        let related = equation.relation
        return
            "NSLayoutConstraint(item: \(item(equation.first)), attribute: .\(equation.first.attribute), relatedBy: .\(related), "
            + "toItem: \(item(second)), attribute: .\(second.attribute), multiplier: \(equation.multiplier), constant: \(constant))"
    }

    private static let guides = [
        "safeArea": "safeAreaLayoutGuide", "margins": "layoutMarginsGuide", "readable": "readableContentGuide",
        "keyboard": "keyboardLayoutGuide", "content": "contentLayoutGuide", "frame": "frameLayoutGuide",
    ]

    private static func item(_ place: Equation.Place) -> String {
        let name = place.name == screen ? "self" : place.name
        return place.guide.flatMap { guides[$0] }.map { "\(name).\($0)" } ?? name
    }

    private static func anchor(_ place: Equation.Place) -> String { "\(item(place)).\(place.attribute)Anchor" }
}
