extension RandomAccessCollection where Element == AttributedText.Run, Index == Int {
    /// The index of the run that has an offset; the end where none reaches that far.
    func runIndex(at offset: Int) -> Int { partitioningIndex { $0.range.upperBound > offset } }

    /// The parts of the runs within a range, from the range's start. Looks at the runs of the range alone, once it has found the first.
    func clipped(to range: Range<Int>) -> [AttributedText.Run] {
        guard !range.isEmpty else { return [] }
        var clipped: [AttributedText.Run] = []
        for index in runIndex(at: range.lowerBound)..<endIndex {
            let run = self[index]
            guard run.range.lowerBound < range.upperBound else { break }
            clipped.append(run.moved(by: -range.lowerBound, in: run.range.clamped(to: range)))
        }
        return clipped
    }
}

extension AttributedText.Run {
    /// A part of the run, moved by a number of code units.
    func moved(by distance: Int, in part: Range<Int>) -> AttributedText.Run {
        AttributedText.Run(
            range: part.lowerBound + distance..<part.upperBound + distance, attributes: attributes)
    }
}

extension [AttributedText.Run] {
    /// Adds a run after the others. Where it looks like the last one, both become one, so that equal texts have equal runs however they
    /// were made.
    mutating func join(_ run: AttributedText.Run) {
        guard let last, last.attributes == run.attributes else { return append(run) }
        self[count - 1] = AttributedText.Run(
            range: last.range.lowerBound..<run.range.upperBound, attributes: last.attributes)
    }
}
