import Foundation
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting
import Testing

@testable import KeylinePreviews

/// Overlays beside what a scene shows: they explain without hiding it.
@Suite struct OverlayContentTests {
    /// A scene with small drawings of its views, which people read.
    private func scene(_ views: [ViewSnapshot], _ constraints: [ConstraintSnapshot] = []) -> Scene {
        var made = plainScene(views, constraints)
        var builder = DisplayListBuilder(view: "root")
        builder.fill(CGRect(origin: .zero, size: made.environment.size), color: .white)
        for placed in made.layout.placedViews.dropFirst() {
            builder.view = placed.view.id
            builder.fill(placed.frame, color: .black)
        }
        made.displayList = builder.displayList(size: made.environment.size)
        return made
    }

    private func painter(_ overlays: Set<Overlay>) throws -> OverlayPainter {
        OverlayPainter(overlays, typesetter: try typesetter())
    }

    private func labels(_ list: DisplayList, _ color: Color = OverlayColors.fine) -> [CGRect] {
        list.fills(color).filter { $0.rects.isEmpty }.map(\.controlPointBounds)
    }

    @Test func `the picture stands back behind lines and frames, not behind margins`() throws {
        let made = scene([view("a", 20, 20, 30, 30)], [constraint("a", .width, plus: 30)])
        let veil = made.environment.background.multiplyingAlpha(by: OverlayColors.veil)
        for overlay in [Overlay.constraints, .frames] {
            #expect(try painter([overlay]).overlaid(made).fills(veil).count == 1)
        }
        #expect(try painter([.margins, .baselines]).overlaid(made).fills(veil).isEmpty)
    }

    @Test func `a badge leaves what another view shows alone`() throws {
        let icons = (0..<4).map { view(ViewID("i\($0)"), 40, 20 + 28 * CGFloat($0), 24, 24) }
        let constraints = icons.map { constraint($0.id, .width, plus: 24) }
        let list = try overlay([.constraints], of: scene(icons, constraints))
        let found = labels(list)
        #expect(found.count == 4)
        for (label, owner) in zip(found, icons) {
            let others = icons.filter { $0.id != owner.id }
            #expect(others.allSatisfy { $0.frame.insetBy(dx: 1, dy: 1).sharedArea(with: label) < 4 }, "\(owner.id)")
        }
    }

    @Test func `a bar passes beside what people read where there is room`() throws {
        let views = [view("a", 0, 0, 300, 40), view("text", 140, 60, 20, 20), view("b", 0, 100, 300, 40)]
        let made = scene(views, [constraint("b", .top, to: "a", .bottom, plus: 60)])
        let bars = try overlay([.constraints], of: made).fills(OverlayColors.fine).flatMap(\.rects)
        #expect(!bars.isEmpty)
        #expect(bars.allSatisfy { !$0.intersects(CGRect(x: 140, y: 60, width: 20, height: 20)) })
        let empty = scene([views[0], views[2]], [constraint("b", .top, to: "a", .bottom, plus: 60)])
        let middle = try overlay([.constraints], of: empty).fills(OverlayColors.fine).flatMap(\.rects)
        #expect(middle.contains { $0.minX < 151 && $0.maxX > 149 && $0.height > 50 })
    }

    @Test func `D16 only the axis in conflict is red`() throws {
        let made = scene(
            [view("a", 20, 20, 100, 40)],
            [
                constraint("a", .width, plus: 100), constraint("a", .width, plus: 120, state: .broken),
                constraint("a", .height, plus: 40),
            ])
        let colors = figures(made).map { ($0.axis, $0.color) }
        #expect(colors.filter { $0.0 == .horizontal }.allSatisfy { $0.1 == OverlayColors.wrong })
        #expect(colors.filter { $0.0 == .vertical }.allSatisfy { $0.1 == OverlayColors.fine })
    }

    @Test func `D16 every member of a conflict's smallest set is red, and every view that it names is framed in red`()
        throws
    {
        var member = constraint("a", .leading, to: "b", plus: 20)
        member.isInConflict = true
        let result = scene(
            [view("a", 20, 20, 100, 40), view("b", 20, 80, 100, 40), view("c", 20, 140, 100, 40)],
            [member, constraint("c", .width, plus: 100)])
        let colors = figures(result).filter { $0.axis == .horizontal }.map { ($0.view, $0.color) }
        #expect(colors.filter { $0.0 == "c" }.allSatisfy { $0.1 == OverlayColors.fine })
        #expect(colors.filter { $0.0 != "c" }.allSatisfy { $0.1 == OverlayColors.wrong } && colors.count > 1)
        let red = try overlay([.constraints], of: result).fills(OverlayColors.wrong).flatMap(\.rects)
        #expect(red.contains { $0.minX <= 20 && $0.maxX >= 119 && $0.minY <= 21 && $0.height < 3 })
        #expect(!red.contains { $0.minY >= 139 })
    }

