/// The options of `hb-shape` that a shaping test sets.
struct ShapingTestOptions {
    var font = FontOptions()
    var buffer = BufferOptions()
    var features: [String] = []
    /// The shaper that must be used; nil for any.
    var shaper: String?
    var output = OutputOptions()

    /// The font that shapes.
    struct FontOptions {
        var faceIndex = 0
        /// The em's size in the units of the result; nil for the font's own units.
        var size: Int32?
        var pointSize: Float?
        var slant: Float?
        var variations: [String] = []
    }

    /// The text that is shaped, and its context.
    struct BufferOptions {
        var direction: String?
        var script: String?
        var language: String?
        var clusterLevel: Int?
        var before: [UInt32] = []
        var after: [UInt32] = []
        var beginsText = false
        var endsText = false
        var removesDefaultIgnorables = false
        var preservesDefaultIgnorables = false
        var marksUnsafeToConcatenate = false
    }

    /// The parts of the glyphs that are written.
    struct OutputOptions {
        var showsGlyphNames = true
        var showsClusters = true
        var showsPositions = true
        var showsAdvances = true
        var showsFlags = false
        var showsExtents = false
    }

    /// Reads options; nil where one is not known or lacks a value.
    init?(_ text: Substring) {
        var words = Self.words(text)[...]
        while let word = words.popFirst() {
            let parts = word.split(separator: "=", maxSplits: 1)
            guard word.hasPrefix("--"), let name = parts.first?.dropFirst(2), let effect = Self.effects[name] else {
                return nil
            }
            switch effect {
            case .flag(let set): set(&self)
            case .ignored(takesValue: false): break
            case .ignored(takesValue: true):
                if parts.count == 1 { _ = words.popFirst() }
            case .value(let set):
                guard let value = parts.count == 2 ? parts[1] : words.popFirst()?[...], set(&self, value) else {
                    return nil
                }
            }
        }
    }

    /// Divides at spaces outside quotation marks, as a shell does.
    private static func words(_ text: Substring) -> [String] {
        var words: [String] = []
        var isQuoted = false
        var isInside = false
        for character in text {
            if character == "\"" {
                isQuoted.toggle()
            } else if character == " ", !isQuoted {
                isInside = false
            } else {
                if !isInside { words.append("") }
                isInside = true
                words[words.count - 1].append(character)
            }
        }
        return words
    }

    /// Characters such as `U+0041,U+0042`; nil where one is no number.
    static func characters(_ text: Substring) -> [UInt32]? {
        var characters: [UInt32] = []
        for word in text.split(separator: ",") {
            let digits = word.hasPrefix("U+") ? word.dropFirst(2) : word
            guard let value = UInt32(digits, radix: 16) else { return nil }
            characters.append(value)
        }
        return characters
    }
}
