import Foundation

/// Moves the lines of a layout file's views into those of a new stack view.
struct StackedLayout {
    private let document: InterfaceDocument
    private let views: [String]

    init(_ document: InterfaceDocument, _ views: [String]) {
        self.document = document
        self.views = views
    }

    /// The layout's bytes with the views in a stack.
    ///
    /// - Parameter keys: The stack's keys, a line each, the last of which the views follow.
    /// - Returns: The new bytes.
    /// - Throws: `EditingError` where the views do not stand on lines of their own.
    func bytes(_ keys: [String]) throws(EditingError) -> [UInt8] {
        guard let layout = document.layout else { return document.bytes }
        let lines = layout.lines
        var ranges: [String: Range<Int>] = [:]
        for view in views { ranges[view] = try range(of: view, layout) }
        let front = ranges.values.map(\.lowerBound).min() ?? 0
        let dash = lines.indentation(from: front)
        let step = "  "
        var text = keys.enumerated().map { dash + ($0 == 0 ? "- " : step) + $1 + lines.newline }.joined()
        for view in views {
            let own = ranges[view].map { String(decoding: lines.bytes[$0], as: UTF8.self) } ?? ""
            text += own.split(separator: lines.newline, omittingEmptySubsequences: false).map { line in
                line.isEmpty ? "" : step + step + line
            }.joined(separator: lines.newline)
            if !own.hasSuffix(lines.newline) { text += lines.newline }
        }
        var edits = ByteEdits()
        edits.insert(text, at: front)
        for range in ranges.values { edits.remove(range) }
        return edits.applied(to: lines.bytes)
    }

    private func range(of view: String, _ layout: LayoutFileRanges) throws(EditingError) -> Range<Int> {
        guard let place = document.place(of: view), place.list.map({ !layout.lists[$0].isFlow }) ?? false else {
            throw .impossible(
                reason: "\"\(view)\" is in a list in brackets", location: document.location(of: view),
                hint: "write the views of the list on lines of their own")
        }
        let lines = layout.lines
        return lines.itemStart(place.range.lowerBound)..<lines.nextLine(max(place.range.upperBound - 1, 0))
    }
}
