import KeylineGraphics
import KeylinePictureComparison
import Testing

/// Large pictures are compared in bands of rows; what is found must not depend on where bands end.
@Suite struct BandTests {
    private static let width = 512
    private static let height = 1200

    /// Blocks of greys with soft edges, below some white rows. A seed moves every second block a little.
    private static func picture(below white: Int, moved: Bool) -> Bitmap {
        var generator = SeededGenerator(state: 3)
        let levels = (0..<4096).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let rows = white + height
        let pixels = [UInt8](unsafeUninitializedCapacity: width * rows * 4) { pixels, count in
            for y in 0..<rows {
                for x in 0..<width {
                    let row = max(y - white, 0)
                    let block = row / 7 * 80 + x / 7
                    let place = (x + row) % 7
                    let isPlain = row < 4 || y >= rows - 4
                    let shift = moved && block % 3 == 0 ? 1 : 0
                    let level = levels[block & 4095] / UInt8(place < 2 + shift ? 2 : 1)
                    for channel in 0..<4 {
                        pixels[(y * width + x) * 4 + channel] = channel == 3 || isPlain ? 255 : level
                    }
                }
            }
            count = width * rows * 4
        }
        return Bitmap(width: width, height: rows, pixels: pixels)
    }

    @Test func `counts and marks do not depend on where bands end`() {
        let comparison = BitmapComparison(.yiq(threshold: 0.1), ignoresAntialiasing: true)
        let results = [0, 1, 5, 117, 300].map { white in
            let left = Self.picture(below: white, moved: false)
            let right = Self.picture(below: white, moved: true)
            let difference = comparison.difference(expected: left, actual: right)
            let count = comparison.differentPixelCount(expected: left, actual: right)
            return [count, difference?.pixelCount ?? 0, difference?.antialiasedCount ?? 0]
        }
        #expect(results[0].allSatisfy { $0 > 1000 })
        #expect(Set(results).count == 1)
        #expect(results[0][0] == results[0][1])
    }
}
