extension UIBarButtonItem {
    /// A button that the system knows; raw values are Apple's.
    public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
        /// Ends a task.
        case done
        /// Leaves without change.
        case cancel
        /// Begins a change.
        case edit
        /// Keeps a change.
        case save
        /// Makes something new.
        case add
        /// Room that takes what is left.
        case flexibleSpace
        /// Room of a given width.
        case fixedSpace
        /// Writes.
        case compose
        /// Answers.
        case reply
        /// Shares.
        case action
        /// Files away.
        case organize
        /// Shows bookmarks.
        case bookmarks
        /// Looks for something.
        case search
        /// Loads again.
        case refresh
        /// Stops.
        case stop
        /// Takes a picture.
        case camera
        /// Throws away.
        case trash
        /// Plays.
        case play
        /// Pauses.
        case pause
        /// Goes back.
        case rewind
        /// Goes ahead.
        case fastForward
        /// Takes back.
        case undo
        /// Does again.
        case redo
        /// Turns a page.
        case pageCurl
        /// Closes.
        case close = 24
    }
}
