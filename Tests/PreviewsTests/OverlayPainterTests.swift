import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import KeylinePreviews

@Suite struct OverlayPainterTests {
    private let side = scene(
        views: [view("a", 20, 20, 100, 40), view("b", 128, 40, 100, 40)],
        constraints: [
            constraint("b", .leading, to: "a", .trailing, plus: 8), constraint("a", .width, plus: 100, priority: 750),
        ])

    @Test func `D15 an optional bar is drawn with gaps`() throws {
        let pen = PixelPen(scale: 2)
        let figure = try #require(figures(side).last)
        var solid = figure
        solid.isOptional = false
        var dashed = pen
        var whole = pen
        FigureLines(figure, pen).draw(with: &dashed)
        FigureLines(solid, pen).draw(with: &whole)
        let pieces = dashed.rects(OverlayColors.fine)
        let lines = whole.rects(OverlayColors.fine)
        #expect(lines.count == 3)
        #expect(pieces.count > 8)
        #expect(pieces.map(\.minX).min() == 20)
        #expect(pieces.map(\.maxX).max() == 120)
    }

    @Test func `D16 a dashed frame stands where the constraints put a misplaced view`() throws {
        let made = scene(
            views: [view("a", 20, 20, 100, 40)],
            diagnostics: [Diagnostic(.note, .misplaced, view: "a", message: "elsewhere")])
        let pieces = try overlay([.constraints], of: made).fills(OverlayColors.misplaced).flatMap(\.rects)
        #expect(pieces.count > 8)
        #expect(pieces.reduce(CGRect.null) { $0.union($1) } == CGRect(x: 20, y: 20, width: 100, height: 40))
    }

    @Test func `what was offered is dashed around what was chosen, and both stand in numbers`() throws {
        var small = view("a", 20, 20, 60, 20)
        small.sizing.proposal = LayoutProposal(width: 100, height: 40)
        var endless = view("b", 20, 80, 60, 20)
        endless.sizing.proposal = LayoutProposal(width: nil, height: .infinity)
        let list = try overlay([.proposals], of: scene(views: [small, endless, view("c", 150, 20, 9, 9)]))
        let texts = list.items.compactMap { item -> String? in
            if case .glyphs(let run) = item.content { run.text } else { nil }
        }
        #expect(Set(texts) == ["100×40 → 60×20", "nil×inf → 60×20"])
        let shown = Set(list.items.compactMap(\.view))
        #expect(shown == ["a", "b"])
    }

