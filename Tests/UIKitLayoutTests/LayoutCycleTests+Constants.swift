import Foundation
import KeylineScenes
import Testing
import UIKitLayout

extension LayoutCycleTests {
    /// A view in a view, placed by constraints and laid out; the log is empty.
    func pair(
        _ constraints: (_ inner: UIView, _ outer: UIView) -> [NSLayoutConstraint]
    ) -> (screen: Screen, views: [UIView], constraint: NSLayoutConstraint) {
        let (screen, views) = nest("view1", "view2")
        views[0].frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        views[1].translatesAutoresizingMaskIntoConstraints = false
        let made = constraints(views[1], views[0])
        NSLayoutConstraint.activate(made)
        screen.layOut()
        _ = log.take()
        return (screen, views, made[0])
    }

    /// Constraints from `near` to `far`: a position alone, or both sides.
    func pinned(
        _ near: NSLayoutConstraint.Attribute, _ far: NSLayoutConstraint.Attribute, isOnBothSides: Bool
    ) -> (_ inner: UIView, _ outer: UIView) -> [NSLayoutConstraint] {
        { inner, outer in
            let ends = isOnBothSides ? [near, far] : [near]
            return ends.map {
                NSLayoutConstraint(
                    item: inner, attribute: $0, relatedBy: .equal, toItem: outer, attribute: $0, multiplier: 1,
                    constant: 0)
            } + [
                inner.widthAnchor.constraint(equalToConstant: 10).at(isOnBothSides ? 1 : 1000),
                inner.heightAnchor.constraint(equalToConstant: 10).at(isOnBothSides ? 1 : 1000),
            ]
        }
    }

    nonisolated static let sides: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
        (.left, .right), (.leading, .trailing), (.top, .bottom),
    ]

    @Test(.tags(.g7), arguments: sides)
    func `a constant that moves a view lays out the view around alone`(
        near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute
    ) {
        let (_, views, constraint) = pair(pinned(near, far, isOnBothSides: false))
        constraint.constant = 100
        views[1].layoutIfNeeded()
        #expect(log.take() == [])
        views[0].layoutIfNeeded()
        #expect(log.take() == ["view1 layout"])
        #expect(views[1].frame.size == CGSize(width: 10, height: 10))
        #expect((near == .top ? views[1].frame.minY : views[1].frame.minX) == 100)
    }

    @Test(.tags(.g7), arguments: sides)
    func `a constant that resizes a view lays out both`(
        near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute
    ) {
        let (_, views, constraint) = pair(pinned(near, far, isOnBothSides: true))
        constraint.constant = 100
        views[1].layoutIfNeeded()
        #expect(log.take() == [])
        views[0].layoutIfNeeded()
        #expect(log.take() == ["view1 layout", "view2 layout"])
        #expect((near == .top ? views[1].frame.height : views[1].frame.width) == 200)
    }

    @Test(.tags(.g7), arguments: [false, true])
    func `with no call at all the next layout pass lays out`(isOnBothSides: Bool) {
        let (screen, views, constraint) = pair(pinned(.left, .right, isOnBothSides: isOnBothSides))
        constraint.constant = 50
        #expect(views[1].frame.minX == 0)
        screen.layOut()
        #expect(log.take() == (isOnBothSides ? ["view1 layout", "view2 layout"] : ["view1 layout"]))
        #expect(views[1].frame.minX == 50)
    }
}
