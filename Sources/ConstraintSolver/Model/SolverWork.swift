/// Counts of what a solver did, so that tests can hold work to the size of a problem without a clock.
struct SolverWork: BitwiseCopyable {
    /// Definitions along which rates of open variables were run.
    var ratedDefinitions = 0
    /// Open edges that were mixed into a direction.
    var mixedEdges = 0
    /// Variables whose ambiguity a trial of their own had to tell.
    var ambiguityTrials = 0
    /// Problems solved to leave a constraint out of a conflict on trial.
    var conflictTrials = 0
    /// The number of solves, with each time that definitions were made elastic and it had to be solved again.
    var solutions = 0
}