    @Test func `numbers of offers cover no others, and say what was offered where that is not what was chosen`() throws
    {
        let views = (0..<40).map { index in
            var box = view(ViewID("v\(index)"), 20 + CGFloat(index), 20 + CGFloat(index), 80, 30)
            box.sizing.proposal = LayoutProposal(width: index % 2 == 0 ? 80 : 92.0 / 3, height: 30)
            return box
        }
        let runs = try overlay([.proposals], of: scene(views: views)).items.compactMap { item -> GlyphRun? in
            if case .glyphs(let run) = item.content { run } else { nil }
        }
        #expect(runs.count > 4 && runs.count < 40)
        #expect(Set(runs.map(\.text)) == ["80×30", "30.7×30 → 80×30"])
        let boxes = runs.map { CGRect(x: $0.origin.x, y: $0.origin.y - 7, width: $0.advance, height: 7) }
        for (index, box) in boxes.enumerated() {
            #expect(boxes.dropFirst(index + 1).allSatisfy { !$0.intersects(box) })
        }
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func `every line stands on whole pixels`(scale: CGFloat) throws {
        var rows = SplitMix(state: 7)
        let views = (0..<12).map { index in
            view(
                ViewID("v\(index)"), rows.next(upTo: 200), rows.next(upTo: 400), 10 + rows.next(upTo: 90),
                10 + rows.next(upTo: 60))
        }
        let constraints = (0..<11).map {
            constraint(ViewID("v\($0)"), .left, to: ViewID("v\($0 + 1)"), .right, plus: 5)
        }
        let made = scene(scale: scale, views: views, constraints: constraints)
        let list = try overlay(Set(Overlay.allCases), of: made)
        let colors = [OverlayColors.fine, OverlayColors.baseline, OverlayColors.margins]
        let coordinates = colors.flatMap { list.fills($0) }.flatMap(\.rects)
            .flatMap { [$0.minX, $0.minY, $0.maxX, $0.maxY] }
        #expect(!coordinates.isEmpty)
        #expect(coordinates.allSatisfy { abs(($0 * scale) - ($0 * scale).rounded()) < 1e-6 })
    }

    @Test func `labels do not cover one another where there is room`() throws {
        let views = (0..<6).map { view(ViewID("v\($0)"), 40, 20 + 70 * CGFloat($0), 200, 50) }
        let constraints = (0..<5).flatMap { row in
            [
                constraint(ViewID("v\(row + 1)"), .top, to: ViewID("v\(row)"), .bottom, plus: 20),
                constraint(ViewID("v\(row)"), .leading, to: "root", plus: 40),
                constraint(ViewID("v\(row)"), .height, plus: 50),
                constraint(ViewID("v\(row)"), .width, .greaterThanOrEqual, plus: 100),
            ]
        }
        let list = try overlay([.constraints], of: scene(views: views, constraints: constraints))
        let labels = list.fills(OverlayColors.fine).filter { $0.rects.isEmpty }.map(\.controlPointBounds)
        #expect(labels.count == 20)
        for (index, label) in labels.enumerated() {
            #expect(labels[(index + 1)...].allSatisfy { !$0.intersects(label) })
        }
    }

    @Test func `labels stay on the paper`() throws {
        let made = scene(
            60, 60, views: [view("a", 0, 0, 58, 60)], constraints: [constraint("a", .trailing, to: "root", plus: -2)])
        let label = try overlay([.constraints], of: made).fills(OverlayColors.fine).filter { $0.rects.isEmpty }
            .map(\.controlPointBounds)
        #expect(label.allSatisfy { CGRect(x: 0, y: 0, width: 60, height: 60).contains($0) })
        #expect(label.count == 1)
    }

    @Test func `constraints that the system made are not drawn`() throws {
        var system = constraint("a", .width, plus: 100)
        system.isSystem = true
        let list = try overlay([.constraints], of: scene(views: [view("a", 0, 0, 100, 9)], constraints: [system]))
        #expect(list.items.isEmpty)
    }

    @Test func `items are tagged with the view that they speak of`() throws {
        let tags = Set(try overlay([.constraints], of: side).items.map(\.view))
        #expect(tags == ["a", "b"])
    }

    @Test func `frames stand around every visible view`() throws {
        let list = try overlay([.frames], of: side)
        #expect(Set(list.items.map(\.view)) == ["root", "a", "b"])
    }

    @Test func `baselines lie where the texts have them`() throws {
        var label = view("a", 20, 100, 80, 40)
        label.geometry.firstBaseline = 16
        label.geometry.lastBaseline = 36
        let rects = try overlay([.baselines], of: scene(views: [label])).fills(OverlayColors.baseline).map(\.rects)
        #expect(rects.map { $0.first?.minY } == [116, 136])
        #expect(rects.first?.count == 1, "the first baseline is solid")
        #expect((rects.last?.count ?? 0) > 1, "the last one is dashed")
    }

    @Test func `margins are tinted between the view's edge and the margins`() throws {
        var made = scene()
        made.layout.root.geometry.layoutMarginsFrame = CGRect(x: 16, y: 0, width: 288, height: 480)
        let tint = OverlayColors.margins.multiplyingAlpha(by: 0.16)
        let bands = try overlay([.margins], of: made).fills(tint).flatMap(\.rects)
        #expect(
            bands == [CGRect(x: 0, y: 0, width: 16, height: 480), CGRect(x: 304, y: 0, width: 16, height: 480)])
    }

    @Test func `F16 an alignment rectangle is drawn where it is not the frame`() throws {
        var slider = view("slider", 18, 20, 104, 31)
        slider.geometry.alignmentRect = CGRect(x: 20, y: 20, width: 100, height: 30)
        let list = try overlay([.alignment], of: scene(views: [slider, view("plain", 0, 90, 10, 10)]))
        #expect(Set(list.items.map(\.view)) == ["slider"])
        let dashed = list.fills(OverlayColors.alignment).flatMap(\.rects)
        #expect(dashed.reduce(CGRect.null) { $0.union($1) } == slider.geometry.alignmentRect)
    }

    @Test func `F16 the constraints of one view are drawn alone`() throws {
        #expect(try overlay([.constraints], of: side, selecting: "b").texts == ["8"])
        #expect(try overlay([.constraints], of: side, selecting: "a").texts == ["8", "100"])
        #expect(try overlay([.constraints], of: side, selecting: "elsewhere").items.isEmpty)
    }

    @Test func `F16 what lies off the screen is shown on larger paper`() throws {
        let made = scene(views: [view("a", -30, 10, 50, 50), view("b", 300, 470, 60, 60)])
        let painter = OverlayPainter([.offscreen], typesetter: try typesetter())
        #expect(painter.paper(of: made) == CGRect(x: -30, y: 0, width: 390, height: 530))
        #expect(painter.overlaid(made).size == CGSize(width: 390, height: 530))
    }

    @Test func `F16 the paper grows within bounds`() throws {
        let made = scene(views: [view("far", 1e9, 0, 50, 50)])
        let painter = OverlayPainter([.offscreen], typesetter: try typesetter())
        #expect(painter.paper(of: made).width <= 5 * 320)
    }

    @Test func `without overlays a scene is drawn as it is`() throws {
        #expect(OverlayPainter([], typesetter: try typesetter()).overlaid(side) == side.displayList)
    }
}

extension PixelPen {
    fileprivate func rects(_ color: Color) -> [CGRect] {
        displayList(size: .zero).fills(color).flatMap(\.rects)
    }
}

/// A seeded generator of numbers: SplitMix64 (Steele, Lea and Flood, 2014).
struct SplitMix {
    var state: UInt64

    mutating func next(upTo limit: CGFloat) -> CGFloat {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return CGFloat((z ^ z >> 31) >> 11) / CGFloat(1 << 53) * limit
    }
}
