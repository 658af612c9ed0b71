import KeylineEditing
import KeylinePreviews

/// A rule of constraints that may be broken somewhere, with the reason.
struct LintSuppression: Hashable, Sendable {
    var rule: LintRule
    /// Where; it speaks of any kind.
    var place: Suppression
}
