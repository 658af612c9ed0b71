import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineImageCoding
import Testing

@testable import KeylineRendering

/// Large pictures are painted some rows at a time. Their files are those of the pictures in one piece.
@Suite struct PaintedRowsTests {
    private static let size = CGSize(width: 250, height: 400)
    private static let scale: CGFloat = 3
    private static let photo = Bitmap(letters: "rrggbb", "rkkkkb", "rwwwwb", "gggggr").magnified(by: 40)

    /// Everything that crosses the borders of rows: paths, lines, letters, pictures, clips, turned groups.
    private static let contents: [(name: String, draw: @Sendable (inout DisplayListBuilder) throws -> Void)] = [
        (
            "shapes",
            { builder in
                for step in 0..<12 {
                    let origin = CGPoint(x: 20 + step * 17, y: 10 + step * 33)
                    builder.fill(Path(circleAt: origin, radius: 31.7), color: Color.blue.multiplyingAlpha(by: 0.3))
                    builder.stroke(
                        Path(points: [origin, CGPoint(x: 240, y: 400 - origin.y)], closed: false), color: .red,
                        lineWidth: 2.3)
                }
            }
        ),
        (
            "letters",
            { builder in
                for (index, text) in (Gallery.lines + Gallery.lines).enumerated() {
                    let origin = CGPoint(x: 4, y: CGFloat(index) * 34.3)
                    for run in try Sample.runs(text, size: 24, at: origin) { builder.draw(run) }
                }
                for run in try Sample.runs("Ägf", size: 180, at: CGPoint(x: 10, y: 180)) { builder.draw(run) }
            }
        ),
        (
            "pictures",
            { builder in
                builder.draw(photo, in: CGRect(x: 3.3, y: 5.7, width: 200, height: 333.1))
                builder.draw(photo, in: CGRect(x: 100, y: 40, width: 140, height: 300), tint: .green, isMirrored: true)
                builder.draw(
                    photo, source: CGRect(x: 7, y: 9, width: 31, height: 99),
                    in: CGRect(x: 60, y: 60, width: 60, height: 310))
            }
        ),
        (
            "gradients",
            { builder in
                let stops = [DisplayItem.GradientItem.Stop(place: 0, color: .red), .init(place: 1, color: .blue)]
                builder.draw(
                    DisplayItem.GradientItem(
                        stops: stops, geometry: .linear(start: .zero, end: CGPoint(x: 1, y: 1)),
                        destination: CGRect(x: 10, y: 10, width: 220, height: 370), scale: 3))
            }
        ),
        (
            "clips and turns",
            { builder in
                let card = Path(roundedRect: CGRect(x: 12, y: 20, width: 220, height: 350), cornerRadius: 40)
                builder.group(clip: card) { inner in
                    inner.fill(card, color: .green)
                    inner.fill(CGRect(x: 0, y: 130, width: 250, height: 0.5), color: .black)
                    inner.group(transform: CGAffineTransform(translationX: 120, y: 180).rotated(by: 0.7)) {
                        $0.fill(CGRect(x: -60, y: -150, width: 120, height: 300), color: .red)
                    }
                }
            }
        ),
        (
            "grey at first",
            { builder in
                builder.fill(CGRect(x: 10, y: 10, width: 200, height: 200), color: Color(white: 0.3))
                builder.fill(CGRect(x: 10, y: 390, width: 5, height: 5), color: .red)
            }
        ),
        ("grey", { $0.fill(CGRect(x: 10, y: 10, width: 200, height: 380), color: Color(white: 0.3)) }),
        ("outside", { $0.fill(CGRect(x: 10, y: 900, width: 200, height: 380), color: .red) }),
    ]

    private static func list(_ index: Int) throws -> DisplayList {
        try Sample.list(width: size.width, height: size.height) { try contents[index].draw(&$0) }
    }

    @Test(arguments: contents.indices, [PNGEncoder.Effort.fast, .small])
    func `the file is that of the picture in one piece`(content: Int, effort: PNGEncoder.Effort) throws {
        let list = try Self.list(content)
        let whole = try Sample.bitmap(of: list, scale: Self.scale, background: .white)
        let renderer = PNGRenderer(fonts: try Sample.fonts.get(), effort: effort)
        let expected = try PNGEncoder(effort: effort).encode(whole, scale: Self.scale)
        // Pictures that come again are drawn from the cache.
        for _ in 0..<3 {
            let file = try renderer.render(list, scale: Self.scale, background: .white)
            if file != expected {
                let drawn = try ImageDecoder().decode(file)
                let unlike = zip(drawn.pixels, whole.pixels).enumerated().first { $0.element.0 != $0.element.1 }?.offset
                Issue.record("\(Self.contents[content].name): first in row \((unlike ?? 0) / (4 * whole.width))")
            }
        }
    }

    /// The number of times rows were painted, and whether that gave the picture.
    private func bands(_ list: DisplayList, background: Color?) throws -> [Int]? {
        try BitmapRenderer(fonts: try Sample.fonts.get()).withRows(of: list, scale: Self.scale, background: background)
        {
            rows in
            var heights: [Int] = []
            while heights.reduce(0, +) < rows.height, let part = rows.next(reusing: nil) { heights.append(part.height) }
            return heights
        }
    }

    @Test func `a few rows are painted at a time`() throws {
        let heights = try #require(try bands(try Self.list(0), background: .white))
        #expect(heights.count > 3)
        #expect(heights.reduce(0, +) == 1200)
        #expect(Set(heights.dropLast()).count == 1)
    }

    /// Cairo resamples a part of a picture otherwise than all of it.
    @Test func `pictures and coloured letters are not cut`() throws {
        let heights = try #require(try bands(try Self.list(3), background: .white))
        #expect(heights.contains { $0 > 1110 })
        let emoji = try Sample.list(width: 250, height: 400) { builder in
            for run in try Sample.runs("😀", size: 100, at: CGPoint(x: 20, y: 20)) { builder.draw(run) }
        }
        let plain = try #require(try bands(try Self.list(0), background: .white))
        let around = try #require(try bands(emoji, background: .white))
        #expect(around[0] > plain[0])
    }

    @Test func `pictures that something shows through and layers are painted in one piece`() throws {
        #expect(try bands(try Self.list(0), background: nil) == nil)
        let layered = Sample.list(width: 250, height: 400) { builder in
            builder.group(opacity: 0.5) { $0.fill(CGRect(x: 0, y: 0, width: 250, height: 400), color: .red) }
        }
        #expect(try bands(layered, background: .white) == nil)
        let small = Sample.list(width: 50, height: 50) { $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9), color: .red) }
        #expect(try bands(small, background: .white) == nil)
    }

    /// An item of a picture that is not there is told of once, wherever it is, and the others are drawn.
    @Test(arguments: [10, 200, 4000] as [CGFloat])
    func `what cannot be drawn is told once`(y: CGFloat) throws {
        var list = try Self.list(0)
        let lost = DisplayItem.ImageItem(
            bitmap: Self.photo.id, destination: CGRect(x: 0, y: y, width: 100, height: 390))
        list.items.append(DisplayItem(view: "lost", content: .image(lost)))
        let errors = ToldErrors()
        let renderer = PNGRenderer(fonts: try Sample.fonts.get())
        let file = try renderer.render(list, scale: Self.scale, background: .white) { errors.views.append($1) }
        #expect(errors.views == ["lost"])
        list.items.removeLast()
        #expect(try renderer.render(list, scale: Self.scale, background: .white) == file)
    }

    private final class ToldErrors: @unchecked Sendable {
        var views: [ViewID?] = []
    }
}
