import KeylinePreviews

/// A trial as its page needs it: its differences from the version that the page shows. A step of a drag changes few of many views.
struct EditorTrial: Encodable {
    /// The parts of a list that are others than before, and its length.
    struct Changes<Element: Encodable & Equatable>: Encodable {
        let count: Int
        /// The places of the changed elements.
        let at: [Int]
        let elements: [Element]

        init(_ list: [Element], since base: [Element]) {
            count = list.count
            at = list.indices.filter { !base.indices.contains($0) || base[$0] != list[$0] }
            elements = at.map { list[$0] }
        }
    }

    /// The name, scene and environment of the state that it is a change of.
    let base: String
    let scene: String
    let environment: String
    /// The name by which pictures of it are asked for.
    let picture: String
    let size: [Double]
    let conflicts: Int
    let views: Changes<EditorState.View>
    let constraints: Changes<EditorState.Constraint>
    let figures: Changes<CanvasFigure>
    let milliseconds: Double

    init(_ state: EditorState, since base: EditorState, milliseconds: Double) {
        self.base = base.picture
        scene = state.scene
        environment = state.environment
        picture = state.picture
        size = state.size
        conflicts = state.conflicts
        views = Changes(state.views, since: base.views)
        constraints = Changes(state.constraints, since: base.constraints)
        figures = Changes(state.figures, since: base.figures)
        self.milliseconds = milliseconds
    }
}
