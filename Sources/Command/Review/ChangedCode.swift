import Foundation
import KeylineByteText
import KeylineGoldens
import KeylineScenes

/// The changed lines of a package's code, in which the causes of a picture are looked for: compiled code does not tell from which line a view comes.
struct ChangedCode {
    /// A line that the older revision does not have.
    struct Line: Equatable {
        let location: SourceLocation
        let text: String
    }

    private(set) var lines: [Line] = []

    /// Parts of lines that say a property of a view, in UIKit's and SwiftUI's words, by the property's name in causes.
    private static let words: [String: [String]] = [
        "font": ["font"], "spacing": ["spacing"], "padding": ["padding"], "opacity": ["opacity", "alpha"],
        "size": ["frame(", "width", "height"], "gradient": ["gradient"],
        "colour": ["color", "foreground", "tint"], "fill": ["color", "background", "fill", "tint", "foreground"],
        "line": ["border", "stroke", "overlay", "color"],
    ]

    /// Compares two versions of a file.
    ///
    /// - Parameters:
    ///   - file: The file's path, for locations.
    ///   - old: The older version; nil where the file is new.
    ///   - new: The newer version.
    mutating func add(_ file: String, from old: String?, to new: String) {
        let before = old?.textLines ?? []
        let after = new.textLines
        for change in after.difference(from: before).insertions {
            guard case .insert(let offset, let text, _) = change, !text.allSatisfy(\.isWhitespace) else { continue }
            lines.append(Line(location: SourceLocation(file: file, line: offset + 1), text: text))
        }
    }

    /// The first changed line of a file; nil where it is as it was.
    func firstLine(of file: String) -> SourceLocation? {
        lines.first { $0.location.file == file }?.location
    }

    /// The only changed line that says what a cause does; nil where none or several might.
    func location(of cause: GoldenCause) -> SourceLocation? {
        let matches: [Line]
        if let text = Self.newText(of: cause) {
            matches = lines.filter { $0.text.contains(text) }
        } else {
            let words = Self.words[String(cause.change.prefix { $0 != " " })] ?? []
            matches = lines.filter { line in
                let text = line.text.lowercased()
                return words.contains { text.contains($0) }
            }
        }
        return matches.count == 1 ? matches[0].location : nil
    }

    /// The text that a cause says is there now, with the quotation mark before it; nil where it is about something else. A long one is cut off.
    private static func newText(of cause: GoldenCause) -> String? {
        if cause.change == GoldenCause.newView { return cause.values.map { uncut($0.dropLast()) } }
        guard cause.change.hasPrefix("text "), let arrow = cause.change.firstRange(of: "→ \"") else { return nil }
        return "\"" + uncut(cause.change[arrow.upperBound...].dropLast())
    }

    private static func uncut(_ text: Substring) -> String { String(text.hasSuffix("…") ? text.dropLast() : text) }

    /// A change of a picture with the places of what brought it about.
    ///
    /// - Parameter change: The change of a picture that this code draws.
    /// - Returns: The change, in the first changed line of its file where nothing tells more.
    func located(_ change: ReviewChange) -> ReviewChange {
        var change = change
        for index in change.causes.indices where change.causes[index].location?.line == nil {
            change.causes[index].location = location(of: change.causes[index])
        }
        change.causes = change.causes.map(\.ofComponent)
        change.location =
            change.causes.lazy.compactMap(\.location).first { $0.line != nil } ?? change.location
            ?? declaration(of: change) ?? firstLine(of: change.file)
        return change
    }

    /// The changed line that declares a new preview; nil for other changes, and where several might.
    private func declaration(of change: ReviewChange) -> SourceLocation? {
        guard change.kind == .new else { return nil }
        let previews = lines.filter { $0.location.file == change.file && $0.text.contains("Preview") }
        let named = previews.filter { line in
            change.title.components(separatedBy: " · ").dropFirst().contains { line.text.contains("\"\($0)\"") }
        }
        let matches = named.isEmpty ? previews : named
        return matches.count == 1 ? matches[0].location : nil
    }
}
