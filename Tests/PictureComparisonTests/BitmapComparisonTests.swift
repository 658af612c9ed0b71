import KeylineGraphics
import KeylineImageCoding
import KeylinePictureComparison
import Testing

@Suite struct BitmapComparisonTests {
    private let white = Bitmap(width: 100, height: 80) { _, _ in [255, 255, 255, 255] }

    private func white(except spots: [(x: Int, y: Int, level: UInt8)]) -> Bitmap {
        Bitmap(width: 100, height: 80) { x, y in
            let level = spots.first { $0.x == x && $0.y == y }?.level ?? 255
            return [level, level, level, 255]
        }
    }

    @Test func `equal pictures have no difference`() {
        #expect(BitmapComparison().difference(expected: white, actual: white(except: [])) == nil)
    }

    @Test func `one pixel is found, with its place and its delta`() {
        let difference = BitmapComparison().difference(expected: white, actual: white(except: [(41, 7, 250)]))
        #expect(difference?.pixelCount == 1)
        #expect(difference?.greatestDelta == 5)
        #expect(difference?.regions == [PixelRect(x: 41, y: 7, width: 1, height: 1)])
        #expect(difference?.sizesDiffer == false)
        #expect(difference?.description == "1 pixel differs by up to 5, in 1 place: 1×1 at (41, 7)")
    }

    @Test func `what lies close together is one region, what lies apart is another`() {
        let actual = white(except: [(3, 3, 0), (12, 4, 0), (20, 2, 0), (70, 60, 0)])
        let difference = BitmapComparison().difference(expected: white, actual: actual)
        let regions = [PixelRect(x: 3, y: 2, width: 18, height: 3), PixelRect(x: 70, y: 60, width: 1, height: 1)]
        #expect(difference?.regions == regions)
    }

    @Test func `regions cover every pixel that differs and touch it on all sides`() {
        var generator = SeededGenerator(state: 11)
        for _ in 0..<50 {
            let spots = (0..<20).map { _ in
                (
                    x: Int.random(in: 0..<100, using: &generator), y: Int.random(in: 0..<80, using: &generator),
                    level: UInt8(0)
                )
            }
            let regions = BitmapComparison().difference(expected: white, actual: white(except: spots))?.regions ?? []
            for spot in spots {
                #expect(regions.filter { $0.columns.contains(spot.x) && $0.rows.contains(spot.y) }.count >= 1)
            }
            for region in regions {
                #expect(spots.contains { $0.x == region.x } && spots.contains { $0.y == region.y })
            }
        }
    }

    @Test func `a tolerance forgives as much and no more`() {
        let actual = white(except: [(5, 5, 252)])
        #expect(BitmapComparison(tolerance: 3).difference(expected: white, actual: actual) == nil)
        #expect(BitmapComparison(tolerance: 2).difference(expected: white, actual: actual)?.pixelCount == 1)
    }

    @Test func `the colour of what is transparent does not count, its opacity does`() {
        let red = Bitmap(width: 1, height: 1, pixels: [255, 0, 0, 0])
        let blue = Bitmap(width: 1, height: 1, pixels: [0, 0, 255, 0])
        let faint = Bitmap(width: 1, height: 1, pixels: [255, 0, 0, 1])
        #expect(BitmapComparison().difference(expected: red, actual: blue) == nil)
        #expect(BitmapComparison().difference(expected: red, actual: faint) != nil)
    }

    @Test func `in pictures of different sizes what only one has differs`() {
        let taller = Bitmap(width: 60, height: 100) { _, _ in [255, 255, 255, 255] }
        let difference = BitmapComparison().difference(expected: white, actual: taller)
        #expect(difference?.sizesDiffer == true)
        #expect(difference?.pixelCount == 40 * 80 + 60 * 20)
        #expect(difference?.greatestDelta == 255)
        let back = BitmapComparison().difference(expected: taller, actual: white)
        #expect(back == difference)
    }

    @Test func `a picture without pixels can be compared`() {
        let nothing = Bitmap(width: 0, height: 0, pixels: [])
        #expect(BitmapComparison().difference(expected: nothing, actual: nothing) == nil)
        #expect(BitmapComparison().difference(expected: nothing, actual: white)?.pixelCount == 8000)
        #expect(BitmapComparison().picture(expected: white, actual: nothing).width == 100)
    }

    @Test func `the difference picture marks what is new in red and what is gone in blue`() {
        let expected = white(except: [(10, 10, 0), (50, 50, 0)])
        let actual = white(except: [(50, 50, 0), (80, 70, 0)])
        let picture = BitmapComparison().picture(expected: expected, actual: actual)
        #expect(picture[10, 10] == [0x00, 0x57, 0xE5, 255])
        #expect(picture[80, 70] == [0xE0, 0x00, 0x3C, 255])
        #expect(picture[30, 30] == [255, 255, 255, 255])
        let faint = picture[50, 50]
        #expect(faint[0] > 150 && faint[0] < 255)
        #expect(picture[7, 7] == [0xFF, 0x95, 0x00, 255])
    }
}
