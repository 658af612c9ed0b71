public import KeylineAutoLayout
import KeylineConstraintSolver

extension UIView {
    /// Whether the constraints leave the view's frame open.
    public var hasAmbiguousLayout: Bool {
        updatedEngine.isAmbiguous(self)
    }

    /// Exchanges the present frames for those of another solution that keeps the constraints just as well, or back. Nothing happens
    /// to a view whose frame is not open.
    ///
    /// The next change of the layout returns to the first solution.
    public func exerciseAmbiguityInLayout() {
        updatedEngine.exerciseAmbiguity(of: self)
        rootView.layoutMarkedSubtree()
    }

    /// The constraints that influence the view's place and size along an axis: one's own, those of views around, and those that stand
    /// for content sizes, margins and autoresizing masks.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        updatedEngine.constraintsAffecting(self, axis).map(\.named)
    }

    /// The engine of the hierarchy with everything brought up to date.
    private var updatedEngine: LayoutEngine {
        let root = rootView
        root.updateMarkedConstraints()
        let engine = root.makeEngine()
        engine.update()
        return engine
    }
}

extension UILayoutGuide {
    /// Whether the constraints leave the guide's frame open.
    public var hasAmbiguousLayout: Bool {
        guard let root = owningView?.rootView else { return false }
        root.updateMarkedConstraints()
        let engine = root.makeEngine()
        engine.update()
        return engine.isAmbiguous(self)
    }

    /// The constraints that influence the guide's place and size along an axis.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let engine = owningView?.engine else { return [] }
        engine.update()
        return engine.constraintsAffecting(self, axis).map(\.named)
    }
}
