import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// Which of several views with equal wishes a stack that fills stretches or compresses. Source: frames in public Interface Builder files.
@MainActor
@Suite struct TieTests {
    private nonisolated static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

    /// A stack of a length at the leading top corner of a screen of 400×400.
    private func stack(
        _ views: [UIView], _ axis: NSLayoutConstraint.Axis, length: CGFloat, _ direction: LayoutDirection
    ) -> (screen: Screen, stack: UIStackView) {
        let screen = Screen(400, 400, direction: direction)
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.spacing = 10
        screen.add(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            stack.topAnchor.constraint(equalTo: screen.view.topAnchor),
            (axis == .horizontal ? stack.widthAnchor : stack.heightAnchor).constraint(equalToConstant: length),
        ])
        return (screen, stack)
    }

    private func lengths(_ views: [UIView], _ axis: NSLayoutConstraint.Axis) -> [CGFloat] {
        views.map { axis == .horizontal ? $0.frame.width : $0.frame.height }
    }

    @Test(arguments: axes, LayoutDirection.allCases)
    func `the later of equal views gives way`(axis: NSLayoutConstraint.Axis, direction: LayoutDirection) {
        for (length, last) in [(200, 100), (170, 70), (110, 10)] as [(CGFloat, CGFloat)] {
            let views = [Block(40, 40), Block(40, 40), Block(60, 60)]
            let (screen, stack) = stack(views, axis, length: length, direction)
            screen.layOut()
            #expect(lengths(views, axis) == [40, 40, last])
            #expect(stack.hasAmbiguousLayout == false)
            #expect(views[2].hasAmbiguousLayout, "a preference is no constraint")
        }
    }

    @Test(arguments: axes, LayoutDirection.allCases)
    func `where the later view has no room left the one before it gives way`(
        axis: NSLayoutConstraint.Axis, direction: LayoutDirection
    ) {
        let views = [Block(40, 40), Block(40, 40), Block(60, 60)]
        let (screen, _) = stack(views, axis, length: 90, direction)
        screen.layOut()
        #expect(lengths(views, axis) == [40, 30, 0])
    }

    @Test(arguments: axes, LayoutDirection.allCases)
    func `a view that wishes less than the others gives way wherever it stands`(
        axis: NSLayoutConstraint.Axis, direction: LayoutDirection
    ) {
        let views = [Block(40, 40), Block(40, 40), Block(40, 40)]
        views[2].setContentHuggingPriority(UILayoutPriority(252), for: axis)
        let (screen, _) = stack(views, axis, length: 200, direction)
        screen.layOut()
        #expect(lengths(views, axis) == [40, 100, 40])
    }

    @Test(arguments: axes, LayoutDirection.allCases)
    func `margins, spacings of their own and hidden views change nothing about it`(
        axis: NSLayoutConstraint.Axis, direction: LayoutDirection
    ) {
        let views = [Block(40, 40), Block(30, 30), Block(40, 40), Block(60, 60)]
        let (screen, stack) = stack(views, axis, length: 200, direction)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 7, leading: 7, bottom: 3, trailing: 3)
        stack.setCustomSpacing(25, after: views[0])
        views[1].isHidden = true
        screen.layOut()
        #expect(lengths(views, axis) == [40, 0, 40, 200 - 10 - 40 - 25 - 40 - 10])
    }

    @Test(arguments: axes, LayoutDirection.allCases)
    func `what changes later is as if it had been so from the beginning`(
        axis: NSLayoutConstraint.Axis, direction: LayoutDirection
    ) {
        let views = [Block(40, 40), Block(40, 40)]
        let (screen, stack) = stack(views, axis, length: 150, direction)
        screen.layOut()
        #expect(lengths(views, axis) == [40, 100])
        views[0].content = CGSize(width: 70, height: 70)
        screen.layOut()
        #expect(lengths(views, axis) == [70, 70])
        stack.insertArrangedSubview(views[1], at: 0)
        screen.layOut()
        #expect(lengths(views, axis) == [100, 40])
    }
}
