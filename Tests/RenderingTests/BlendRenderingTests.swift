import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineImageCoding
import KeylineRendering
import Testing

@Suite struct BlendRenderingTests {
    private let below = Color(red: 0.8, green: 0.4, blue: 0.2)
    private let above = Color(red: 0.4, green: 0.6, blue: 1)
    private let paper = CGRect(x: 0, y: 0, width: 20, height: 20)

    /// Half of the paper in one colour, and another over the right half of that.
    private func list(_ mode: DisplayItem.BlendMode, isolated: Bool = false) -> DisplayList {
        Sample.list { builder in
            builder.fill(CGRect(x: 0, y: 0, width: 14, height: 20), color: below)
            builder.group(isIsolated: isolated) { outer in
                outer.group(transform: CGAffineTransform(translationX: 7, y: 0)) { inner in
                    inner.group(blendMode: mode) { $0.fill(CGRect(x: 0, y: 0, width: 13, height: 20), color: above) }
                }
            }
        }
    }

    /// The result of a mode for each component. Source: W3C Compositing and Blending Level 1, chapters 9 and 10.
    @Test(
        arguments: [
            (.normal, [0.4, 0.6, 1]), (.multiply, [0.32, 0.24, 0.2]), (.screen, [0.88, 0.76, 1]),
            (.overlay, [0.76, 0.48, 0.4]), (.darken, [0.4, 0.4, 0.2]), (.lighten, [0.8, 0.6, 1]),
            (.colorDodge, [1, 1, 1]), (.colorBurn, [0.5, 0, 0.2]), (.hardLight, [0.64, 0.52, 1]),
            (.difference, [0.4, 0.2, 0.8]), (.exclusion, [0.56, 0.52, 0.8]), (.plusLighter, [1, 1, 1]),
            (.destinationOver, [0.8, 0.4, 0.2]), (.sourceAtop, [0.4, 0.6, 1]),
        ] as [(DisplayItem.BlendMode, [Double])])
    func `each mode mixes as its formula says`(mode: DisplayItem.BlendMode, expected: [Double]) throws {
        let mixed = try Sample.bitmap(of: list(mode))[10, 10]
        for (channel, value) in zip(mixed, expected) { #expect(abs(Double(channel) - value * 255) <= 2, "\(mixed)") }
        #expect(mixed[3] == 255)
    }

    @Test func `where nothing lies below, a colour stays itself or is not seen`() throws {
        #expect(try Sample.bitmap(of: list(.multiply))[17, 10] == [102, 153, 255, 255])
        #expect(try Sample.bitmap(of: list(.sourceAtop))[17, 10][3] == 0)
        #expect(try Sample.bitmap(of: list(.destinationOut))[10, 10][3] == 0)
        #expect(try Sample.bitmap(of: list(.destinationOut))[3, 10][3] == 255)
        #expect(try Sample.bitmap(of: list(.destinationIn))[3, 10][3] == 0)
        #expect(try Sample.bitmap(of: list(.destinationIn))[10, 10] == [204, 102, 51, 255])
    }

    @Test func `an isolated group mixes with nothing behind it, and is one only where something blends`() throws {
        #expect(try Sample.bitmap(of: list(.multiply, isolated: true))[10, 10] == [102, 153, 255, 255])
        #expect(try Sample.bitmap(of: list(.destinationOut, isolated: true))[10, 10] == [204, 102, 51, 255])
        #expect(list(.multiply, isolated: true).description.contains("group isolated"))
        #expect(!list(.normal, isolated: true).description.contains("isolated"))
    }

    @Test func `opacity and clip act on the finished group`() throws {
        let bitmap = try Sample.bitmap { builder in
            builder.fill(paper, color: below)
            builder.group(clip: Path(CGRect(x: 5, y: 0, width: 5, height: 20)), opacity: 0.5, blendMode: .multiply) {
                $0.fill(paper, color: .black)
            }
        }
        #expect(bitmap[2, 2] == [204, 102, 51, 255])
        #expect(zip(bitmap[7, 7], [102, 51, 26]).allSatisfy { abs(Int($0) - $1) <= 1 })
    }

    @Test(arguments: DisplayItem.BlendMode.allCases)
    func `pages show what pixels show`(mode: DisplayItem.BlendMode) throws {
        for isolated in [false, true] {
            let list = list(mode, isolated: isolated)
            let page = try VectorReading.pdf(PDFRenderer(fonts: Sample.fonts.get()).render([list]), size: list.size)
            try expectAlike(page, Sample.bitmap(of: list), "PDF, isolated \(isolated)")
        }
    }

    @Test(arguments: DisplayItem.BlendMode.allCases.filter { $0 != .plusLighter })
    func `SVG shows what pixels show`(mode: DisplayItem.BlendMode) throws {
        for isolated in [false, true] {
            let list = list(mode, isolated: isolated)
            let drawn = try VectorReading.svg(Sample.svg(of: list), size: list.size)
            try expectAlike(drawn, Sample.bitmap(of: list), "SVG, isolated \(isolated)")
        }
    }

    @Test func `modes that CSS has not are masks and orders, and groups stay closed`() throws {
        let svg = try Sample.svg(of: list(.destinationOut))
        #expect(svg.contains("<mask id=\"m0\"") && !svg.contains("mix-blend-mode"))
        #expect(svg.components(separatedBy: "<g").count == svg.components(separatedBy: "</g>").count)
        #expect(try Sample.svg(of: list(.colorDodge)).contains("style=\"mix-blend-mode:color-dodge\""))
        #expect(try Sample.svg(of: list(.plusLighter)).contains("style=\"mix-blend-mode:plus-lighter\""))
        #expect(try Sample.svg(of: list(.multiply, isolated: true)).contains("style=\"isolation:isolate\""))
    }

    @Test func `a strip of colours fades along itself only where a page becomes pixels`() throws {
        let strip = Bitmap(width: 2, height: 1, pixels: [255, 0, 0, 255, 255, 0, 0, 255])
        let list = Sample.list { builder in
            builder.draw(strip, in: paper)
            builder.group(blendMode: .plusLighter) { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8), color: .blue) }
        }
        let page = try VectorReading.pdf(PDFRenderer(fonts: Sample.fonts.get()).render([list]), size: list.size)
        #expect([page[1, 18], page[18, 1], page[10, 10]].allSatisfy { $0 == [255, 0, 0, 255] })
        #expect(page[3, 3] == [255, 0, 255, 255])
    }

    /// Compares places well inside of the parts, where programs agree on every pixel.
    private func expectAlike(_ bitmap: Bitmap, _ expected: Bitmap, _ comment: String) throws {
        for x in [3, 10, 17] {
            let pixel = bitmap[x, 10]
            let wanted = expected[x, 10]
            let near = zip(pixel, wanted).allSatisfy { abs(Int($0) - Int($1)) <= 3 }
            #expect(near || (pixel[3] == 0 && wanted[3] == 0), "\(comment) at \(x): \(pixel), not \(wanted)")
        }
    }
}
