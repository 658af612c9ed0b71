import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import KeylinePreviews

/// Apple, Auto Layout Guide, "Working with Constraints in Interface Builder": how the canvas shows constraints.
@Suite struct ConstraintFigureTests {
    @Test func `D14 a spacing is an I-bar between the edges, where both views stand side by side`() throws {
        let made = scene(
            views: [view("a", 20, 20, 100, 40), view("b", 128, 40, 100, 40)],
            constraints: [constraint("b", .leading, to: "a", .trailing, plus: 8)])
        let figure = try #require(figures(made).first)
        #expect(figure.extent == Extent(from: 120, to: 128))
        #expect(figure.cross == 50)
        #expect(figure.label == "8")
    }

    @Test func `D14 a size is an I-bar as long as the view`() throws {
        let made = scene(
            views: [view("a", 20, 30, 100, 40)], constraints: [constraint("a", .width, plus: 100)])
        let figure = try #require(figures(made).first)
        #expect(figure.axis == .horizontal)
        #expect(figure.extent == Extent(from: 20, to: 120))
        #expect((30...70).contains(figure.cross))
    }

    @Test func `D14 an alignment is a plain line along both views`() throws {
        let made = scene(
            views: [view("a", 20, 20, 100, 40), view("b", 20, 100, 60, 40)],
            constraints: [constraint("a", .leading, to: "b")])
        let figure = try #require(figures(made).first)
        guard case .line(let place, let from, let to) = figure.shape else {
            Issue.record("an alignment is no bar")
            return
        }
        #expect(place == 20)
        #expect(from == 20)
        #expect(to == 140)
        #expect(figure.label == nil)
    }

    @Test func `D14 edges that touch are a plain line`() throws {
        let made = scene(
            views: [view("a", 20, 20, 100, 40), view("b", 120, 20, 60, 40)],
            constraints: [constraint("b", .leading, to: "a", .trailing)])
        let figure = try #require(figures(made).first)
        guard case .line(let place, _, _) = figure.shape else {
            Issue.record("touching edges are no bar")
            return
        }
        #expect(place == 120)
    }

    @Test func `D14 the distance to the view around is measured at the inner view`() throws {
        let made = scene(
            views: [view("a", 20, 100, 100, 40)], constraints: [constraint("a", .leading, to: "root", plus: 20)])
        let figure = try #require(figures(made).first)
        #expect(figure.extent == Extent(from: 0, to: 20))
        #expect(figure.cross == 120)
    }

    @Test func `D15 a figure is dashed where the priority is below required, and only there`() {
        let views = [view("a", 20, 30, 100, 40)]
        let required = scene(views: views, constraints: [constraint("a", .width, plus: 100)])
        let optional = scene(views: views, constraints: [constraint("a", .width, plus: 100, priority: 999)])
        #expect(figures(required).map(\.isOptional) == [false])
        #expect(figures(optional).map(\.isOptional) == [true])
    }

    @Test
    func `D16 blue where all is well, red where a view is ambiguous or in conflict, orange where one is misplaced`() {
        var open = view("a", 20, 30, 100, 40)
        open.sizing.isAmbiguous = true
        let fine = view("b", 20, 130, 100, 40)
        let constraints = [constraint("a", .width, plus: 100), constraint("b", .width, plus: 100)]
        #expect(
            figures(scene(views: [open, fine], constraints: constraints)).map(\.color)
                == [OverlayColors.wrong, OverlayColors.fine])

