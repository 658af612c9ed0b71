import Foundation
import KeylineAutoLayout
import Testing

/// Auto Layout over boxes that are no views.
@MainActor
@Suite struct LayoutEngineTests {
    private let layout = PlainLayout(width: 300, height: 200)
    private let inner = PlainBox()

    init() {
        layout.root.add(inner)
    }

    @Test(arguments: [false, true]) func `leading counts from where lines start`(isRightToLeft: Bool) {
        layout.root.isRightToLeft = isRightToLeft
        layout.hold(LayoutConstraint(inner, .leading, at: layout.root, .leading, plus: 20))
        layout.hold(LayoutConstraint(inner, .top, at: layout.root, .top, plus: 5))
        layout.hold(LayoutConstraint(inner, .width, .equal, 50))
        layout.hold(LayoutConstraint(inner, .height, .equal, 40))
        #expect(layout.rectangle(of: inner) == CGRect(x: isRightToLeft ? 230 : 20, y: 5, width: 50, height: 40))
        #expect(layout.moved.contains(ObjectIdentifier(inner)))
        #expect(inner.joined == 1)
    }

    @Test func `a box without a length of its own is as long as its content`() {
        inner.content = CGSize(width: 70, height: 20)
        layout.hold(LayoutConstraint(inner, .trailing, at: layout.root, .trailing))
        #expect(layout.rectangle(of: inner).width == 70)
        #expect(layout.rectangle(of: inner).maxX == 300)
    }

    @Test func `a mask gives its share of the room to the length`() {
        inner.translatesAutoresizingMaskIntoConstraints = true
        inner.rect = CGRect(x: 10, y: 10, width: 80, height: 80)
        inner.containerSize = CGSize(width: 200, height: 200)
        inner.rule = AutoresizingRule(flexibleMin: false, flexibleSize: true, flexibleMax: false)
        layout.hold(LayoutConstraint(inner, .width, .greaterThanOrEqual, 0))
        #expect(layout.rectangle(of: inner) == CGRect(x: 10, y: 10, width: 180, height: 80))
    }

    @Test func `of two lengths that contradict each other the larger one is given up, and told once`() throws {
        let small = LayoutConstraint(inner, .width, .equal, 50)
        let large = LayoutConstraint(inner, .width, .equal, 60)
        [small, large].forEach(layout.hold)
        #expect(layout.rectangle(of: inner).width == 50)
        #expect(layout.rectangle(of: inner).width == 50)
        let conflict = try #require(layout.conflicts.first)
        #expect(layout.conflicts.count == 1 && conflict.isMinimal)
        #expect(conflict.constraints.map(ObjectIdentifier.init) == [small, large].map(ObjectIdentifier.init))
        #expect(conflict.broken.map(ObjectIdentifier.init) == [ObjectIdentifier(large)])
        layout.engine.constraintWillLeave(small)
        #expect(layout.rectangle(of: inner).width == 60)
    }

    @Test func `places on different axes are left out, and told`() {
        layout.engine.update()
        layout.hold(LayoutConstraint(inner, .left, at: layout.root, .top))
        layout.engine.update()
        #expect(layout.leftOut.count == 1)
    }

    @Test func `a changed constant moves the box`() {
        let width = LayoutConstraint(inner, .width, .equal, 50)
        layout.hold(width)
        #expect(layout.rectangle(of: inner).width == 50)
        width.constant = 80
        layout.engine.constantDidChange(width)
        #expect(layout.rectangle(of: inner).width == 80)
    }

    @Test func `an engine that fits leaves the layout and its records alone`() {
        let width = LayoutConstraint(inner, .width, .equal, 50)
        layout.hold(width)
        _ = layout.rectangle(of: inner)
        let fitting = LayoutEngine(root: inner, purpose: .fitting, delegate: layout)
        let rect = fitting.fittingRectangle(target: CGSize(width: 200, height: 30), horizontal: 1000, vertical: 50)
        #expect(rect.size == CGSize(width: 50, height: 30) || rect.height == 30)
        width.constant = 90
        layout.engine.constantDidChange(width)
        #expect(layout.rectangle(of: inner).width == 90)
        #expect(layout.engine.records[width]?.id != nil)
    }

    @Test func `a constraint keeps no box alive, and knows when one is gone`() {
        var other: PlainBox? = PlainBox()
        weak let watched = other
        let constraint = other.map { LayoutConstraint(inner, .width, at: $0, .width) }
        #expect(constraint?.isWhole == true)
        other = nil
        #expect(watched == nil)
        #expect(constraint?.isWhole == false && constraint?.second?.item == nil)
    }

    @Test func `another engine over the same boxes finds no part of the first one's`() {
        layout.hold(LayoutConstraint(inner, .width, .equal, 50))
        _ = layout.rectangle(of: inner)
        let other = PlainLayout(width: 10, height: 10)
        #expect(layout.engine.contains(inner))
        #expect(!other.engine.contains(inner))
    }
}
