import Foundation
import Testing

@testable import KeylineProposalLayout

struct StackTests {
    @Test func `a row serves the least flexible view first`() {
        let row = LayoutNode(
            rule: LayoutRuleBox(HStackLayout(spacing: 0)),
            children: [.leaf(20...100), .leaf(60...100)])
        let proposal = ProposedViewSize(width: 100, height: 50)
        #expect(row.size(in: proposal) == CGSize(width: 100, height: 20))
        #expect(row.frames(in: proposal).map(\.minX) == [0, 40])
    }

    @Test func `a spacer keeps its least length when the ideal size is asked for`() {
        let row = LayoutNode(
            rule: LayoutRuleBox(HStackLayout()), children: [.leaf(20...20), .leaf(20...20)])
        #expect(row.size(in: .unspecified) == CGSize(width: 48, height: 20))
    }
}

extension LayoutNode {
    /// A leaf 20 points high whose width is within limits.
    static func leaf(_ width: ClosedRange<CGFloat>) -> LayoutNode { LayoutNode(rule: StubRule(width: width)) }

    /// The frames of the children for a proposal.
    func frames(in proposal: ProposedViewSize) -> [CGRect] {
        arrangement(in: size(in: proposal), proposal: proposal).map(\.frame)
    }
}

private final class StubRule: LayoutRule {
    let width: ClosedRange<CGFloat>

    init(width: ClosedRange<CGFloat>) {
        self.width = width
    }

    func sizeThatFits(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
        let offer = proposal.width ?? width.lowerBound
        return CGSize(width: min(max(offer, width.lowerBound), width.upperBound), height: 20)
    }
}
