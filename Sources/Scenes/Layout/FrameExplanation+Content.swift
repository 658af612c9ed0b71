public import Foundation

extension FrameExplanation {
    /// A side of a view that is not as long as its content, with the priority that allowed it.
    public struct ResizedSide: Hashable, Sendable {
        /// The side: the width or the height.
        public var part: Part
        /// The length of the content, in points.
        public var content: CGFloat
        /// The difference, in points: above 0 the view is stretched, below 0 its content is compressed.
        public var amount: CGFloat
        /// The priority of the content's hugging or of its resistance to compression, which was outweighed.
        public var priority: Float

        /// Describes a difference.
        public init(part: Part, content: CGFloat, amount: CGFloat, priority: Float) {
            self.part = part
            self.content = content
            self.amount = amount
            self.priority = priority
        }
    }

    /// The sides of the view that constraints stretch or compress by more than half a point; less is rounding.
    public var resizedSides: [ResizedSide] {
        lost.compactMap { reason in
            let constraint = reason.constraint
            guard reason.maker == .content, reason.missedBy > 0.5, constraint.first.view == view,
                constraint.first.attribute.isSize, constraint.relation != .equal
            else { return nil }
            let isStretched = constraint.relation == .lessThanOrEqual
            return ResizedSide(
                part: constraint.first.attribute == .width ? .width : .height, content: constraint.constant,
                amount: isStretched ? reason.missedBy : -reason.missedBy, priority: constraint.priority)
        }
    }
}

extension FrameExplanation.ResizedSide {
    private var axis: String { part == .width ? "horizontal" : "vertical" }

    /// The remedy, where that is not meant.
    ///
    /// Source: Apple's Auto Layout Guide, "Views with Intrinsic Content Size": set hugging and compression resistance so that one view of a
    /// row gives way, and do not make them required.
    public var advice: String {
        let (priority, verb) = amount > 0 ? ("content hugging", "stretch") : ("compression resistance", "shrink")
        return
            "if that is not meant, raise its \(axis) \(priority) above the view's that should \(verb) instead (below 1000), "
            + "or make a distance beside it an inequality"
    }
}
