/// The problem together with its solution, and all that is kept to find the next one sooner.
///
/// Each part is a value that owns what it is about; whoever works on several says in its signature which of them it reads
/// (`borrowing`) and which it writes (`inout`). A system only holds them, and hands them from stage to stage (`solve()`).
struct ConstraintSystem: ~Copyable {
    /// What was stated, and the values of the variables.
    var problem = Problem()
    /// What changed since the last solve, and what became invalid by it.
    var changes = Changes()
    /// What follows from what.
    var definitions = Definitions()
    /// What is left to be solved, in parts that share nothing.
    var components = Components()
    /// Solves one of them.
    var simplex = Simplex()
    /// Runs values along the definitions.
    var propagation = Propagation()
    /// Decides what is left open.
    var decisions = Decisions()
    /// What contradicts itself.
    var conflicts = Conflicts()
    /// What the constraints leave open, and the values that exercised coordinates had before.
    var ambiguity = Ambiguity()
    /// The part of the problem that is being looked at anew.
    var region = Region()
    var memory = WorkingMemory()
    /// What was done since the system was made.
    var work = SolverWork()

    /// How many numbers were looked at so far.
    var stepWork: Int { simplex.work + components.work }
}
