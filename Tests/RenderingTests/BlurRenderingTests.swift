import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineImageCoding
import KeylineRendering
import Testing

@Suite struct BlurRenderingTests {
    private let size = CGSize(width: 60, height: 60)

    private func square(
        _ deviation: CGFloat, opaque: Bool = false, clip: CGRect? = nil, color: Color = .red
    ) -> DisplayList {
        Sample.list(width: 60, height: 60) { builder in
            builder.group(clip: clip.map { Path($0) }, blur: .init(deviation: deviation, isOpaque: opaque)) {
                $0.fill(CGRect(x: 20, y: 20, width: 20, height: 20), color: color)
            }
        }
    }

    /// The share of a Gaussian beyond a number of deviations.
    private func beyond(_ deviations: Double) -> Double { erfc(deviations / 2.squareRoot()) / 2 }

    @Test(arguments: [0.5, 1.2, 1.9, 2, 3, 5] as [CGFloat], [1, 2, 3] as [CGFloat])
    func `an edge falls as a Gaussian does`(deviation: CGFloat, scale: CGFloat) throws {
        let bitmap = try Sample.bitmap(of: square(deviation), scale: scale)
        let row = Int(30 * scale)
        for x in stride(from: 4, to: 30, by: 1) as StrideTo<CGFloat> {
            let middle = Double(x) + 0.5 / Double(scale)
            let share = beyond((20 - middle) / deviation) - beyond((40 - middle) / deviation)
            // The middle row is as far from its edges as a side is long.
            let down = 0.5 / Double(scale)
            let height = 1 - beyond((10 + down) / deviation) - beyond((10 - down) / deviation)
            let alpha = Double(bitmap[Int(x * scale), row][3]) / 255
            // Pixels as wide as the curve cannot follow it.
            let tolerance = deviation * scale < 1 ? 0.06 : 0.02
            #expect(abs(alpha - share * height) < tolerance, "at \(x): \(alpha), not \(share * height)")
        }
    }

    @Test func `a blur keeps the sum of what is drawn, and its colour`() throws {
        let bitmap = try Sample.bitmap(of: square(4))
        #expect(abs(bitmap.coverage - 400) < 4)
        #expect(bitmap[18, 30].prefix(3) == [255, 0, 0])
    }

    @Test func `an opaque blur has no soft edge`() throws {
        let inside = CGRect(x: 20, y: 20, width: 20, height: 20)
        let bitmap = try Sample.bitmap(of: square(4, opaque: true, clip: inside))
        #expect(bitmap.inkBounds == inside)
        #expect(bitmap[20, 20] == [255, 0, 0, 255])
    }

    @Test func `what is cut off the paper still shines onto it`() throws {
        let list = Sample.list(width: 60, height: 60) { builder in
            builder.group(blur: .init(deviation: 4)) {
                $0.fill(CGRect(x: -20, y: -20, width: 20, height: 100), color: .red)
            }
        }
        let bitmap = try Sample.bitmap(of: list)
        #expect(abs(Double(bitmap[0, 30][3]) - 255 * beyond(0.5 / 4)) < 4)
        #expect(bitmap[30, 30][3] == 0)
    }

    @Test func `blurs of any radius are drawn`() throws {
        for deviation in [-1, 0, 1e-9, 1e4, 1e300] as [CGFloat] {
            _ = try Sample.bitmap(of: square(deviation), scale: 3)
            _ = try PDFRenderer(fonts: Sample.fonts.get()).render([square(deviation)])
            _ = try Sample.svg(of: square(deviation))
        }
        #expect(throws: RenderingError.self) { try Sample.bitmap(of: square(.nan)) }
    }

    @Test func `a turned and stretched blur spreads along the axes of the paper`() throws {
        let turn = CGAffineTransform(a: 0, b: 2, c: -1, d: 0, tx: 50, ty: -20)
        let bitmap = try Sample.bitmap(width: 60, height: 60) { builder in
            builder.group(transform: turn) { outer in
                outer.group(blur: .init(deviation: 2)) {
                    $0.fill(CGRect(x: 20, y: 15, width: 10, height: 10), color: .red)
                }
            }
        }
        let ink = bitmap.inkBounds
        #expect(ink.height > ink.width + 14, "\(ink)")
    }

    @Test func `other formats show what pixels show`() throws {
        let inside = CGRect(x: 20, y: 20, width: 20, height: 20)
        let blue = Color(hexadecimal: 0x007AFF)
        for blurred in [square(3, color: blue), square(3, opaque: true, clip: inside, color: blue)] {
            let list = Sample.list(width: 60, height: 60) {
                $0.fill(CGRect(origin: .zero, size: size), color: .white)
                $0.draw(blurred, at: .zero)
            }
            let expected = try Sample.bitmap(of: list)
            let page = try VectorReading.pdf(PDFRenderer(fonts: Sample.fonts.get()).render([list]), size: size)
            #expect(Likeness(page, expected).meanDelta < 0.6)
            let drawn = try VectorReading.svg(Sample.svg(of: list), size: size)
            #expect(Likeness(drawn, expected).meanDelta < 0.6)
        }
    }

    @Test func `a page blurs nothing but the group, and keeps its text`() throws {
        let runs = try Sample.runs("Sharp", at: CGPoint(x: 4, y: 4))
        let list = Sample.list(width: 60, height: 60) { builder in
            for run in runs { builder.draw(run) }
            builder.group(blur: .init(deviation: 2)) { inner in for run in runs { inner.draw(run) } }
        }
        let text = String(decoding: try PDFRenderer(fonts: Sample.fonts.get()).render([list]), as: UTF8.self)
        #expect(text.contains("/Font") && text.contains("/Subtype /Image"))
    }
}
