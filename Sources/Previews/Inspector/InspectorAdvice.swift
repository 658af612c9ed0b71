public import KeylineScenes

/// The contribution of a document's editor to its inspector: more findings, and commands to copy.
public struct InspectorAdvice: Sendable {
    /// No findings and no commands.
    public static let none = InspectorAdvice(design: [], remedy: { _ in nil }, change: { _ in nil })

    let design: [Diagnostic]
    let remedy: @Sendable (Diagnostic) -> String?
    let change: @Sendable (ConstraintSnapshot) -> String?

    /// Says what is known.
    ///
    /// - Parameters:
    ///   - design: What the canvas says about the scene besides what every layout of it says.
    ///   - remedy: The command that repairs a finding; nil where none does without knowing what was meant.
    ///   - change: The command that changes a constraint, without what it becomes; nil where no command does.
    public init(
        design: [Diagnostic], remedy: @escaping @Sendable (Diagnostic) -> String?,
        change: @escaping @Sendable (ConstraintSnapshot) -> String?
    ) {
        self.design = design
        self.remedy = remedy
        self.change = change
    }
}
