import Foundation
import KeylineScenes
import Testing

@testable import UIKitLayout

/// Rules of stack views' constraints that are easily got wrong, one each. Sources: A. Grebenyuk's article "Let's Build UIStackView" and
/// Arranged (MIT), whose tests compare with UIKit's constraints; TZStackView (MIT); openradar 32291130.
@MainActor
@Suite struct StackDifferenceTests {
    private func laidOut(
        _ axis: NSLayoutConstraint.Axis, _ alignment: UIStackView.Alignment, _ views: [UIView],
        _ distribution: UIStackView.Distribution = .fill, hidden: [Int] = [], size: CGSize? = nil,
        _ adjust: (UIStackView) -> Void = { _ in }
    ) -> UIStackView {
        let screen = Screen(600, 600)
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.alignment = alignment
        stack.distribution = distribution
        for index in hidden { views[index].isHidden = true }
        adjust(stack)
        screen.add(stack)
        stack.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: screen.view.topAnchor).isActive = true
        if let size {
            stack.widthAnchor.constraint(equalToConstant: size.width).isActive = true
            stack.heightAnchor.constraint(equalToConstant: size.height).isActive = true
        }
        screen.layOut()
        return stack
    }

    private func guides(_ stack: UIStackView) -> [String] { stack.layoutGuides.map(\.identifier).sorted() }

    private func label(_ size: CGFloat) -> UILabel {
        let label = UILabel()
        label.text = "Åg"
        label.font = .systemFont(ofSize: size)
        return label
    }

    @Test func `where no view is visible spanners hold the canvas, and the stack has no size`() {
        let stack = laidOut(.horizontal, .center, [Block(50, 20), Block(30, 40)], hidden: [0, 1])
        #expect(guides(stack) == ["UISV-alignment-spanner", "UISV-ordering-spanner"])
        #expect(stack.frame.size == .zero)
        let connections = stack.arrangementConstraints.filter { $0.identifier == "UISV-canvas-connection" }
        #expect(connections.count == 5)
        #expect(connections.allSatisfy { ($0.secondItem as? UILayoutGuide)?.identifier.hasSuffix("-spanner") == true })
    }

    @Test func `hidden views count for whether there is a spanner, and it reaches over visible ones only`() {
        let stack = laidOut(.horizontal, .leading, [Block(50, 90), Block(30, 40)], hidden: [0])
        #expect(guides(stack) == ["UISV-alignment-spanner"])
        let spanned = stack.arrangementConstraints.filter { $0.identifier == "UISV-spanning-boundary" }
        #expect(spanned.count == 2)
        #expect(spanned.allSatisfy { $0.secondItem === stack.arrangedSubviews[1] })
        #expect(stack.frame.size == CGSize(width: 30, height: 40))
        #expect(guides(laidOut(.horizontal, .leading, [Block(50, 90)])) == [])
    }

    @Test(arguments: [(UIStackView.Alignment.firstBaseline, CGFloat(0)), (.lastBaseline, 220)])
    func `a column asked for baselines ties its first view only, and keeps the others inside`(
        alignment: UIStackView.Alignment, x: CGFloat
    ) {
        let views = [Block(80, 20), Block(200, 40)]
        let stack = laidOut(.vertical, alignment, views, size: CGSize(width: 300, height: 60))
        #expect(!stack.arrangementConstraints.contains { $0.identifier == "UISV-alignment" })
        #expect(views[0].frame == CGRect(x: x, y: 0, width: 80, height: 20))
        #expect(views[1].frame.width == 200)
        #expect(stack.bounds.contains(views[1].frame))
        #expect(views[1].hasAmbiguousLayout)
    }

    @Test func `a hidden view between equal gaps keeps half the spacing on either side, as an inequality`() {
        let views = [Block(50, 20), Block(30, 20), Block(40, 20)]
        let stack = laidOut(.horizontal, .fill, views, .equalSpacing, hidden: [1]) { $0.spacing = 8 }
        let spacings = stack.arrangementConstraints.filter { $0.identifier == "UISV-spacing" }
        #expect(spacings.map(\.constant) == [4, 4])
        #expect(spacings.allSatisfy { $0.relation == .greaterThanOrEqual })
        #expect(views[2].frame.minX == 58)
        #expect(stack.layoutGuides.count == 1)
    }

    @Test(arguments: [UIStackView.Distribution.fill, .equalSpacing])
    func `distances between baselines count in a column, of equal gaps too`(distribution: UIStackView.Distribution) {
        let labels = [label(30), label(12), label(20)]
        let stack = laidOut(.vertical, .leading, labels, distribution) {
            $0.spacing = 60
            $0.isBaselineRelativeArrangement = true
        }
        let baselines = labels.map { stack.convert($0.firstBaseline, from: $0).y }
        #expect(abs(baselines[1] - baselines[0] - 60) <= 0.5)
        #expect(abs(baselines[2] - baselines[1] - 60) <= 0.5)
        let row = laidOut(.horizontal, .leading, [label(30), label(12)], distribution) {
            $0.isBaselineRelativeArrangement = true
        }
        #expect(row.arrangementConstraints.allSatisfy { $0.firstAttribute != .firstBaseline })
    }

    @Test func `pairs of gaps between middles are wanted one less than the other, below what compresses views`() {
        let stack = laidOut(.horizontal, .fill, (0..<5).map { _ in Block(40, 20) }, .equalCentering)
        let priorities = stack.arrangementConstraints.filter { $0.identifier == "UISV-fill-equally" }.map(
            \.priority.rawValue)
        #expect(priorities == [149, 148, 147])
    }

    @Test func `views of a row on first baselines that reach higher than the first one leave the stack`() {
        let labels = [label(28), label(56), label(28)]
        let stack = laidOut(.horizontal, .firstBaseline, labels)
        #expect(labels[0].frame.minY == 0)
        #expect(labels[1].frame.minY < 0)
        #expect(stack.frame.height == labels[1].frame.maxY)
    }

    @Test func `a row on first baselines that is higher than its views has them at its bottom`() {
        let labels = [label(28), label(20)]
        _ = laidOut(.horizontal, .firstBaseline, labels, size: CGSize(width: 300, height: 200))
        #expect(labels.map(\.frame.maxY).max() == 200)
    }
}

extension UIView {
    fileprivate var firstBaseline: CGPoint { CGPoint(x: 0, y: baselineOffsets.first) }
}
