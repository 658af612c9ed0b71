/// The difference of two texts, line by line.
struct LineDifference {
    /// A line and where it stands.
    enum Line: Equatable {
        /// In both texts.
        case kept(String)
        /// Only in the first.
        case removed(String)
        /// Only in the second.
        case added(String)
        /// So many lines of both texts are left out here.
        case skipped(Int)
    }

    /// The lines that differ, with those around them.
    let lines: [Line]
    /// The number of lines that only one of the texts has.
    let count: Int

    /// Compares two texts.
    ///
    /// - Parameters:
    ///   - old: The lines of the first.
    ///   - new: The lines of the second.
    ///   - context: How many equal lines are kept around those that differ.
    init(from old: [String], to new: [String], context: Int = 3) {
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(\.offset))
        let inserted = Set(difference.insertions.map(\.offset))
        var all: [Line] = []
        var i = 0
        var j = 0
        while i < old.count || j < new.count {
            if i < old.count, removed.contains(i) {
                all.append(.removed(old[i]))
                i += 1
            } else if j < new.count, inserted.contains(j) {
                all.append(.added(new[j]))
                j += 1
            } else {
                all.append(.kept(new[j]))
                i = i + 1
                j = j + 1
            }
        }
        count = removed.count + inserted.count
        lines = Self.shortened(all, context: context)
    }

    /// Leaves out the equal lines that are far from those that differ.
    private static func shortened(_ lines: [Line], context: Int) -> [Line] {
        let changed = lines.indices.filter { if case .kept = lines[$0] { false } else { true } }
        var near = Set<Int>()
        for index in changed { near.formUnion(max(0, index - context)...min(lines.count - 1, index + context)) }
        var result: [Line] = []
        var skipped = 0
        for index in lines.indices {
            if near.contains(index) {
                if skipped > 0 { result.append(.skipped(skipped)) }
                skipped = 0
                result.append(lines[index])
            } else {
                skipped += 1
            }
        }
        return skipped > 0 ? result + [.skipped(skipped)] : result
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
