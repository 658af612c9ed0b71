import KeylinePreviews

/// A state as its differences from one that the page shows: a gesture changes few of many views, and a page reads few of them faster.
struct EditorChanges: Encodable {
    /// The parts of a list that are others than before, and its length.
    struct List<Element: Encodable & Equatable>: Encodable {
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

    /// The name of the state that it is a change of.
    let base: String
    /// The state, with empty lists of views, constraints and figures.
    let state: EditorState
    let views: List<EditorState.View>
    let constraints: List<EditorState.Constraint>
    let figures: List<CanvasFigure>

    init(_ state: EditorState, since base: EditorState) {
        self.base = base.picture
        self.state = state.withoutLists
        views = List(state.views, since: base.views)
        constraints = List(state.constraints, since: base.constraints)
        figures = List(state.figures, since: base.figures)
    }
}

/// The answer to a trial.
struct EditorTrial: Encodable {
    /// The document as the gesture would make it, without issues.
    let changes: EditorChanges
    let milliseconds: Double
}