    @Test func `D16 a view whose content contradicts constraints is framed in red`() throws {
        var text = view("a", 20, 20, 100, 40)
        text.sizing.axesInConflict = [.horizontal]
        let result = scene([text], [constraint("a", .width, plus: 100), constraint("a", .height, plus: 40)])
        #expect(figures(result).first { $0.axis == .horizontal }?.color == OverlayColors.wrong)
        #expect(figures(result).first { $0.axis == .vertical }?.color == OverlayColors.fine)
    }

    @Test func `frames carry names and sizes where they cover nothing`() throws {
        var button = view("b", 20, 100, 120.25, 40)
        button.identity.name = "Save"
        let list = try overlay([.frames], of: scene([view("a", 20, 20, 100, 40), button]))
        #expect(Set(list.texts) == ["UIView 100×40", "Save 120.3×40"])
        let covering = (0..<9).map { view(ViewID("v\($0)"), 20, 20, 40, 40) }
        #expect(try overlay([.frames], of: scene(covering)).texts.count < 7)
    }

    @Test func `a selected view shows what its stack made too`() throws {
        var made = constraint("a", .width, plus: 100)
        made.isSystem = true
        let stacked = scene([view("a", 20, 20, 100, 40)], [made])
        #expect(try overlay([.constraints], of: stacked).texts.isEmpty)
        #expect(try overlay([.constraints], of: stacked, selecting: "a").texts == ["100"])
    }

    @Test func `the legend tells of what is drawn, below the picture`() throws {
        let made = scene(
            [view("a", 20, 20, 100, 40)],
            [constraint("a", .width, plus: 100), constraint("a", .leading, to: "root", plus: 20, priority: 750)])
        let legend = try painter([.constraints, .legend])
        let list = legend.overlaid(made)
        #expect(list.size.height > 480 && list.size == legend.paper(of: made).size)
        let texts = list.texts.joined(separator: "|")
        #expect(texts.contains("distance or size") && texts.contains("optional"))
        #expect(!texts.contains("ambiguous") && !texts.contains("aligned"))
        #expect(try painter([.constraints]).overlaid(made).size.height == 480)
    }

    @Test func `a long label that would hide something is a number with a key`() throws {
        // A wall of small drawings leaves no room for the ratio's label, and some for a digit.
        let wall = (0..<12).flatMap { row in
            (0..<16).map { view(ViewID("w\(row)-\($0)"), CGFloat($0) * 20, CGFloat(row) * 40, 20, 40) }
        }
        let made = scene(wall, [constraint("w5-5", .width, to: "w5-9", .width, times: 1.25, plus: 3)])
        let painter = try painter([.constraints])
        let list = painter.overlaid(made)
        #expect(list.texts.contains("1"))
        #expect(list.texts.joined().contains("w5-5.width == 1.25 * w5-9.width + 3"))
        #expect(list.size.height > 480 && list.size == painter.paper(of: made).size)
    }
}

private func plainScene(_ views: [ViewSnapshot], _ constraints: [ConstraintSnapshot]) -> Scene {
    scene(views: views, constraints: constraints)
}

/// Overlays about content that the screen does not show at once.
@Suite struct ScrollOverlayTests {
    /// The clips around each item of a view, from the outside inwards.
    private func clips(of view: ViewID, in items: [DisplayItem], _ around: [CGRect] = []) -> [[CGRect]] {
        items.flatMap { item -> [[CGRect]] in
            guard case .group(let group) = item.content else { return item.view == view ? [around] : [] }
            return clips(of: view, in: group.items, around + (group.clip.map { [$0.controlPointBounds] } ?? []))
        }
    }

    @Test func `what a scroll view hides is shown outside of the window, and not inside`() throws {
        var list = view("list", 0, 0, 320, 480, in: [view("row", 0, 500, 320, 40)])
        list.geometry.scrollableArea = CGRect(x: 0, y: 0, width: 320, height: 540)
        var screen = scene(views: [list])
        let window = CGRect(x: 0, y: 0, width: 320, height: 480)
        var builder = DisplayListBuilder(view: "list")
        builder.group(clip: Path(window)) {
            $0.view = "row"
            $0.fill(CGRect(x: 0, y: 500, width: 320, height: 40), color: .black)
        }
        screen.displayList = builder.displayList(size: window.size)
        let shown = OverlayPainter([.offscreen], typesetter: try typesetter()).overlaid(screen)
        #expect(shown.size == CGSize(width: 320, height: 540))
        let below = CGRect(x: 0, y: 480, width: 320, height: 60)
        #expect(clips(of: "row", in: shown.items) == [[below], [window, window]])
    }

    @Test func `the fold is a dashed line where the device's screen ends, with its height`() throws {
        var screen = scene(views: [view("a", 20, 20, 30, 30)])
        #expect(try overlay([.fold], of: screen).items.isEmpty)
        screen.environment.screen.fold = 400
        #expect(screen.environment.screen.growth == 80)
        let list = try overlay([.fold], of: screen)
        #expect(list.texts == ["fold 400"])
        let dashes = list.fills(OverlayColors.fold).flatMap(\.rects)
        #expect(dashes.count > 20)
        #expect(dashes.allSatisfy { abs($0.midY - 400) < 1 })
    }
}
