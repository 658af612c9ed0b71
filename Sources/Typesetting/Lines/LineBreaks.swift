/// Where the lines of a paragraph may and must end.
struct LineBreaks: Sendable {
    /// A mark of `BreakIterator` for each offset; empty where lines end between any two clusters.
    let marks: [UInt8]
    /// The offsets inside the paragraph at which a line must end, ascending.
    let mandatory: [Int]

    init(marks: [UInt8]) {
        self.marks = marks
        mandatory = marks.indices.dropLast().filter { marks[$0] == BreakIterator.Mark.mandatory }
    }

    /// The same places to end where lines must, and between clusters everywhere else.
    var betweenClusters: LineBreaks { LineBreaks(marks: [], mandatory: mandatory) }

    private init(marks: [UInt8], mandatory: [Int]) {
        (self.marks, self.mandatory) = (marks, mandatory)
    }
}
