internal import KeylineChecks
public import KeylineGraphics
public import KeylineScenes

/// Answers why a view's text, or the view itself, is cut off: what it needs and has, what caps the length, who competes for it, and
/// which priority or line to change.
public struct CutExplanation: Sendable, CustomStringConvertible {
    /// The problems, a sentence each; none if nothing is cut off.
    public let findings: [String]
    /// The constraints that decide the short lengths, and the hints.
    public let advice: [String]
    /// The constraints that the view's content gave way to.
    public let competitors: [String]

    /// Looks at a view of a scene.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - scene: The scene that it is in.
    ///   - explanation: What decides the view's frame.
    public init(of view: ViewID, in scene: Scene, _ explanation: FrameExplanation) {
        let kinds: Set<Diagnostic.Kind> = [.truncated, .brokenWord, .offScreen, .clipped]
        let found = scene.allFindings.filter { finding in
            guard let id = finding.view, kinds.contains(finding.kind) else { return false }
            // What its document names is no part of it, though the id of a document's view may begin with its own.
            return id == view
                || id.rawValue.hasPrefix(view.rawValue + "/")
                    && scene.layout.view(id)?.view.identity.nesting == nil
        }
        findings = found.map(\.message)
        let parts = Set(found.compactMap(\.tooShortPart))
        let lengths = explanation.lengths.filter { parts.contains($0.part) }
        advice = lengths.compactMap { LengthAdvice($0, of: view, in: explanation).text }
        competitors = Self.competitors(parts, explanation, view)
    }

    /// The constraints that hold while the content's own size is missed, the strongest first.
    private static func competitors(
        _ parts: Set<FrameExplanation.Part>, _ explanation: FrameExplanation, _ view: ViewID
    ) -> [String] {
        let missed = explanation.lost.filter { $0.maker == .content && $0.missedBy > 0 }
        return missed.flatMap { lost -> [String] in
            let part: FrameExplanation.Part = lost.constraint.first.attribute.isVertical ? .height : .width
            guard parts.contains(part) else { return [] }
            let stronger = explanation.lengths.filter { $0.part == part }.flatMap(\.reasons)
                .filter { $0.constraint.priority >= lost.constraint.priority && $0.maker != .window }
                .sorted { $0.constraint.priority > $1.constraint.priority }
            let head =
                "its content, at priority \(Decimals.text(Double(lost.constraint.priority))), "
                + "misses \(Decimals.short(lost.missedBy)) points"
            guard !stronger.isEmpty else { return [head] }
            return [head + " because of"] + stronger.prefix(5).map { "  " + words($0) }
        }
    }

    private static func words(_ reason: FrameExplanation.Reason) -> String {
        let constraint = reason.constraint
        let strength =
            constraint.priority >= 1000 ? "required" : "priority \(Decimals.text(Double(constraint.priority)))"
        let maker = reason.maker == .person ? "" : ", from the \(reason.maker.rawValue)"
        let place = constraint.location?.line.map { ", line \($0)" } ?? ""
        return "\(constraint.equation) (\(strength)\(maker)\(place))"
    }

    /// A paragraph for people; empty where nothing is cut off.
    public var description: String {
        guard !findings.isEmpty else { return "" }
        return "why is it cut off?\n" + (findings + advice + competitors).map { "  \($0)\n" }.joined()
    }
}
