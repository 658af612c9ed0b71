import Foundation

/// The rules that a constraint's parts must keep, with the words of Apple's exceptions.
///
/// Sources: the reasons are those of public bug reports (semantics of `NSLayoutConstraint`); the pairing rules are those of Apple's
/// Auto Layout Guide, except that UIKit accepts a multiplier on a location, as `centerX == 0.5 · superview.centerX`.
@MainActor
enum ConstraintValidation {
    static func mistake(in parts: NSLayoutConstraint.Parts) -> LayoutException? {
        guard parts.first.isWhole else { return missingFirstItem }
        return mistakeInNumbers(parts) ?? mistakeInPairing(parts)
    }

    /// Whether the two sides lie on one axis; checked when the constraint enters an engine.
    static func relatesOneAxis(_ constraint: NSLayoutConstraint) -> Bool {
        guard let axis = constraint.first.attribute.axis, let other = constraint.second?.attribute.axis else {
            return true
        }
        // A ratio such as height == 2 · width is the one relation across axes.
        return axis == other || constraint.first.isSize
    }

    /// What the engine says about sides that lie on different axes.
    static func axisMistake(in constraint: NSLayoutConstraint) -> LayoutException {
        LayoutException(
            .invalidLayoutConstraint,
            reason: "Constraint improperly relates anchors of incompatible types: \(constraint)")
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

    private static func mistakeInNumbers(_ parts: NSLayoutConstraint.Parts) -> LayoutException? {
        guard parts.multiplier.isFinite else {
            return LayoutException(
                .internalInconsistency,
                reason: "Multiplier is not finite!  That's illegal.  multiplier:\(parts.multiplier)")
        }
        return mistake(inConstant: parts.constant)
    }

    private static func mistakeInPairing(_ parts: NSLayoutConstraint.Parts) -> LayoutException? {
        guard parts.first.attribute != .notAnAttribute else { return invalidPairing }
        let hasSecond = parts.second.map { $0.attribute != .notAnAttribute } ?? false
        guard hasSecond, parts.multiplier != 0, let second = parts.second else {
            return parts.first.isSize ? nil : locationEqualToConstant
        }
        guard parts.first.isSize == second.isSize else { return invalidPairing }
        let (one, other) = (parts.first.attribute, second.attribute)
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
