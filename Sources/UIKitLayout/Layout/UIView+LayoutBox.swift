package import Foundation
package import KeylineAutoLayout

// What Auto Layout asks of a view.

extension UIView: LayoutItem {
    package final var reference: ItemReference {
        if let itemReference { return itemReference }
        let made = ItemReference(to: self as any LayoutBox)
        itemReference = made
        return made
    }
    package var box: (any LayoutBox)? { self }
    package var layoutBox: (any LayoutBox)? { self }
    package var derivation: ItemDerivation? { nil }
    package func derivedRectangle(from owner: LayoutRectangle) -> LayoutRectangle { owner }
}

extension UIView: LayoutBox {
    package var boxesInside: [any LayoutBox] { subtree }
    package var guides: [any LayoutItem] { allGuides }
    package var heldConstraints: [LayoutConstraint] { layoutState.models }
    package var isRightToLeft: Bool { layoutDirection == .rightToLeft }

    package func maskedPlace() -> MaskedPlace {
        let reference =
            layoutState.autoresizing.reference
            ?? MaskReference(frame: geometry.untransformedFrame, superviewSize: superview?.bounds.size ?? .zero)
        layoutState.autoresizing.reference = reference
        return MaskedPlace(rect: alignmentRect(forFrame: reference.frame), containerSize: reference.superviewSize)
    }
    package func autoresizing(along axis: LayoutConstraint.Axis) -> AutoresizingRule {
        AutoresizingRule(autoresizingMask, axis)
    }

    package var hasRecordedContentSize: Bool { contentSizeState.recordedSize != nil }
    package var measuredWidth: CGFloat? {
        get { contentSizeState.measuredWidth }
        set { contentSizeState.measuredWidth = newValue }
    }
    package func contentPriority(_ bound: ContentSizeBound) -> Float {
        // A yielding size has the least priority that counts.
        if contentSizeState.yieldingAxis == bound.axis { return 1 }
        return (bound.isHugging ? contentSizeState.hugging : contentSizeState.compressionResistance)[bound.axis]
            .rawValue
    }

    package var firstBaselineBox: any LayoutBox { viewForFirstBaseline }
    package var lastBaselineBox: any LayoutBox { viewForLastBaseline }
    package var marginsItem: any LayoutItem { layoutMarginsGuide }

    package var isScrolling: Bool { self is UIScrollView }
    package var scrolledContent: (any LayoutItem)? { (self as? UIScrollView)?.contentLayoutGuide }
    package var scrollOffset: CGPoint { (self as? UIScrollView)?.contentOffset ?? .zero }
    package var stack: (any LayoutStack)? { self as? UIStackView }

    package func didJoinLayout() {
        if layoutState.cycle.needsUpdateConstraints { markSubtreeNeedsUpdateConstraints() }
    }

    /// The view that a box is: nothing else is a box here.
    package static func of(_ box: any LayoutBox) -> UIView { unsafeDowncast(box, to: UIView.self) }
}

extension LayoutItem {
    /// The view itself, or the view that owns the guide; nil for a guide without one.
    package var layoutView: UIView? { layoutBox.map(UIView.of) }
}

extension UIView: LayoutEngineDelegate {
    package func layoutEngine(_ engine: LayoutEngine, moved item: any LayoutItem) -> Bool {
        guard item !== engine.root, let around = item.box == nil ? item.layoutView : item.layoutView?.superview else {
            return false
        }
        if around.layoutState.cycle.needsLayout { return true }
        guard engine.hasMoved(item) else { return false }
        around.setNeedsLayout()
        return around.layoutState.cycle.needsLayout
    }

    package func layoutEngine(_ engine: LayoutEngine, gaveUp conflict: ConstraintConflict) {
        UnsatisfiableConstraints.handler(UnsatisfiableConstraints(conflict))
    }

    package func layoutEngine(_ engine: LayoutEngine, leavesOut constraint: LayoutConstraint) {
        let named = constraint.named
        ConstraintValidation.axisMistake(in: named).about(named).raise()
    }
}

extension UIView {
    /// The engine of the hierarchy that the view is in; nil before its first layout.
    package var engine: LayoutEngine? { rootView.layoutState.ownEngine }

    /// The engine of the hierarchy whose outermost view this is.
    func makeEngine() -> LayoutEngine {
        if let engine = layoutState.ownEngine { return engine }
        let engine = LayoutEngine(root: self, delegate: self)
        layoutState.ownEngine = engine
        return engine
    }
}
