/// The difference of two texts as a unified patch with four lines around each change.
struct LinePatch {
    /// The patch.
    let text: String

    private static let context = 4

    private enum Change { case kept, removed, added }

    /// Compares two texts.
    init(from old: String, to new: String) {
        let lines = Self.lines(
            old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
            new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
        text = Self.hunks(lines).map { Self.text(of: lines, in: $0) }.joined(separator: "\n")
    }

    private static func lines(_ old: [String], _ new: [String]) -> [(change: Change, text: String)] {
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(Self.offset))
        let added = Set(difference.insertions.map(Self.offset))
        var result: [(Change, String)] = []
        var i = 0
        var j = 0
        while i < old.count || j < new.count {
            if i < old.count, removed.contains(i) {
                result.append((.removed, old[i]))
                i += 1
            } else if j < new.count, added.contains(j) {
                result.append((.added, new[j]))
                j += 1
            } else {
                result.append((.kept, new[j]))
                i += 1
                j += 1
            }
        }
        return result
    }

    private static func offset(_ change: CollectionDifference<String>.Change) -> Int {
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }

    /// The stretches of lines around changes.
    private static func hunks(_ lines: [(change: Change, text: String)]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for index in lines.indices where lines[index].change != .kept {
            let around = max(0, index - context)..<min(lines.count, index + context + 1)
            if let last = result.last, last.upperBound >= around.lowerBound {
                result[result.count - 1] = last.lowerBound..<around.upperBound
            } else {
                result.append(around)
            }
        }
        return result
    }

    private static func text(of lines: [(change: Change, text: String)], in range: Range<Int>) -> String {
        let before = lines[..<range.lowerBound]
        let within = lines[range]
        let oldStart = before.count { $0.change != .added } + 1
        let newStart = before.count { $0.change != .removed } + 1
        let oldCount = within.count { $0.change != .added }
        let newCount = within.count { $0.change != .removed }
        let head = "@@ −\(oldStart),\(oldCount) +\(newStart),\(newCount) @@"
        let body = within.map { line in
            switch line.change {
            case .kept: "\u{2007}" + line.text
            case .removed: "−" + line.text
            case .added: "+" + line.text
            }
        }
        return ([head] + body).joined(separator: "\n")
    }
}
