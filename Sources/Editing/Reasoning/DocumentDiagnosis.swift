import KeylineChecks
public import KeylineScenes

/// Which of the guide's three kinds of trouble a layout has.
///
/// Source: Apple's Auto Layout Guide, "Debugging": unsatisfiable layouts, ambiguous layouts, logical errors.
public struct DocumentDiagnosis: Sendable {
    /// A kind of trouble, the one to repair first first.
    public enum Category: String, CaseIterable, Sendable {
        /// Required constraints contradict each other.
        case unsatisfiable
        /// The constraints leave frames open.
        case ambiguous
        /// The constraints decide every frame, and not as it was meant: something is cut, hidden, or not where the document stores it.
        case logical = "logically wrong"
        /// Nothing is wrong.
        case sound
    }

    /// The kind.
    public var category: Category
    /// What is wrong, by kinds, those of the layout's own kind first.
    public var findings: [(category: Category, finding: Diagnostic)]

    /// Looks at a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - design: What the editor in which it was drawn says about it.
    public init(of scene: Scene, design: [Diagnostic] = []) {
        var found: [(category: Category, finding: Diagnostic)] = []
        for finding in (scene.allFindings + design).asDesigned {
            guard let category = Self.category(of: finding) else { continue }
            found.append((category, finding))
        }
        let order = Category.allCases
        findings = order.flatMap { category in found.filter { $0.category == category } }
        category = findings.first?.category ?? .sound
    }

    private static let logical: Set<Diagnostic.Kind> = [
        .misplaced, .truncated, .brokenWord, .offScreen, .clipped, .overlap,
    ]

    private static func category(of finding: Diagnostic) -> Category? {
        switch finding.kind {
        case .unsatisfiable: .unsatisfiable
        case .ambiguous, .missingConstraints: finding.severity == .note ? nil : .ambiguous
        default:
            logical.contains(finding.kind) && (finding.severity != .note || finding.kind == .misplaced) ? .logical : nil
        }
    }
}
