import KeylineAutoLayout
import KeylineConstraintSolver
import Foundation

/// What the frame of a view still needs a constraint for, in the words of Xcode's canvas.
package enum MissingConstraint: String, Hashable, Sendable, CaseIterable {
    case xPosition = "X position"
    case width
    /// One constraint would decide both: an edge is known.
    case xPositionOrWidth = "X position or width"
    case yPosition = "Y position"
    case height
    case yPositionOrHeight = "Y position or height"
}

extension UIView {
    /// The constraints that the view's frame lacks within the view around it.
    ///
    /// A part of the frame that two preferences of equal strength pull in different directions lacks none: it is ambiguous for another reason.
    package var missingConstraints: [MissingConstraint] {
        guard superview != nil else { return [] }
        let engine = rootView.makeEngine()
        engine.update()
        return missing(.horizontal, engine) + missing(.vertical, engine)
    }

    /// Holds the present places and sizes of views within the views around them, as far as constraints leave them open, so that
    /// views inside are judged by themselves.
    ///
    /// - Parameter views: Views of one hierarchy.
    package static func holdPresentFrames(of views: [UIView]) {
        guard let engine = views.first?.rootView.makeEngine() else { return }
        engine.update()
        for attribute in [NSLayoutConstraint.Attribute.left, .width, .top, .height] {
            let open = views.filter { engine.isOpen(attribute, of: $0) }
            open.forEach { $0.hold(attribute) }
            engine.update()
        }
    }

    /// Wishes for the present sizes of views, as strong as views hug their content: code gives them sizes that are not known here.
    ///
    /// - Parameter views: Views of one hierarchy.
    /// - Returns: The active constraints.
    @discardableResult
    package static func wishForPresentSizes(of views: [UIView]) -> [NSLayoutConstraint] {
        views.flatMap { view in
            [NSLayoutConstraint.Attribute.width, .height].compactMap { view.hold($0, priority: .defaultLow) }
        }
    }

    /// Views whose frames are open only as long as the sizes of others are not known. Nothing changes.
    ///
    /// - Parameters:
    ///   - views: Views with open frames.
    ///   - others: The other views, of the same hierarchy.
    /// - Returns: Those of the views that are decided once the others have the sizes that they have at present.
    package static func views(_ views: [UIView], leftOpenBySizesOf others: [UIView]) -> [UIView] {
        UnsatisfiableConstraints.with({ _ in }) {
            let wishes = wishForPresentSizes(of: others)
            defer {
                NSLayoutConstraint.deactivate(wishes)
                // Conflicts that are found anew have been reported already.
                views.first?.rootView.makeEngine().update()
            }
            return views.filter { !$0.hasAmbiguousLayout }
        }
    }

    private func missing(_ axis: NSLayoutConstraint.Axis, _ engine: LayoutEngine) -> [MissingConstraint] {
        let open = engine.openLengths(of: self, axis)
        guard open.position || open.size, !engine.isContested(self, axis) else { return [] }
        let isHorizontal = axis == .horizontal
        let (position, size): (MissingConstraint, MissingConstraint) =
            isHorizontal ? (.xPosition, .width) : (.yPosition, .height)
        guard open.position, open.size else { return [open.position ? position : size] }
        if engine.isSizeOpen(of: self, axis) ?? isSizeOpenOnTrial(axis, engine) { return [position, size] }
        return [isHorizontal ? .xPositionOrWidth : .yPositionOrHeight]
    }

    /// Whether the size is still open once the place is held.
    private func isSizeOpenOnTrial(_ axis: NSLayoutConstraint.Axis, _ engine: LayoutEngine) -> Bool {
        let trial = hold(axis == .horizontal ? .left : .top)
        defer { trial?.isActive = false }
        engine.update()
        return engine.openLengths(of: self, axis).size
    }

    /// A constraint that keeps the present value of an attribute within the view around.
    @discardableResult
    private func hold(
        _ attribute: NSLayoutConstraint.Attribute, priority: UILayoutPriority = .required
    ) -> NSLayoutConstraint? {
        guard let superview else { return nil }
        let rect = alignmentRect(forFrame: geometry.untransformedFrame)
        let isSize = attribute == .width || attribute == .height
        let constant: CGFloat =
            switch attribute {
            case .width: rect.width
            case .height: rect.height
            case .left: rect.minX
            default: rect.minY
            }
        let constraint = NSLayoutConstraint(
            item: self, attribute: attribute, relatedBy: .equal, toItem: isSize ? nil : superview,
            attribute: isSize ? .notAnAttribute : attribute, multiplier: 1, constant: constant)
        constraint.priority = priority
        constraint.isActive = true
        return constraint
    }
}

extension LayoutEngine {
    /// Whether an item's place and size along an axis are open.
    fileprivate func openLengths(
        of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis
    ) -> (position: Bool, size: Bool) {
        guard engineItem(of: item) != nil else { return (false, false) }
        let rectangle = self.rectangle(of: item)
        let (position, size) = axis == .horizontal ? (rectangle.x, rectangle.width) : (rectangle.y, rectangle.height)
        return (
            position.variables.contains(where: solver.isAmbiguous), size.variables.contains(where: solver.isAmbiguous)
        )
    }

    /// Whether the place or size that an attribute stands for is open.
    fileprivate func isOpen(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem) -> Bool {
        let isSize = attribute == .width || attribute == .height
        let open = openLengths(of: item, attribute == .left || attribute == .width ? .horizontal : .vertical)
        return isSize ? open.size : open.position
    }

    /// Whether a view's size is still open once its place in the view around is given; nil where only a trial can tell.
    fileprivate func isSizeOpen(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool? {
        let rectangle = self.rectangle(of: view)
        let isHorizontal = axis == .horizontal
        var place = LinearForm()
        place.add(isHorizontal ? rectangle.x : rectangle.y, times: 1)
        if let around = view.superview, contains(around) {
            let outer = self.rectangle(of: around)
            place.add(isHorizontal ? outer.x : outer.y, times: -1)
        }
        var size = LinearForm()
        size.add(isHorizontal ? rectangle.width : rectangle.height, times: 1)
        return solver.isAmbiguous(size.terms, given: place.terms)
    }

    /// Whether constraints that are missed anyway pull an item's open lengths: another solution that is as good misses others.
    fileprivate func isContested(_ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> Bool {
        let rectangle = self.rectangle(of: item)
        let sums = axis == .horizontal ? [rectangle.x, rectangle.width] : [rectangle.y, rectangle.height]
        let variables = sums.flatMap(\.variables)
        if let isContested = solver.isContested(variables) { return isContested }
        let before = owners.constraints.entries.filter { !$0.value.isPreference }.map {
            ($0.key, solver.violation(of: $0.key))
        }
        guard solver.exerciseAmbiguity(of: variables) else { return false }
        defer { _ = solver.exerciseAmbiguity(of: variables) }
        return before.contains { abs(solver.violation(of: $0) - $1) > 1e-6 }
    }
}

extension ConstraintOwner {
    /// Whether it is a wish that takes part only in what nothing else decides.
    fileprivate var isPreference: Bool {
        if case .preference = self { true } else { false }
    }
}