        let broken = [constraint("b", .width, plus: 10, state: .broken), constraint("b", .height, plus: 40)]
        #expect(
            figures(scene(views: [fine], constraints: broken)).map(\.color) == [
                OverlayColors.wrong, OverlayColors.fine,
            ])

        let misplaced = scene(
            views: [fine], constraints: [constraint("b", .height, plus: 40)],
            diagnostics: [Diagnostic(.note, .misplaced, view: "b", message: "elsewhere")])
        #expect(figures(misplaced).map(\.color) == [OverlayColors.misplaced])
    }

    @Test func `D16 red comes before orange`() {
        var open = view("a", 20, 30, 100, 40)
        open.sizing.isAmbiguous = true
        let made = scene(
            views: [open], constraints: [constraint("a", .width, plus: 100)],
            diagnostics: [Diagnostic(.note, .misplaced, view: "a", message: "elsewhere")])
        #expect(figures(made).map(\.color) == [OverlayColors.wrong])
    }

    @Test func `D17 equal widths are a bar with an equals sign at each view`() {
        let made = scene(
            views: [view("a", 20, 30, 100, 40), view("b", 20, 130, 100, 40)],
            constraints: [constraint("a", .width, to: "b")])
        let both = figures(made)
        #expect(both.map(\.label) == ["=", "="])
        #expect(both.map(\.view) == ["a", "b"])
    }

    @Test func `D17 a factor is named at the first view`() {
        let made = scene(
            views: [view("a", 20, 30, 50, 40), view("b", 20, 130, 80, 40)],
            constraints: [constraint("a", .width, to: "b", times: 0.5, plus: 10)])
        #expect(figures(made).map(\.label) == ["= ×0.5 +10", "="])
    }

    @Test(arguments: [
        (ConstraintSnapshot.Relation.greaterThanOrEqual, "≥40"), (.lessThanOrEqual, "≤40"), (.equal, "40"),
    ])
    func `D18 an inequality bears its sign`(relation: ConstraintSnapshot.Relation, label: String) {
        let made = scene(
            views: [view("a", 20, 30, 50, 40)], constraints: [constraint("a", .width, relation, plus: 40)])
        #expect(figures(made).map(\.label) == [label])
    }

    @Test func `D18 a sign speaks of the distance, however the constraint is turned`() {
        let views = [view("a", 20, 30, 280, 40)]
        let turned = [
            constraint("a", .trailing, .lessThanOrEqual, to: "root", plus: -20),
            constraint("root", .trailing, .greaterThanOrEqual, to: "a", plus: 20),
        ]
        #expect(figures(scene(views: views, constraints: turned)).map(\.label) == ["≥20", "≥20"])
    }

    @Test func `what is not kept says so`() {
        let made = scene(
            views: [view("a", 20, 30, 50, 40), view("b", 20, 90, 70, 40)],
            constraints: [
                constraint("a", .width, plus: 60, state: .broken),
                constraint("a", .width, .greaterThanOrEqual, plus: 60, priority: 750, state: .unsatisfied),
                constraint("a", .width, to: "b", state: .broken),
                constraint("a", .trailing, to: "b", state: .broken),
            ])
        #expect(figures(made).map(\.label) == ["≠60", "not ≥60", "≠", "=", "≠0"])
    }

    @Test func `a ratio of a view's own sides is told in small numbers`() {
        let made = scene(
            views: [view("a", 0, 0, 160, 90)],
            constraints: [
                constraint("a", .width, to: "a", .height, times: 16.0 / 9),
                constraint("a", .height, to: "a", .width, times: 0.5625),
            ])
        #expect(figures(made).map(\.label) == ["16:9", "16:9"])
    }

    @Test func `leading is right where lines run from right to left`() throws {
        let made = scene(
            direction: .rightToLeft, views: [view("a", 200, 100, 100, 40)],
            constraints: [constraint("a", .leading, to: "root", plus: 20, in: .rightToLeft)])
        #expect(try #require(figures(made).first).extent == Extent(from: 300, to: 320))
    }

    @Test func `a view that keeps its own direction is drawn where it is`() throws {
        let made = scene(
            direction: .rightToLeft, views: [view("a", 20, 100, 100, 40)],
            constraints: [constraint("a", .leading, to: "root", plus: 20)])
        #expect(try #require(figures(made).first).extent == Extent(from: 0, to: 20))
    }

    @Test func `the edge of a scroll view means its content's to what lies inside`() throws {
        let content = view("content", 0, 0, 320, 900)
        let made = scene(
            views: [view("scroll", 0, 0, 320, 480, in: [content])],
            constraints: [constraint("content", .bottom, to: "scroll", plus: -30)])
        #expect(try #require(figures(made).first).extent == Extent(from: 900, to: 930))
    }

    @Test func `a constraint to a guide ends at the guide`() throws {
        var around = view("a", 0, 0, 320, 480)
        around.geometry.guides = [.init(identifier: "middle", frame: CGRect(x: 100, y: 0, width: 50, height: 480))]
        around.children = [view("b", 160, 10, 20, 20)]
        let toGuide = ConstraintSnapshot(
            first: .init(view: "b", attribute: .left), relation: .equal,
            second: .init(view: "a", guide: "middle", attribute: .right), constant: 10, state: .satisfied, owner: "a")
        #expect(
            try #require(figures(scene(views: [around], constraints: [toGuide])).first).extent
                == Extent(from: 150, to: 160))
    }

    @Test func `what is hidden has no figure`() {
        var hidden = view("a", 20, 30, 50, 40)
        hidden.isHidden = true
        #expect(figures(scene(views: [hidden], constraints: [constraint("a", .width, plus: 50)])).isEmpty)
    }
}

/// Where a bar begins and ends.
struct Extent: Equatable {
    let from: CGFloat
    let to: CGFloat
}

extension ConstraintFigure {
    /// Where a bar begins and ends; nil for a line.
    var extent: Extent? {
        if case .bar(let from, let to) = shape { Extent(from: from, to: to) } else { nil }
    }
}
