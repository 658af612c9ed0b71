extension UITraitCollection {
    /// The traits of the environment in which a scene is being made, or those in which code runs with `performAsCurrent`.
    @preconcurrency @MainActor public static var current: UITraitCollection {
        SceneContext.inherited(CurrentTraits.self) ?? SceneContext.current.traits
    }

    /// Runs code in these traits, so that colours that follow traits are these.
    @preconcurrency @MainActor
    public func performAsCurrent(_ actions: () -> Void) { SceneContext.with(CurrentTraits.self, self, actions) }
}

/// The traits in which code runs with `performAsCurrent`.
private enum CurrentTraits: SceneContextKey {
    static let usual: UITraitCollection? = nil
}
