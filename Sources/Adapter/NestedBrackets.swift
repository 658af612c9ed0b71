/// A file's bytes as the parser is given them: brackets that are nested deeper than people write are parentheses there.
///
/// SwiftParser looks ahead to the end of each `[`, and on the way for each one inside: n of them take 2ⁿ steps. Of parentheses it takes as
/// many as there are. They are as wide, so that every node is where it is in the file, and only the file's own bytes are written.
struct NestedBrackets {
    /// How many brackets may be nested; more of them count from the next brace on.
    static let limit = 6

    /// The bytes for the parser.
    private(set) var bytes: [UInt8]
    /// Where the first bracket was that is none there; nil where there is none.
    private(set) var first: Int?

    private var place = 0
    private var regions = [Region(end: .file)]

    /// What ends a literal.
    private struct Delimiter {
        let quotes: Int
        let hashes: Int
    }

    /// Braces, an interpolation or the whole file, with the brackets that are open inside.
    private struct Region {
        enum End {
            case file, brace
            case parenthesis(Delimiter)
        }

        enum Opening {
            case bracket, replaced, parenthesis
        }

        let end: End
        var open: [Opening] = []
        var brackets = 0
        var parentheses = 0

        /// Closes the openings up to the last bracket or parenthesis. Returns nil if none is open.
        mutating func close(bracket: Bool) -> Opening? {
            guard bracket ? brackets > 0 : parentheses > 0 else { return nil }
            while let last = open.popLast() {
                if last == .parenthesis { parentheses -= 1 } else { brackets -= 1 }
                if (last != .parenthesis) == bracket { return last }
            }
            return nil
        }
    }

    /// Reads a file.
    init(_ source: [UInt8]) {
        bytes = source
        while place < bytes.count { step() }
    }

    private func byte(_ offset: Int = 0) -> UInt8 { place + offset < bytes.count ? bytes[place + offset] : 0 }

    private mutating func step() {
        switch (byte(), byte(1)) {
        case (UInt8(ascii: "/"), UInt8(ascii: "/")):
            while place < bytes.count, byte() != UInt8(ascii: "\n") { place += 1 }
        case (UInt8(ascii: "/"), UInt8(ascii: "*")): skipComment()
        case (UInt8(ascii: "\""), _), (UInt8(ascii: "#"), _): openLiteral()
        default:
            bracket()
            place += 1
        }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            switch (byte(), byte(1)) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): depth += 1
            case (UInt8(ascii: "*"), UInt8(ascii: "/")): depth -= 1
            default:
                place += 1
                continue
            }
            place += 2
        } while depth > 0 && place < bytes.count
    }

    // MARK: Brackets

    private mutating func bracket() {
        let last = regions.count - 1
        switch byte() {
        case UInt8(ascii: "{"): regions.append(Region(end: .brace))
        case UInt8(ascii: "}"): if case .brace = regions[last].end { regions.removeLast() }
        case UInt8(ascii: "("):
            regions[last].open.append(.parenthesis)
            regions[last].parentheses += 1
        case UInt8(ascii: ")"):
            if regions[last].close(bracket: false) == nil, case .parenthesis(let delimiter) = regions[last].end {
                regions.removeLast()
                place += 1
                skipLiteral(to: delimiter)
                place -= 1
            }
        case UInt8(ascii: "["):
            let isDeep = regions[last].brackets >= Self.limit
            regions[last].open.append(isDeep ? .replaced : .bracket)
            regions[last].brackets += 1
            guard isDeep else { return }
            first = first ?? place
            bytes[place] = UInt8(ascii: "(")
        case UInt8(ascii: "]"): if regions[last].close(bracket: true) == .replaced { bytes[place] = UInt8(ascii: ")") }
        default: break
        }
    }

    // MARK: Literals

    private mutating func openLiteral() {
        var hashes = 0
        while byte() == UInt8(ascii: "#") {
            hashes += 1
            place += 1
        }
        guard byte() == UInt8(ascii: "\"") else { return }
        let quotes = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"") ? 3 : 1
        place += quotes
        skipLiteral(to: Delimiter(quotes: quotes, hashes: hashes))
    }

    /// Moves past the end of a literal, or to the beginning of an interpolation.
    private mutating func skipLiteral(to delimiter: Delimiter) {
        while place < bytes.count {
            switch byte() {
            case UInt8(ascii: "\\") where hasHashes(delimiter.hashes, behind: 1):
                place += 1 + delimiter.hashes
                if byte() == UInt8(ascii: "(") {
                    place += 1
                    regions.append(Region(end: .parenthesis(delimiter)))
                    return
                }
                place += 1
            case UInt8(ascii: "\n") where delimiter.quotes == 1: return
            case UInt8(ascii: "\"") where isEnd(delimiter):
                place += delimiter.quotes + delimiter.hashes
                return
            default: place += 1
            }
        }
    }

    private func isEnd(_ delimiter: Delimiter) -> Bool {
        (0..<delimiter.quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
            && hasHashes(delimiter.hashes, behind: delimiter.quotes)
    }

    private func hasHashes(_ count: Int, behind offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }
}
