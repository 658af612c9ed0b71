import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineImageCoding
import KeylineRendering
import Testing

extension HostileListTests {
    @Test func `groups nested without end are refused`() throws {
        var item = DisplayItem(view: "deep", content: .path(.init(path: square, style: .fill, color: .red)))
        for _ in 0..<1000 { item = DisplayItem(view: "deep", content: .group(.init(items: [item]))) }
        let list = DisplayList(size: CGSize(width: 20, height: 20), items: [item])
        #expect(try error(of: list)?.message == "the view \"deep\" lies in too many groups")
    }

    @Test func `layers that would need too much memory are refused`() throws {
        var item = DisplayItem(
            view: nil,
            content: .path(.init(path: Path(CGRect(x: 0, y: 0, width: 99, height: 99)), style: .fill, color: .red)))
        for _ in 0..<10 { item = DisplayItem(view: nil, content: .group(.init(opacity: 0.5, items: [item]))) }
        let list = DisplayList(size: CGSize(width: 100, height: 100), items: [item])
        let limits = ImageLimits(maximumSide: 1000, maximumPixelCount: 50_000)
        let error = #expect(throws: RenderingError.self) {
            try BitmapRenderer(fonts: Sample.fonts.get(), limits: limits).render(list, scale: 1)
        }
        #expect(error?.message == "transparent groups are nested too deeply")
    }

    @Test func `a picture beyond the limits is refused before memory is taken`() throws {
        let renderer = BitmapRenderer(fonts: try Sample.fonts.get())
        for (size, scale) in [(40_000, 1), (20_000, 1), (1e300, 1e300), (1, 1e9)] as [(CGFloat, CGFloat)] {
            let error = #expect(throws: RenderingError.self) {
                try renderer.render(DisplayList(size: CGSize(width: size, height: size)), scale: scale)
            }
            #expect(error?.hint == (size * scale == .infinity ? nil : "render it at a smaller scale or size"))
        }
    }

    @Test(
        arguments: [(0, 1, 1), (1, -1, 1), (.nan, 1, 1), (1, 1, 0), (1, 1, .nan), (1, 1, -2)]
            as [(CGFloat, CGFloat, CGFloat)])
    func `paper without area is refused`(width: CGFloat, height: CGFloat, scale: CGFloat) throws {
        let list = DisplayList(size: CGSize(width: width, height: height))
        #expect(throws: RenderingError.self) {
            try BitmapRenderer(fonts: Sample.fonts.get()).render(list, scale: scale)
        }
    }

    @Test func `a page that PDF does not allow is refused`() throws {
        let list = DisplayList(size: CGSize(width: 20_000, height: 10))
        let error = #expect(throws: RenderingError.self) { try PDFRenderer(fonts: Sample.fonts.get()).render([list]) }
        #expect(error?.hint == "no side may be longer than 14400 points")
    }

    @Test func `endless fine dashes become a line and cost no time`() throws {
        let long = Path(from: CGPoint(x: 0, y: 1), to: CGPoint(x: 1e9, y: 1))
        let bitmap = try Sample.bitmap(width: 10, height: 2) {
            $0.stroke(long, color: .red, style: StrokeStyle(lineWidth: 2, dash: [1e-6, 1e-6]))
        }
        #expect(bitmap.coverage == 20)
    }
}
