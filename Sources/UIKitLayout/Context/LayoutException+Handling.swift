extension LayoutException {
    /// What happens when layout code makes a mistake. The default stops the program with the exception's name and reason.
    ///
    /// It belongs to the scene that is being made, and to scenes that are made inside it; outside of one, to all.
    @MainActor package static var handler: @MainActor (LayoutException) -> Void {
        get { SceneContext.inherited(ExceptionHandler.self) }
        set { SceneContext.current[ExceptionHandler.self] = newValue }
    }

    /// Reports the mistake to the handler.
    @MainActor func raise() {
        Self.handler(self)
    }

    /// Runs a closure and collects the mistakes made in it instead of stopping at the first.
    ///
    /// - Parameter body: The layout code.
    /// - Returns: What the closure answered, and the mistakes in order.
    @discardableResult
    @MainActor package static func collecting<Result>(
        _ body: () throws -> Result
    ) rethrows -> (result: Result, exceptions: [LayoutException]) {
        var exceptions: [LayoutException] = []
        let result = try SceneContext.with(ExceptionHandler.self, { exceptions.append($0) }, body)
        return (result, exceptions)
    }
}

/// What a scene does about mistakes in its layout code.
private enum ExceptionHandler: SceneContextKey {
    static var usual: @MainActor (LayoutException) -> Void {
        {
            preconditionFailure(
                "*** Terminating app due to uncaught exception '\($0.name.rawValue)', reason: '\($0.reason)'")
        }
    }
}
