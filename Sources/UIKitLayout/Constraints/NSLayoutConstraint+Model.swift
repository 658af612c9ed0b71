package import KeylineAutoLayout

// What the rest of the library asks of a constraint, answered by what an engine knows of it.

extension NSLayoutConstraint {
    package var first: LayoutTerm { model.first }
    package var second: LayoutTerm? { model.second }
    /// Every item that the constraint speaks of and that is still there, the first item first.
    package var items: [any LayoutItem] { model.items }
    /// The place in the order in which constraints were activated.
    var activationOrder: Int { model.activationOrder }

    /// Whether the constant is the standard spacing, which logs print as `NSSpace(8)`.
    package var isStandardSpacing: Bool {
        get { model.notation.isStandardSpacing }
        set { model.notation.isStandardSpacing = newValue }
    }

    /// What the constraint is, where it is not an ordinary one.
    var role: LayoutConstraint.Role {
        get { model.role }
        set { model.role = newValue }
    }
}

extension LayoutConstraint {
    /// The constraint under Apple's names; those that an engine made for itself get them here, for as long as somebody keeps them.
    var named: NSLayoutConstraint {
        if let object { return unsafeDowncast(object, to: NSLayoutConstraint.self) }
        return switch role {
        case .autoresizing: NSAutoresizingMaskLayoutConstraint(self)
        case .contentSize: NSContentSizeLayoutConstraint(self)
        default: NSLayoutConstraint(self)
        }
    }
}

/// A constraint that the system made from a frame and an autoresizing mask.
@preconcurrency @MainActor
final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {}

/// A content size as the constraint that stands for it in logs and explanations.
@preconcurrency @MainActor
final class NSContentSizeLayoutConstraint: NSLayoutConstraint {}
