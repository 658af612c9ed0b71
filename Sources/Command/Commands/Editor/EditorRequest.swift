/// A request of an editor's page.
struct EditorRequest: Decodable {
    /// The number of the version that the page shows; nil for a page that shows none yet.
    var version: Int?
    /// The id of the scene; nil for the first one.
    var scene: String?
    /// Options of the environment, such as `--device` and `iPhone SE`.
    var environment: [String]?
    /// The gesture: editing commands, one after the other, without the file.
    var commands: [[String]]?
    /// The gesture's name, such as `Move`.
    var title: String?
    /// The view, or the one from which a drag starts.
    var view: String?
    /// The views.
    var views: [String]?
    /// The place where a drag ends.
    var target: String?
    /// The direction of a drag: horizontal, vertical or outline.
    var direction: String?
    /// A constraint, as `keyline set` names it.
    var constraint: String?
    /// The size classes whose values an inspector shows, such as `width=regular`; nil for all.
    var vary: String?
    /// Whether views are pasted from the clipboard.
    var pastes: Bool?
}

/// Why a gesture is refused.
struct EditorRefusal: Error, Encodable, Equatable {
    /// The reason.
    let message: String
    /// The next step; nil where the reason says it all.
    var hint: String?
    /// The change of another program, as a diff; nil where there is none.
    var theirs: String?
    /// The change that the gesture would have made in the version that the page shows, as a diff.
    var ours: String?
}

/// The answer to a gesture.
struct EditorAnswer {
    /// The document afterwards.
    let state: EditorState
    /// The state that the page shows, of which the document is told as changes; nil to tell it whole.
    var shown: EditorState?
    /// Messages of the commands.
    var notes: [String] = []
    /// The ids of views that are new.
    var added: [String] = []
    /// The commands, as a person would type them.
    var commands: [String] = []
    /// The change of the file, as a diff; empty for a trial.
    var diff = ""
    /// Whether another program's change was taken over first.
    var isMerged = false
    /// The views whose frames are others than before, by their ids.
    var moved: [EditorState.Move] = []
    /// The time for the edit and its layout, in milliseconds.
    var milliseconds = 0.0
}

extension EditorAnswer: Encodable {
    private enum CodingKeys: CodingKey {
        case state, changes, notes, added, commands, diff, isMerged, moved, milliseconds
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        if let shown {
            try container.encode(EditorChanges(state, since: shown), forKey: .changes)
        } else {
            try container.encode(state, forKey: .state)
        }
        try container.encode(notes, forKey: .notes)
        try container.encode(added, forKey: .added)
        try container.encode(commands, forKey: .commands)
        try container.encode(diff, forKey: .diff)
        try container.encode(isMerged, forKey: .isMerged)
        try container.encode(moved, forKey: .moved)
        try container.encode(milliseconds, forKey: .milliseconds)
    }
}
