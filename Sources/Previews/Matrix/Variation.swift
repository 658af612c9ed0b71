public import KeylineScenes

/// One combination of values, a value of each axis.
public struct Variation: Hashable, Sendable {
    /// The values in the order of the axes.
    public var values: [VariationAxis.Value]
    /// All settings of the environment.
    public var overrides: EnvironmentOverrides

    /// The values with a space between them; empty where nothing varies.
    public var label: String { values.map(\.description).joined(separator: " ") }

    /// Whether scenes are shown as the canvas of their editor shows them.
    var showsCanvas: Bool { overrides.presentation == .canvas }

    /// The combination as a scene has it: a language that is chosen for each scene is the scene's own.
    func resolved(for scene: SceneReference) -> Variation {
        var result = self
        for (index, value) in values.enumerated() {
            guard case .worstLocale(let rank) = value, let locale = scene.worstLocales.dropFirst(rank).first else {
                continue
            }
            result.values[index] = .locale(locale)
            result.values[index].apply(to: &result.overrides)
        }
        return result
    }

    /// Every combination of the axes' values, the last axis varying fastest; one without values where there are no axes.
    ///
    /// - Parameters:
    ///   - axes: What varies. Values of a name that occurs twice are joined; an axis without values is skipped.
    ///   - base: What is asked of every environment.
    /// - Returns: The combinations.
    public static func all(of axes: [VariationAxis], over base: EnvironmentOverrides) -> [Variation] {
        let start = [Variation(values: [], overrides: base)]
        return VariationAxis.joined(axes).reduce(start) { variations, axis in
            variations.flatMap { variation in
                axis.values.map { value in
                    var result = variation
                    result.values.append(value)
                    value.apply(to: &result.overrides)
                    return result
                }
            }
        }
    }
}

extension VariationAxis {
    /// The axes with values, each name and each value once, in the order of their first mention.
    public static func joined(_ axes: [VariationAxis]) -> [VariationAxis] {
        var result: [VariationAxis] = []
        for axis in axes where !axis.values.isEmpty {
            let index = result.firstIndex { $0.name == axis.name } ?? result.count
            if index == result.count { result.append(VariationAxis(axis.name, [])) }
            for value in axis.values where !result[index].values.contains(value) { result[index].values.append(value) }
        }
        return result
    }
}
