extension UITraitCollection {
    /// The traits of the environment in which a scene is being made.
    @preconcurrency @MainActor public static var current: UITraitCollection { SceneContext.current.traits }
}
