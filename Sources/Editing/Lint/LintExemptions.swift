import Foundation

/// Rules that a document itself says may be broken somewhere: `keyline: ignore left-right, unnamed`.
///
/// In a storyboard or XIB that is a note of a view (Xcode's identity inspector, "Notes"), for the view and everything in it; in a layout
/// file a comment on the line, or on a line of its own above it.
struct LintExemptions {
    private let document: InterfaceDocument

    init(_ document: InterfaceDocument) { self.document = document }

    /// Whether the document accepts a finding.
    func exempt(_ finding: LintFinding) -> Bool {
        let texts = document.isLayoutFile ? comments(finding) : notes(finding)
        return texts.contains { Self.rules(in: $0).contains(finding.rule.rawValue) }
    }

    private static let mark = "keyline: ignore "

    /// The names behind the mark, with commas between them. What follows, such as a reason, is for people.
    private static func rules(in text: String) -> [String] {
        guard let range = text.range(of: mark) else { return [] }
        var rules: [String] = []
        for word in text[range.upperBound...].split(whereSeparator: { $0 == " " || $0.isNewline }) {
            let name = word.prefix { $0.isLetter || $0 == "-" }
            rules.append(String(name))
            guard word.dropFirst(name.count).hasPrefix(",") else { break }
        }
        return rules
    }

    private func comments(_ finding: LintFinding) -> [String] {
        guard let line = finding.location.line else { return [] }
        let lines = String(decoding: document.bytes, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard line >= 1, line <= lines.count else { return [] }
        var texts = [comment(in: lines[line - 1])]
        if line >= 2, lines[line - 2].drop(while: \.isWhitespace).hasPrefix("#") {
            texts.append(comment(in: lines[line - 2]))
        }
        return texts
    }

    private func comment(in line: Substring) -> String {
        line.range(of: "#").map { String(line[$0.upperBound...]) } ?? ""
    }

    private func notes(_ finding: LintFinding) -> [String] {
        let markup = document.markup
        let holder = document.constraint(at: finding.location)?.holder
        let views = Set([finding.view, holder].compactMap { $0 }.flatMap(document.chain))
        return views.sorted().compactMap { document.views[$0]?.element }.flatMap { element in
            markup.children(of: element, named: "attributedString").filter { markup[$0].key == "userComments" }
                .map { note in String(decoding: markup.bytes[markup[note].range], as: UTF8.self) }
        }
    }
}
