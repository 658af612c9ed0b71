import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineImageCoding
import KeylinePictureComparison
import KeylineRendering
import Testing

@Suite struct GroupRenderingTests {
    private let left = CGRect(x: 0, y: 0, width: 2, height: 1)
    private let right = CGRect(x: 1, y: 0, width: 2, height: 1)

    @Test func `opacity applies to the finished group, not to each item`() throws {
        let grouped = try Sample.bitmap(width: 3, height: 1) { builder in
            builder.group(opacity: 0.5) {
                $0.fill(left, color: .red)
                $0.fill(right, color: .red)
            }
        }
        #expect([grouped[0, 0], grouped[1, 0], grouped[2, 0]] == Array(repeating: [255, 0, 0, 128], count: 3))
        let single = try Sample.bitmap(width: 3, height: 1) {
            $0.fill(left, color: Color.red.multiplyingAlpha(by: 0.5))
            $0.fill(right, color: Color.red.multiplyingAlpha(by: 0.5))
        }
        #expect(single[1, 0][3] == 192)
    }

    @Test func `opacities of nested groups multiply`() throws {
        let bitmap = try Sample.bitmap { builder in
            builder.group(opacity: 0.5) { outer in
                outer.group(opacity: 0.5) { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20), color: .black) }
            }
        }
        #expect(bitmap[5, 5][3] == 64)
    }

    @Test func `a layer that is no larger than its items cuts nothing off`() throws {
        let spikes = Path(points: [CGPoint(x: 40, y: 2), CGPoint(x: 42, y: 30), CGPoint(x: 44, y: 2)], closed: false)
        let runs = try Sample.runs("ÅgjّÊ😀", size: 13, at: CGPoint(x: 3, y: 3))
        let turn = CGAffineTransform(translationX: 20, y: 4).rotated(by: 0.4)
        let items = Sample.list { builder in
            builder.stroke(spikes, color: .red, lineWidth: 3)
            builder.draw(Bitmap(letters: "rg", "bt"), in: CGRect(x: 50, y: 5, width: 7, height: 9))
            builder.group(transform: turn) { inner in runs.forEach { inner.draw($0) } }
        }
        // A path in no colour is not drawn, but makes the layer as large as the paper.
        let paper = Path(CGRect(x: 0, y: 0, width: 90, height: 60))
        let nothing = DisplayItem(view: nil, content: .path(.init(path: paper, style: .fill, color: .clear)))
        func draw(_ items: [DisplayItem], _ bitmaps: [Bitmap.ID: Bitmap]) throws -> Bitmap {
            let group = DisplayItem(view: nil, content: .group(.init(opacity: 0.5, items: items)))
            return try Sample.bitmap(
                of: DisplayList(size: CGSize(width: 90, height: 60), items: [group], bitmaps: bitmaps), scale: 1.5)
        }
        for index in items.items.indices {
            let tight = try draw([items.items[index]], items.bitmaps)
            let wide = try draw([items.items[index], nothing], items.bitmaps)
            // Where a turned bitmap is sampled depends in the last bit on where its layer begins.
            let comparison = BitmapComparison(tolerance: 2)
            #expect(comparison.difference(expected: wide, actual: tight) == nil, "item \(index)")
            #expect(tight.coverage > 10)
        }
    }

    @Test func `a clip on whole pixels is exact`() throws {
        let bitmap = try Sample.bitmap(width: 4, height: 3) { builder in
            builder.group(clip: Path(CGRect(x: 1, y: 1, width: 2, height: 1))) {
                $0.fill(CGRect(x: 0, y: 0, width: 4, height: 3), color: .red)
            }
        }
        #expect(bitmap == Bitmap(letters: "....", ".rr.", "...."))
    }

    @Test func `a clip at thirds of a point is exact at scale three`() throws {
        let bitmap = try Sample.bitmap(width: 1, height: 1, scale: 3) { builder in
            builder.group(clip: Path(CGRect(x: 1.0 / 3, y: 2.0 / 3, width: 1.0 / 3, height: 1.0 / 3))) {
                $0.fill(CGRect(x: 0, y: 0, width: 4, height: 3), color: .red)
            }
        }
        #expect(bitmap == Bitmap(letters: "...", "...", ".r."))
    }

    @Test func `a round clip is as soft as a round shape`() throws {
        let circle = Path(circleAt: CGPoint(x: 10, y: 10), radius: 8)
        let clipped = try Sample.bitmap { builder in
            builder.group(clip: circle) { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20), color: .red) }
        }
        let filled = try Sample.bitmap { $0.fill(circle, color: .red) }
        #expect(clipped == filled)
    }

    @Test func `clips within one another leave what both show`() throws {
        let bitmap = try Sample.bitmap(width: 4, height: 1) { builder in
            builder.group(clip: Path(CGRect(x: 0, y: 0, width: 3, height: 1))) { outer in
                outer.group(clip: Path(CGRect(x: 2, y: 0, width: 2, height: 1))) {
                    $0.fill(CGRect(x: 0, y: 0, width: 4, height: 1), color: .red)
                }
            }
        }
        #expect(bitmap == Bitmap(letters: "..r."))
    }

    @Test func `an empty clip shows nothing`() throws {
        let item = DisplayItem(view: nil, content: .path(.init(path: Path(left), style: .fill, color: .red)))
        for clip in [Path(), Path(CGRect(x: 1, y: 0, width: 0, height: 1))] {
            let group = DisplayItem(view: nil, content: .group(.init(clip: clip, items: [item])))
            let list = DisplayList(size: CGSize(width: 3, height: 1), items: [group])
            #expect(try Sample.bitmap(of: list).coverage == 0)
        }
    }

    @Test func `a transform maps items and clip alike`() throws {
        let bitmap = try Sample.bitmap(width: 4, height: 4) { builder in
            let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 0)
            builder.group(transform: turn, clip: Path(CGRect(x: 0, y: 0, width: 3, height: 4))) {
                $0.fill(CGRect(x: 0, y: 0, width: 4, height: 1), color: .red)
                $0.fill(CGRect(x: 0, y: 3, width: 1, height: 1), color: .blue)
            }
        }
        #expect(bitmap == Bitmap(letters: "b..r", "...r", "...r", "...."))
    }

    @Test func `a line is as wide as its transform makes it`() throws {
        let line = Path(from: CGPoint(x: 0, y: 1), to: CGPoint(x: 4, y: 1))
        let bitmap = try Sample.bitmap(width: 4, height: 4) { builder in
            builder.group(transform: CGAffineTransform(scaleX: 1, y: 2)) { $0.stroke(line, color: .red, lineWidth: 1) }
        }
        #expect(bitmap == Bitmap(letters: "....", "rrrr", "rrrr", "...."))
    }

    @Test func `a transform without an area shows nothing and disturbs nothing`() throws {
        let bitmap = try Sample.bitmap(width: 3, height: 1) { builder in
            builder.group(transform: CGAffineTransform(scaleX: 0, y: 1)) { $0.fill(left, color: .blue) }
            builder.fill(left, color: .red)
        }
        #expect(bitmap == Bitmap(letters: "rr."))
    }

    @Test func `scaling the list and scaling the paper are the same`() throws {
        let runs = try Sample.runs("Gé", size: 9, at: CGPoint(x: 1.25, y: 3))
        func draw(_ builder: inout DisplayListBuilder) {
            builder.fill(Path(roundedRect: CGRect(x: 2, y: 2.5, width: 11, height: 7), cornerRadius: 3), color: .red)
            for run in runs { builder.draw(run) }
        }
        let scaled = try Sample.bitmap(width: 40, height: 40) { builder in
            builder.group(transform: CGAffineTransform(scaleX: 2, y: 2)) { draw(&$0) }
        }
        #expect(try scaled == Sample.bitmap(width: 20, height: 20, scale: 2) { draw(&$0) })
    }
}
