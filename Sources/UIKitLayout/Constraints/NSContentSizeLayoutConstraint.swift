import Foundation

/// A content size as the constraint that stands for it in logs and explanations.
@preconcurrency @MainActor
final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
    init(_ participant: Participant, _ bound: ContentSizeBound) {
        let view = participant.view
        let attribute: NSLayoutConstraint.Attribute = bound.axis == .horizontal ? .width : .height
        let parts = Parts(
            first: LayoutTerm(item: participant.item, attribute: attribute),
            relation: bound.isHugging ? .lessThanOrEqual : .greaterThanOrEqual, second: nil, multiplier: 1,
            constant: participant.contentBounds[bound]?.size ?? 0)
        super.init(parts)
        priority =
            bound.isHugging
            ? view?.contentHuggingPriority(for: bound.axis) ?? .defaultLow
            : view?.contentCompressionResistancePriority(for: bound.axis) ?? .defaultHigh
        role = .contentSize
    }
}

extension Participant {
    /// The constraint that stands for a bound; the same object until the size or the priority changes.
    func contentConstraint(_ bound: ContentSizeBound) -> NSLayoutConstraint {
        let made = NSContentSizeLayoutConstraint(self, bound)
        if let known = contentConstraints[bound], known.constant == made.constant, known.priority == made.priority {
            return known
        }
        contentConstraints[bound] = made
        return made
    }
}

extension UIView {
    /// The inequalities that tie the view's size to its content's, as constraints: hugging before compression resistance, the
    /// horizontal axis first.
    package var contentSizeConstraints: [NSLayoutConstraint] {
        guard let participant = engine?.participant(of: self) else { return [] }
        return ContentSizeBound.all.filter { participant.contentBounds[$0] != nil }.map(participant.contentConstraint)
    }
}
