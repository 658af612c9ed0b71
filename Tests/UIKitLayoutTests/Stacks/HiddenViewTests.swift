import Foundation
import KeylineScenes
import Testing

@testable import UIKitLayout

/// Hidden arranged views leave what shows alone. Sources: frames in public Interface Builder files; the constraint sets of Arranged (MIT).
@MainActor
@Suite struct HiddenViewTests {
    private nonisolated static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

    /// Three plain views, of which the second is as long as the first and one is hidden, in a stack with a spacing of 8.
    private func stack(
        _ axis: NSLayoutConstraint.Axis, _ views: [UIView], _ direction: LayoutDirection = .leftToRight
    ) -> (screen: Screen, stack: UIStackView) {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.spacing = 8
        let screen = Screen(600, 600, direction: direction)
        screen.add(stack)
        return (screen, stack)
    }

    private func length(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        axis == .horizontal ? view.frame.width : view.frame.height
    }

    private func anchor(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> NSLayoutDimension {
        axis == .horizontal ? view.widthAnchor : view.heightAnchor
    }

    @Test(arguments: axes, [0, 1, 2])
    func `a hidden view never collapses a visible one that has a size`(axis: NSLayoutConstraint.Axis, hidden: Int) {
        let views = (0..<3).map { _ in UIView() }
        let (screen, stack) = stack(axis, views)
        let others = views.indices.filter { $0 != hidden }.map { views[$0] }
        anchor(others[0], axis).constraint(equalToConstant: 30).isActive = true
        anchor(others[1], axis).constraint(equalTo: anchor(others[0], axis)).isActive = true
        anchor(views[hidden], axis).constraint(equalTo: anchor(others[0], axis)).isActive = true
        views[hidden].isHidden = true
        let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
        #expect(reports.isEmpty)
        #expect(others.map { length($0, axis) } == [30, 30])
        #expect(length(views[hidden], axis) == 0)
        #expect(length(stack, axis) == 68)
        views[hidden].isHidden = false
        screen.layOut()
        #expect(views.map { length($0, axis) } == [30, 30, 30])
        #expect(length(stack, axis) == 106)
    }

    @Test(arguments: axes, [NSLayoutConstraint.Relation.equal, .lessThanOrEqual])
    func `a hidden view never collapses the content of a visible one`(
        axis: NSLayoutConstraint.Axis, relation: NSLayoutConstraint.Relation
    ) {
        let views = [Block(40, 40), Block(10, 10)]
        let (screen, stack) = stack(axis, views)
        NSLayoutConstraint(
            item: views[0], attribute: axis == .horizontal ? .width : .height, relatedBy: relation, toItem: views[1],
            attribute: axis == .horizontal ? .width : .height, multiplier: 1, constant: 0
        ).isActive = true
        views[1].isHidden = true
        screen.layOut()
        #expect(length(views[0], axis) == 40)
        #expect(length(stack, axis) == 40)
    }

    @Test(arguments: axes) func `a stack keeps its length whatever equals it and is hidden`(
        axis: NSLayoutConstraint.Axis
    ) {
        let views = [Block(40, 40), Block(10, 10)]
        let (screen, stack) = stack(axis, views)
        anchor(views[1], axis).constraint(equalTo: anchor(stack, axis), multiplier: 0.5).isActive = true
        views[1].isHidden = true
        screen.layOut()
        #expect(length(stack, axis) == 40)
    }

    @Test func `what was given up does not come back to a view that is hidden`() {
        let views = [Block(40, 40), Block(10, 10)]
        let (screen, stack) = stack(.horizontal, views)
        // Of two that different views hold the larger constant goes.
        screen.view.addConstraint(views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor))
        views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor, constant: -20).isActive = true
        let first = UnsatisfiableConstraints.collecting { screen.layOut() }
        #expect(first.count == 1 && views[0].frame.width == views[1].frame.width)
        views[1].isHidden = true
        let later = UnsatisfiableConstraints.collecting { screen.layOut() }
        #expect(later.isEmpty)
        #expect(views[0].frame.width == 40 && views[1].frame.width == 0 && stack.frame.width == 40)
    }

    @Test func `two hidden views may stay equal to each other`() {
        let views = [Block(40, 40), Block(10, 10), Block(20, 20)]
        let (screen, stack) = stack(.horizontal, views)
        views[1].widthAnchor.constraint(equalTo: views[2].widthAnchor).isActive = true
        views[1].isHidden = true
        views[2].isHidden = true
        let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
        #expect(reports.isEmpty)
        #expect(stack.frame.width == 40)
    }

    @Test(
        arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline], [0, 1, 2]
    )
    func `a hidden text in a row on baselines collapses without a conflict`(
        alignment: UIStackView.Alignment, hidden: Int
    ) {
        let labels = [17, 34, 12].map { size in
            let label = UILabel()
            label.text = "Hidden"
            label.font = .systemFont(ofSize: size)
            label.numberOfLines = 0
            return label
        }
        let (screen, stack) = stack(.horizontal, labels)
        stack.alignment = alignment
        labels[hidden].isHidden = true
        let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
        #expect(reports.isEmpty)
        #expect(labels[hidden].frame.width == 0)
        let visible = labels.indices.filter { $0 != hidden }.map { labels[$0] }
        // Labels of several lines share a row, so each is as wide as the widest.
        #expect(visible[0].frame.width == visible[1].frame.width)
        #expect(visible[0].frame.width == visible.map(\.intrinsicContentSize.width).max())
        #expect(stack.frame.width == visible[0].frame.width + 8 + visible[1].frame.width)
    }
}
