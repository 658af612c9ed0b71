internal import KeylineGraphics
public import KeylineScenes

/// The rules for screens that everybody can use, as Xcode's audits have them.
///
///     for finding in AccessibilityAudit.findings(in: scene) { print(finding) }
///
/// Contrast of text, small touch targets, and text that is cut or keeps its size are among the usual checks (``SceneChecks``); the audits add
/// what only assistive technologies meet.
public struct AccessibilityAudit: Sendable {
    /// The kind of the findings.
    public let kind: Diagnostic.Kind
    /// The subject in a few words, as the page names it.
    public let title: String
    /// The source of the rule.
    public let source: String
    /// The severity of the findings where nothing about one makes it less certain.
    public let severity: Diagnostic.Severity

    private init(_ kind: Diagnostic.Kind, _ title: String, _ severity: Diagnostic.Severity, source: String) {
        self.kind = kind
        self.title = title
        self.source = source
        self.severity = severity
    }

    /// Every audit, with the usual checks, in the order in which the page shows them.
    public static let all: [AccessibilityAudit] = [
        AccessibilityAudit(
            .missingDescription, "Description missing", .warning,
            source: "Xcode, XCUIAccessibilityAuditType.sufficientElementDescription; WCAG 2.2, 1.1.1 and 4.1.2 (A)"),
        AccessibilityAudit(
            .redundantLabel, "Label repeats the role or names a file", .warning,
            source: "Apple, accessibilityLabel: no type of control in a label; WCAG 2.2, failure F30"),
        AccessibilityAudit(
            .touchTarget, "Hit region", .warning,
            source: "Xcode, XCUIAccessibilityAuditType.hitRegion; Human Interface Guidelines; WCAG 2.2, 2.5.8 (AA)"),
        AccessibilityAudit(
            .contrast, "Contrast of text", .warning,
            source: "Xcode, XCUIAccessibilityAuditType.contrast; WCAG 2.2, 1.4.3 (AA)"),
        AccessibilityAudit(
            .controlContrast, "Contrast of controls", .warning, source: "WCAG 2.2, 1.4.11 (AA): 3 to 1"),
        AccessibilityAudit(
            .truncated, "Text clipped", .warning,
            source: "Xcode, XCUIAccessibilityAuditType.textClipped; WCAG 2.2, 1.4.4 (AA)"),
        AccessibilityAudit(
            .clipped, "Content cut", .warning, source: "Xcode, XCUIAccessibilityAuditType.textClipped"),
        AccessibilityAudit(
            .fixedTextSize, "Dynamic Type", .warning,
            source: "Xcode, XCUIAccessibilityAuditType.dynamicType; WCAG 2.2, 1.4.4 (AA)"),
        AccessibilityAudit(
            .conflictingTraits, "Conflicting traits", .warning,
            source: "Xcode, XCUIAccessibilityAuditType.trait; Deque, axe DevTools Mobile for iOS: conflicting traits"),
        AccessibilityAudit(.readingOrder, "Reading order", .warning, source: "WCAG 2.2, 1.3.2 (A)"),
        AccessibilityAudit(.textInImage, "Text in pictures", .note, source: "WCAG 2.2, 1.4.5 (AA)"),
    ]

    /// Finds what assistive technologies would stumble over in a scene.
    ///
    /// - Parameter scene: The scene.
    /// - Returns: The findings, audit by audit, each in the order in which VoiceOver reads.
    public static func findings(in scene: Scene) -> [Diagnostic] {
        let screen = ScreenReading(scene)
        let elements = scene.accessibility.elements
        return DescriptionAudit(screen, elements).findings + LabelAudit(screen, elements).findings
            + TraitsAudit(screen, elements).findings + ReadingOrderAudit(screen, elements).findings
            + PictureTextAudit(screen, elements).findings + ControlContrastAudit(screen).findings
    }

    /// Finds text and controls with too little contrast: what another appearance of a scene may add.
    public static func contrastFindings(in scene: Scene) -> [Diagnostic] {
        let screen = ScreenReading(scene)
        return ContrastCheck(screen).findings + ControlContrastAudit(screen).findings
    }
}

extension ScreenReading {
    /// A finding about an element of VoiceOver.
    func finding(
        _ severity: Diagnostic.Severity, _ kind: Diagnostic.Kind, _ element: AccessibilityElement, _ message: String,
        hints: [String]
    ) -> Diagnostic {
        guard let placed = view(element.view) else {
            return Diagnostic(
                severity, kind, view: element.view, location: element.location, message: message, hints: hints)
        }
        return finding(severity, kind, placed, showing: element.content.label, message, hints: hints)
    }
}
