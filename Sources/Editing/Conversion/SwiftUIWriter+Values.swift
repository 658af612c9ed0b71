import Foundation
import KeylineVocabulary

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

    /// The value of a property, or its default where the view has none.
    func value(of row: InterfaceProperty, in view: View) -> String {
        switch (row.kind, row.absent) {
        case (.text, _): text(view, row.name)
        case (_, .number(let standard)?): number(view, row.name, Double(standard))
        case (_, .flag(let standard)?): view[row.name].map(ConvertedScene.expression) ?? "\(standard)"
        default: view[row.name].map(ConvertedScene.expression) ?? "nil"
        }
    }

    /// The vocabulary's row of a view's class.
    static func row(of view: View) -> InterfaceClass? { InterfaceClass.inLayoutFiles.first { $0.name == view.type } }

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
