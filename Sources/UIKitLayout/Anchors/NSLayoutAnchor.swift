import KeylineAutoLayout
public import Foundation

/// An attribute of an item, from which constraints to attributes of the same kind are made.
///
/// - Note: `AnchorType` keeps horizontal, vertical and size anchors apart at compile time, as in UIKit.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let term: LayoutTerm
    /// Keeps the items alive until the constraint is made; views do not hold their anchors.
    private let items: (AnyObject?, AnyObject?)

    init(_ term: LayoutTerm) {
        self.term = term
        items = (term.item, term.distanceItem)
        super.init()
    }

    /// The view or guide.
    public var item: AnyObject? { term.item }
    /// Whether the anchor's item has an open frame.
    public var hasAmbiguousLayout: Bool { term.item?.layoutView?.hasAmbiguousLayout ?? false }

    /// The attribute equals another one.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        makeConstraint(.equal, to: anchor, constant: 0)
    }

    /// The attribute equals another one plus a distance in points.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.equal, to: anchor, constant: c)
    }

    /// The attribute is at least another one.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, to: anchor, constant: 0)
    }

    /// The attribute is at least another one plus a distance in points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, to: anchor, constant: c)
    }

    /// The attribute is at most another one.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, to: anchor, constant: 0)
    }

    /// The attribute is at most another one plus a distance in points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, to: anchor, constant: c)
    }

    private func makeConstraint(
        _ relation: NSLayoutConstraint.Relation,
        to anchor: NSLayoutAnchor<AnchorType>,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        AnchorValidation.mistake(relating: self, to: anchor)?.raise()
        return NSLayoutConstraint(first: term, relation, second: anchor.term, constant: constant)
    }

    /// The anchor in Apple's format, with this process's addresses.
    nonisolated open override var description: String {
        MainActor.assumeIsolated { ConstraintDescription(.iOS10, addresses: .process).anchor(term) }
    }
}
