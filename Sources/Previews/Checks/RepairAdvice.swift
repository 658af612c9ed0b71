import KeylineGraphics
import KeylineScenes

/// Says of text that is cut which constraints decide the length that is too short, and what to do about it.
@MainActor
struct RepairAdvice {
    private let matrix: SceneMatrix

    init(_ matrix: SceneMatrix) {
        self.matrix = matrix
    }

    /// Puts the likely fix before a finding's other hints.
    func complete(_ finding: inout Finding) {
        guard finding.diagnostic.severity > .note, let part = part(of: finding.diagnostic),
            let occurrence = finding.occurrences.first, let scene = scene(of: finding),
            let view = finding.diagnostic.view
        else { return }
        var overrides = matrix.variations[occurrence.variationIndex].resolved(for: scene).overrides
        occurrence.sizes.first?.apply(to: &overrides, over: scene.description.environment)
        guard let environment = try? scene.environmentOfLayout(overrides) else { return }
        for id in Self.candidates(view) {
            let frame = try? scene.source.explainFrame(
                of: id, inScene: scene.description.id, environment: environment)
            guard let explanation = frame, let length = explanation.lengths.first(where: { $0.part == part }),
                case let advice = LengthAdvice(length, of: id, in: explanation), let text = advice.text
            else { continue }
            finding.diagnostic.hints.insert(contentsOf: [text, advice.command].compactMap { $0 }, at: 0)
            return
        }
    }

    private func part(of diagnostic: Diagnostic) -> FrameExplanation.Part? {
        switch diagnostic.kind {
        case .brokenWord, .truncated: diagnostic.tooShortPart
        default: nil
        }
    }

    private func scene(of finding: Finding) -> SceneReference? {
        matrix.scenes.first { $0.source.file == finding.file && $0.description.id == finding.scene }
    }

    /// A view and those around it of which it is a part: parts that nobody wrote are named after the view around them.
    private static func candidates(_ view: ViewID) -> [ViewID] {
        var result = [view]
        while let last = result.last, let slash = last.rawValue.lastIndex(of: "/") {
            result.append(ViewID(String(last.rawValue[..<slash])))
        }
        return result
    }
}
