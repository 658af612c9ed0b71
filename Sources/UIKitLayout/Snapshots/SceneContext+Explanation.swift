package import KeylineGraphics
package import KeylineScenes

extension SceneContext {
    /// Builds a window in this context, lays it out and tells what decides the frame of one view in it.
    ///
    /// - Parameters:
    ///   - id: The view's id.
    ///   - makeWindow: Builds the window; it is laid out afterwards.
    /// - Returns: The explanation; nil where there is no such view.
    package func explainFrame(of id: ViewID, _ makeWindow: () -> UIWindow) -> FrameExplanation? {
        explain({ $0.explainFrame(of: id) }, makeWindow)
    }

    /// Builds a window in this context, lays it out and tells what decides the frame of every view in it.
    ///
    /// - Parameter makeWindow: Builds the window; it is laid out afterwards.
    /// - Returns: The explanation; nil where the window has no layout.
    package func explainLayout(_ makeWindow: () -> UIWindow) -> LayoutExplanation? {
        explain({ $0.explainLayout() }, makeWindow)
    }

    private func explain<Explanation>(
        _ look: (UIWindow) -> Explanation?, _ makeWindow: () -> UIWindow
    ) -> Explanation? {
        performSettling { jobs in
            LayoutException.collecting {
                var explanation: Explanation?
                _ = UnsatisfiableConstraints.collecting {
                    let window = makeWindow()
                    ViewNaming.name(window)
                    window.makeKeyAndVisible()
                    window.settle(jobs)
                    ViewNaming.name(window.shownRoot)
                    explanation = look(window)
                }
                return explanation
            }.result
        }
    }
}

extension UIWindow {
    /// What decides every frame of the content, as it is laid out now.
    fileprivate func explainLayout() -> LayoutExplanation? {
        guard let engine else { return nil }
        let content = rootViewController?.view ?? subviews.first ?? self
        let views = content.subtree
        let frames = views.map { FrameExplainer($0, engine: engine).explanation }
        let open = views.filter { engine.isAmbiguous($0) }
        guard !open.isEmpty else { return LayoutExplanation(frames: frames, otherSolution: nil) }
        open.forEach { engine.exerciseAmbiguity(of: $0) }
        rootView.layoutMarkedSubtree()
        return LayoutExplanation(frames: frames, otherSolution: content.layoutSnapshot())
    }
}

extension UIView {
    /// What decides the frame of a view inside, as it is laid out now; nil where there is none of that id.
    fileprivate func explainFrame(of id: ViewID) -> FrameExplanation? {
        guard let view = subtree.first(where: { $0.source.id == id }), let engine else { return nil }
        return FrameExplainer(view, engine: engine).explanation
    }
}
