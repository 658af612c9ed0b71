import KeylineScenes

/// Finds placeholders that nothing was put in place of.
struct LeftoverCheck {
    private let screen: ScreenReading

    init(_ screen: ScreenReading) {
        self.screen = screen
    }

    var findings: [Diagnostic] {
        screen.views.filter { $0.isVisible && !$0.isSample }.flatMap { placed in
            placed.view.texts.compactMap { text in
                Placeholder.first(in: text.text).map { placeholder in
                    screen.finding(
                        placed.isOwnWord(text.text) ? .note : .warning, .leftover, placed,
                        "shows the placeholder \(placeholder)",
                        hints: ["insert the values into the text before showing it"])
                }
            }
        }
    }
}

extension LayoutSnapshot.PlacedView {
    /// Whether a text is a document's own, whose places code may fill before it is shown.
    fileprivate func isOwnWord(_ text: String) -> Bool {
        guard view.codeValues.isEmpty, let file = location?.file else { return false }
        return file.hasSuffix(".storyboard") || file.hasSuffix(".xib")
    }
}

/// Places in texts that code fills in.
enum Placeholder {
    /// The first placeholder of a text, in the forms `%@`, `%1$d`, `%.2f`, `%#@name@`, `{{name}}` and `${name}`; nil for none.
    static func first(in text: String) -> String? {
        // Most texts have none of the signs that placeholders begin with, and patterns cost a hundred times as much.
        guard text.utf8.contains(where: beginnings.contains) else { return nil }
        let patterns: [Regex<Substring>] = [
            /%(?:[0-9]{1,3}\$)?[-+0#]{0,5}[0-9]{0,9}(?:\.[0-9]{1,9})?(?:hh|h|ll|l|q|z|t|j)?[@dDiuUxXoOfFeEgGcCsSaA](?![A-Za-z])/,
            /%#@[A-Za-z0-9_]+@/,
            /\{\{\s*[A-Za-z_][A-Za-z0-9_.]*\s*\}\}/,
            /\$\{[A-Za-z_][A-Za-z0-9_.]*\}/,
        ]
        let found = patterns.compactMap { text.firstMatch(of: $0) }
        return found.min { $0.range.lowerBound < $1.range.lowerBound }.map { String($0.output) }
    }

    private static let beginnings = Set("%{$".utf8)
}
