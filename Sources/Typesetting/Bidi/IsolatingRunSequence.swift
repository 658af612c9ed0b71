/// Level runs joined across isolates (UAX #9, rules BD13 and X10): the text on which the implicit rules work.
struct IsolatingRunSequence {
    /// The characters' positions in the paragraph, without those that rule X9 removes.
    var positions: [Int]
    var level: UInt8
    /// The direction that is assumed before the first character.
    var start: BidiClass
    /// The direction that is assumed after the last character.
    var end: BidiClass

    /// The sequences of a paragraph.
    static func sequences(
        _ explicit: ExplicitLevels,
        original: [BidiClass],
        baseLevel: UInt8,
        isolates: IsolateMatches
    ) -> [IsolatingRunSequence] {
        let kept = original.indices.filter { !original[$0].isOne(of: .removed) }
        let runs = levelRuns(of: kept, levels: explicit.levels)
        let runStarts = Dictionary(uniqueKeysWithValues: runs.enumerated().map { (kept[$1.lowerBound], $0) })
        var sequences: [IsolatingRunSequence] = []
        for first in runs.indices {
            let head = kept[runs[first].lowerBound]
            guard original[head] != .popDirectionalIsolate || isolates[head] < 0 else { continue }
            var positions: [Int] = []
            var run = first
            while true {
                positions += kept[runs[run]]
                let last = kept[runs[run].upperBound - 1]
                guard original[last].isOne(of: .isolateInitiators), let next = runStarts[isolates[last]] else { break }
                run = next
            }
            let level = explicit.levels[head]
            let before = runs[first].lowerBound == 0 ? baseLevel : explicit.levels[kept[runs[first].lowerBound - 1]]
            let endsOpen = original[kept[runs[run].upperBound - 1]].isOne(of: .isolateInitiators)
            let isLast = runs[run].upperBound == kept.count
            let after = endsOpen || isLast ? baseLevel : explicit.levels[kept[runs[run].upperBound]]
            sequences.append(
                IsolatingRunSequence(
                    positions: positions, level: level, start: BidiClass(ofLevel: max(level, before)),
                    end: BidiClass(ofLevel: max(level, after))))
        }
        return sequences
    }

    /// Runs of one level, as ranges of the kept characters.
    private static func levelRuns(of kept: [Int], levels: [UInt8]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start = 0
        for index in kept.indices where index + 1 == kept.count || levels[kept[index + 1]] != levels[kept[index]] {
            runs.append(start..<index + 1)
            start = index + 1
        }
        return runs
    }
}
