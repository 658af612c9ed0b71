extension Component {
    /// The state of a component in the course of a solve.
    struct State: BitwiseCopyable {
        // In this order the fields leave no gaps: there may be thousands of components.
        /// When its distances were last computed anew, as edits count.
        var age = 0
        /// The number of its breakpoints that belong to removed constraints.
        var emptyCount: Int32 = 0
        /// The sweep that evaluates its variables anyway.
        var sweep: Int32 = -1
        var decision = Decision()
        var start = Start()
        /// Whether something about it changed since it was solved.
        var isDirty = false
        /// Whether `costly` and `ownSlopes` say what the breakpoints say.
        var hasCosts = false
        /// Whether a search has come across it.
        var isVisited = false
        /// Whether required constraints or bounds are violated.
        var isViolated = false
        /// Whether its coordinates moved and the variables that depend on them are still to be evaluated.
        var isMoved = false
        /// Whether its values were exchanged for another valid solution.
        var isExercised = false
    }

    /// From where the next solve goes on.
    struct Start: BitwiseCopyable {
        /// Whether there is no vertex yet.
        var isFresh = true
        /// Whether constraints came or went, so that stays have to be decided anew.
        var isChanged = false
        /// Whether a stay came, so that the vertex may not be the best any more.
        var mustOptimise = false

        /// The start of a component at its best vertex.
        static var best: Start { Start(isFresh: false) }
    }

    /// The decision of open variables.
    struct Decision: BitwiseCopyable {
        /// The first variable that the edges of rate zero change, once it is known.
        var nextStay: Int32 = -1
        /// Whether edges of rate zero are left at the best vertex.
        var isOpen = false
        /// Whether stays take part.
        var hasStays = false
        /// Whether stays are left out because they would prefer the vertex as long as some variables keep their signs.
        var isWatched = false
        /// Whether the preferences about the component have been looked for.
        var hasSoughtPreferences = false
    }
}
