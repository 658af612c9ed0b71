import Foundation
import KeylineAutoLayout
import Testing

/// The position of an item whose constraints leave a choice: near the origin of the box around it, unless that is decided already.
@MainActor
@Suite struct OriginTests {
    private typealias Attribute = LayoutConstraint.Attribute

    private let layout = PlainLayout(width: 300, height: 200)
    private let outer = PlainBox()
    private let inner = PlainBox()

    init() {
        layout.root.add(outer)
        outer.add(inner)
        [Attribute.left: CGFloat(100), .top: 50].forEach { attribute, place in
            layout.hold(LayoutConstraint(outer, attribute, at: layout.root, attribute, plus: place))
        }
        [Attribute.width: CGFloat(80), .height: 60].forEach { attribute, length in
            layout.hold(LayoutConstraint(outer, attribute, .equal, length))
            layout.hold(LayoutConstraint(inner, attribute, .equal, 10))
        }
    }

    /// Holds the left edge of the inner box at a distance from the outer one's.
    private func holdLeft(_ distance: CGFloat, _ priority: Float, _ relation: LayoutConstraint.Relation = .equal)
        -> LayoutConstraint
    {
        let constraint = LayoutConstraint(
            first: LayoutTerm(item: inner, attribute: .left), relation,
            second: LayoutTerm(item: outer, attribute: .left),
            constant: distance)
        constraint.priority = priority
        layout.hold(constraint)
        return constraint
    }

    @Test func `between two wishes of one strength the place nearest to the origin is taken`() {
        _ = (holdLeft(-8, 250), holdLeft(-20, 250))
        #expect(layout.rectangle(of: inner).minX == 92)
    }

    @Test func `a requirement that becomes a wish leaves the choice to the origin`() {
        let first = holdLeft(-20, 1000)
        _ = holdLeft(-8, 250)
        #expect(layout.rectangle(of: inner).minX == 80)
        first.priority = 250
        layout.engine.priorityDidChange(first)
        #expect(layout.rectangle(of: inner).minX == 92)
        first.priority = 1000
        layout.engine.priorityDidChange(first)
        #expect(layout.rectangle(of: inner).minX == 80)
    }

    @Test func `requirements that are given up leave the choice to the origin, and take it back`() {
        let bounds = [holdLeft(-10, 1000, .greaterThanOrEqual), holdLeft(15, 1000, .lessThanOrEqual)]
        let given = [holdLeft(-20, 1000), holdLeft(30, 1000)]
        #expect(layout.rectangle(of: inner).minX == 100)
        #expect(layout.conflicts.flatMap(\.broken).allSatisfy { broken in given.contains { $0 === broken } })
        for constraint in bounds + [given[1]] {
            layout.engine.constraintWillLeave(constraint)
            constraint.holder = nil
        }
        #expect(layout.rectangle(of: inner).minX == 80)
    }

    @Test func `a lone inequality is exact after its constant changed`() {
        let bound = holdLeft(9, 1000, .greaterThanOrEqual)
        #expect(layout.rectangle(of: inner).minX == 109)
        bound.constant = 2
        layout.engine.constantDidChange(bound)
        #expect(layout.rectangle(of: inner).minX == 102)
    }

    @Test(arguments: [false, true])
    func `an open length is 0 before the place follows, whichever edge leading is after a change`(isRightToLeft: Bool) {
        let open = PlainBox()
        outer.add(open)
        outer.isRightToLeft = isRightToLeft
        layout.engine.subtreeDidArrive(open)
        let leading = LayoutConstraint(open, .leading, at: outer, .leading, plus: 30)
        leading.priority = 750
        layout.hold(leading)
        layout.hold(LayoutConstraint(open, .top, at: outer, .top))
        layout.hold(LayoutConstraint(open, .height, .equal, 5))
        _ = layout.rectangle(of: open)
        outer.isRightToLeft.toggle()
        layout.engine.directionDidChange(of: outer)
        let rectangle = layout.rectangle(of: open)
        #expect(rectangle.width == 0)
        #expect(rectangle.minX == (isRightToLeft ? 130 : 150))
    }
}

/// The calls of an engine about boxes that moved.
@MainActor
@Suite struct MovedBoxTests {
    /// Remembers which boxes it was told of, and wants to hear of one for each box around.
    private final class Listener: LayoutEngineDelegate {
        var moved: [ObjectIdentifier] = []
        func layoutEngine(_ engine: LayoutEngine, moved item: any LayoutItem) -> Bool {
            moved.append(ObjectIdentifier(item))
            return true
        }
        func layoutEngine(_ engine: LayoutEngine, gaveUp conflict: ConstraintConflict) {}
        func layoutEngine(_ engine: LayoutEngine, leavesOut constraint: LayoutConstraint) {}
    }

    private let root = PlainBox()
    private let boxes = [PlainBox(), PlainBox()]
    private let inside = PlainBox()
    private let listener = Listener()

    @Test func `who has heard enough of a box is told no more of what moved in it, until the next time`() {
        root.translatesAutoresizingMaskIntoConstraints = true
        root.rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        boxes.forEach(root.add)
        boxes[1].add(inside)
        let engine = LayoutEngine(root: root, delegate: listener)
        let widths = (boxes + [inside]).map { LayoutConstraint($0, .width, .equal, 10) }
        for (box, width) in zip(boxes + [inside], widths) {
            width.holder = box
            box.heldConstraints.append(width)
        }
        engine.update()
        let names = (boxes + [inside]).map { ObjectIdentifier($0) }
        #expect(listener.moved.filter(names.contains).count == 2 && listener.moved.contains(names[2]))
        listener.moved = []
        for width in widths {
            width.constant = 20
            engine.constantDidChange(width)
        }
        engine.update()
        #expect(listener.moved.count == 2 && listener.moved.contains(names[2]))
    }
}
