import KeylineGraphics
import KeylinePictureComparison
import Testing

/// Blocks of pixels are judged together where many differ; the verdicts are those of the rule applied to one pixel at a time.
@Suite struct AntialiasingReferenceTests {
    @Test(arguments: [2, 3, 5, 40], [17, 18, 33, 64])
    func `dense differences are judged as the rule judges single pixels`(levels: Int, width: Int) throws {
        var generator = SeededGenerator(state: UInt64(levels * 100 + width))
        let reference = AntialiasingReference(
            left: .noise(width: width, height: 24, levels: levels, using: &generator),
            right: .noise(width: width, height: 24, levels: levels, using: &generator))
        let comparison = BitmapComparison(.yiq(threshold: 0.1), ignoresAntialiasing: true)
        let difference = try #require(
            comparison.difference(expected: reference.left.bitmap, actual: reference.right.bitmap))
        let (different, antialiased) = reference.counts
        #expect(difference.pixelCount == different)
        #expect(difference.antialiasedCount == antialiased)
    }
}

/// Greys of a few levels, whose differences are far beyond what a threshold of 0.1 tolerates.
private struct Greys {
    let width: Int
    let height: Int
    let levels: [UInt8]

    static func noise(width: Int, height: Int, levels: Int, using generator: inout SeededGenerator) -> Greys {
        let values = (0..<width * height).map { _ in
            UInt8(255 * Int.random(in: 0..<levels, using: &generator) / (levels - 1))
        }
        return Greys(width: width, height: height, levels: values)
    }

    var bitmap: Bitmap { Bitmap(width: width, height: height, pixels: levels.flatMap { [$0, $0, $0, 255] }) }

    func level(_ x: Int, _ y: Int) -> Int { Int(levels[y * width + x]) }

    /// Around a pixel, column by column.
    func neighbours(_ x: Int, _ y: Int) -> [(x: Int, y: Int)] {
        (max(x - 1, 0)...min(x + 1, width - 1)).flatMap { column in
            (max(y - 1, 0)...min(y + 1, height - 1)).map { (column, $0) }
        }.filter { $0 != (x, y) }
    }

    /// One more counts at the edge of the picture.
    func equalCount(_ x: Int, _ y: Int) -> Int {
        let isAtEdge = x == 0 || y == 0 || x == width - 1 || y == height - 1
        return neighbours(x, y).count { level($0.x, $0.y) == level(x, y) } + (isAtEdge ? 1 : 0)
    }
}

/// V. Vyšniauskas' detector as pixelmatch applies it, written for clarity.
private struct AntialiasingReference {
    /// The square of what a threshold of 0.1 lets two greys be apart: 0.01 · 35215 in YIQ, of which brightness weighs 0.5053.
    private static let tolerated = 352.15 / 0.5053

    let left: Greys
    let right: Greys

    var counts: (different: Int, antialiased: Int) {
        var counts = (different: 0, antialiased: 0)
        for y in 0..<left.height {
            for x in 0..<left.width {
                let distance = Double(left.level(x, y) - right.level(x, y))
                guard distance * distance > Self.tolerated else { continue }
                if isAntialiased(left, x, y) || isAntialiased(right, x, y) {
                    counts.antialiased += 1
                } else {
                    counts.different += 1
                }
            }
        }
        return counts
    }

    private func isAntialiased(_ picture: Greys, _ x: Int, _ y: Int) -> Bool {
        guard picture.equalCount(x, y) <= 2 else { return false }
        let own = picture.level(x, y)
        let neighbours = picture.neighbours(x, y)
        let levels = neighbours.map { picture.level($0.x, $0.y) }
        guard let least = levels.min(), let most = levels.max(), least < own, most > own,
            let darkest = levels.firstIndex(of: least), let brightest = levels.firstIndex(of: most)
        else { return false }
        return isPlain(neighbours[darkest]) || isPlain(neighbours[brightest])
    }

    private func isPlain(_ place: (x: Int, y: Int)) -> Bool {
        left.equalCount(place.x, place.y) > 2 && right.equalCount(place.x, place.y) > 2
    }
}
