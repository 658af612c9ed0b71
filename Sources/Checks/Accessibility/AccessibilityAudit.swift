public import KeylineScenes

/// The rules for screens that everybody can use, as Xcode's audits have them.
///
///     for finding in AccessibilityAudit.findings(in: scene) { print(finding) }
///
/// Contrast of text, small touch targets, and text that is cut or keeps its size are among the usual checks (``SceneChecks``); the audits add
/// what only assistive technologies meet. The guide to checks has the source of each.
public enum AccessibilityAudit {
    /// Finds what assistive technologies would stumble over in a scene.
    ///
    /// - Parameter scene: The scene.
    /// - Returns: The findings, audit by audit, each in the order in which VoiceOver reads.
    public static func findings(in scene: Scene) -> [Diagnostic] {
        guard !scene.isForOtherLanguages else { return [] }
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
