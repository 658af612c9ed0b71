import Foundation
import KeylineScenes
import Testing

@testable import UIKitLayout

/// Laws that hold for every layout, tried on random trees. A failing seed makes the same tree again.
@MainActor
@Suite struct LayoutLawTests {
    private nonisolated static let seeds = Array(UInt64(1)...60)

    @Test(arguments: seeds)
    func `mirroring twice changes nothing`(seed: UInt64) {
        let tree = RandomTree(seed: seed)
        let before = tree.layOut()
        tree.setDirection(.rightToLeft)
        _ = tree.layOut()
        tree.setDirection(.leftToRight)
        #expect(tree.layOut() == before)
    }

    @Test(arguments: seeds)
    func `a layout of leading and trailing from right to left is the mirror image`(seed: UInt64) {
        let tree = RandomTree(seed: seed)
        let before = tree.layOut()
        tree.setDirection(.rightToLeft)
        let after = tree.layOut()
        let width = tree.screen.view.bounds.width
        for (one, other) in zip(before, after) {
            #expect(abs(one.minX - (width - other.maxX)) <= 0.5, "\(one), \(other)")
            #expect(abs(one.width - other.width) <= 0.5)
            #expect(one.minY == other.minY && one.height == other.height)
        }
    }

    @Test(arguments: seeds)
    func `the order of activation does not matter`(seed: UInt64) {
        let tree = RandomTree(seed: seed)
        let other = RandomTree(seed: seed, shuffledBy: seed &* 31)
        #expect(tree.layOut() == other.layOut())
    }

    @Test(arguments: seeds)
    func `what is deactivated and activated again lays out as before`(seed: UInt64) {
        let tree = RandomTree(seed: seed)
        let before = tree.layOut()
        var random = SeededGenerator(seed: seed)
        let some = tree.constraints.filter { _ in Bool.random(using: &random) }
        NSLayoutConstraint.deactivate(some)
        _ = tree.layOut()
        NSLayoutConstraint.activate(some.shuffled(using: &random))
        #expect(tree.layOut() == before)
    }

    @Test(arguments: seeds)
    func `asking for a fitting size changes nothing`(seed: UInt64) {
        let tree = RandomTree(seed: seed)
        let before = tree.layOut()
        let constraints = tree.views.map(\.constraints.count)
        for view in tree.views {
            _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            _ = view.systemLayoutSizeFitting(
                CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        #expect(tree.views.map(\.constraints.count) == constraints)
        #expect(!tree.screen.view.layoutState.cycle.subtreeNeedsLayout)
        #expect(tree.layOut() == before)
    }

    @Test(arguments: seeds)
    func `a change and its reverse leave the layout as it was`(seed: UInt64) {
        let tree = RandomTree(seed: seed)
        let before = tree.layOut()
        for constraint in tree.constraints { constraint.constant += 7 }
        tree.screen.resize(500, 700)
        for constraint in tree.constraints { constraint.constant -= 7 }
        tree.screen.resize(400, 600)
        #expect(tree.layOut() == before)
    }
}

/// Numbers that are the same on every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// A tree of views with content, stacks and constraints of leading, trailing, vertical and size attributes, made from a seed.
///
/// Each view is tied to the one before it or around it; some constraints are optional, some are inequalities. No two wishes have the same
/// priority, so that nothing is left to chance.
@MainActor
final class RandomTree {
    let screen: Screen
    private(set) var views: [UIView] = []
    private(set) var constraints: [NSLayoutConstraint] = []
    private var random: SeededGenerator
    private var wishes: Float = 0

    init(seed: UInt64, shuffledBy shuffle: UInt64? = nil) {
        random = SeededGenerator(seed: seed)
        screen = Screen(400, 600)
        fill(screen.view, depth: 0)
        var order = SeededGenerator(seed: shuffle ?? 0)
        NSLayoutConstraint.activate(shuffle == nil ? constraints : constraints.shuffled(using: &order))
    }

    func setDirection(_ direction: LayoutDirection) {
        var environment = SceneEnvironment(size: CGSize(width: 400, height: 600))
        environment.layoutDirection = direction
        screen.window.traits = UITraitCollection(environment)
    }

    /// The frames of all views in the screen's coordinates.
    func layOut() -> [CGRect] {
        let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
        #expect(reports.isEmpty)
        return views.map { $0.convert($0.bounds, to: screen.view) }
    }

    private func fill(_ parent: UIView, depth: Int) {
        var previous: UIView?
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let view = makeView(depth: depth)
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
            views.append(view)
            place(view, in: parent, after: previous)
            previous = view
            if depth < 2, !(view is UIStackView), Bool.random(using: &random) { fill(view, depth: depth + 1) }
        }
    }

    private func makeView(depth: Int) -> UIView {
        guard Int.random(in: 0..<3, using: &random) == 0 else { return block(20...90, 10...40) }
        let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in block(10...50, 10...30) })
        stack.arrangedSubviews.forEach { views.append($0) }
        stack.spacing = length(0...12)
        stack.axis = Bool.random(using: &random) ? .horizontal : .vertical
        stack.alignment = [.fill, .leading, .center, .trailing].randomElement(using: &random) ?? .fill
        return stack
    }

    private func place(_ view: UIView, in parent: UIView, after previous: UIView?) {
        let x =
            Bool.random(using: &random)
            ? view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: length(0...30))
            : view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -length(0...30))
        let y =
            previous.map { view.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: length(0...20)) }
            ?? view.topAnchor.constraint(equalTo: parent.topAnchor, constant: length(0...20))
        constraints += [x, y]
        if Bool.random(using: &random) {
            let width = view.widthAnchor.constraint(greaterThanOrEqualToConstant: length(30...120))
            width.priority = unique(300)
            constraints.append(width)
        }
        if let previous, Bool.random(using: &random) {
            let tie = view.widthAnchor.constraint(equalTo: previous.widthAnchor, multiplier: 0.5, constant: 4)
            tie.priority = unique(500)
            constraints.append(tie)
        }
    }

    private func block(_ widths: ClosedRange<Int>, _ heights: ClosedRange<Int>) -> Block {
        let block = Block(length(widths), length(heights))
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            block.setContentHuggingPriority(unique(200), for: axis)
            block.setContentCompressionResistancePriority(unique(700), for: axis)
        }
        return block
    }

    private func unique(_ base: Float) -> UILayoutPriority {
        wishes += 0.25
        return UILayoutPriority(base + wishes)
    }

    private func length(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &random))
    }
}
