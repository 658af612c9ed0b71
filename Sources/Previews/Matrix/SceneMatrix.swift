public import KeylineScenes

/// Scenes in every combination of the values of some axes.
public struct SceneMatrix: Sendable {
    /// One scene in one environment.
    public struct Cell: Sendable {
        /// The place of the scene in the matrix.
        public let sceneIndex: Int
        /// The place of the environment in the matrix.
        public let variationIndex: Int
        /// The scene.
        public let scene: SceneReference
        /// The environment.
        public let variation: Variation
    }

    /// The scenes.
    public let scenes: [SceneReference]
    /// What varies: each name once, with values.
    public let axes: [VariationAxis]
    /// The combinations of values.
    public let variations: [Variation]

    /// Combines scenes with environments.
    ///
    /// - Parameters:
    ///   - scenes: The scenes.
    ///   - axes: What varies.
    ///   - base: What is asked of every environment.
    public init(_ scenes: [SceneReference], across axes: [VariationAxis], over base: EnvironmentOverrides) {
        self.scenes = scenes
        self.axes = VariationAxis.joined(axes)
        variations = Variation.all(of: axes, over: base)
    }

    /// Every scene in every environment, scene by scene.
    public var cells: [Cell] {
        scenes.enumerated().flatMap { sceneIndex, scene in
            variations.enumerated().map { variationIndex, variation in
                Cell(sceneIndex: sceneIndex, variationIndex: variationIndex, scene: scene, variation: variation)
            }
        }
    }
}
