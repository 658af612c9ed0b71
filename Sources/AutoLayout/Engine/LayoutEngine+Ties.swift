import KeylineConstraintSolver
import Foundation

/// Decides which of several arranged boxes with equal priorities gives way.
///
/// If the boxes of a stack that fills cannot all have the length of their content, and prefer it with equal priorities, the last one is
/// stretched or compressed. Source: the frames of eight such stacks in public Interface Builder files.
extension LayoutEngine {
    /// The arrangement or the content of a stack changed.
    package func naturalPlacesMayHaveChanged(in stack: any LayoutStack) {
        naturalPlacesMayHaveChanged(in: stack.reference)
    }

    /// The same, of what stands for the stack.
    func naturalPlacesMayHaveChanged(in stack: ItemReference) {
        pending.stacks.insert(stack)
    }

    /// Lets arranged boxes prefer the places that they have while all before them are as long as their content.
    func updateNaturalPlaces() {
        for reference in pending.stacks.take() {
            if let stack = reference.box?.stack, contains(stack) { updateNaturalPlaces(in: stack) }
        }
    }

    private func updateNaturalPlaces(in stack: any LayoutStack) {
        let axis = StackAxis(stack.axis)
        var offset: CGFloat? = stack.distribution == .fill ? stack.startMargin : nil
        for box in stack.arrangedBoxes where !box.isHidden {
            guard let engineItem = engineItem(of: box), engineItem.placement.isPreferred else { continue }
            prefer(engineItem, in: stack, at: offset)
            let length = axis.length(contentSize(of: engineItem, box))
            offset = length >= 0 ? offset.map { $0 + length + stack.spacing(after: box) } : nil
        }
    }

    /// Makes a box prefer a place behind the start of its stack; nil for what it would prefer elsewhere.
    private func prefer(_ engineItem: EngineItem, in stack: any LayoutStack, at place: CGFloat?) {
        var natural: NaturalPlace?
        if let place {
            let outer = rectangle(of: stack)
            let form =
                stack.axis == .horizontal
                ? horizontalForm(engineItem.rectangle, outer, stack.isRightToLeft, place)
                : verticalForm(engineItem.rectangle, outer, place)
            natural = NaturalPlace(axis: stack.axis, form: form)
        }
        guard engineItem.placement.natural != natural else { return }
        engineItem.placement.natural = natural
        pending.places.insert(engineItem)
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

/// The preference of an arranged box along the axis of its stack.
struct NaturalPlace: Equatable {
    let axis: LayoutConstraint.Axis
    let form: LinearForm
}
