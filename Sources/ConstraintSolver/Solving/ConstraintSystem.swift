/// The problem together with its solution, and all that is kept to find the next one sooner.
///
/// Each part is a value that owns what it is about; whoever works on several says in its signature which of them it reads
/// (`borrowing`) and which it writes (`inout`). A system only holds them, and hands them from stage to stage (`solve()`).
struct ConstraintSystem: ~Copyable {
    /// The constraints as stated, and the values of the variables.
    var problem = Problem()
    /// The changes since the last solve, and the parts that became invalid by them.
    var changes = Changes()
    /// The definitions of variables by others.
    var definitions = Definitions()
    /// The parts still to be solved, which share no variable.
    var components = Components()
    /// Solves one of them.
    var simplex = Simplex()
    /// Runs values along the definitions.
    var propagation = Propagation()
    /// Decides open variables.
    var decisions = Decisions()
    /// The contradictions.
    var conflicts = Conflicts()
    /// The variables that the constraints leave open, and the values that exercised coordinates had before.
    var ambiguity = Ambiguity()
    /// The part of the problem that is being looked at anew.
    var region = Region()
    var memory = WorkingMemory()
    /// Counts of the work since the system was made.
    var work = SolverWork()

    /// The count of numbers read so far.
    var stepWork: Int { simplex.work + components.work }
}
