/// Reads fonts in SwiftUI's words.
enum ElementFontReader {
    /// What a font's mapping may begin with.
    static let keys = ["style", "size", "weight", "design", "family", "italic", "monospacedDigit"]

    static func font(_ node: YAMLNode) throws(LayoutFileError) -> ElementFont {
        switch node.content {
        case .scalar(let text, isPlain: true) where Double(text) != nil:
            return ElementFont(size: try PropertyReader.number(node, in: 1...1000))
        case .scalar: return ElementFont(style: try choice(node, ElementKeywords.textStyles))
        default: break
        }
        var reader = try MappingReader(node, name: "the font")
        var font = ElementFont()
        font.style = try word("style", &reader, ElementKeywords.textStyles)
        font.weight = try word("weight", &reader, ElementKeywords.fontWeights)
        font.design = try word("design", &reader, ElementKeywords.fontDesigns)
        font.size = try reader.read("size") { node throws(LayoutFileError) in
            try PropertyReader.number(node, in: 1...1000)
        }
        font.family = try reader.read("family") { node throws(LayoutFileError) in
            try PropertyReader.plainText(node, expected: "a family")
        }
        font.isItalic = try flag("italic", &reader)
        font.hasMonospacedDigits = try flag("monospacedDigit", &reader)
        try reader.finish()
        // A family may have both: a size, and the style whose changes it follows.
        guard font.style != nil || font.size != nil else {
            throw .missing(key: "style", in: "the font", at: node.location)
        }
        guard font.family != nil || font.style == nil || font.size == nil else {
            throw .unexpected(found: "both", expected: "either \"style\" or \"size\" of a font", at: node.location)
        }
        return font
    }

    private static func choice<Value>(
        _ node: YAMLNode, _ words: [(String, Value)]
    ) throws(LayoutFileError) -> String {
        try PropertyReader.choice(node, among: words.map(\.0))
    }

    private static func word<Value>(
        _ key: String, _ reader: inout MappingReader, _ words: [(String, Value)]
    ) throws(LayoutFileError) -> String? {
        try reader.read(key) { node throws(LayoutFileError) in try choice(node, words) }
    }

    private static func flag(_ key: String, _ reader: inout MappingReader) throws(LayoutFileError) -> Bool {
        try reader.read(key, PropertyReader.flag) ?? false
    }
}
