extension ShapedParagraph {
    /// The end of a range without the white space there, which may hang over the end of a line.
    func trimmedEnd(of range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, marks[end - 1].contains(.whiteSpace) { end -= 1 }
        return end
    }

    /// Whether text may be cut at an offset: a grapheme cluster and a cluster of glyphs begin there, or the text ends.
    func isBoundary(_ offset: Int) -> Bool {
        offset >= text.count || marks[offset].isSuperset(of: [.clusterStart, .graphemeStart])
    }
}
