package import KeylineScenes

extension SceneContext {
    /// Makes a scene: builds a window in this context, lays it out and takes everything from it as values.
    ///
    /// Mistakes in layout code and contradictions become diagnostics; the scene is made all the same.
    ///
    /// - Parameters:
    ///   - id: The scene's id.
    ///   - makeWindow: Builds the window; it is shown and laid out afterwards.
    /// - Returns: The scene.
    /// - Throws: What `makeWindow` throws, or the error of a font that is missing or altered.
    package func makeScene(_ id: SceneID, _ makeWindow: () throws -> UIWindow) throws -> Scene {
        try perform {
            let (window, exceptions) = try LayoutException.collecting {
                try reportingConflicts {
                    let window = try makeWindow()
                    ViewNaming.name(window)
                    window.makeKeyAndVisible()
                    return window
                }
            }
            exceptions.forEach(report)
            let layout = (window.rootViewController?.view ?? window.subviews.first ?? window).layoutSnapshot()
            let displayList = window.displayList()
            // Text was set with what fonts there are; a picture without one that should be there would be a lie.
            if let failure = typesetter.fonts.failures.first { throw failure }
            if let failure = strings.failures.first { throw failure }
            return Scene(
                id: id, environment: environment, displayList: displayList, layout: layout,
                diagnostics: diagnostics + layout.findings)
        }
    }

    private func reportingConflicts<Result>(_ body: () throws -> Result) rethrows -> Result {
        let previous = UnsatisfiableConstraints.handler
        UnsatisfiableConstraints.handler = { [self] in report($0) }
        defer { UnsatisfiableConstraints.handler = previous }
        return try body()
    }

    private func report(_ conflict: UnsatisfiableConstraints) {
        let broken = conflict.brokenConstraint
        let view = broken.firstItem as? UIView ?? broken.holder
        report(
            Diagnostic(
                .warning, .unsatisfiable, view: view?.source.id, location: broken.sourceOrigin?.location,
                message: conflict.log(.iOS10, addresses: .sequential()),
                hints: ["lower the priority of a constraint in the list, or remove it"]))
    }

    private func report(_ exception: LayoutException) {
        report(Diagnostic(.error, .unsatisfiable, message: "\(exception.name.rawValue): \(exception.reason)"))
    }
}
