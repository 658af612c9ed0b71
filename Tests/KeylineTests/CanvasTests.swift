import Foundation
import Keyline
import KeylineGraphics
import KeylineImageCoding
import SwiftUILayout
import Testing

/// Pixels of what canvases draw.
@MainActor
@Suite struct CanvasTests {
    private typealias Color = SwiftUILayout.Color
    private typealias Path = SwiftUILayout.Path

    /// The pixels of a canvas of 40 by 20 points, one to a point.
    private func pixels(
        locale: String = "en", _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
    ) async throws -> Bitmap {
        let picture = try await Picture(in: .init(locale: locale), layout: .fixed(width: 40, height: 20)) {
            Canvas(renderer: draw)
        }
        return try ImageDecoder().decode([UInt8](picture.png(scale: 1)))
    }

    private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
        let start = (y * bitmap.width + x) * 4
        return [UInt8](bitmap.pixels[start..<start + 3])
    }

    private let white: [UInt8] = [255, 255, 255]
    private let red: [UInt8] = [255, 0, 0]
    private let blue: [UInt8] = [0, 0, 255]
    private nonisolated static let pureRed = GraphicsContext.Shading.color(red: 1, green: 0, blue: 0)
    private nonisolated static let pureBlue = GraphicsContext.Shading.color(red: 0, green: 0, blue: 1)

    private nonisolated static func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
        Path(CGRect(x: x, y: y, width: side, height: side))
    }

    @Test(arguments: ["en", "ar"])
    func `paths are filled from the left in every language, within the canvas`(locale: String) async throws {
        let drawn = try await pixels(locale: locale) { context, size in
            context.fill(Self.square(0, 0, 10), with: Self.pureRed)
            context.stroke(Path(CGRect(x: 20, y: 10, width: 100, height: 0)), with: Self.pureBlue, lineWidth: 4)
            context.fill(
                Path(CGRect(origin: CGPoint(x: size.width - 2, y: size.height - 2), size: size)), with: Self.pureBlue)
        }
        #expect(color(drawn, 0, 0) == red && color(drawn, 9, 9) == red && color(drawn, 10, 10) == white)
        #expect(color(drawn, 25, 8) == blue && color(drawn, 25, 11) == blue && color(drawn, 25, 12) == white)
        #expect(color(drawn, 39, 19) == blue && color(drawn, 37, 19) == white)
    }

    @Test func `a copy of a context draws into the same canvas with a state of its own`() async throws {
        let drawn = try await pixels { context, _ in
            var copy = context
            copy.translateBy(x: 20, y: 0)
            copy.scaleBy(x: 2, y: 2)
            copy.opacity = 0.5
            copy.fill(Self.square(0, 0, 5), with: Self.pureRed)
            context.fill(Self.square(0, 0, 5), with: Self.pureRed)
            var turned = context
            turned.translateBy(x: 10, y: 10)
            turned.rotate(by: .degrees(90))
            turned.concatenate(CGAffineTransform(translationX: 0, y: 2))
            turned.fill(Self.square(0, 0, 4), with: Self.pureBlue)
        }
        #expect(color(drawn, 4, 4) == red && color(drawn, 5, 5) == white)
        #expect(abs(Int(color(drawn, 29, 9)[1]) - 127) <= 1)
        #expect(color(drawn, 30, 9) == white)
        // What went 2 points down goes 2 points to the left once it is turned.
        #expect(color(drawn, 4, 10) == blue && color(drawn, 7, 13) == blue && color(drawn, 8, 10) == white)
    }

    @Test func `clips cut what follows, also by their outside, by the even-odd rule and by layers`() async throws {
        let drawn = try await pixels { context, _ in
            var inside = context
            inside.clip(to: Self.square(0, 0, 6))
            inside.fill(Self.square(0, 0, 10), with: Self.pureRed)
            var outside = context
            outside.clip(to: Self.square(12, 0, 6), options: .inverse)
            outside.fill(Self.square(10, 0, 10), with: Self.pureRed)
            var ring = context
            var rings = Self.square(20, 0, 10)
            rings.addPath(Self.square(23, 3, 4))
            ring.clip(to: rings, style: FillStyle(eoFill: true))
            ring.fill(Self.square(20, 0, 10), with: Self.pureRed)
            var layer = context
            layer.clipToLayer { $0.fill(Self.square(30, 0, 5), with: Self.pureBlue) }
            layer.fill(Self.square(30, 0, 10), with: Self.pureRed)
        }
        #expect(color(drawn, 5, 5) == red && color(drawn, 6, 5) == white)
        #expect(color(drawn, 11, 3) == red && color(drawn, 13, 3) == white && color(drawn, 13, 8) == red)
        #expect(color(drawn, 21, 1) == red && color(drawn, 24, 4) == white)
        #expect(color(drawn, 32, 2) == red && color(drawn, 36, 2) == white)
    }

    @Test func `the rectangle of clips is in the context's coordinates`() async throws {
        let drawn = try await pixels { context, _ in
            context.translateBy(x: 10, y: 0)
            context.clip(to: Self.square(-5, 0, 12))
            context.fill(Path(context.clipBoundingRect), with: Self.pureRed)
            context.fill(Path(context.clipBoundingRect.insetBy(dx: 2, dy: 2)), with: Self.pureBlue)
        }
        #expect(color(drawn, 4, 4) == white && color(drawn, 5, 4) == red && color(drawn, 16, 4) == red)
        #expect(color(drawn, 7, 4) == blue && color(drawn, 15, 11) == red)
    }

    @Test func `blend modes mix with what the canvas has, and with nothing behind it`() async throws {
        let drawn = try await pixels { context, _ in
            context.fill(Self.square(0, 0, 10), with: .color(red: 1, green: 1, blue: 0))
            context.blendMode = .multiply
            context.fill(Self.square(0, 0, 5), with: .color(red: 1, green: 0, blue: 1))
            context.blendMode = .clear
            context.fill(Self.square(6, 6, 2), with: Self.pureBlue)
            context.blendMode = .destinationOver
            context.fill(Self.square(8, 0, 6), with: Self.pureBlue)
        }
        #expect(color(drawn, 2, 2) == red && color(drawn, 9, 2) == [255, 255, 0])
        #expect(color(drawn, 7, 7) == white && color(drawn, 12, 2) == blue)
    }

    @Test func `a layer is drawn as one`() async throws {
        let drawn = try await pixels { context, _ in
            context.opacity = 0.5
            context.drawLayer { layer in
                layer.fill(Self.square(0, 0, 10), with: Self.pureRed)
                layer.fill(Self.square(5, 0, 10), with: Self.pureBlue)
            }
        }
        #expect(abs(Int(color(drawn, 7, 2)[0]) - 127) <= 1 && color(drawn, 7, 2)[2] == 255)
    }

    @Test func `filters change colours and add shadows, in the coordinates where they were added`() async throws {
        let drawn = try await pixels { context, _ in
            var inverted = context
            inverted.addFilter(.colorInvert())
            inverted.fill(Self.square(0, 0, 5), with: .color(red: 0, green: 1, blue: 1))
            var shadowed = context
            shadowed.scaleBy(x: 2, y: 2)
            shadowed.addFilter(.shadow(color: .init(red: 0, green: 0, blue: 1), radius: 0, x: 3, y: 0))
            shadowed.scaleBy(x: 0.5, y: 0.5)
            shadowed.fill(Self.square(10, 0, 6), with: Self.pureRed)
            var alone = context
            alone.addFilter(
                .shadow(color: .init(red: 0, green: 0, blue: 1), radius: 0, x: 0, y: 10, options: .shadowOnly))
            alone.fill(Self.square(30, 0, 6), with: Self.pureRed)
        }
        #expect(color(drawn, 2, 2) == red)
        #expect(color(drawn, 12, 2) == red && color(drawn, 20, 2) == blue && color(drawn, 23, 2) == white)
        #expect(color(drawn, 32, 2) == white && color(drawn, 32, 12) == blue)
    }

    @Test func `filters that were added later come first`() async throws {
        let drawn = try await pixels { context, _ in
            context.addFilter(.colorMultiply(.init(red: 1, green: 0, blue: 0)))
            context.addFilter(.colorInvert())
            context.fill(Self.square(0, 0, 5), with: .color(red: 0, green: 0, blue: 1))
        }
        // Inverted first it is yellow, of which red is left; the other way it would be black, then white.
        #expect(color(drawn, 2, 2) == red)
    }

    @Test func `gradients have points of the canvas, and begin again or go back`() async throws {
        let colors = Gradient(colors: [.init(white: 0), .init(white: 1)])
        func line(_ options: GraphicsContext.GradientOptions) async throws -> Bitmap {
            try await pixels { context, size in
                context.fill(
                    Path(CGRect(origin: .zero, size: size)),
                    with: .linearGradient(
                        colors, startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 20, y: 0), options: options))
            }
        }
        let plain = try await line([])
        #expect(color(plain, 5, 5)[0] < 3 && abs(Int(color(plain, 15, 5)[0]) - 140) < 5 && color(plain, 25, 5)[0] > 252)
        let again = try await line(.repeat)
        #expect(color(again, 5, 5) == color(again, 15, 5) && color(again, 25, 5) == color(again, 15, 5))
        let mirrored = try await line(.mirror)
        #expect(color(mirrored, 8, 5) == color(mirrored, 11, 5) && color(mirrored, 22, 5) == color(mirrored, 17, 5))
        let light = try await line(.linearColor)
        #expect(abs(Int(color(light, 15, 5)[0]) - 196) < 5)
    }

    @Test func `circles and turns have points of the canvas`() async throws {
        let colors = Gradient(stops: [
            .init(color: .init(red: 1, green: 0, blue: 0), location: 0),
            .init(color: .init(red: 1, green: 0, blue: 0), location: 0.5),
            .init(color: .init(red: 0, green: 0, blue: 1), location: 0.5),
            .init(color: .init(red: 0, green: 0, blue: 1), location: 1),
        ])
        let drawn = try await pixels { context, _ in
            context.fill(
                Path(CGRect(x: 0, y: 0, width: 20, height: 20)),
                with: .radialGradient(colors, center: CGPoint(x: 2, y: 10), startRadius: 0, endRadius: 16))
            context.fill(
                Path(CGRect(x: 20, y: 0, width: 20, height: 20)),
                with: .conicGradient(colors, center: CGPoint(x: 30, y: 10)))
        }
        #expect(color(drawn, 8, 10) == red && color(drawn, 12, 10) == blue)
        // Half a turn from the right goes by the bottom.
        #expect(color(drawn, 30, 16) == red && color(drawn, 30, 3) == blue)
    }

    @Test func `texts are measured, and drawn at points and in the colour that was asked for`() async throws {
        let picture = try await Picture(in: .init(), layout: .fixed(width: 80, height: 40)) {
            Canvas { context, size in
                var text = context.resolve(Text(verbatim: "HH").font(.system(size: 20)))
                text.shading = Self.pureRed
                let measured = text.measure(in: size)
                context.fill(Path(CGRect(x: 79, y: 0, width: 1, height: measured.height)), with: Self.pureBlue)
                context.fill(
                    Path(CGRect(x: 77, y: 0, width: 1, height: text.firstBaseline(in: size))), with: Self.pureBlue)
                context.draw(text, at: CGPoint(x: 60, y: 0), anchor: .topTrailing)
            }
        }
        let drawn = try ImageDecoder().decode([UInt8](picture.png(scale: 1)))
        func blueHeight(_ column: Int) -> Int { (0..<40).filter { color(drawn, column, $0) == blue }.count }
        let columns = (0..<70).filter { x in (0..<40).contains { color(drawn, x, $0) != white } }
        #expect((columns.max() ?? 0) < 60 && (columns.max() ?? 0) > 54 && (columns.min() ?? 0) > 25)
        #expect((0..<70).contains { color(drawn, $0, 12) == red })
        let baseline = blueHeight(77)
        #expect(blueHeight(79) == 24 && baseline < 24)
        #expect((0..<60).allSatisfy { color(drawn, $0, baseline + 1) == white })
    }

    @Test func `symbols are views, and pictures have their size`() async throws {
        let picture = try await Picture(in: .init(), layout: .fixed(width: 40, height: 20)) {
            Canvas { context, size in
                if let symbol = context.resolveSymbol(id: "dot") {
                    context.draw(symbol, at: CGPoint(x: symbol.size.width / 2, y: 4))
                    context.draw(symbol, in: CGRect(x: 20, y: 0, width: 20, height: 20))
                }
                if context.resolveSymbol(id: "none") != nil {
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: Self.pureBlue)
                }
            } symbols: {
                Color(red: 1, green: 0, blue: 0).frame(width: 8, height: 8).tag("dot")
                Text(verbatim: "other").tag("text")
            }
        }
        let drawn = try ImageDecoder().decode([UInt8](picture.png(scale: 1)))
        #expect(color(drawn, 0, 0) == red && color(drawn, 7, 7) == red && color(drawn, 8, 8) == white)
        #expect(color(drawn, 20, 0) == red && color(drawn, 39, 19) == red)
    }

    @Test func `a canvas takes what it is offered, and says which colours it does not mix`() async throws {
        let picture = try await Picture(in: .init(), layout: .fixed(width: 40, height: 20)) {
            Canvas(colorMode: .linear) { _, _ in }
        }
        #expect(picture.diagnostics.contains { $0.message.contains("canvas") })
    }
}
