/// The rules that two related anchors must keep beyond what their types say, with the words of Apple's exception.
@MainActor
enum AnchorValidation {
    static func mistake<Kind>(relating one: NSLayoutAnchor<Kind>, to other: NSLayoutAnchor<Kind>) -> LayoutException? {
        let first = one.term.attribute
        let second = other.term.attribute
        let mixesDirections =
            first.isDirectional && second.isAbsoluteHorizontalEdge
            || first.isAbsoluteHorizontalEdge && second.isDirectional
        guard mixesDirections else { return nil }
        let describe = ConstraintDescription.inExceptions
        return LayoutException(
            .invalidArgument,
            reason: "NSLayoutConstraint for \(describe.anchor(one.term)): A constraint cannot be made between "
                + "\(describe.anchor(one.term)) and \(describe.anchor(other.term)) because their units are not compatible."
        )
    }
}
