import Foundation
import KeylineScenes

/// Reads colours and gradients in SwiftUI's words.
enum ElementColorReader {
    /// What a colour's mapping may begin with.
    static let keys = ["light", "dark", "asset", "color", "opacity"]

    /// Reads a colour; `styles` are other words that may stand in its place, for messages.
    static func color(_ node: YAMLNode, orStyles styles: [String] = []) throws(LayoutFileError) -> ElementColor {
        guard case .mapping = node.content else { return try plainColor(node, orStyles: styles) }
        var reader = try MappingReader(node, name: "the colour")
        let color: ElementColor
        if let asset = reader.optional("asset") {
            color = .asset(try PropertyReader.plainText(asset, expected: "a colour of the catalog"))
        } else if let base = reader.optional("color") {
            color = try self.color(base)
        } else {
            let light = try reader.require("light") { node throws(LayoutFileError) in try self.color(node) }
            let dark = try reader.require("dark") { node throws(LayoutFileError) in try self.color(node) }
            color = .pair(light: light, dark: dark)
        }
        let opacity = try reader.read("opacity") { node throws(LayoutFileError) in
            Double(try PropertyReader.number(node, in: 0...1))
        }
        try reader.finish()
        return opacity.map { .faded(color, opacity: $0) } ?? color
    }

    private static func plainColor(
        _ node: YAMLNode, orStyles styles: [String]
    ) throws(LayoutFileError) -> ElementColor {
        let text = try PropertyReader.plainText(node, expected: "a colour: a name, or \"#RRGGBB\" in quotation marks")
        if text.hasPrefix("#") {
            let value = try PropertyReader.hexadecimalColor(text, node)
            return .value(red: value.red, green: value.green, blue: value.blue, alpha: value.alpha)
        }
        let known = ElementKeywords.colorNames
        guard known.contains(text) else {
            if let hint = ValueHint.color(text) {
                throw PropertyReader.unexpected(node, "the name of a colour", hint: hint)
            }
            throw .unknown(
                kind: styles.isEmpty ? "colour" : "colour or style", name: text, known: known + styles,
                at: node.location)
        }
        return .named(text)
    }

    /// Colours at equal distances, or each with its place.
    static func stops(_ node: YAMLNode) throws(LayoutFileError) -> [ElementStop] {
        guard case .sequence(let nodes) = node.content, nodes.count > 1 else {
            throw PropertyReader.unexpected(node, "a list of at least two colours")
        }
        var log = MistakeLog()
        var stops: [ElementStop] = []
        for (index, node) in nodes.enumerated() {
            let even = CGFloat(index) / CGFloat(nodes.count - 1)
            try log.attempt { () throws(LayoutFileError) in
                let hasPlace = node.hasKey(among: ["location"])
                stops.append(hasPlace ? try stop(node) : ElementStop(color: try color(node), location: even))
            }
        }
        try log.finish()
        return stops
    }

    private static func stop(_ node: YAMLNode) throws(LayoutFileError) -> ElementStop {
        var reader = try MappingReader(node, name: "the colour")
        let color = try color(try reader.require("color"))
        let location = try PropertyReader.number(try reader.require("location"), in: 0...1)
        try reader.finish()
        return ElementStop(color: color, location: location)
    }
}
