/// Scratch memory of the stages. Each stage begins by emptying it.
struct WorkingMemory: ~Copyable {
    /// A sum of coordinates while it is being put together.
    var expansion = Expansion()
    /// The variables that depend on others.
    var search = DependencySearch()
    /// Multipliers on their way through definitions.
    var postsolve = DualPostsolve()
    /// A plan for evaluating definitions while it is being put together.
    var planBuilder = EvaluationPlanBuilder()
    /// By variable, how fast it moves with a constant or along an edge; all zero between stages.
    var rates = Store<Double>()
}
