import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// Twenty contradictions that people reported in public, rebuilt from the constraints that their logs print. Each names the report
/// and the constraint that UIKit gave up, counted from 0 among those that somebody wrote.
@MainActor
@Suite struct PublicConflictTests {
    struct Report: Sendable, CustomTestStringConvertible {
        let source: String
        /// The size that the window or cell gave, in points.
        let size: CGSize
        /// Which of the constraints UIKit gave up.
        let broken: Int
        /// Builds views inside the root and answers with the constraints in printed order, not active.
        let build: @MainActor @Sendable (UIView) -> [NSLayoutConstraint]

        init(
            _ source: String, _ width: CGFloat, _ height: CGFloat, broken: Int,
            _ build: @escaping @MainActor @Sendable (UIView) -> [NSLayoutConstraint]
        ) {
            self.source = source
            self.broken = broken
            self.build = build
            size = CGSize(width: width, height: height)
        }

        var testDescription: String { source }
    }

    private struct Outcome {
        let written: [NSLayoutConstraint]
        let report: UnsatisfiableConstraints
    }

    private func outcome(_ report: Report) throws -> Outcome {
        let screen = Screen(report.size.width, report.size.height)
        let written = report.build(screen.view)
        NSLayoutConstraint.activate(written)
        let reports = UnsatisfiableConstraints.collecting { screen.layOut() }
        return Outcome(written: written, report: try #require(reports.first))
    }

    @Test(.tags(.f2), arguments: Self.reports)
    func `a public contradiction is found, as a set without which the rest can hold`(report: Report) throws {
        let outcome = try outcome(report)
        let own = outcome.report.constraints.filter { member in outcome.written.contains { $0 === member } }
        #expect(!own.isEmpty)
        #expect(outcome.written.contains { $0 === outcome.report.brokenConstraint })
        let screen = Screen(report.size.width, report.size.height)
        let again = report.build(screen.view)
        let kept = again.indices.filter { index in outcome.written[index] !== outcome.report.brokenConstraint }
        NSLayoutConstraint.activate(kept.map { again[$0] })
        #expect(UnsatisfiableConstraints.collecting { screen.layOut() }.isEmpty)
    }

    @Test(.tags(.f2)) func `the rule gives up the constraint that UIKit gave up in sixteen of twenty reports`() throws {
        let agreeing = try Self.reports.filter { report in
            let outcome = try outcome(report)
            return outcome.written[report.broken] === outcome.report.brokenConstraint
        }
        #expect(Self.reports.count == 20)
        #expect(agreeing.count >= 16)
    }
}
