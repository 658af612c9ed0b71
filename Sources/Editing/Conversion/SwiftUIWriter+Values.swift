import Foundation

/// Values in the words of SwiftUI.
extension SwiftUIWriter {
    static func padding(_ sides: [Double]) -> String {
        if Set(sides).count == 1 { return ".padding(\(ConstraintMarkup.number(sides[0])))" }
        let words = zip(["top", "leading", "bottom", "trailing"], sides).map { "\($0): \(ConstraintMarkup.number($1))" }
        return ".padding(EdgeInsets(\(words.joined(separator: ", "))))"
    }

    func text(_ view: View, _ name: String) -> String {
        guard let value = view[name] ?? (name == "text" ? view["attributedText"] : nil) else { return "\"\"" }
        switch value {
        case .styledText(let pieces): return ConvertedScene.literal(pieces.map(\.text).joined())
        default: return ConvertedScene.expression(value)
        }
    }

    func number(_ view: View, _ name: String, _ standard: Double) -> String {
        guard case .number(let value) = view[name] else { return ConstraintMarkup.number(standard) }
        return ConstraintMarkup.number(value)
    }

    func range(_ view: View, _ least: Double, _ most: Double) -> String {
        "\(number(view, "minimumValue", least))...\(number(view, "maximumValue", most))"
    }

    private static let colors: [String: String] = [
        "label": "primary", "secondaryLabel": "secondary", "systemRed": "red", "systemOrange": "orange",
        "systemYellow": "yellow", "systemGreen": "green", "systemMint": "mint", "systemTeal": "teal",
        "systemCyan": "cyan", "systemBlue": "blue", "systemIndigo": "indigo", "systemPurple": "purple",
        "systemPink": "pink", "systemBrown": "brown", "systemGray": "gray", "white": "white", "black": "black",
        "clear": "clear", "red": "red", "green": "green", "blue": "blue", "gray": "gray", "darkText": "black",
    ]

    static func color(_ value: ConvertedScene.Value) -> String {
        switch value {
        case .namedColor(let name): return colors[name].map { "Color.\($0)" } ?? "Color(uiColor: .\(name))"
        case .color(let parts):
            let numbers = parts.map { ConstraintMarkup.number($0) }
            return "Color(red: \(numbers[0]), green: \(numbers[1]), blue: \(numbers[2]), opacity: \(numbers[3]))"
        default: return "Color.clear"
        }
    }

    /// What a label of several lines in a text style has between them, in points, and SwiftUI's text has not; nil for any other.
    static func lineSpacing(of view: SwiftUIWriter.View) -> String? {
        guard case .font(_, _, let style?, _) = view["font"], let lines = lineHeights[style], let frame = view.frame,
            frame.height > 1.7 * lines.natural
        else { return nil }
        return ConstraintMarkup.number(((lines.styled - lines.natural) * 100).rounded() / 100)
    }

    /// The heights of lines at the usual text size, in points: as the style asks, and as its font has them.
    /// Source: Apple's Human Interface Guidelines, Typography, and the font's ascent and descent.
    private static let lineHeights: [String: (styled: Double, natural: Double)] = {
        let sizes: [String: (Double, Double)] = [
            "largeTitle": (34, 41), "title1": (28, 34), "title2": (22, 28), "title3": (20, 25), "headline": (17, 22),
            "body": (17, 22), "callout": (16, 21), "subheadline": (15, 20), "footnote": (13, 18), "caption1": (12, 16),
            "caption2": (11, 13),
        ]
        return sizes.mapValues { size, line in (line, size * 1.193359375) }
    }()

    static func font(_ size: Double?, _ weight: String?, _ style: String?, _ family: String?) -> String {
        if let style { return ".\(["title1": "title", "caption1": "caption"][style] ?? style)" }
        let points = ConstraintMarkup.number(size ?? 17)
        if let family { return ".custom(\(ConvertedScene.literal(family)), size: \(points))" }
        return ".system(size: \(points)\(weight.map { ", weight: .\($0)" } ?? ""))"
    }
}

extension ConvertedScene.View {
    /// The value of a property; nil where the document says nothing of it.
    subscript(property: String) -> ConvertedScene.Value? { properties.first { $0.name == property }?.value }

    /// The word that is the value of a property.
    func word(_ property: String) -> String? {
        if case .word(let word) = self[property] { word } else { nil }
    }
}
