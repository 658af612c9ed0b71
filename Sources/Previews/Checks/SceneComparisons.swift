import KeylineChecks
import KeylineGraphics
import KeylineScenes

/// Finds what shows only where a scene is held against itself in another environment.
@MainActor
struct SceneComparisons {
    private let scene: SceneReference
    private let sceneIndex: Int
    private let variations: [Variation]
    private let audits: Bool
    private let scenes: Scenes

    /// A finding with the environment that shows it first.
    struct Located {
        /// The place of the environment in the matrix.
        let variation: Int
        let diagnostic: Diagnostic
        /// The scene as it is there.
        let scene: Scene
    }

    /// The scenes that were laid out: one environment is compared with several others.
    @MainActor
    private final class Scenes {
        var byEnvironment: [EnvironmentOverrides: Scene]
        init(_ scenes: [EnvironmentOverrides: Scene]) { byEnvironment = scenes }
    }

    /// Compares a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - matrix: The environments.
    ///   - sceneIndex: The place of the scene in the matrix.
    ///   - audits: Whether the audits of accessibility are made as well.
    ///   - laidOut: The scene in environments in which it was laid out already.
    init(
        _ scene: SceneReference, _ matrix: SceneMatrix, _ sceneIndex: Int, audits: Bool,
        laidOut: [EnvironmentOverrides: Scene] = [:]
    ) {
        self.audits = audits
        self.scene = scene
        self.sceneIndex = sceneIndex
        variations = matrix.variations.map { $0.resolved(for: scene) }
        scenes = Scenes(laidOut)
    }

    /// Adds the findings, each for the environment that shows it first.
    func add(to collector: inout FindingCollector) throws {
        for finding in try findings() {
            let cell = SceneMatrix.Cell(
                sceneIndex: sceneIndex, variationIndex: finding.variation, scene: scene,
                variation: variations[finding.variation])
            collector.add(finding.diagnostic, in: cell)
        }
    }

    /// The findings, each for the environment that shows it first.
    func findings() throws -> [Located] { try textSizes() + mirrored() + translated() + appearances() }

    private func located(_ diagnostics: [Diagnostic], at index: Int) throws -> [Located] {
        guard !diagnostics.isEmpty else { return [] }
        let scene = try make(index)
        return diagnostics.map { Located(variation: index, diagnostic: $0, scene: scene) }
    }

    /// Compares the smallest with the largest text size that is asked for, all else being equal.
    private func textSizes() throws -> [Located] {
        guard let first = variations.first else { return [] }
        let alike = variations.indices.filter {
            variations[$0].overrides.with(\.contentSizeCategory, nil)
                == first.overrides.with(\.contentSizeCategory, nil)
        }
        let sizes = alike.map { (index: $0, size: environment($0).contentSizeCategory) }
        guard let least = sizes.min(by: { $0.size < $1.size }), let most = sizes.max(by: { $0.size < $1.size }),
            least.size < most.size
        else { return audits ? try dynamicType() : [] }
        let small = try make(least.index)
        let large = try make(most.index)
        return try located([TextSizeComparison.finding(small, large)].compactMap { $0 }, at: most.index)
    }

    /// Compares the first environment from right to left with the same one from left to right.
    private func mirrored() throws -> [Located] {
        guard let index = variations.indices.first(where: { environment($0).layoutDirection == .rightToLeft }) else {
            return []
        }
        let turned = variations[index].overrides.with(\.language.layoutDirection, .leftToRight)
        return try located(MirrorComparison.findings(try make(turned), try make(index)), at: index)
    }

    /// Compares the first environment of each language with the same one in the source's own language.
    private func translated() throws -> [Located] {
        guard scene.source.hasTranslations else { return [] }
        let own = scene.description.environment.locale
        var seen: Set<String> = [own]
        return try variations.indices.flatMap { index -> [Located] in
            let environment = environment(index)
            guard environment.language.pseudoLanguages.isEmpty, seen.insert(environment.locale).inserted else {
                return []
            }
            let base = try make(variations[index].overrides.with(\.language.locale, own))
            return try located(TranslationComparison.findings(base, try make(index)), at: index)
        }
    }

    /// Compares the first environment at the usual text size with the largest usual one and one for weak sight: what audits ask for where
    /// no sizes are.
    private func dynamicType() throws -> [Located] {
        guard let first = variations.first else { return [] }
        let scenes = try [ContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityExtraLarge].map {
            try make(first.overrides.with(\.contentSizeCategory, $0))
        }
        let fixed = TextSizeComparison.finding(scenes[0], scenes[2])
        let capped = TextSizeComparison.cappedFinding(scenes[0], scenes[1], scenes[2])
        return try located([fixed, capped].compactMap { $0 }, at: 0)
    }

    /// Compares the first environment with the same one in the other appearance and with more contrast, where audits are made.
    private func appearances() throws -> [Located] {
        guard audits, let first = variations.first else { return [] }
        let dark = first.overrides.with(\.appearance, environment(0).appearance == .dark ? .light : .dark)
        let others: [(overrides: EnvironmentOverrides, words: String)] = [
            (dark, environment(0).appearance == .dark ? "in the light appearance" : "in the dark appearance"),
            (first.overrides.with(\.contrast, .increased), "with increased contrast"),
            (dark.with(\.contrast, .increased), "in the other appearance with increased contrast"),
        ]
        var reported = Set(AccessibilityAudit.contrastFindings(in: try make(0)).map(ContrastPlace.init))
        let findings = try others.flatMap { other -> [Diagnostic] in
            AccessibilityAudit.contrastFindings(in: try make(other.overrides)).compactMap { finding in
                guard reported.insert(ContrastPlace(finding)).inserted else { return nil }
                var result = finding
                result.message = "\(other.words) \(finding.message)"
                return result
            }
        }
        return try located(findings, at: 0)
    }

    /// A view that contrasts too little, whatever the colours.
    private struct ContrastPlace: Hashable {
        let kind: Diagnostic.Kind
        let view: ViewID?

        init(_ diagnostic: Diagnostic) {
            kind = diagnostic.kind
            view = diagnostic.view
        }
    }

    private func environment(_ index: Int) -> SceneEnvironment {
        variations[index].overrides.resolved(over: scene.description.environment)
    }

    private func make(_ index: Int) throws -> Scene { try make(variations[index].overrides) }

    private func make(_ overrides: EnvironmentOverrides) throws -> Scene {
        if let scene = scenes.byEnvironment[overrides] { return scene }
        let result = try scene.make(overrides)
        scenes.byEnvironment[overrides] = result
        return result
    }
}

extension EnvironmentOverrides {
    /// The same with another value of one part.
    fileprivate func with<Value>(
        _ part: WritableKeyPath<EnvironmentOverrides, Value>, _ value: Value
    ) -> EnvironmentOverrides {
        var result = self
        result[keyPath: part] = value
        return result
    }
}
