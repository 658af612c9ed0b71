import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// Which of two required constraints is given up. Sources: public logs and frames in public Interface Builder files.
@MainActor
@Suite struct GivingWayTests {
    private nonisolated static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

    private func length(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        axis == .horizontal ? view.frame.width : view.frame.height
    }

    private func size(_ view: UIView, _ axis: NSLayoutConstraint.Axis, _ constant: CGFloat) -> NSLayoutConstraint {
        (axis == .horizontal ? view.widthAnchor : view.heightAnchor).constraint(equalToConstant: constant)
    }

    @Test(arguments: axes, [(100, 60), (60, 100)] as [(CGFloat, CGFloat)])
    func `of two that different views hold the one that was added last gives way`(
        axis: NSLayoutConstraint.Axis, sizes: (CGFloat, CGFloat)
    ) throws {
        for outerIsLast in [true, false] {
            let (screen, view) = (Screen(320, 480), UIView())
            screen.add(view)
            let (inner, outer) = (size(view, axis, sizes.0), size(view, axis, sizes.1))
            if !outerIsLast { screen.view.addConstraint(outer) }
            view.addConstraint(inner)
            if outerIsLast { screen.view.addConstraint(outer) }
            let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
            #expect(reports.count == 1)
            #expect(reports.first?.brokenConstraint === (outerIsLast ? outer : inner))
            #expect(length(view, axis) == (outerIsLast ? sizes.0 : sizes.1))
        }
    }

    @Test(arguments: axes, [(100, 60), (60, 100), (60, 60.5)] as [(CGFloat, CGFloat)])
    func `of two that one view holds the one of the larger constant gives way`(
        axis: NSLayoutConstraint.Axis, sizes: (CGFloat, CGFloat)
    ) {
        let (screen, view) = (Screen(320, 480), UIView())
        screen.add(view)
        NSLayoutConstraint.activate([size(view, axis, sizes.0), size(view, axis, sizes.1)])
        let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
        #expect(reports.map(\.brokenConstraint.constant) == [max(sizes.0, sizes.1)])
        #expect(length(view, axis) == min(sizes.0, sizes.1))
    }

    @Test(arguments: axes) func `of equal constants the later one gives way`(axis: NSLayoutConstraint.Axis) {
        let (screen, view) = (Screen(320, 480), UIView())
        screen.add(view)
        let near = NSLayoutConstraint(
            item: view, attribute: axis == .horizontal ? .left : .top, relatedBy: .equal, toItem: screen.view,
            attribute: axis == .horizontal ? .left : .top, multiplier: 1, constant: 40)
        let far = NSLayoutConstraint(
            item: view, attribute: axis == .horizontal ? .left : .top, relatedBy: .equal, toItem: screen.view,
            attribute: axis == .horizontal ? .right : .bottom, multiplier: 1, constant: -40)
        NSLayoutConstraint.activate([far, near])
        let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
        #expect(reports.count == 1)
        #expect(reports.first?.brokenConstraint === near)
    }

    @Test(arguments: axes) func `a hidden view loses what ties it to a view outside its stack`(
        axis: NSLayoutConstraint.Axis
    ) {
        let (screen, hidden, outside) = (Screen(320, 480), UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [hidden, Block(20, 20)])
        stack.axis = axis
        screen.add(stack, outside)
        hidden.isHidden = true
        let isHorizontal = axis == .horizontal
        let tie = (isHorizontal ? hidden.widthAnchor : hidden.heightAnchor).constraint(
            equalTo: isHorizontal ? outside.widthAnchor : outside.heightAnchor)
        NSLayoutConstraint.activate([tie, size(outside, axis, 50)])
        let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
        #expect(reports.count == 1)
        #expect(reports.first?.brokenConstraint === tie)
        #expect(length(outside, axis) == 50)
        #expect(length(hidden, axis) == 0)
    }
}
