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
    public private(set) var scenes: [SceneReference]
    /// The axes: each name once, with values.
    public let axes: [VariationAxis]
    /// The combinations of values.
    public let variations: [Variation]
    /// Options of the commands that draw a cell again, besides the ones for its environment.
    package var commandOptions: [String] = []

    /// Combines scenes with environments.
    ///
    /// - Parameters:
    ///   - scenes: The scenes.
    ///   - axes: What varies.
    ///   - base: What is asked of every environment.
    ///   - selection: Which combinations.
    public init(
        _ scenes: [SceneReference], across axes: [VariationAxis], over base: EnvironmentOverrides,
        selection: Selection = .all
    ) {
        self.scenes = scenes
        self.axes = VariationAxis.joined(axes)
        let all = Variation.all(of: axes, over: base)
        isComplete = selection == .all || self.axes.count < 3
        variations = isComplete ? all : PairSelection(self.axes).indices.map { all[$0] }
    }

    /// The choice of combinations in a matrix.
    public enum Selection: Hashable, Sendable {
        /// Each.
        case all
        /// The fewest combinations that have every pair of values of two axes together.
        case pairs
    }

    /// The same environments with the scenes of some files alone.
    func limited(to files: Set<String>) -> SceneMatrix {
        var matrix = self
        matrix.scenes.removeAll { !files.contains($0.source.file) }
        return matrix
    }

    /// Whether every combination is there.
    public let isComplete: Bool

    /// Every scene in every environment, scene by scene.
    public var cells: [Cell] {
        scenes.enumerated().flatMap { sceneIndex, scene in
            variations.enumerated().map { variationIndex, variation in
                Cell(
                    sceneIndex: sceneIndex, variationIndex: variationIndex, scene: scene,
                    variation: variation.resolved(for: scene))
            }
        }
    }

    /// An environment as a scene has it.
    ///
    /// - Parameters:
    ///   - index: The place of the environment in the matrix.
    ///   - scene: The scene; nil for any of the file's.
    ///   - file: The scene's file.
    /// - Returns: The environment, with the scene's own language where languages are chosen for each scene.
    func variation(_ index: Int, ofScene scene: SceneID?, in file: String) -> Variation {
        let reference = scenes.first { $0.source.file == file && (scene == nil || $0.description.id == scene) }
        return reference.map(variations[index].resolved) ?? variations[index]
    }
}
