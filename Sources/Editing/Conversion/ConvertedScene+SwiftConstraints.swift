import Foundation

/// How constraints stand in code.
public enum ConstraintStyle: String, CaseIterable, Sendable {
    /// Anchors.
    case anchors
    /// The visual format where it can say them, anchors otherwise.
    case visualFormat = "visual-format"
}

extension ConvertedScene {
    /// The statements that make and activate all constraints.
    func constraintLines(_ style: ConstraintStyle) -> [String] {
        let formats = style == .visualFormat ? VisualFormats(constraints, parents: parents) : nil
        var named: [String] = []
        var active: [String] = []
        for (number, equation) in (formats?.rest ?? constraints).enumerated() {
            guard equation.priority < 1000 || equation.identifier != nil else {
                active.append(activation(equation))
                continue
            }
            let attribute = equation.first.attribute
            let subject = attribute.prefix(1).uppercased() + attribute.dropFirst()
            let name = "\(Self.word(code(equation.first.name)))\(subject)\(number)"
            named.append("let \(name) = \(activation(equation))")
            if equation.priority < 1000 { named.append("\(name).priority = \(Self.priority(equation.priority))") }
            if let identifier = equation.identifier {
                named.append("\(name).identifier = \(Self.literal(identifier))")
            }
            active.append(name)
        }
        var lines = named
        if !active.isEmpty { lines += ["NSLayoutConstraint.activate(["] + active.map { "    \($0)," } + ["])"] }
        return (formats.map(formatLines) ?? []) + lines + standInLines
    }

    /// The names of the views around, by those of views.
    private var parents: [String: String] {
        var found: [String: String] = [:]
        for view in Self.flattened(root) { for child in view.children { found[child.name] = view.name } }
        return found
    }

    private func formatLines(_ formats: VisualFormats) -> [String] {
        guard !formats.strings.isEmpty else { return [] }
        return ["let views: [String: UIView] = ["]
            + formats.views.map { "    \(Self.literal($0)): \(code($0))," } + ["]", "let formats = ["]
            + formats.strings.map { "    \(Self.literal($0))," } + [
                "]", "NSLayoutConstraint.activate(", "    formats.flatMap {",
                "        NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: views)", "    })",
            ]
    }

    /// A name in one word: `cell.contentView` as `cellContentView`.
    private static func word(_ name: String) -> String {
        let parts = name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map(String.init)
        return (parts.first ?? name) + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private var standInLines: [String] {
        guard !standIns.isEmpty else { return [] }
        return ["", "// Sizes that Interface Builder stands in for until there is content."]
            + standIns.flatMap { standIn -> [String] in
                let name = code(standIn.name)
                let lengths = [
                    ("width", standIn.width, standIn.hugging.horizontal, standIn.resistance.horizontal),
                    ("height", standIn.height, standIn.hugging.vertical, standIn.resistance.vertical),
                ]
                return lengths.flatMap { attribute, length, hugging, resistance -> [String] in
                    guard let length else { return [] }
                    return [("lessThanOrEqual", hugging), ("greaterThanOrEqual", resistance)].flatMap {
                        relation, value -> [String] in
                        let local =
                            "\(Self.word(name))\(relation == "lessThanOrEqual" ? "Most" : "Least")\(attribute.capitalized)"
                        return [
                            "let \(local) = \(name).\(attribute)Anchor"
                                + ".constraint(\(relation)ToConstant: \(ConstraintMarkup.number(length)))",
                            // A constraint that the document has holds against what only stands in.
                            "\(local).priority = \(Self.priority(min(value, 999)))", "\(local).isActive = true",
                        ]
                    }
                }
            }
    }

    private static let relations = [
        "equal": "equalTo", "lessThanOrEqual": "lessThanOrEqualTo", "greaterThanOrEqual": "greaterThanOrEqualTo",
    ]

    /// Anchors where they can say it, and the initialiser with items and attributes for factors of edges.
    private func activation(_ equation: Equation) -> String {
        let relation = Self.relations[equation.relation] ?? "equalTo"
        let constant = ConstraintMarkup.number(equation.constant)
        guard let second = equation.second else {
            guard ["width", "height"].contains(equation.first.attribute) else { return byItems(equation) }
            return "\(anchor(equation.first)).constraint(\(relation)Constant: \(constant))"
        }
        let tail = equation.constant == 0 ? "" : ", constant: \(constant)"
        let areSizes = [equation.first, second].map { ["width", "height"].contains($0.attribute) }
        guard areSizes[0] == areSizes[1], Self.axis(equation.first) == Self.axis(second) else {
            return byItems(equation)
        }
        if equation.multiplier == 1 {
            return "\(anchor(equation.first)).constraint(\(relation): \(anchor(second))\(tail))"
        }
        guard areSizes[0] else { return byItems(equation) }
        return
            "\(anchor(equation.first)).constraint(\(relation): \(anchor(second)), multiplier: \(equation.multiplier)\(tail))"
    }

    /// What anchors of one type measure; lengths may be compared whichever way they run.
    private static func axis(_ place: Equation.Place) -> String {
        switch place.attribute {
        case "width", "height": "length"
        case "left", "right": "sides"
        case "leading", "trailing": "directional"
        case "centerX": "x"
        default: "y"
        }
    }

    private func byItems(_ equation: Equation) -> String {
        let second = equation.second
        return
            "NSLayoutConstraint(item: \(item(equation.first)), attribute: .\(equation.first.attribute), "
            + "relatedBy: .\(equation.relation), toItem: \(second.map(item) ?? "nil"), "
            + "attribute: .\(second?.attribute ?? "notAnAttribute"), "
            + "multiplier: \(equation.multiplier), constant: \(ConstraintMarkup.number(equation.constant)))"
    }

    private static let guides = [
        "safeArea": "safeAreaLayoutGuide", "margins": "layoutMarginsGuide", "readable": "readableContentGuide",
        "keyboard": "keyboardLayoutGuide", "content": "contentLayoutGuide", "frame": "frameLayoutGuide",
    ]

    private func item(_ place: Equation.Place) -> String {
        let name = code(place.name)
        guard let named = place.guide else { return name }
        // A guide that a view owns is a property of the class.
        guard let guide = Self.guides[named] else { return named }
        return name == "self" ? guide : "\(name).\(guide)"
    }

    private func anchor(_ place: Equation.Place) -> String {
        let own = item(place)
        return own == "self" ? "\(place.attribute)Anchor" : "\(own).\(place.attribute)Anchor"
    }
}
