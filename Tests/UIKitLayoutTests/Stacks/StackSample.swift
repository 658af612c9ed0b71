import Foundation
import KeylineScenes

@testable import UIKitLayout

/// One stack view to be tried: everything that its constraints depend on.
struct StackSample: CustomStringConvertible {
    var axis: NSLayoutConstraint.Axis
    var distribution: UIStackView.Distribution
    var alignment: UIStackView.Alignment
    var spacing: CGFloat
    /// The views' own sizes, along and across the axis; nil where a view has none.
    var contents: [CGSize]
    var hidden: Set<Int>
    /// The stack's margins, where the views keep them.
    var margin: CGFloat?
    /// The stack's length, where somebody gives it one.
    var length: CGFloat?
    /// Whether a column measures its distances between baselines.
    var isBaselineRelative = false

    var description: String {
        let margins = margin.map { "margin \($0)" } ?? "no margin"
        let sizes = contents.map { "\($0.width)×\($0.height)" }.joined(separator: " ")
        return
            "\(axis) \(distribution) \(alignment), spacing \(spacing), \(sizes), hidden \(hidden.sorted()), \(margins), "
            + "length \(length.map { "\($0)" } ?? "open")" + (isBaselineRelative ? ", baselines" : "")
    }

    var visible: [Int] { contents.indices.filter { !hidden.contains($0) } }

    func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

    /// Two to five views of several sizes, with every pattern of hidden ones that leaves one view, and no two hidden at the beginning:
    /// there UIKit is known to leave a stray spacing.
    static func all(
        axis: NSLayoutConstraint.Axis, distribution: UIStackView.Distribution, alignment: UIStackView.Alignment
    ) -> [StackSample] {
        let lengths: [CGFloat] = [50, 30, 70, 20, 40]
        let breadths: [CGFloat] = [20, 44, 30, 12, 36]
        var samples: [StackSample] = []
        for count in 2...5 {
            let contents = (0..<count).map { CGSize(width: lengths[$0], height: breadths[$0]) }
            for hidden in patterns(count) {
                for (spacing, margin, length) in [(0, nil, nil), (8, nil, 400), (8, 12, nil), (10.5, 5, 420)]
                    as [(CGFloat, CGFloat?, CGFloat?)]
                {
                    samples.append(
                        StackSample(
                            axis: axis, distribution: distribution, alignment: alignment, spacing: spacing,
                            contents: contents, hidden: hidden, margin: margin, length: length))
                }
            }
        }
        return samples
    }

    /// What Arranged's tests compare with UIKit's constraints: one to three views of 44 by 44, with those hidden that they hide, spacings
    /// of 0 and 20, edges and baselines.
    static func arranged(
        axis: NSLayoutConstraint.Axis, distribution: UIStackView.Distribution, alignment: UIStackView.Alignment
    ) -> [StackSample] {
        let patterns: [(count: Int, hidden: Set<Int>)] = [
            (1, []), (3, []), (1, [0]), (2, [0]), (2, [1]), (2, [0, 1]), (3, [0, 1, 2]),
        ]
        return patterns.flatMap { count, hidden in
            [(0, false), (20, false), (0, true), (20, true)].map { spacing, isBaselineRelative in
                StackSample(
                    axis: axis, distribution: distribution, alignment: alignment, spacing: spacing,
                    contents: Array(repeating: CGSize(width: 44, height: 44), count: count), hidden: hidden,
                    isBaselineRelative: isBaselineRelative)
            }
        }
    }

    private static func patterns(_ count: Int) -> [Set<Int>] {
        (0..<(1 << count) - 1).map { bits in Set((0..<count).filter { bits >> $0 & 1 == 1 }) }
            .filter { !$0.isSuperset(of: [0, 1]) && ($0.count < 2 || count == 3 || $0 == [1, 2]) }
    }

    /// The stack of a sample on a screen, at its top leading corner.
    @MainActor
    struct Built {
        let screen: Screen
        let stack: UIStackView
        let views: [Block]
    }

    @MainActor
    func build(_ direction: LayoutDirection = .leftToRight) -> Built {
        let screen = Screen(600, 600, direction: direction)
        let views = contents.map { axis == .horizontal ? Block($0.width, $0.height) : Block($0.height, $0.width) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.distribution = distribution
        stack.alignment = alignment
        stack.spacing = spacing
        stack.isBaselineRelativeArrangement = isBaselineRelative
        for index in hidden { views[index].isHidden = true }
        // Priorities that differ, so that no two views compete for what is left.
        for (index, view) in views.enumerated() {
            view.setContentHuggingPriority(UILayoutPriority(250 + Float(index)), for: axis)
        }
        if let margin {
            stack.isLayoutMarginsRelativeArrangement = true
            stack.layoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
        }
        screen.add(stack)
        stack.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: screen.view.topAnchor).isActive = true
        if let length {
            let dimension = axis == .horizontal ? stack.widthAnchor : stack.heightAnchor
            dimension.constraint(equalToConstant: length).isActive = true
        }
        return Built(screen: screen, stack: stack, views: views)
    }
}
