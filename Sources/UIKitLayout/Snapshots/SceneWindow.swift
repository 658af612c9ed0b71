package import KeylineScenes

/// Makes windows for scenes: the only place where an environment becomes a window, for every source and every test.
@MainActor
package enum SceneWindow {
    /// A window as large as an environment says, with its traits, safe area and keyboard, filled by a controller's view, or
    /// with it on a sheet where an iPad shows it so.
    package static func make(_ environment: SceneEnvironment, controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: environment.size))
        window.traits = UITraitCollection(environment)
        window.deviceSafeArea = UIEdgeInsets(environment.safeArea)
        window.keyboardHeight = environment.keyboardHeight
        window.rootViewController = SheetHost.hosted(controller, in: window)
        return window
    }
}
