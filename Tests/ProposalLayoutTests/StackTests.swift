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

struct SpacingTests {
    private let text = ViewSpacing(TextSpacing(above: 5, below: 9, belowText: 2))

    @Test func `texts keep their own distances and only to the sides that know them`() {
        let plain = ViewSpacing()
        #expect(plain.distance(to: plain, along: .vertical) == 8)
        #expect(text.distance(to: plain, along: .vertical) == 9)
        #expect(plain.distance(to: text, along: .vertical) == 5)
        #expect(text.distance(to: text, along: .vertical) == 2)
        #expect(text.distance(to: text, along: .horizontal) == 8)
    }

    @Test func `nothing keeps a distance to a spacer`() {
        #expect(text.distance(to: .zero, along: .vertical) == 0)
        #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .horizontal) == 0)
    }

    @Test func `the distance of a stack is that of what is in it but a spacer does not show through`() {
        #expect(ViewSpacing.zero.withoutZero.distance(to: ViewSpacing(), along: .horizontal) == 8)
        #expect(text.withoutText(.vertical).distance(to: ViewSpacing(), along: .vertical) == 8)
        #expect(text.withoutText(.horizontal).distance(to: ViewSpacing(), along: .vertical) == 9)
    }
}

struct AlignmentTests {
    private enum Custom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    @Test func `explicit guides join into their mean`() {
        let guide = HorizontalAlignment(Custom.self)
        #expect(guide.combineExplicit([1, 3, 5, nil, nil]) == 3)
        #expect(guide.combineExplicit((0...10).map { CGFloat($0) }) == 5)
        #expect(guide.combineExplicit([nil, nil]) == nil)
    }

    @Test func `baselines join into the first and the last`() {
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit([20, 12, 30]) == 12)
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit([20, 12, 30]) == 30)
    }
}

struct LengthLimitsTests {
    @Test func `contradictory limits are repaired as Apple's initialiser does`() {
        #expect(LengthLimits(minimum: 20, ideal: 10).ideal == 20)
        #expect(LengthLimits(ideal: 30, maximum: 20).maximum == 30)
        #expect(LengthLimits(minimum: -5).minimum == 0)
        #expect(LengthLimits(minimum: -.infinity).minimum == 0)
        #expect(LengthLimits(minimum: .nan).minimum?.isNaN == true)
    }
}
