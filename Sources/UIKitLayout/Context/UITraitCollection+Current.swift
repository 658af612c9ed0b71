extension UITraitCollection {
    /// The traits of the environment in which a scene is being made, or those in which code runs with `performAsCurrent`.
    @preconcurrency @MainActor public static var current: UITraitCollection {
        SceneContext.inherited(TraitsInUse.self) ?? SceneContext.current.traits
    }

    /// Runs code in these traits, so that colours that follow traits are these.
    @preconcurrency @MainActor
    public func performAsCurrent(_ actions: () -> Void) { SceneContext.with(TraitsInUse.self, self, actions) }
}

/// The traits in which code runs with `performAsCurrent`.
private enum TraitsInUse: SceneContextKey {
    static let usual: UITraitCollection? = nil
}
