extension DifferenceMarks {
    /// One colour that took another's place.
    public struct Recolouring: Hashable, Sendable {
        /// Such as `#1D1D1F`; with alpha where it is not opaque.
        public let old: String
        /// The replacement.
        public let new: String
    }

    /// The change of colour that explains a region: most of the pixels that differ in it had one colour, and have one colour now.
    ///
    /// Smoothed edges take colours in between, which is why not all pixels are asked for.
    ///
    /// - Parameters:
    ///   - region: The region, in pixels.
    ///   - isMoved: Whether another thing is seen at a column and row than before: the pixel speaks for no colour.
    /// - Returns: The colours; nil where none explains the region.
    public func recolouring(
        in region: PixelRect, except isMoved: (_ column: Int, _ row: Int) -> Bool = { _, _ in false }
    ) -> Recolouring? {
        var counts: [[UInt8]: Int] = [:]
        var total = 0
        for row in region.rows.clamped(to: 0..<min(expected.height, actual.height)).prefix(512) {
            for column in region.columns.clamped(to: 0..<min(expected.width, actual.width)).prefix(512)
            where isDifferent(column, row) {
                total += 1
                if isMoved(column, row) { continue }
                let left = (row * expected.width + column) * 4
                let right = (row * actual.width + column) * 4
                counts[Array(expected.pixels[left..<left + 4] + actual.pixels[right..<right + 4]), default: 0] += 1
            }
        }
        guard let most = counts.max(by: { ($0.value, $1.key.lexical) < ($1.value, $0.key.lexical) }),
            most.value * 2 > total
        else { return nil }
        return Recolouring(old: Self.name(most.key.prefix(4)), new: Self.name(most.key.suffix(4)))
    }

    /// Pixels of a region that differ, spread evenly over it where there are more than some.
    ///
    /// - Parameters:
    ///   - region: The region, in pixels.
    ///   - most: The most pixels that are looked at.
    /// - Returns: The places of the differing ones among them.
    public func differingPixels(in region: PixelRect, atMost most: Int) -> [(x: Int, y: Int)] {
        let columns = region.columns.clamped(to: 0..<width)
        let rows = region.rows.clamped(to: 0..<height)
        let step = max(1, Int((Double(columns.count * rows.count) / Double(max(most, 1))).squareRoot().rounded(.up)))
        return stride(from: rows.lowerBound, to: rows.upperBound, by: step).flatMap { row in
            stride(from: columns.lowerBound, to: columns.upperBound, by: step).compactMap { column in
                isDifferent(column, row) ? (column, row) : nil
            }
        }
    }

    private func isDifferent(_ column: Int, _ row: Int) -> Bool { plane[row * width + column] == 3 }

    private static func name(_ channels: ArraySlice<UInt8>) -> String {
        let shown = channels.last == 255 ? channels.dropLast() : channels
        return "#" + shown.map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined().uppercased()
    }
}

extension [UInt8] {
    /// The bytes as one text, by whose order equal counts are told apart.
    fileprivate var lexical: String { map { String($0 + 0, radix: 16) }.joined(separator: ".") }
}
