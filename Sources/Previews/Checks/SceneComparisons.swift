import KeylineChecks
import KeylineScenes

/// Finds what shows only where a scene is held against itself in another environment.
@MainActor
struct SceneComparisons {
    private let scene: SceneReference
    private let sceneIndex: Int
    private let variations: [Variation]

    init(_ scene: SceneReference, _ matrix: SceneMatrix, _ sceneIndex: Int) {
        self.scene = scene
        self.sceneIndex = sceneIndex
        variations = matrix.variations
    }

    /// Adds the findings, each for the environment that shows it first.
    func add(to collector: inout FindingCollector) throws {
        for (index, diagnostic) in try textSizes() + mirrored() + translated() {
            let cell = SceneMatrix.Cell(
                sceneIndex: sceneIndex, variationIndex: index, scene: scene, variation: variations[index])
            collector.add(diagnostic, in: cell)
        }
    }

    private typealias Located = (variation: Int, diagnostic: Diagnostic)

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
        else { return [] }
        let small = try make(least.index)
        let large = try make(most.index)
        return TextSizeComparison.finding(small, large).map { [(most.index, $0)] } ?? []
    }

    /// Compares the first environment from right to left with the same one from left to right.
    private func mirrored() throws -> [Located] {
        guard let index = variations.indices.first(where: { environment($0).layoutDirection == .rightToLeft }) else {
            return []
        }
        let turned = variations[index].overrides.with(\.language.layoutDirection, .leftToRight)
        return MirrorComparison.findings(try scene.make(turned), try make(index)).map { (index, $0) }
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
            let base = try scene.make(variations[index].overrides.with(\.language.locale, own))
            return TranslationComparison.findings(base, try make(index)).map { (index, $0) }
        }
    }

    private func environment(_ index: Int) -> SceneEnvironment {
        variations[index].overrides.resolved(over: scene.description.environment)
    }

    private func make(_ index: Int) throws -> Scene { try scene.make(variations[index].overrides) }
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
