import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import Testing

@testable import KeylineRendering

/// Gradients in PDF and SVG are gradients, which other programs draw as our pixels show them.
@Suite struct GradientRenderingTests {
    private typealias Gradient = DisplayItem.GradientItem

    private static let clear = Color(red: 1, green: 0.8, blue: 0, alpha: 0)
    private static let middle = CGPoint(x: 0.4, y: 0.5)
    private static let faint = Color.green.multiplyingAlpha(by: 0.3)

    /// Every geometry that both formats have, with opaque and clear colours, and with ends.
    private static let samples: [(name: String, item: DisplayItem.GradientItem)] = [
        ("across", gradient(.linear(start: .zero, end: CGPoint(x: 1, y: 0)))),
        ("slanting", gradient(.linear(start: CGPoint(x: 0.1, y: 0.2), end: CGPoint(x: 0.8, y: 0.9)))),
        ("fading", gradient(.linear(start: .zero, end: CGPoint(x: 0, y: 1)), [(0, .red), (0.4, faint), (1, clear)])),
        (
            "hard",
            gradient(
                .linear(start: .zero, end: CGPoint(x: 1, y: 0)), [(0, .red), (0.5, .red), (0.5, .blue), (1, .green)])
        ),
        (
            "between ends",
            gradient(.linear(start: CGPoint(x: 0.25, y: 0), end: CGPoint(x: 0.75, y: 0)), before: false, after: false)
        ),
        ("circles", gradient(.circular(center: middle, start: 0, end: 50))),
        ("a ring", gradient(.circular(center: middle, start: 12, end: 40))),
        ("inwards", gradient(.circular(center: middle, start: 40, end: 12))),
        (
            "ellipses",
            gradient(
                .elliptical(center: middle, radius: CGSize(width: 0.5, height: 0.5), start: 0, end: 1),
                [(0, .red), (1, clear)])
        ),
    ]

    private static func gradient(
        _ geometry: DisplayItem.GradientItem.Geometry,
        _ stops: [(Double, Color)] = [(0, .red), (0.3, .green), (1, .blue)],
        before: Bool = true, after: Bool = true
    ) -> DisplayItem.GradientItem {
        DisplayItem.GradientItem(
            stops: stops.map { DisplayItem.GradientItem.Stop(place: $0.0, color: $0.1) }, geometry: geometry,
            destination: CGRect(x: 10, y: 10, width: 120, height: 80), scale: 2, extendsBefore: before,
            extendsAfter: after)
    }

    /// The gradient in a turned group with round corners.
    private static func list(_ gradient: DisplayItem.GradientItem) -> DisplayList {
        Sample.list(width: 150, height: 110) { builder in
            builder.fill(CGRect(x: 0, y: 0, width: 150, height: 110), color: .white)
            let turn = CGAffineTransform(translationX: 12, y: -4).rotated(by: 0.1)
            builder.group(transform: turn, clip: Path(roundedRect: gradient.destination, cornerRadius: 16)) {
                $0.draw(gradient)
            }
        }
    }

    /// The distance of a picture's pixels from the nine around them in another one, if the picture has no edge there.
    private func distance(_ one: Bitmap, _ other: Bitmap) -> Int {
        var most = 0
        for y in 1..<one.height - 1 {
            for x in 1..<one.width - 1 {
                let pixel = one[x, y]
                let near = [one[x - 1, y], one[x + 1, y], one[x, y - 1], one[x, y + 1]]
                guard near.allSatisfy({ zip($0, pixel).allSatisfy { abs(Int($0) - Int($1)) < 16 } }) else { continue }
                let others = (-1...1).flatMap { dy in (-1...1).map { other[x + $0, y + dy] } }
                for channel in 0..<4 {
                    let channels = others.map { Int($0[channel]) }
                    let value = Int(pixel[channel])
                    most = max(most, (channels.min() ?? 0) - value, value - (channels.max() ?? 255))
                }
            }
        }
        return most
    }

    @Test(arguments: samples.indices)
    func `others draw the gradients of our files as we draw them`(sample: Int) throws {
        let list = Self.list(Self.samples[sample].item)
        let drawn = try Sample.bitmap(of: list)
        let pdf = try PDFRenderer(fonts: Sample.fonts.get()).render([list])
        let item = Self.samples[sample].item
        guard item.extendsBefore, item.extendsAfter else {
            #expect(String(decoding: pdf, as: UTF8.self).contains("/Subtype /Image"))
            return
        }
        #expect(!String(decoding: pdf, as: UTF8.self).contains("/Subtype /Image"))
        #expect(distance(drawn, try VectorReading.pdf(pdf, size: list.size)) <= 6)
        let svg = try Sample.svg(of: list)
        #expect(svg.contains("Gradient id=") && !svg.contains("<image"))
        #expect(distance(drawn, try VectorReading.svg(svg, size: list.size)) <= 6)
    }

    @Test func `a gradient by angles is a bitmap in every format`() throws {
        let list = Self.list(Self.gradient(.angular(center: Self.middle, start: 0, end: 2 * .pi)))
        let pdf = try PDFRenderer(fonts: Sample.fonts.get()).render([list])
        #expect(String(decoding: pdf, as: UTF8.self).contains("/Subtype /Image"))
        #expect(try Sample.svg(of: list).contains("<image"))
        #expect(try distance(Sample.bitmap(of: list), VectorReading.pdf(pdf, size: list.size)) <= 6)
    }

    @Test func `equal gradients are defined once`() throws {
        let item = Self.samples[0].item
        let svg = try Sample.svg(of: Self.list(item).overlaid(with: Self.list(item)))
        #expect(svg.components(separatedBy: "<linearGradient").count == 2)
    }

    @Test func `a gradient is no figure to a screen reader`() throws {
        let pdf = try PDFRenderer(fonts: Sample.fonts.get()).render([Self.list(Self.samples[0].item)])
        #expect(!String(decoding: pdf, as: UTF8.self).contains("/Figure"))
    }

    @Test func `a gradient with a number that is none is refused`() throws {
        var item = Self.samples[0].item
        item.stops[1].place = .nan
        #expect(throws: RenderingError.self) { try Sample.bitmap(of: Self.list(item)) }
    }
}
