import KeylineByteText
import KeylineLocalization
package import KeylineScenes

/// The keys that an app's code names: in literals, and as the names that SwiftGen, R.swift and Xcode generate.
///
/// The code is read as text: a key that is put together from pieces, by interpolations or by a format, is known by the pieces around its
/// values.
package struct CodeKeys: Sendable {
    private var literals: [String: SourceLocation] = [:]
    /// Literals with values, by the pieces around these.
    private var patterns: [[String]: SourceLocation] = [:]
    /// Those whose beginning and end tell a key from others, sorted.
    private var openPatterns: [[String]] = []
    /// Names behind the names of generated tables, in small letters without other signs.
    private var names: [String: SourceLocation] = [:]

    /// Reads files.
    ///
    /// - Parameter files: Paths of Swift and Objective-C sources, storyboards, XIBs, layouts and property lists. Those that cannot be read
    ///   name no keys.
    package init(_ files: [String]) {
        for file in files {
            guard let data = InputFile.contents(atPath: file) else { continue }
            read(String(decoding: data, as: UTF8.self), file)
        }
        openPatterns = patterns.keys.filter(Self.isTelling).sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// The first place at which a key is named; nil where it is named nowhere.
    package func place(of key: String) -> SourceLocation? {
        if let literal = literals[key] { return literal }
        let pieces = Self.pieces(of: key)
        if pieces.count > 1, let pattern = patterns[pieces] { return pattern }
        if let pattern = openPatterns.first(where: { Self.fits(key, $0) }) { return patterns[pattern] }
        return names[Self.plain(key)]
    }

    private mutating func read(_ text: String, _ file: String) {
        let hasContents = ["storyboard", "xib", "plist"].contains(file.pathExtension.lowercased())
        for (index, content) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = SourceLocation(file: file, line: index + 1)
            for literal in Self.quoted(in: content) { add(literal, at: line) }
            if hasContents {
                for match in content.matches(of: />([^<>]+)</) { literals[String(match.1), default: line] = line }
            } else if content.utf8.contains(UInt8(ascii: ".")), content.utf8.count < Self.longestLine {
                addNames(in: content, at: line)
            }
        }
    }

    /// Longer lines are data.
    private static let longestLine = 4000

    private mutating func addNames(in content: Substring, at place: SourceLocation) {
        if ["L10n.", "Strings.", "R.string."].contains(where: { content.contains($0) }) {
            for match in content.matches(of: /\b(?:L10n|Strings|R\.string)\.([A-Za-z0-9_.]+)/) {
                addName(String(match.1), at: place)
            }
        }
        // Xcode's names of keys in catalogs: Text(.welcomeTitle).
        if content.contains("(.") {
            for match in content.matches(of: /\(\.([a-z][A-Za-z0-9]+)/) { addName(String(match.1), at: place) }
        }
    }

    /// The contents of the quotes of a line, as they are written.
    private static func quoted(in line: Substring) -> [String] {
        var result: [String] = []
        var bytes: [UInt8]?
        var isEscaped = false
        for byte in line.utf8 {
            guard var inside = bytes else {
                if byte == UInt8(ascii: "\"") { bytes = [] }
                continue
            }
            bytes = nil
            if byte == UInt8(ascii: "\""), !isEscaped {
                result.append(String(decoding: inside, as: UTF8.self))
                continue
            }
            isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
            inside.append(byte)
            bytes = inside
        }
        return result
    }

    private mutating func add(_ literal: String, at place: SourceLocation) {
        let interpolated = Self.literalPieces(literal)
        // A key may have specifiers of its own.
        if interpolated.count == 1, literals[interpolated[0]] == nil { literals[interpolated[0]] = place }
        let pieces = Self.formatPieces(interpolated)
        guard pieces.count > 1 else { return }
        // A literal that is only a value names any key.
        guard pieces.joined().contains(where: \.isLetter) else { return }
        if patterns[pieces] == nil { patterns[pieces] = place }
    }

    /// A name and its ends behind each dot: `L10n.Home.title` means the key `home.title`, and so does `R.string.localizable.homeTitle`.
    private mutating func addName(_ name: String, at place: SourceLocation) {
        var parts = name.split(separator: ".")
        while !parts.isEmpty {
            let plain = Self.plain(parts.joined())
            if names[plain] == nil { names[plain] = place }
            parts.removeFirst()
        }
    }

    private static func plain(_ key: String) -> String { key.lowercased().filter { $0.isLetter || $0.isNumber } }

    /// The pieces of a literal around its interpolations.
    private static func literalPieces(_ literal: String) -> [String] {
        var pieces = [""]
        var rest = Substring(literal)
        while let slash = rest.firstIndex(of: "\\") {
            pieces[pieces.count - 1] += rest[..<slash]
            rest = rest[rest.index(after: slash)...]
            guard let sign = rest.popFirst() else { break }
            switch sign {
            case "(":
                var depth = 1
                while depth > 0, let next = rest.popFirst() {
                    if next == "(" { depth += 1 }
                    if next == ")" { depth -= 1 }
                }
                pieces.append("")
            case "n": pieces[pieces.count - 1] += "\n"
            case "t": pieces[pieces.count - 1] += "\t"
            default: pieces[pieces.count - 1].append(sign)
            }
        }
        pieces[pieces.count - 1] += rest
        return pieces
    }

    /// The pieces around the specifiers of formats too, such as `Category.` and `.Name` of `Category.%@.Name`.
    private static func formatPieces(_ pieces: [String]) -> [String] { pieces.flatMap(Self.pieces) }

    /// The pieces of a key around its values.
    private static func pieces(of key: String) -> [String] {
        var pieces = [""]
        for piece in FormatPiece.pieces(of: key) {
            switch piece {
            case .text(let text): pieces[pieces.count - 1] += text.replacing("%%", with: "%")
            case .specifier, .variable: pieces.append("")
            }
        }
        return pieces
    }

    private static func isTelling(_ pieces: [String]) -> Bool {
        (pieces.first?.count ?? 0) + (pieces.last?.count ?? 0) >= 4
    }

    /// Whether a key can be what a literal with values becomes.
    private static func fits(_ key: String, _ pieces: [String]) -> Bool {
        guard let first = pieces.first, let last = pieces.last else { return false }
        return key.hasPrefix(first) && key.hasSuffix(last) && key.count > first.count + last.count
            && !key.dropFirst(first.count).contains(" ")
    }
}
