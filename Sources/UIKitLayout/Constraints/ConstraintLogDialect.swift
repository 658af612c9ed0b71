/// One of the two ways in which Apple's systems have printed constraints.
package enum ConstraintLogDialect: Hashable, Sendable {
    /// iOS 9 and earlier, as in Apple's Auto Layout Guide: sizes in the visual format.
    case iOS9
    /// iOS 10 and later: sizes as equations, and whether the constraint is active.
    case iOS10
}
