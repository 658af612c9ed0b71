import KeylineEditing
import KeylinePreviews
import KeylineScenes

/// What the options of one invocation ask of checks of scenes.
struct CheckSettings: Sendable {
    /// The least severity that makes a check fail; also of rules of constraints.
    var failureSeverity = Diagnostic.Severity.warning
    /// Whether the audits of accessibility are made as well.
    var audits = false
    /// The kinds of findings that are skipped.
    var ignoredKinds: Set<Diagnostic.Kind> = []
    /// Findings that are accepted.
    var suppressions: [Suppression] = []
    /// How much kinds of findings matter, where it is not their own severity; nil for kinds that are skipped.
    var severities: [Diagnostic.Kind: Diagnostic.Severity?] = [:]
    /// The ranges in which thresholds are looked for, the outer ones first; each side at most once.
    var sweep: [Sweep] = []
    /// The file of findings that were recorded and pass; nil for none.
    var baseline: String?
    /// Whether the baseline is recorded rather than compared with.
    var isRecording = false
}

/// What the options of one invocation ask of rules of constraints.
struct LintSettings: Sendable {
    /// Whether what can be repaired without moving views is repaired.
    var repairs = false
    /// Findings that are accepted.
    var suppressions: [LintSuppression] = []
    /// How much rules matter, where it is not their own severity; nil for those that are skipped.
    var severities: [LintRule: Diagnostic.Severity?] = [:]
}
