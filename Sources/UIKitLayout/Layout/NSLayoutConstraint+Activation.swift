import Foundation
import KeylineAutoLayout

extension NSLayoutConstraint {
    /// Activates constraints: each is held by the nearest common ancestor of its items.
    public class func activate(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach { $0.isActive = true }
    }

    /// Deactivates constraints: no view holds them any more.
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        UIView.release(constraints)
    }

    func activate() {
        guard holder == nil, mistake == nil else { return }
        guard let ancestor = nearestCommonAncestor else {
            noCommonAncestor.about(self).raise()
            return
        }
        ancestor.holdByNature(self)
    }

    func deactivate() {
        holder?.release(self)
    }

    /// The view that contains every item, possibly an item itself; a guide counts as its owner.
    var nearestCommonAncestor: UIView? { model.nearestCommonContainer as? UIView }

    private var noCommonAncestor: LayoutException {
        let describe = ConstraintDescription.inExceptions
        let anchors = [first, second].compactMap { $0 }.map(describe.anchor).joined(separator: " and ")
        return LayoutException(
            .generic,
            reason: "Unable to activate constraint with anchors \(anchors) because they have no common ancestor.  Does "
                + "the constraint or its anchors reference items in different view hierarchies?  That's illegal.")
    }

    func setConstant(_ constant: CGFloat) {
        if let mistake = ConstraintValidation.mistake(inConstant: constant) { return mistake.about(self).raise() }
        guard constant != model.constant else { return }
        model.constant = constant
        guard let holder else { return }
        holder.engine?.constantDidChange(model)
        if first.item === holder, second == nil || second?.item === holder {
            holder.layoutState.cycle.placesItself = true
        }
    }

    func setPriority(_ priority: UILayoutPriority) {
        if let mistake = ConstraintValidation.mistake(inPriority: priority) { return mistake.about(self).raise() }
        guard priority.rawValue != model.priority else { return }
        model.priority = priority.rawValue
        holder?.engine?.priorityDidChange(model)
    }
}

extension NSLayoutConstraint {
    /// The view that findings about the constraint name.
    var subject: UIView? { firstItem as? UIView ?? first.item?.layoutView ?? holder }
}

extension LayoutException {
    /// The same mistake with the constraint that it is about.
    @MainActor func about(_ constraint: NSLayoutConstraint) -> LayoutException {
        var exception = self
        exception.subject = Subject(
            view: constraint.subject?.source.id, location: constraint.sourceOrigin?.location)
        return exception
    }
}
