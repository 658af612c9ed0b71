import KeylineGraphics
import KeylinePictureComparison
import Testing

@Suite struct ToleranceTests {
    /// Seeded noise over a plain picture of an iPhone's size, of which every pixel in `spots` is black.
    private func screen(black spots: (Int, Int) -> Bool) -> Bitmap {
        let width = 1170
        let height = 2532
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        for y in 0..<64 {
            for x in 0..<64 where spots(x, y) {
                let start = ((y + 1200) * width + x + 500) * 4
                pixels.replaceSubrange(start..<start + 3, with: [0, 0, 0])
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    @Test func `a solid block of 4×4 pixels in a screen is found, whatever is scattered elsewhere`() {
        var comparison = BitmapComparison(.yiq(threshold: 0.1), ignoresAntialiasing: true)
        comparison.localTolerance = .init(15, inWindowsOf: 8)
        let plain = screen { _, _ in false }
        let block = screen { x, y in (20..<24).contains(x) && (20..<24).contains(y) }
        let found = comparison.difference(expected: plain, actual: block)
        #expect(found?.pixelCount == 16)
        #expect(found?.densest?.pixelCount == 16)
        #expect(found?.isTolerated == false)
        let scattered = screen { x, y in x % 8 == 0 && y % 8 == 0 }
        let tolerated = comparison.difference(expected: plain, actual: scattered)
        #expect(tolerated?.pixelCount == 64)
        #expect(tolerated?.densest?.pixelCount == 1)
        #expect(tolerated?.isTolerated == true)
    }

    @Test func `the densest window agrees with counting in every window`() {
        var generator = SeededGenerator(state: 5)
        for _ in 0..<40 {
            let width = Int.random(in: 1...24, using: &generator)
            let height = Int.random(in: 1...20, using: &generator)
            let side = Int.random(in: 1...9, using: &generator)
            let dark = (0..<width * height).map { _ in Int.random(in: 0..<4, using: &generator) == 0 }
            let white = Bitmap(width: width, height: height) { _, _ in [255, 255, 255, 255] }
            let spotted = Bitmap(width: width, height: height) { x, y in
                dark[y * width + x] ? [0, 0, 0, 255] : [255, 255, 255, 255]
            }
            var comparison = BitmapComparison()
            comparison.localTolerance = .init(0, inWindowsOf: side)
            let counts = (0...height - min(side, height)).flatMap { top in
                (0...width - min(side, width)).map { left in
                    (top..<top + min(side, height)).reduce(0) { sum, y in
                        sum + (left..<left + min(side, width)).count { dark[y * width + $0] }
                    }
                }
            }
            let densest = comparison.difference(expected: white, actual: spotted)?.densest?.pixelCount
            #expect(densest ?? 0 == counts.max())
        }
    }

    @Test func `what a mask hides does not count`() {
        var comparison = BitmapComparison()
        let white = Bitmap(width: 20, height: 20) { _, _ in [255, 255, 255, 255] }
        let spotted = Bitmap(width: 20, height: 20) { x, y in
            (x, y) == (3, 3) || (x, y) == (15, 15) ? [0, 0, 0, 255] : [255, 255, 255, 255]
        }
        comparison.masks = [PixelRect(x: 0, y: 0, width: 8, height: 8)]
        #expect(comparison.difference(expected: white, actual: spotted)?.pixelCount == 1)
        comparison.masks.append(PixelRect(x: 10, y: 10, width: 100, height: 100))
        #expect(comparison.difference(expected: white, actual: spotted) == nil)
    }

    @Test(arguments: [(0, 8), (-5, 0), (3, -7)])
    func `what only moved is recognised, with how far`(x: Int, y: Int) {
        func page(_ dx: Int, _ dy: Int) -> Bitmap {
            Bitmap(width: 90, height: 90) { x, y in
                let column = x - 40 - dx
                let row = y - 40 - dy
                let isInk = (0..<12).contains(column) && (0..<9).contains(row) && (column * 7 + row * 5) % 3 == 0
                return isInk ? [20, 30, 40, 255] : [255, 255, 255, 255]
            }
        }
        let difference = BitmapComparison().difference(expected: page(0, 0), actual: page(x, y))
        #expect(difference?.movement?.description == "moved by (\(x), \(y))")
    }

    @Test func `what shrank, vanished or changed its colour did not move`() {
        func bar(_ width: Int, _ level: UInt8) -> Bitmap {
            Bitmap(width: 60, height: 30) { x, y in
                (5..<5 + width).contains(x) && (5..<15).contains(y) ? [level, 0, 0, 255] : [255, 255, 255, 255]
            }
        }
        for actual in [bar(20, 9), bar(0, 9), bar(30, 99)] {
            let difference = BitmapComparison().difference(expected: bar(30, 9), actual: actual)
            #expect(difference != nil)
            #expect(difference?.movement == nil)
        }
    }

    @Test func `black and white are one apart in OKLab, and near blacks are close`() {
        let black = Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255])
        let white = Bitmap(width: 1, height: 1, pixels: [255, 255, 255, 255])
        let nearBlack = Bitmap(width: 1, height: 1, pixels: [12, 12, 12, 255])
        let grey = Bitmap(width: 1, height: 1, pixels: [119, 119, 119, 255])
        #expect(BitmapComparison(.oklab(threshold: 0.999)).difference(expected: black, actual: white) != nil)
        #expect(BitmapComparison(.oklab(threshold: 0.52)).difference(expected: black, actual: grey) == nil)
        #expect(BitmapComparison(.oklab(threshold: 0.48)).difference(expected: black, actual: grey) != nil)
        #expect(BitmapComparison(.oklab(threshold: 0.07)).difference(expected: black, actual: nearBlack) == nil)
    }

    @Test func `a change of hue at one brightness is found in OKLab though YIQ passes over it`() {
        let first = Bitmap(width: 1, height: 1, pixels: [170, 120, 60, 255])
        let second = Bitmap(width: 1, height: 1, pixels: [138, 132, 62, 255])
        #expect(BitmapComparison(.yiq(threshold: 0.1)).difference(expected: first, actual: second) == nil)
        #expect(BitmapComparison(.oklab(threshold: 0.05)).difference(expected: first, actual: second) != nil)
    }

    @Test func `no metric minds which picture comes first`() {
        var generator = SeededGenerator(state: 9)
        let metrics: [BitmapComparison.Metric] = [
            .channels(tolerance: 3), .yiq(threshold: 0.1), .oklab(threshold: 0.1),
        ]
        for index in 0..<60 {
            let pictures = (0..<2).map { _ in
                Bitmap(width: 17, height: 13) { _, _ in
                    (0..<4).map { _ in UInt8.random(in: 0...3, using: &generator) * 85 }
                }
            }
            let comparison = BitmapComparison(metrics[index % 3], ignoresAntialiasing: true)
            let there = comparison.difference(expected: pictures[0], actual: pictures[1])
            let back = comparison.difference(expected: pictures[1], actual: pictures[0])
            #expect(there?.pixelCount == back?.pixelCount)
            #expect(there?.antialiasedCount == back?.antialiasedCount)
            #expect(there?.regions == back?.regions)
        }
    }
}

/// Pixels are looked at in blocks of sixteen; where a block begins must not matter.
@Suite struct BlockTests {
    /// Steps of grey that end at a slanting edge, moved to the right; white around.
    private func edge(_ move: Int, _ level: UInt8) -> Bitmap {
        Bitmap(width: 64, height: 24) { x, y in
            guard (4..<20).contains(y), (4 + move..<36 + move).contains(x) else { return [255, 255, 255, 255] }
            let place = 3 * (x - move) + y
            let grey = place < 60 ? 255 : place < 72 ? level &+ UInt8(place % 5) &* 20 : 0
            return [grey, grey, grey, 255]
        }
    }

    @Test func `the same difference has the same counts wherever it lies`() {
        let comparison = BitmapComparison(.yiq(threshold: 0.1), ignoresAntialiasing: true)
        let first = comparison.difference(expected: edge(0, 40), actual: edge(0, 150))
        #expect((first?.pixelCount ?? 0) > 8 && (first?.antialiasedCount ?? 0) > 8, "\(String(describing: first))")
        for move in 1..<20 {
            let moved = comparison.difference(expected: edge(move, 40), actual: edge(move, 150))
            #expect(moved?.pixelCount == first?.pixelCount)
            #expect(moved?.antialiasedCount == first?.antialiasedCount)
        }
    }
}
