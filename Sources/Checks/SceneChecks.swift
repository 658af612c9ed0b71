package import KeylineGraphics
public import KeylineScenes

/// Looks for what a reader of a screen would stumble over: text, controls and pictures that are off screen, cut, covered or over one another, too
/// small to touch, too faint to read.
///
/// A scene is all that is looked at, so that whatever made it goes through the same checks. What layout itself knows, such as
/// truncated text, is among the scene's own diagnostics.
///
///     for finding in SceneChecks.findings(in: scene) { print(finding) }
public enum SceneChecks {
    /// Finds the problems of a scene besides its own diagnostics.
    ///
    /// - Parameter scene: The scene.
    /// - Returns: The findings, check by check, each in the order of the views.
    public static func findings(in scene: Scene) -> [Diagnostic] {
        let screen = ScreenReading(scene)
        return ReachCheck(screen).findings + PictureCheck(screen).findings + OverlapCheck(screen).findings
            + BarCheck(screen).findings + ResizingCheck(screen).findings
            + CoverCheck(screen).findings + TouchTargetCheck(screen).findings
            + ContrastCheck(screen).findings + LeftoverCheck(screen).findings + FillerCheck(screen).findings
    }

    /// The kinds of findings that texts cause which are too long for their screen.
    package static let kindsOfLongTexts: Set<Diagnostic.Kind> = [
        .unsatisfiable, .truncated, .brokenWord, .offScreen, .clipped, .overlap,
    ]

    /// The ids of the views of a scene of which a check tells that their frames are open; those that code fills are not among them.
    package static func openViews(in scene: Scene) -> Set<ViewID> {
        let open = scene.diagnostics.filter { $0.kind == .ambiguous && $0.severity > .note }
        guard !open.isEmpty else { return [] }
        let doubts = LayoutDoubts(scene)
        return Set(open.filter { !doubts.explain($0) }.compactMap(\.view))
    }

    /// Finds mistakes of a scene, or of its texts, for want of space: the scene's own diagnostics, and text that is off screen, cut or
    /// over other text.
    ///
    /// - Parameter scene: The scene.
    /// - Returns: The findings.
    package static func findingsOfLongTexts(in scene: Scene) -> [Diagnostic] {
        guard !scene.isForOtherLanguages else { return [] }
        let screen = ScreenReading(scene)
        let all = scene.diagnostics + ReachCheck(screen).findings + OverlapCheck(screen).findings
        return all.filter { kindsOfLongTexts.contains($0.kind) }
    }
}

extension Scene {
    /// Everything that is wrong: the scene's own diagnostics, then what the checks find.
    ///
    /// Where the font of a text is missing, a text that almost fits is no finding: the missing font is one. What fits by far not is a note.
    /// A scene that the app does not show in its language has none.
    public var allFindings: [Diagnostic] {
        guard !isForOtherLanguages else { return [] }
        let sizes = StoredSizes(self)
        let doubts = LayoutDoubts(self)
        let findings = JoinedConflicts.joined(
            (diagnostics + SceneChecks.findings(in: self)).filter {
                !sizes.cause($0) && !doubts.explain($0)
            }.map(doubts.complete))
        let standIns = Set(diagnostics.filter { $0.kind == .missingFont }.compactMap(\.view))
        guard !standIns.isEmpty else { return findings }
        return findings.compactMap { $0.doubted(in: standIns) }
    }
}

extension Diagnostic {
    private static let measured: Set<Kind> = [.truncated, .brokenWord, .offScreen, .clipped, .overlap]

    /// The factor by which letters of another font may be larger.
    private static let differenceOfFonts = 1.3

    /// The diagnostic as a note where its view's font is missing; nil where the font may make the difference.
    fileprivate func doubted(in standIns: Set<ViewID>) -> Diagnostic? {
        guard severity <= .warning, Self.measured.contains(kind), let view,
            standIns.contains(where: { $0 == view || view.rawValue.hasPrefix($0.rawValue + "/") })
        else { return self }
        if let excess, excess < Self.differenceOfFonts { return nil }
        var result = self
        result.severity = .note
        result.message += "; its font is missing, so on a device it may fit"
        return result
    }
}

extension Diagnostic {
    /// The room that a text needs, as a multiple of the room that it has; nil for findings that do not say.
    private var excess: Double? {
        guard kind == .truncated,
            let match = message.firstMatch(of: /needs a (?:width|height) of ([\d.]+) but has ([\d.]+)/),
            let needed = Double(match.1), let available = Double(match.2)
        else { return nil }
        return available > 0 ? needed / available : .infinity
    }
}
