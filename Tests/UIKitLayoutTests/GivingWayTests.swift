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
            let screen = Screen(320, 480)
            let view = UIView()
            screen.add(view)
            let inner = size(view, axis, sizes.0)
            let outer = size(view, axis, sizes.1)
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
        let screen = Screen(320, 480)
        let view = UIView()
        screen.add(view)
        NSLayoutConstraint.activate([size(view, axis, sizes.0), size(view, axis, sizes.1)])
        let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
        #expect(reports.map(\.brokenConstraint.constant) == [max(sizes.0, sizes.1)])
        #expect(length(view, axis) == min(sizes.0, sizes.1))
    }

    @Test(arguments: axes) func `of equal constants between views the later one gives way`(
        axis: NSLayoutConstraint.Axis
    ) {
        let screen = Screen(320, 480)
        let view = UIView()
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

    /// Pins a view between the edges of a screen of 320×320, at distances that are larger than its own length, which is held by itself.
    private func pinned(
        _ axis: NSLayoutConstraint.Axis, _ direction: LayoutDirection, length: CGFloat
    ) -> (screen: Screen, view: UIView, length: NSLayoutConstraint) {
        let screen = Screen(320, 320, direction: direction)
        let view = UIView()
        screen.add(view)
        let own = size(view, axis, length)
        view.addConstraint(own)
        let edges =
            axis == .horizontal
            ? [
                view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 20),
                screen.view.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 200),
            ]
            : [
                view.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 20),
                screen.view.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 200),
            ]
        NSLayoutConstraint.activate(edges)
        return (screen, view, own)
    }

    @Test(arguments: axes, LayoutDirection.allCases)
    func `a length that is a number gives way before what relates views, however small it is`(
        axis: NSLayoutConstraint.Axis, direction: LayoutDirection
    ) {
        for number: CGFloat in [16, 60, 300] {
            let (screen, view, own) = pinned(axis, direction, length: number)
            let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
            #expect(reports.map(\.brokenConstraint) == [own])
            #expect(length(view, axis) == 100)
        }
    }

    @Test(arguments: axes, LayoutDirection.allCases)
    func `content that must keep its size gives way to what ties the view on both sides`(
        axis: NSLayoutConstraint.Axis, direction: LayoutDirection
    ) {
        for content: CGFloat in [60, 300] { expectToGiveWay(content, axis, direction) }
    }

    private func expectToGiveWay(_ content: CGFloat, _ axis: NSLayoutConstraint.Axis, _ direction: LayoutDirection) {
        let screen = Screen(320, 320, direction: direction)
        let view = Block(content, content)
        view.setContentHuggingPriority(.required, for: axis)
        view.setContentCompressionResistancePriority(.required, for: axis)
        screen.add(view)
        let isHorizontal = axis == .horizontal
        NSLayoutConstraint.activate(
            isHorizontal
                ? [
                    view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 16),
                    screen.view.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 24),
                ]
                : [
                    view.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 16),
                    screen.view.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 24),
                ])
        let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
        #expect(reports.count == 1)
        #expect(length(view, axis) == 280)
        #expect(
            (isHorizontal ? view.frame.minX : view.frame.minY) == (isHorizontal && direction == .rightToLeft ? 24 : 16))
    }

    @Test(arguments: axes, LayoutDirection.allCases)
    func `the length of a view inside gives way to the length that its stack is told to have`(
        axis: NSLayoutConstraint.Axis, direction: LayoutDirection
    ) {
        let screen = Screen(320, 320, direction: direction)
        let view = UIView()
        let stack = UIStackView(arrangedSubviews: [view])
        stack.axis = axis
        screen.add(stack)
        let own = size(view, axis, 16)
        view.addConstraint(own)
        let isHorizontal = axis == .horizontal
        let whole = (isHorizontal ? stack.widthAnchor : stack.heightAnchor).constraint(
            equalTo: isHorizontal ? screen.view.widthAnchor : screen.view.heightAnchor)
        whole.isActive = true
        let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
        #expect(reports.map(\.brokenConstraint) == [own])
        #expect(length(view, axis) == 320)
    }

    @Test(arguments: axes, LayoutDirection.allCases)
    func `a length that is given up is missed by no more than the rest requires`(
        axis: NSLayoutConstraint.Axis, direction: LayoutDirection
    ) {
        let screen = Screen(320, 320, direction: direction)
        let view = Block(40, 40)
        screen.add(view)
        let isHorizontal = axis == .horizontal
        let start =
            isHorizontal
            ? view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor)
            : view.topAnchor.constraint(equalTo: screen.view.topAnchor)
        let end =
            isHorizontal
            ? screen.view.trailingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: 8)
            : screen.view.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: 8)
        let own = size(view, axis, 500)
        NSLayoutConstraint.activate([own, start, end])
        view.setContentHuggingPriority(UILayoutPriority(999), for: axis)
        let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
        #expect(reports.map(\.brokenConstraint) == [own])
        #expect(length(view, axis) == 312)
        own.constant = 100
        screen.layOut()
        #expect(length(view, axis) == 100)
        own.isActive = false
        screen.layOut()
        #expect(length(view, axis) == 40)
    }

    @Test(arguments: axes) func `what ties a hidden view to another one does not pull that one along`(
        axis: NSLayoutConstraint.Axis
    ) {
        let screen = Screen(320, 480)
        let hidden = UIView()
        let outside = Block(80, 80)
        let stack = UIStackView(arrangedSubviews: [hidden, Block(20, 20)])
        stack.axis = axis
        screen.add(stack, outside)
        hidden.isHidden = true
        let isHorizontal = axis == .horizontal
        let tie = (isHorizontal ? hidden.widthAnchor : hidden.heightAnchor).constraint(
            equalTo: isHorizontal ? outside.widthAnchor : outside.heightAnchor)
        let least = (isHorizontal ? outside.widthAnchor : outside.heightAnchor).constraint(
            greaterThanOrEqualToConstant: 50)
        NSLayoutConstraint.activate([tie, least])
        let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
        #expect(reports.map(\.brokenConstraint) == [tie])
        #expect(length(outside, axis) == 80)
    }

    @Test(arguments: axes) func `a hidden view loses what ties it to a view outside its stack`(
        axis: NSLayoutConstraint.Axis
    ) {
        let screen = Screen(320, 480)
        let hidden = UIView()
        let outside = UIView()
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
