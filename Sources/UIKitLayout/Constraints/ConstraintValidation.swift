import Foundation
import KeylineAutoLayout

/// The rules that a constraint's parts must keep, with the words of Apple's exceptions.
///
/// Sources: the reasons are those of public bug reports (semantics of `NSLayoutConstraint`); the pairing rules are those of Apple's
/// Auto Layout Guide, except that UIKit accepts a multiplier on a location, as `centerX == 0.5 · superview.centerX`.
@MainActor
enum ConstraintValidation {
    static func mistake(in constraint: LayoutConstraint) -> LayoutException? {
        guard constraint.first.isWhole else { return missingFirstItem }
        return mistakeInNumbers(constraint) ?? mistakeInPairing(constraint)
    }

    /// What the engine says about sides that lie on different axes.
    static func axisMistake(in constraint: NSLayoutConstraint) -> LayoutException {
        LayoutException(
            .invalidLayoutConstraint,
            reason: "Constraint improperly relates anchors of incompatible types: "
                + ConstraintDescription.inExceptions.text(of: constraint))
    }

    /// The reason why a priority is illegal; nil for a legal one.
    static func mistake(inPriority priority: UILayoutPriority) -> LayoutException? {
        guard !(priority.rawValue > 0 && priority.rawValue <= 1000) else { return nil }
        let number = String(format: "%g", Double(priority.rawValue))
        return LayoutException(
            .invalidArgument,
            reason: "It's illegal to set priority:\(number). Priorities must be greater than 0 and less or equal "
                + "to NSLayoutPriorityRequired, which is 1000.000000.")
    }

    /// The reason why a constant is illegal; nil for a legal one.
    static func mistake(inConstant constant: CGFloat) -> LayoutException? {
        guard !constant.isFinite else { return nil }
        return LayoutException(
            .internalInconsistency, reason: "Constant is not finite!  That's illegal.  constant:\(constant)")
    }

    private static func mistakeInNumbers(_ constraint: LayoutConstraint) -> LayoutException? {
        guard constraint.multiplier.isFinite else {
            return LayoutException(
                .internalInconsistency,
                reason: "Multiplier is not finite!  That's illegal.  multiplier:\(constraint.multiplier)")
        }
        return mistake(inConstant: constraint.constant)
    }

    private static func mistakeInPairing(_ constraint: LayoutConstraint) -> LayoutException? {
        guard constraint.first.attribute != .notAnAttribute else { return invalidPairing }
        let hasSecond = constraint.second.map { $0.attribute != .notAnAttribute } ?? false
        guard hasSecond, constraint.multiplier != 0, let second = constraint.second else {
            return constraint.first.isSize ? nil : locationEqualToConstant
        }
        guard constraint.first.isSize == second.isSize else { return invalidPairing }
        let one = constraint.first.attribute
        let other = second.attribute
        let mixesDirections =
            one.isDirectional && other.isAbsoluteHorizontalEdge || one.isAbsoluteHorizontalEdge && other.isDirectional
        return mixesDirections ? directionalWithAbsolute : nil
    }

    private static let initializer =
        "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "

    private static let missingFirstItem = LayoutException(
        .invalidArgument, reason: initializer + "Constraint must contain a first layout item")

    private static let invalidPairing = LayoutException(
        .invalidArgument, reason: initializer + "Invalid pairing of layout attributes")

    private static let locationEqualToConstant = LayoutException(
        .invalidArgument,
        reason: initializer + "A multiplier of 0 or a nil second item together with a location for the first attribute "
            + "creates an illegal constraint of a location equal to a constant. Location attributes must be specified "
            + "in pairs.")

    private static let directionalWithAbsolute = LayoutException(
        .invalidArgument,
        reason: initializer + "A constraint cannot be made between a leading/trailing attribute and a right/left "
            + "attribute. Use leading/trailing for both or neither.")
}
