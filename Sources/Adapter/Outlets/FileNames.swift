/// The names in the text of a file, read byte by byte without a parser, so that only the few files that matter are parsed.
struct FileNames {
    /// Whether the file may declare names of texts, colours or images, as generated constants and helpers around lookups do.
    private(set) var mayNameTexts = false
    /// Whether a name in the file speaks of an appearance, such as `appearance` and `scrollEdgeAppearance`.
    private(set) var mentionsAppearance = false
    /// Whether the file imports the views of another system than iOS.
    private var importsOtherViews = false
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
        let isNew = all.insert(name).inserted
        if last == "import", Self.otherFrameworks.contains(name) { importsOtherViews = true }
        if isNew, !mentionsAppearance { mentionsAppearance = Self.appearance.isIn(name) }
        guard !mayNameTexts else { return }
        mayNameTexts =
            isNew && Self.lookup.isIn(name)
            || last == "extension" && Self.extended.contains(name)
            || next == UInt8(ascii: "(")
                && (Self.assets.contains(name) || name == "UIFont" || name == "tr" && first == UInt8(ascii: "."))
            || name == "localized" && last == "String" && first == UInt8(ascii: "(")
    }

    private static let lookup = ByteWord("LocalizedString")
    private static let appearance = ByteWord("ppearance")
    private static let declaring = ["class", "extension", "@interface", "@implementation"].map { Array($0.utf8) }
    private static let extended: Set<String> = ["UIColor", "UIImage", "UIFont"]
    private static let assets: Set<String> = ["ImageAsset", "ColorAsset"]

    /// Whether a byte belongs to a name: letters, digits, the low line, and all beyond ASCII.
    private static let isOfName: [Bool] = (0...UInt8.max).map { byte in
        let letter = byte | 0x20
        return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    /// The names after the words that declare a class or a part of one, in Swift and in Objective-C.
    static func declared(in text: String) -> Set<String> { declarations(in: text).names }

    /// The same names, and of classes that derive from another one its name.
    static func declarations(in text: String) -> (names: Set<String>, superclasses: [String: String]) {
        let bytes = Array(text.utf8)
        let isOfName = isOfName
        let begins = beginsDeclaring
        var names: Set<String> = []
        var superclasses: [String: String] = [:]
        var place = 0
        while place < bytes.count {
            if begins[Int(bytes[place])], let (name, end) = name(declaredAt: place, in: bytes, isOfName) {
                names.insert(name)
                if let superclass = superclass(behind: end, in: bytes, isOfName) { superclasses[name] = superclass }
            }
            place += 1
        }
        return (names, superclasses)
    }

    /// The name behind a colon that follows a declared name; nil where none follows.
    private static func superclass(behind end: Int, in bytes: [UInt8], _ isOfName: [Bool]) -> String? {
        var start = end
        while start < bytes.count, spaces.contains(bytes[start]) { start += 1 }
        guard start < bytes.count, bytes[start] == UInt8(ascii: ":") else { return nil }
        start += 1
        while start < bytes.count, spaces.contains(bytes[start]) { start += 1 }
        var end = start
        while end < bytes.count, isOfName[Int(bytes[end])] { end += 1 }
        return end > start ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
    }

    /// The name behind a declaring word that begins at a place, and where it ends; nil where none does.
    private static func name(
        declaredAt place: Int, in bytes: [UInt8], _ isOfName: [Bool]
    ) -> (name: String, end: Int)? {
        // `@class` names a class that another file declares.
        if place > 0, isOfName[Int(bytes[place - 1])] || bytes[place - 1] == UInt8(ascii: "@") { return nil }
        guard let word = declaring.first(where: { begins(bytes, at: place, with: $0) }) else { return nil }
        var start = place + word.count
        while start < bytes.count, spaces.contains(bytes[start]) { start += 1 }
        var end = start
        while end < bytes.count, isOfName[Int(bytes[end])] { end += 1 }
        guard start > place + word.count, end > start else { return nil }
        return (String(decoding: bytes[start..<end], as: UTF8.self), end)
    }

    private static func begins(_ bytes: [UInt8], at place: Int, with word: [UInt8]) -> Bool {
        guard place + word.count <= bytes.count else { return false }
        var offset = 0
        while offset < word.count, bytes[place + offset] == word[offset] { offset += 1 }
        return offset == word.count
    }

    /// Whether one of the declaring words begins with a byte.
    private static let beginsDeclaring = (0...UInt8.max).map { byte in declaring.contains { $0.first == byte } }
    private static let spaces: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]

    private static let otherFrameworks: Set<String> = ["AppKit", "Cocoa", "WatchKit"]

    /// Whether the file is about views of another system than iOS, and not of both.
    var isForOtherSystem: Bool {
        importsOtherViews
            && !has(oneOf: ["UIKit", "canImport", "TARGET_OS_IPHONE", "TARGET_OS_IOS"])
    }

    /// Whether the file has one of some names.
    func has(oneOf names: Set<String>) -> Bool { !all.isDisjoint(with: names) }
}

/// A word that is looked for in the names of an app's code, of which there are millions: neither a regular expression nor a search by characters would be
/// fast enough.
struct ByteWord {
    private let bytes: [UInt8]

    /// - Parameter word: The word, not empty.
    init(_ word: String) { bytes = Array(word.utf8) }

    /// Whether a name contains the word.
    func isIn(_ name: String) -> Bool {
        var name = name
        return name.withUTF8 { letters in
            letters.count >= bytes.count
                && (0...letters.count - bytes.count).contains { start in
                    letters[start] == bytes[0] && letters[start..<start + bytes.count].elementsEqual(bytes)
                }
        }
    }
}
