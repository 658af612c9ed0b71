import Foundation
import KeylineScenes
import Testing

@testable import UIKitLayout

/// The constraints of stack views are those of the table that public reimplementations and logs give, and their frames are those that
/// arithmetic gives. Source of both: A. Grebenyuk's "UIStackView" article and Arranged (MIT), T. van Zummeren's TZStackView (MIT).
@MainActor
@Suite struct StackArrangementTests {
    private nonisolated static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

    @Test(arguments: axes, UIStackView.Distribution.allCases)
    func `the constraints of a stack are those of the table`(
        axis: NSLayoutConstraint.Axis, distribution: UIStackView.Distribution
    ) {
        for alignment in UIStackView.Alignment.allCases {
            for sample in StackSample.all(axis: axis, distribution: distribution, alignment: alignment) {
                expectTable(sample)
            }
        }
    }

    /// The configurations are those of Arranged's tests.
    @Test(arguments: axes, UIStackView.Alignment.allCases)
    func `a stack that shows one view, some or none has the constraints that UIKit was seen to make`(
        axis: NSLayoutConstraint.Axis, alignment: UIStackView.Alignment
    ) {
        for distribution in UIStackView.Distribution.allCases {
            for sample in StackSample.arranged(axis: axis, distribution: distribution, alignment: alignment) {
                expectTable(sample)
            }
        }
    }

    private func expectTable(_ sample: StackSample) {
        let built = sample.build()
        built.screen.layOut()
        let actual = built.stack.arrangementConstraints.map { Statement($0, in: built) }.sorted()
        let expected = StackTable(sample).statements.sorted()
        let difference = actual.difference(from: expected)
        #expect(difference.isEmpty, "\(sample)")
    }

    @Test(arguments: axes, UIStackView.Distribution.allCases)
    func `the frames of a stack are those of arithmetic`(
        axis: NSLayoutConstraint.Axis, distribution: UIStackView.Distribution
    ) {
        for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing] {
            let samples = StackSample.all(axis: axis, distribution: distribution, alignment: alignment)
            for (index, sample) in samples.enumerated() {
                // Five is no divisor of the number of variants of a pattern: each variant is tried in both directions.
                let direction = index % 5 < 3 ? LayoutDirection.leftToRight : .rightToLeft
                let built = sample.build(direction)
                let reports = UnsatisfiableConstraints.collecting { built.screen.layOut() }
                #expect(reports.isEmpty, "\(sample)")
                expectFrames(sample, built, direction)
            }
        }
    }

    /// What lies within a pixel is as computed: the solver rounds edges, arithmetic does not.
    private func expectFrames(_ sample: StackSample, _ built: StackSample.Built, _ direction: LayoutDirection) {
        let expectation = StackArithmetic(sample)
        let total = built.stack.bounds.size
        #expect(abs(sample.along(total) - expectation.length) <= 0.51, "length, \(sample)")
        #expect(abs(sample.across(total) - expectation.breadth) <= 0.51, "breadth, \(sample)")
        for (index, expected) in expectation.frames.enumerated() where !sample.hidden.contains(index) {
            var frame = built.views[index].frame
            if direction == .rightToLeft { frame.origin.x = total.width - frame.maxX }
            #expect(abs(frame.minX - expected.minX) <= 0.51, "x of \(index), \(sample)")
            #expect(abs(frame.minY - expected.minY) <= 0.51, "y of \(index), \(sample)")
            #expect(abs(frame.width - expected.width) <= 0.51, "width of \(index), \(sample)")
            #expect(abs(frame.height - expected.height) <= 0.51, "height of \(index), \(sample)")
        }
    }
}

extension UIStackView.Alignment {
    var isOfBaselines: Bool { self == .firstBaseline || self == .lastBaseline }
}
