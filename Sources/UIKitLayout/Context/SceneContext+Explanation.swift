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
        perform {
            LayoutException.collecting {
                var explanation: FrameExplanation?
                _ = UnsatisfiableConstraints.collecting {
                    let window = makeWindow()
                    ViewNaming.name(window)
                    window.makeKeyAndVisible()
                    explanation = window.explainFrame(of: id)
                }
                return explanation
            }.result
        }
    }
}

extension UIView {
    /// What decides the frame of a view inside, as it is laid out now; nil where there is none of that id.
    fileprivate func explainFrame(of id: ViewID) -> FrameExplanation? {
        guard let view = subtree.first(where: { $0.source.id == id }), let engine else { return nil }
        return FrameExplainer(view, engine: engine).explanation
    }
}
