import Foundation

/// Turns a constraint into a linear form that is compared with 0.
///
/// A location is measured from the edge of the box that holds the constraint, so that a multiplier means what it means in
/// UIKit (`centerX == 0.5 · container.centerX` speaks of the container's own coordinates). Where the nearest box that contains both
/// items runs right to left, leading and trailing are measured from the right, towards the left: constants then need no change
/// of sign.
@MainActor
struct ConstraintTranslation {
    let engine: LayoutEngine

    /// The form `first - multiplier · second - constant`.
    func form(of constraint: LayoutConstraint) -> LinearForm {
        let container = constraint.container
        return form(of: constraint, within: container, scrolling: ScrollCrossing(constraint, within: container))
    }

    /// The same, where the nearest box that contains the items and the scrolling boxes between are known.
    func form(of constraint: LayoutConstraint, within container: ItemReference?, scrolling: ScrollCrossing)
        -> LinearForm
    {
        var form = LinearForm()
        let frame = Frame(of: constraint, within: container, scrolling: scrolling, engine: engine)
        add(constraint.first, times: 1, of: constraint, in: frame, to: &form)
        if let second = constraint.second, second.attribute != .notAnAttribute {
            add(second, times: -Double(constraint.multiplier), of: constraint, in: frame, to: &form)
        }
        form.add(-Double(constraint.constant))
        return form
    }

    private func add(
        _ term: LayoutTerm,
        times coefficient: Double,
        of constraint: LayoutConstraint,
        in frame: Frame,
        to form: inout LinearForm
    ) {
        guard let reference = term.reference, reference.isThere else { return }
        if let attribute = term.distanceAttribute, let start = term.distanceReference, start.isThere {
            let sign = frame.isReversed ? -coefficient : coefficient
            add(term.attribute, of: reference, times: sign, relatedTo: constraint, in: frame, to: &form)
            add(attribute, of: start, times: -sign, relatedTo: constraint, in: frame, to: &form)
        } else if term.attribute.isSize {
            add(term.attribute, of: reference, times: coefficient, relatedTo: constraint, in: frame, to: &form)
        } else {
            let sign = frame.isReversed ? -coefficient : coefficient
            add(term.attribute, of: reference, times: sign, relatedTo: constraint, in: frame, to: &form)
            frame.subtractOrigin(times: sign, from: &form)
        }
    }

    private func add(
        _ attribute: LayoutConstraint.Attribute,
        of reference: ItemReference,
        times coefficient: Double,
        relatedTo constraint: LayoutConstraint,
        in frame: Frame,
        to form: inout LinearForm
    ) {
        let location = AttributePlace(
            attribute, of: reference, relatedTo: constraint, isRightToLeft: frame.isReversed, engine: engine)
        location.add(times: coefficient, to: &form)
        if !attribute.isSize, !frame.scrolling.scrollingBoxes.isEmpty, let item = reference.item {
            form.add(-frame.scrolling.offset(of: item, along: attribute.axis) * coefficient)
        }
    }
}

extension ConstraintTranslation {
    /// The origin and the direction from which the locations of one constraint are measured.
    @MainActor
    private struct Frame {
        /// Whether locations grow towards the left.
        let isReversed: Bool
        let scrolling: ScrollCrossing
        private let origin: AffineSum?
        private let extent: AffineSum?

        init(
            of constraint: LayoutConstraint, within container: ItemReference?, scrolling: ScrollCrossing,
            engine: LayoutEngine
        ) {
            isReversed = engine.isRightToLeft(constraint, within: container)
            self.scrolling = scrolling
            // With a multiplier of 1 the origins of both sides cancel.
            guard constraint.multiplier != 1, let holder = constraint.holder else {
                origin = nil
                extent = nil
                return
            }
            let rectangle = engine.rectangle(of: holder)
            let isVertical = constraint.first.attribute.axis == .vertical
            origin = isVertical ? rectangle.y : rectangle.x
            extent = isReversed ? rectangle.width : nil
        }

        func subtractOrigin(times coefficient: Double, from form: inout LinearForm) {
            if let origin { form.add(origin, times: -coefficient) }
            if let extent { form.add(extent, times: -coefficient) }
        }
    }
}
