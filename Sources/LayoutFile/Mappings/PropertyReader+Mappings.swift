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
        guard !node.isPlaceholder else {
            throw unexpected(node, "a text", hint: "put a text that begins with \"{\" in quotation marks")
        }
        var reader = try MappingReader(node, name: "the text")
        let key = try reader.require("key") { node throws(LayoutFileError) in try plainText(node) }
        let standIn = try reader.read("default") { node throws(LayoutFileError) in try plainText(node) }
        try reader.finish()
        return LayoutText(text: standIn, key: key)
    }

    static func color(_ node: YAMLNode) throws(LayoutFileError) -> LayoutColor {
        guard case .mapping = node.content else { return try plainColor(node) }
        var reader = try MappingReader(node, name: "the colour")
        let light = try reader.require("light", color)
        let dark = try reader.require("dark", color)
        try reader.finish()
        return .pair(light: light, dark: dark)
    }

    private static func plainColor(_ node: YAMLNode) throws(LayoutFileError) -> LayoutColor {
        let text = try plainText(
            node, expected: "a colour: the name of a system colour, or \"#RRGGBB\" in quotation marks")
        guard text.hasPrefix("#") else {
            guard ColorNames.all.contains(text) else {
                if let hint = ValueHint.color(text) { throw unexpected(node, "the name of a colour", hint: hint) }
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
            throw unexpected(
                node, "a colour of six or eight hexadecimal digits", hint: ValueHint.color(text))
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
        font.style = try reader.read("style") { node throws(LayoutFileError) in
            try choice(node, among: WordTables.textStyles.layoutNames)
        }
        font.size = try reader.read("size") { node throws(LayoutFileError) in try number(node, in: 1...1000) }
        font.weight = try reader.read("weight") { node throws(LayoutFileError) in
            try choice(node, among: WordTables.fontWeights.layoutNames)
        }
        font.family = try reader.read("family") { node throws(LayoutFileError) in try plainText(node) }
        font.isItalic = try reader.read("italic", flag) ?? false
        try reader.finish()
        guard (font.style == nil) != (font.size == nil) else {
            throw .unexpected(
                found: "both or neither", expected: "either \"style\" or \"size\" of a font", at: node.location)
        }
        return font
    }

    static func image(_ node: YAMLNode) throws(LayoutFileError) -> LayoutImage {
        guard case .mapping = node.content else {
            return LayoutImage(name: try plainText(node), isSymbol: false, location: node.location)
        }
        var reader = try MappingReader(node, name: "the image")
        let symbol = try reader.read("symbol") { node throws(LayoutFileError) in try plainText(node) }
        let name = try reader.read("name") { node throws(LayoutFileError) in try plainText(node) }
        let isTemplate = try reader.read("template", flag) ?? false
        let flips = try reader.read("flips", flag) ?? false
        try reader.finish()
        guard let word = symbol ?? name, symbol == nil || name == nil else {
            throw .unexpected(
                found: "both or neither", expected: "either \"name\" or \"symbol\" of an image", at: node.location)
        }
        return LayoutImage(
            name: word, isSymbol: symbol != nil, isTemplate: isTemplate, flips: flips, location: node.location)
    }

    static func insets(_ node: YAMLNode) throws(LayoutFileError) -> NSDirectionalEdgeInsets {
        let range = -10_000.0...10_000
        guard case .mapping = node.content else {
            let all = try number(node, in: range)
            return NSDirectionalEdgeInsets(top: all, leading: all, bottom: all, trailing: all)
        }
        var reader = try MappingReader(node, name: "the insets")
        func side(_ key: String) throws(LayoutFileError) -> CGFloat {
            try reader.read(key) { node throws(LayoutFileError) in try number(node, in: range) } ?? 0
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
        func length(_ key: String, in range: ClosedRange<Double>) throws(LayoutFileError) -> CGFloat {
            try reader.require(key) { node throws(LayoutFileError) in try number(node, in: range) }
        }
        let frame = CGRect(
            x: try length("x", in: place), y: try length("y", in: place), width: try length("width", in: 0...100_000),
            height: try length("height", in: 0...100_000))
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
            try reader.read(key) { node throws(LayoutFileError) in Float(try number(node, in: range)) }
        }
        let priorities = LayoutPriorities(horizontal: try axis("horizontal"), vertical: try axis("vertical"))
        try reader.finish()
        return priorities
    }
}
