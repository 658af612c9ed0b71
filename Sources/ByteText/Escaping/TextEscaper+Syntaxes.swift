extension TextEscaper {
    private static let markup: [Unicode.Scalar: String] = [
        "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;", "\r": "&#13;",
    ]

    static let html = TextEscaper(markup)
        .replacing(where: { isControl($0) && $0 != 0x09 && $0 != 0x0A }) { _ in "\u{FFFD}" }

    static let xml = TextEscaper(markup)
        .replacing(where: { $0 == 0x09 || $0 == 0x0A }) { "&#\($0);" }
        .replacing(where: { $0 < 0x20 }) { _ in "\u{FFFD}" }
        .replacing(["\u{FFFE}", "\u{FFFF}"]) { _ in "\u{FFFD}" }

    static let json = TextEscaper([
        "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\u{8}": "\\b", "\u{C}": "\\f",
    ])
    .replacing(where: isControl) { "\\u" + hexadecimal(UInt32($0), digits: 4) }
    .replacing(["\u{2028}", "\u{2029}"]) { "\\u" + hexadecimal($0.value, digits: 4) }

    /// JSON's escapes are YAML's too; the reader refuses a byte order mark and the controls of Latin 1, and takes U+0085 for a line feed.
    static let yaml = json.replacing(
        (0x80...0x9F).compactMap(Unicode.Scalar.init) + ["\u{FEFF}", "\u{FFFE}", "\u{FFFF}"]
    ) {
        "\\u" + hexadecimal($0.value, digits: 4)
    }

    private static let message: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]

    static let gitHubMessage = TextEscaper(message).withVisibleControls

    static let gitHubProperty = TextEscaper(message.merging([":": "%3A", ",": "%2C"]) { $1 }).withVisibleControls

    static let urlPath = TextEscaper([:]).replacing(where: { !isUnreserved($0) && $0 != UInt8(ascii: "/") }) {
        "%" + hexadecimal(UInt32($0), digits: 2, uppercase: true)
    }

    static let terminal = TextEscaper(["\n": "\n", "\t": "\t"]).withVisibleControls

    static let line = TextEscaper(["\n": "\\n", "\r": "\\r", "\t": "\\t"]).withVisibleControls
        .replacing(["\u{2028}", "\u{2029}"], with: visible)

    static let quotation = TextEscaper(["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\0": "\\0"])
        .withVisibleControls
        .replacing(["\u{2028}", "\u{2029}"], with: visible)

    static let markdown = TextEscaper(["\n": " ", "\r": " ", "\t": " "])
        .replacing(where: isMarkdownMark) { "\\" + String(UnicodeScalar($0)) }
        .withVisibleControls
        .replacing(["\u{2028}", "\u{2029}"]) { _ in " " }

    /// The escaper with every control of ASCII and Latin 1 that has no replacement yet written by its number, as Swift writes it.
    private var withVisibleControls: TextEscaper {
        replacing(where: Self.isControl) { Self.visible(Unicode.Scalar($0)) }
            .replacing((0x80...0x9F).compactMap(Unicode.Scalar.init), with: Self.visible)
    }

    private static func visible(_ scalar: Unicode.Scalar) -> String {
        "\\u{" + String(scalar.value, radix: 16) + "}"
    }

    /// Whether Markdown, or GitHub's or GitLab's kind of it, gives a byte a meaning: emphasis, code, links, HTML, tables, mentions,
    /// entities and issues among them.
    private static func isMarkdownMark(_ byte: UInt8) -> Bool { "\\`*_{}[]<>()#+-.!|~&@$:".utf8.contains(byte) }

    /// The unreserved characters of RFC 3986.
    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
        default: false
        }
    }
}
