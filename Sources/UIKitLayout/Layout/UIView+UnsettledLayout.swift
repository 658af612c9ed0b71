import KeylineScenes

extension UIView {
    /// Notes a layout that goes on changing by itself.
    func reportUnsettledLayout() {
        SceneContext.current.report(
            Diagnostic(
                .warning, .unsettled, view: source.id, location: source.location,
                message: "the layout was still changing after the last of a bounded number of passes",
                hints: ["look for code that changes constraints in layoutSubviews() on every call"]))
    }
}
