import KeylineConstraintSolver
import Foundation

/// Which of several arranged views with equal wishes gives way.
///
/// Where the views of a stack that fills cannot all have the length of their content, and wish for it equally, the later one is stretched or
/// compressed. Source: the frames of eight such stacks in public Interface Builder files.
extension LayoutEngine {
    /// The arrangement or the content of a stack changed.
    func naturalPlacesMayHaveChanged(in stack: UIStackView) {
        stale.stacks.insert(stack)
    }

    /// Lets arranged views prefer the places that they have while all before them are as long as their content.
    func updateNaturalPlaces() {
        for stack in stale.stacks.take() where contains(stack) { updateNaturalPlaces(in: stack) }
    }

    private func updateNaturalPlaces(in stack: UIStackView) {
        let axis = StackAxis(stack.axis)
        var place: CGFloat? = stack.distribution == .fill ? startMargin(of: stack) : nil
        for view in stack.visibleViews {
            guard let participant = participant(of: view), participant.prefersPlace else { continue }
            prefer(participant, in: stack, at: place)
            let length = axis.length(contentSize(of: participant, view))
            place = length >= 0 ? place.map { $0 + length + stack.spacing(after: view) } : nil
        }
    }

    private func startMargin(of stack: UIStackView) -> CGFloat {
        guard stack.isLayoutMarginsRelativeArrangement else { return 0 }
        let margins = stack.layoutMargins
        guard stack.axis == .horizontal else { return margins.top }
        return stack.layoutDirection == .rightToLeft ? margins.right : margins.left
    }

    /// Makes a view prefer a place behind the start of its stack; nil for what it would prefer elsewhere.
    private func prefer(_ participant: Participant, in stack: UIStackView, at place: CGFloat?) {
        var natural: NaturalPlace?
        if let place {
            let outer = ownRectangle(of: stack)
            let form =
                stack.axis == .horizontal
                ? horizontalForm(participant.rectangle, outer, stack.layoutDirection == .rightToLeft, place)
                : verticalForm(participant.rectangle, outer, place)
            natural = NaturalPlace(axis: stack.axis, form: form)
        }
        guard participant.natural != natural else { return }
        participant.natural = natural
        stale.places.insert(participant)
    }

    private func horizontalForm(
        _ inner: LayoutRectangle, _ outer: LayoutRectangle, _ isRightToLeft: Bool, _ place: CGFloat
    ) -> LinearForm {
        var form = LinearForm()
        let sign: Double = isRightToLeft ? -1 : 1
        form.add(inner.x, times: sign)
        form.add(outer.x, times: -sign)
        if isRightToLeft {
            form.add(inner.width, times: -1)
            form.add(outer.width, times: 1)
        }
        form.add(-Double(place))
        return form
    }

    private func verticalForm(_ inner: LayoutRectangle, _ outer: LayoutRectangle, _ place: CGFloat) -> LinearForm {
        var form = LinearForm()
        form.add(inner.y, times: 1)
        form.add(outer.y, times: -1)
        form.add(-Double(place))
        return form
    }
}

/// What an arranged view prefers along the axis of its stack.
struct NaturalPlace: Equatable {
    let axis: NSLayoutConstraint.Axis
    let form: LinearForm
}
