/// The offsets at which lines of a paragraph may end and must end.
final class LineBreaks: Sendable {
    /// A mark of `BreakIterator` for each offset; empty where lines end between any two clusters.
    let marks: [UInt8]
    /// The offsets inside the paragraph at which a line must end, ascending.
    let mandatory: [Int]

    init(marks: [UInt8]) {
        self.marks = marks
        let last = marks.count - 1
        mandatory =
            marks.contains(BreakIterator.Mark.mandatory)
            ? marks.indices.filter { $0 < last && marks[$0] == BreakIterator.Mark.mandatory } : []
    }

    /// The first offset after another at which a line must end; nil where none does.
    func mandatoryBreak(after start: Int) -> Int? {
        let index = mandatory.partitioningIndex { $0 > start }
        return index < mandatory.count ? mandatory[index] : nil
    }

    /// Lines end between any two clusters.
    static let anywhere = LineBreaks(marks: [])

    /// The same forced breaks, and opportunities between clusters everywhere else.
    var betweenClusters: LineBreaks { LineBreaks(marks: [], mandatory: mandatory) }

    private init(marks: [UInt8], mandatory: [Int]) {
        self.marks = marks
        self.mandatory = mandatory
    }
}
