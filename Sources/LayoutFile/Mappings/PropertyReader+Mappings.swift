import Foundation
import KeylineScenes
import KeylineVocabulary
import UIKitLayout

extension PropertyReader {
    static func text(_ node: YAMLNode) throws(LayoutFileError) -> LayoutText {
        guard case .mapping = node.content else {
            // An empty text in quotes is a text; nothing at all is an oversight.
            if case .scalar(let text, isPlain: false) = node.content { return LayoutText(text: text) }
            return LayoutText(text: try plainText(node))
        }
        var reader = try MappingReader(node, name: "the text")
        let key = try plainText(try reader.require("key"))
        let standIn = try reader.optional("default").map { node throws(LayoutFileError) in try plainText(node) }
        try reader.finish()
        return LayoutText(text: standIn, key: key)
    }

    static func color(_ node: YAMLNode) throws(LayoutFileError) -> LayoutColor {
        guard case .mapping = node.content else { return try plainColor(node) }
        var reader = try MappingReader(node, name: "the colour")
        let light = try color(try reader.require("light"))
        let dark = try color(try reader.require("dark"))
        try reader.finish()
        return .pair(light: light, dark: dark)
    }

    private static func plainColor(_ node: YAMLNode) throws(LayoutFileError) -> LayoutColor {
        let text = try plainText(
            node, expected: "a colour: the name of a system colour, or \"#RRGGBB\" in quotation marks")
        guard text.hasPrefix("#") else {
            guard ColorNames.all.contains(text) else {
                throw .unknown(kind: "colour", name: text, known: ColorNames.all, at: node.location)
            }
            return .named(text)
        }
        let value = try hexadecimalColor(text, node)
        return .value(red: value.red, green: value.green, blue: value.blue, alpha: value.alpha)
    }

    /// The components, 0…1, of `#RRGGBB` or `#RRGGBBAA`.
    static func hexadecimalColor(
        _ text: String, _ node: YAMLNode
    ) throws(LayoutFileError) -> (red: Double, green: Double, blue: Double, alpha: Double) {
        let digits = text.dropFirst()
        guard [6, 8].contains(digits.count), let number = UInt32(digits, radix: 16) else {
            throw unexpected(node, "a colour of six or eight hexadecimal digits")
        }
        let value = digits.count == 6 ? number << 8 | 0xFF : number
        func component(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
        return (component(24), component(16), component(8), component(0))
    }

    static func font(_ node: YAMLNode) throws(LayoutFileError) -> LayoutFont {
        switch node.content {
        case .scalar(let text, isPlain: true) where Double(text) != nil:
            return LayoutFont(size: try number(node, in: 1...1000))
        case .scalar: return LayoutFont(style: try choice(node, among: WordTables.textStyles.layoutNames))
        default: break
        }
        var reader = try MappingReader(node, name: "the font")
        var font = LayoutFont()
        font.style = try reader.optional("style").map { node throws(LayoutFileError) in
            try choice(node, among: WordTables.textStyles.layoutNames)
        }
        font.size = try reader.optional("size").map { node throws(LayoutFileError) in try number(node, in: 1...1000) }
        font.weight = try reader.optional("weight").map { node throws(LayoutFileError) in
            try choice(node, among: WordTables.fontWeights.layoutNames)
        }
        font.family = try reader.optional("family").map { node throws(LayoutFileError) in try plainText(node) }
        font.isItalic = try reader.optional("italic").map { node throws(LayoutFileError) in try flag(node) } ?? false
        try reader.finish()
        guard (font.style == nil) != (font.size == nil) else {
            throw .unexpected(
                found: "both or neither", expected: "either \"style\" or \"size\" of a font", at: node.location)
        }
        return font
    }

    static func image(_ node: YAMLNode) throws(LayoutFileError) -> LayoutImage {
        guard case .mapping = node.content else { return LayoutImage(name: try plainText(node), isSymbol: false) }
        var reader = try MappingReader(node, name: "the image")
        let symbol = try reader.optional("symbol").map { node throws(LayoutFileError) in try plainText(node) }
        let name = try reader.optional("name").map { node throws(LayoutFileError) in try plainText(node) }
        guard let word = symbol ?? name, symbol == nil || name == nil else {
            throw .unexpected(
                found: "both or neither", expected: "either \"name\" or \"symbol\" of an image", at: node.location)
        }
        var image = LayoutImage(name: word, isSymbol: symbol != nil)
        image.isTemplate =
            try reader.optional("template").map { node throws(LayoutFileError) in try flag(node) } ?? false
        image.flips = try reader.optional("flips").map { node throws(LayoutFileError) in try flag(node) } ?? false
        try reader.finish()
        return image
    }

    static func insets(_ node: YAMLNode) throws(LayoutFileError) -> NSDirectionalEdgeInsets {
        let range = -10_000.0...10_000
        guard case .mapping = node.content else {
            let all = try number(node, in: range)
            return NSDirectionalEdgeInsets(top: all, leading: all, bottom: all, trailing: all)
        }
        var reader = try MappingReader(node, name: "the insets")
        func side(_ key: String) throws(LayoutFileError) -> CGFloat {
            try reader.optional(key).map { node throws(LayoutFileError) in try number(node, in: range) } ?? 0
        }
        let insets = NSDirectionalEdgeInsets(
            top: try side("top"), leading: try side("leading"), bottom: try side("bottom"),
            trailing: try side("trailing"))
        try reader.finish()
        return insets
    }

    static func frame(_ node: YAMLNode) throws(LayoutFileError) -> CGRect {
        var reader = try MappingReader(node, name: "the frame")
        let place = -100_000.0...100_000
        let frame = CGRect(
            x: try number(try reader.require("x"), in: place), y: try number(try reader.require("y"), in: place),
            width: try number(try reader.require("width"), in: 0...100_000),
            height: try number(try reader.require("height"), in: 0...100_000))
        try reader.finish()
        return frame
    }

    static func priorities(_ node: YAMLNode) throws(LayoutFileError) -> LayoutPriorities {
        let range = 0.001...1000.0
        guard case .mapping = node.content else {
            let both = Float(try number(node, in: range))
            return LayoutPriorities(horizontal: both, vertical: both)
        }
        var reader = try MappingReader(node, name: "the priorities")
        func axis(_ key: String) throws(LayoutFileError) -> Float? {
            try reader.optional(key).map { node throws(LayoutFileError) in Float(try number(node, in: range)) }
        }
        let priorities = LayoutPriorities(horizontal: try axis("horizontal"), vertical: try axis("vertical"))
        try reader.finish()
        return priorities
    }
}
