import KeylineScenes

extension LayoutEngine {
    /// Notes a layout that goes on changing by itself.
    func reportUnsettledLayout(of view: UIView) {
        SceneContext.current.report(
            Diagnostic(
                .warning, .unsettled, view: view.source.id, location: view.source.location,
                message: "the layout was still changing after the last of a bounded number of passes",
                hints: ["look for code that changes constraints in layoutSubviews() on every call"]))
    }
}
