import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineScenes
import Testing

@testable import UIKitLayout

/// Pictures that are repeated, masks of pictures, outlines of lines in contexts, and families of fonts.
@MainActor
@Suite struct PatternTests {
    private final class Sketch: UIView {
        var body: (CGContext) -> Void = { _ in }
        override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map(body) }
    }

    private func items(_ body: @escaping (CGContext) -> Void) -> [DisplayItem] {
        let sketch = Sketch(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        sketch.body = body
        return Screen.show(sketch, width: 100, height: 100).displayList().items
    }

    /// A picture of so many pixels, white and black by turns.
    private func checks(_ side: Int) -> CGImage {
        CGImage(
            Bitmap(
                width: side, height: side,
                pixels: (0..<side * side).flatMap { [UInt8](repeating: $0 % 2 == 0 ? 255 : 0, count: 3) + [255] }))
    }

    private func images(in items: [DisplayItem]) -> [CGRect] {
        items.flatMap { item -> [CGRect] in
            switch item.content {
            case .image(let image): [image.destination]
            case .group(let group): images(in: group.items)
            default: []
            }
        }
    }

    private func fills(in items: [DisplayItem]) -> [Color] {
        items.flatMap { item -> [Color] in
            switch item.content {
            case .path(let path): [path.color]
            case .group(let group): fills(in: group.items)
            default: []
            }
        }
    }

    @Test func `a pattern is repeated where something is filled with it, from the origin on`() {
        let color = UIColor(patternImage: UIImage(cgImage: checks(60)))
        let found = images(
            in: items { context in
                color.setFill()
                context.fill(CGRect(x: 10, y: 10, width: 80, height: 30))
            })
        #expect(found == [CGRect(x: 0, y: 0, width: 60, height: 60), CGRect(x: 60, y: 0, width: 60, height: 60)])
    }

    @Test func `a view's background repeats a small picture in few items`() {
        let view = UIView()
        view.backgroundColor = UIColor(patternImage: UIImage(cgImage: checks(2)))
        let found = images(in: Screen.show(view, width: 300, height: 300).displayList().items)
        #expect(found.count == 4 && found.map(\.width).max() ?? 0 >= 256)
    }

    @Test(arguments: [CGFloat(0.1), 1e-9, 1e-300])
    func `a pattern whose pictures are smaller than any pixel is its mean colour`(length: CGFloat) {
        let image = checks(2)
        let drawn = items { context in
            context.draw(image, in: CGRect(x: 0, y: 0, width: length, height: 10), byTiling: true)
        }
        #expect(images(in: drawn).isEmpty)
        #expect(fills(in: drawn) == [Color(white: 0.5)])
    }

    @Test func `large pictures in small places are put together, or drawn as their mean colour`() {
        let image = checks(1200)
        func drawn(_ length: CGFloat) -> [DisplayItem] {
            items { context in
                context.draw(image, in: CGRect(x: 0, y: 0, width: length, height: length), byTiling: true)
            }
        }
        #expect(images(in: drawn(2)).count == 25 * 50)
        #expect(images(in: drawn(0.25)).isEmpty && fills(in: drawn(0.25)) == [Color(white: 0.5)])
    }

    @Test func `what adds darkness multiplies, as in SwiftUI`() {
        let drawn = items { context in
            context.setBlendMode(.plusDarker)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect("\(drawn)".contains("multiply"))
    }

    @Test func `patterns are equal only to themselves`() {
        let image = UIImage(cgImage: checks(2))
        let color = UIColor(patternImage: image)
        #expect(color == color && color != UIColor(patternImage: image))
    }

    @Test func `a context repeats a picture by tiling`() {
        let image = checks(50)
        let found = images(
            in: items { context in
                context.clip(to: CGRect(x: 0, y: 0, width: 100, height: 40))
                context.draw(image, in: CGRect(x: 0, y: 0, width: 50, height: 50), byTiling: true)
            })
        #expect(found == [CGRect(x: 0, y: 0, width: 100, height: 50)])
    }

    @Test func `what follows shows through a picture until the state is restored`() throws {
        let image = checks(2)
        let drawn = items { context in
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50), mask: image)
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(drawn.count == 2)
        #expect(images(in: drawn) == [CGRect(x: 0, y: 0, width: 50, height: 50)])
    }

    @Test func `a mask is opaque where it is white, or as it is where something shines through`() {
        let grey = Bitmap(width: 2, height: 1, pixels: [255, 255, 255, 255, 0, 0, 0, 255])
        #expect(grey.asMask.pixels == [0, 0, 0, 255, 0, 0, 0, 0])
        let clear = Bitmap(width: 2, height: 1, pixels: [9, 9, 9, 255, 9, 9, 9, 40])
        #expect(clear.asMask.pixels == clear.pixels)
    }

    @Test func `a path is outlined, cut into dashes and replaced`() {
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10, y: 0))
        let outline = line.copy(strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
        #expect(outline.boundingBox == CGRect(x: -2, y: -2, width: 14, height: 4))
        let moved = line.copy(dashingWithPhase: 0, lengths: [2, 2], transform: .init(translationX: 5, y: 0))
        #expect(moved.boundingBox == CGRect(x: 5, y: 0, width: 10, height: 0))
        var box = CGRect.zero
        _ = items { context in
            context.scaleBy(x: 2, y: 2)
            context.setLineWidth(4)
            context.addPath(line)
            context.replacePathWithStrokedPath()
            box = context.boundingBoxOfPath
        }
        #expect(box == CGRect(x: 0, y: -2, width: 10, height: 4))
    }

    @Test func `every family that is named can be asked for, and so can its fonts`() {
        let names = UIFont.familyNames
        #expect(names == names.sorted() && names.contains("Helvetica Neue") && names.contains("Inter"))
        for name in names { #expect(UIFont(name: name, size: 12) != nil) }
        for name in UIFont.fontNames(forFamilyName: "Helvetica Neue") + UIFont.fontNames(forFamilyName: "Inter") {
            #expect(UIFont(name: name, size: 12) != nil)
        }
        #expect(UIFont.fontNames(forFamilyName: "Nobody Sans").isEmpty)
    }
}
