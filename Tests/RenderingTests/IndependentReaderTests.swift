import Foundation
import KeylineGraphics
import KeylineImageCoding
import KeylineRendering
import KeylineTypesetting
import Testing

/// PDF and SVG as poppler and librsvg draw them, beside our pixels: edges may be smoothed in another way, nothing else may differ.
@Suite struct IndependentReaderTests {
    /// How far a channel may lie beyond those of the nine pixels around, which is what smoothing and whole-pixel places of letters leave.
    private static let tolerance = 48

    /// The part of the pixels that are unlike all nine around them in the other picture, both on white.
    static func strangers(in picture: Bitmap, beside other: Bitmap) -> Double {
        let width = picture.width
        let height = picture.height
        let seen = onWhite(picture)
        let opaque = onWhite(other)
        var count = 0
        for y in 0..<height {
            for x in 0..<width {
                var isKnown = true
                for channel in 0..<3 {
                    var least = 255
                    var most = 0
                    for near in max(y - 1, 0)...min(y + 1, height - 1) {
                        for beside in max(x - 1, 0)...min(x + 1, width - 1) {
                            let value = opaque[(near * width + beside) * 3 + channel]
                            least = min(least, value)
                            most = max(most, value)
                        }
                    }
                    let value = seen[(y * width + x) * 3 + channel]
                    isKnown = isKnown && (least - tolerance...most + tolerance).contains(value)
                }
                if !isKnown { count += 1 }
            }
        }
        return Double(count) / Double(width * height)
    }

    private static func onWhite(_ bitmap: Bitmap) -> [Int] {
        stride(from: 0, to: bitmap.pixels.count, by: 4).flatMap { start in
            let alpha = Int(bitmap.pixels[start + 3])
            return (0..<3).map { (Int(bitmap.pixels[start + $0]) * alpha + 255 * (255 - alpha)) / 255 }
        }
    }

    private static func expectAlike(_ picture: Bitmap, _ bitmap: Bitmap, most: Double) {
        #expect((picture.width, picture.height) == (bitmap.width, bitmap.height))
        #expect(strangers(in: picture, beside: bitmap) <= most)
        #expect(strangers(in: bitmap, beside: picture) <= most)
    }

    @Test func `poppler draws what we draw`() throws {
        let list = try Gallery.list()
        let file = try PDFRenderer(fonts: Sample.fonts.get()).render([list])
        try Self.expectAlike(VectorReading.pdf(file, size: list.size), Sample.bitmap(of: list), most: 0.001)
    }

    @Test func `librsvg draws what we draw`() throws {
        let list = try Gallery.list()
        let file = try Sample.svg(of: list)
        try Self.expectAlike(VectorReading.svg(file, size: list.size), Sample.bitmap(of: list), most: 0.001)
    }

    @Test func `others draw slanted letters where we draw them`() throws {
        let list = try Self.slanted(isItalic: true)
        let upright = try Self.slanted(isItalic: false)
        let drawn = try Sample.bitmap(of: list)
        #expect(try Self.strangers(in: drawn, beside: Sample.bitmap(of: upright)) > 0.01)
        let file = try PDFRenderer(fonts: Sample.fonts.get()).render([list])
        try Self.expectAlike(VectorReading.pdf(file, size: list.size), drawn, most: 0.001)
        try Self.expectAlike(VectorReading.svg(Sample.svg(of: list), size: list.size), drawn, most: 0.001)
    }

    /// A line in a font without an italic.
    private static func slanted(isItalic: Bool) throws -> DisplayList {
        let font = Font(.monospacedSystem, size: 30, isItalic: isItalic)
        let text = AttributedText("Slill HIJ", font: font, color: .black)
        let layout = Typesetter(fonts: try Sample.fonts.get()).shape(text, locale: "en").layout()
        return Sample.list(width: 200, height: 50) { builder in
            builder.fill(CGRect(x: 0, y: 0, width: 200, height: 50), color: .white)
            let textRect = CGRect(origin: CGPoint(x: 5, y: 5), size: layout.size)
            for run in layout.glyphRuns(in: textRect) { builder.draw(run) }
        }
    }

    /// The measure itself: a line of a point that is on one side only, or two points lower, is noticed.
    @Test func `a line that is missing or moved is not smoothing`() throws {
        let list = try Gallery.list()
        func bitmap(_ y: CGFloat) throws -> Bitmap {
            let line = Sample.list(width: list.size.width, height: list.size.height) {
                $0.fill(CGRect(x: 20, y: y, width: 100, height: 1), color: .red)
            }
            return try Sample.bitmap(of: list.overlaid(with: line))
        }
        #expect(try Self.strangers(in: bitmap(290), beside: Sample.bitmap(of: list)) > 0.001)
        #expect(try Self.strangers(in: bitmap(290), beside: bitmap(292)) > 0.001)
    }
}
