/// The names in the text of a file, read byte by byte without a parser, so that only the few files that matter are parsed.
struct FileNames {
    /// The names after `class`, `extension`, `@interface` and `@implementation`.
    private(set) var declared: Set<String> = []
    /// Whether the file may declare names of texts, colours or images, as generated constants and helpers around lookups do.
    private(set) var mayNameTexts = false
    private var all: Set<String> = []

    init(_ text: String) {
        let bytes = Array(text.utf8)
        let isOfName = Self.isOfName
        var last = ""
        var end = 0
        while end < bytes.count {
            var start = end
            while start < bytes.count, !isOfName[Int(bytes[start])] { start += 1 }
            end = start
            while end < bytes.count, isOfName[Int(bytes[end])] { end += 1 }
            guard start < end else { return }
            let name = String(decoding: bytes[start..<end], as: UTF8.self)
            take(name, after: last, between: start > 0 ? bytes[start - 1] : 0, end < bytes.count ? bytes[end] : 0)
            last = name
        }
    }

    /// Takes a name with the one before it and the bytes beside it.
    private mutating func take(_ name: String, after last: String, between first: UInt8, _ next: UInt8) {
        if Self.declaring.contains(last) { declared.insert(name) }
        let isNew = all.insert(name).inserted
        guard !mayNameTexts else { return }
        mayNameTexts =
            isNew && name.utf8.count >= Self.lookup.utf8.count && name.contains(Self.lookup)
            || last == "extension" && Self.extended.contains(name)
            || next == UInt8(ascii: "(") && (Self.assets.contains(name) || name == "tr" && first == UInt8(ascii: "."))
            || name == "localized" && last == "String" && first == UInt8(ascii: "(")
    }

    private static let lookup = "LocalizedString"
    private static let declaring: Set<String> = ["class", "extension", "interface", "implementation"]
    private static let extended: Set<String> = ["UIColor", "UIImage"]
    private static let assets: Set<String> = ["ImageAsset", "ColorAsset"]

    /// Whether a byte belongs to a name: letters, digits, the low line, and all beyond ASCII.
    private static let isOfName: [Bool] = (0...UInt8.max).map { byte in
        let letter = byte | 0x20
        return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    /// Whether the file has one of some names.
    func has(oneOf names: Set<String>) -> Bool { !all.isDisjoint(with: names) }
}
