import KeylineByteText

/// Two versions of a text as `diff -u` shows them: changed lines with three lines around.
public struct UnifiedDiff: Sendable {
    private static let context = 3

    private enum Line {
        case kept(Int, Int)
        case removed(Int)
        case added(Int)

        var isChange: Bool { if case .kept = self { false } else { true } }
    }

    private let old: [ArraySlice<UInt8>]
    private let new: [ArraySlice<UInt8>]
    private let name: String

    /// Compares.
    ///
    /// - Parameters:
    ///   - old: The bytes before.
    ///   - new: The bytes after.
    ///   - name: The file's name, for the heading.
    public init(from old: [UInt8], to new: [UInt8], name: String) {
        self.old = Self.lines(of: old)
        self.new = Self.lines(of: new)
        self.name = name
    }

    /// The difference; empty where there is none.
    public var text: String {
        let lines = alignment
        let changes = lines.indices.filter { lines[$0].isChange }
        guard let first = changes.first else { return "" }
        var hunks: [Range<Int>] = []
        var open = first..<first + 1
        for change in changes {
            if change - open.upperBound > 2 * Self.context {
                hunks.append(open)
                open = change..<change + 1
            }
            open = open.lowerBound..<change + 1
        }
        hunks.append(open)
        let shown = name.escaped(for: .line)
        return "--- a/\(shown)\n+++ b/\(shown)\n"
            + hunks.map { hunk in
                let start = max(hunk.lowerBound - Self.context, 0)
                let end = min(hunk.upperBound + Self.context, lines.count)
                return text(of: lines[start..<end], after: lines[..<start])
            }.joined()
    }

    private func text(of lines: ArraySlice<Line>, after before: ArraySlice<Line>) -> String {
        let (oldStart, newStart) = counts(before)
        let (oldCount, newCount) = counts(lines)
        let head = "@@ -\(place(oldStart, oldCount)) +\(place(newStart, newCount)) @@\n"
        return head
            + lines.map { line in
                switch line {
                case .kept(let index, _): " " + Self.text(old[index])
                case .removed(let index): "-" + Self.text(old[index])
                case .added(let index): "+" + Self.text(new[index])
                }
            }.joined()
    }

    /// An empty part is named by the line before it.
    private func place(_ start: Int, _ count: Int) -> String { "\(count == 0 ? start : start + 1),\(count)" }

    private func counts(_ lines: ArraySlice<Line>) -> (old: Int, new: Int) {
        lines.reduce(into: (0, 0)) { counts, line in
            switch line {
            case .kept:
                counts.0 += 1
                counts.1 += 1
            case .removed: counts.0 += 1
            case .added: counts.1 += 1
            }
        }
    }

    /// Which lines stay. `CollectionDifference` is Myers' algorithm: the fewest changes.
    private var alignment: [Line] {
        // Equal lines at both ends are in every shortest alignment, and most versions differ in few lines of many.
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int {
            if let number = numbers[line] { return number }
            defer { numbers[line] = numbers.count }
            return numbers.count
        }
        // Comparing numbers costs less than comparing lines, and each line is compared many times.
        let before = old[start..<old.count - end].map(number)
        let difference = new[start..<new.count - end].map(number).difference(from: before)
        let removed = Set(difference.removals.map { Self.offset($0) + start })
        let added = Set(difference.insertions.map { Self.offset($0) + start })
        var lines: [Line] = []
        var left = 0
        var right = 0
        while left < old.count || right < new.count {
            if removed.contains(left) {
                lines.append(.removed(left))
                left += 1
            } else if added.contains(right) {
                lines.append(.added(right))
                right += 1
            } else {
                lines.append(.kept(left, right))
                left += 1
                right += 1
            }
        }
        return lines
    }

    private static func offset<Element>(_ change: CollectionDifference<Element>.Change) -> Int {
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }

    /// The lines, each with its end.
    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
            lines.append(bytes[start..<end])
            start = end
        }
        return lines
    }

    private static func text(_ line: ArraySlice<UInt8>) -> String {
        let text = String(decoding: line, as: UTF8.self)
        return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
    }
}
