internal import CKeylineCMark
internal import Synchronization

/// Inline Markdown as `Text` reads it, parsed by cmark-gfm: emphasis, strong emphasis, code, strikethrough and links.
///
/// Headings, lists and other blocks stay as they are written, as does HTML. An image is its description.
///
/// Source: CommonMark 0.29, "Inlines"; GitHub Flavored Markdown, "Strikethrough".
package enum Markdown {
    /// A run of text with one style.
    package struct Run: Equatable {
        package fileprivate(set) var text: String
        package fileprivate(set) var isEmphasized = false
        package fileprivate(set) var isStrong = false
        package fileprivate(set) var isCode = false
        package fileprivate(set) var isStruck = false
        package fileprivate(set) var link: String?
    }

    /// The most bytes that are parsed together; markup doesn't reach from one part into the next. Some markup takes cmark-gfm quadratic time:
    /// 240 KB of `![[]()` took eleven seconds, 64 KiB take a fifth of one.
    package static let partLimit = 1 << 16

    /// The runs of a text.
    package static func runs(of text: String) -> [Run] {
        guard text.utf8.contains(where: { significant.contains($0) }) else {
            return text.isEmpty ? [] : [Run(text: text)]
        }
        var runs: [Run] = []
        for part in parts(of: text[...]) { MarkdownPart(part).runs.forEach { runs.add($0) } }
        return runs
    }

    private static let significant = Set("*_`~[\\<&".utf8)

    /// Divides a long text, at ends of lines or between words where it can.
    private static func parts(of text: Substring) -> [Substring] {
        var parts: [Substring] = []
        var rest = text
        while rest.utf8.count > partLimit {
            let limit = rest.utf8.index(rest.startIndex, offsetBy: partLimit)
            let head = rest[..<limit]
            let cut = head.lastIndex(where: \.isNewline) ?? head.lastIndex(where: \.isWhitespace)
            let end =
                cut.map(rest.index(after:))
                ?? rest.unicodeScalars.index(before: rest.unicodeScalars.index(after: limit))
            parts.append(rest[..<end])
            rest = rest[end...]
        }
        return parts + [rest]
    }
}

extension [Markdown.Run] {
    /// Adds a run, to the last one where that has the same style.
    fileprivate mutating func add(_ run: Markdown.Run) {
        guard !run.text.isEmpty else { return }
        if let last, last.hasStyle(of: run) {
            self[count - 1].text += run.text
        } else {
            append(run)
        }
    }
}

extension Markdown.Run {
    fileprivate func hasStyle(of other: Self) -> Bool {
        var run = self
        run.text = other.text
        return run == other
    }
}

/// The runs of one text that is parsed at once.
private struct MarkdownPart {
    private(set) var runs: [Markdown.Run] = []

    /// Spaces to cmark-gfm that people hardly type: they delimit emphasis as white space does, and no block begins with one.
    private static let spaces: [Unicode.Scalar] = [
        "\u{205F}", "\u{1680}", "\u{2000}", "\u{2001}", "\u{2002}", "\u{2003}", "\u{2004}", "\u{2005}", "\u{2006}",
        "\u{2008}",
    ]

    /// cmark-gfm has no mode for inlines alone. A paragraph is all that it finds in one line that begins with such a space, so these spaces
    /// stand for the ends of lines and enclose the text.
    init(_ text: Substring) {
        let present = Set(text.unicodeScalars)
        let unused = Self.spaces.filter { !present.contains($0) }
        // A text that has nearly all of the spaces is no prose.
        guard unused.count >= 2 else {
            runs.add(Markdown.Run(text: String(text)))
            return
        }
        let lineFeed = unused[0]
        let carriageReturn = unused[1]
        var line = String.UnicodeScalarView([lineFeed])
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": line.append(lineFeed)
            case "\r": line.append(carriageReturn)
            default: line.append(scalar)
            }
        }
        line.append(lineFeed)
        for var run in Self.inlines(of: String(line)) {
            run.text = String(
                String.UnicodeScalarView(
                    run.text.unicodeScalars.map { $0 == lineFeed ? "\n" : $0 == carriageReturn ? "\r" : $0 }))
            runs.add(run)
        }
        removeEnclosure()
    }

    /// Removes the first and the last scalar, which enclose the text.
    private mutating func removeEnclosure() {
        guard !runs.isEmpty else { return }
        runs[0].text.unicodeScalars.removeFirst()
        if runs[0].text.isEmpty { runs.removeFirst() }
        guard let last = runs.indices.last else { return }
        runs[last].text.unicodeScalars.removeLast()
        if runs[last].text.isEmpty { runs.removeLast() }
    }

    // MARK: cmark-gfm

    /// Held while a text is parsed: extensions change a table of special characters that all parsers share.
    private static let strikethrough = Mutex(register())

    private static func register() -> Extension {
        cmark_gfm_core_extensions_ensure_registered()
        return Extension(pointer: cmark_find_syntax_extension("strikethrough"))
    }

    /// cmark-gfm's extension, which lives as long as the process. Unchecked: it is used with the lock held.
    private struct Extension: @unchecked Sendable {
        let pointer: OpaquePointer?
    }

    private static func inlines(of line: String) -> [Markdown.Run] {
        let document = strikethrough.withLock { strikethrough in
            let parser = cmark_parser_new(CMARK_OPT_DEFAULT)
            defer { cmark_parser_free(parser) }
            cmark_parser_attach_syntax_extension(parser, strikethrough.pointer)
            cmark_parser_feed(parser, line, line.utf8.count)
            return Document(pointer: cmark_parser_finish(parser))
        }
        defer { cmark_node_free(document.pointer) }
        return leaves(of: document.pointer)
    }

    private struct Document: @unchecked Sendable {
        let pointer: OpaquePointer?
    }

    /// The texts of a document, each with the styles of what it is in.
    private static func leaves(of document: OpaquePointer?) -> [Markdown.Run] {
        let iterator = cmark_iter_new(document)
        defer { cmark_iter_free(iterator) }
        var runs: [Markdown.Run] = []
        var styles = [Markdown.Run(text: "")]
        while case let event = cmark_iter_next(iterator), event != CMARK_EVENT_DONE {
            let node = cmark_iter_get_node(iterator)
            if event == CMARK_EVENT_EXIT {
                styles.removeLast()
                continue
            }
            var run = styles[styles.count - 1]
            apply(node, to: &run)
            if let literal = cmark_node_get_literal(node) {
                run.text = String(cString: literal)
                runs.append(run)
            } else {
                styles.append(run)
            }
        }
        return runs
    }

    private static func apply(_ node: OpaquePointer?, to run: inout Markdown.Run) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_EMPH: run.isEmphasized = true
        case CMARK_NODE_STRONG: run.isStrong = true
        case CMARK_NODE_CODE: run.isCode = true
        case CMARK_NODE_LINK: run.link = cmark_node_get_url(node).map { String(cString: $0) }
        default:
            // The type of an extension's node has no name in the headers.
            if let type = cmark_node_get_type_string(node), String(cString: type) == "strikethrough" {
                run.isStruck = true
            }
        }
    }
}
