/// The problem together with its solution, and all that is kept to find the next one sooner.
///
/// A solve goes through these stages, each in a file of its own:
///
/// 1. *Regions*: which part of the problem has to be looked at anew because constraints came or went.
/// 2. *Triangulation*: most variables follow from others through required equalities; what is left are coordinates.
/// 3. *Reduction*: the other constraints are expressed in coordinates and fall apart into components.
/// 4. *Propagation*: values run along the definitions.
/// 5. The simplex method solves each component (`Simplex`).
/// 6. *Bounds* and *stays*: lower bounds take part only once they are violated, and wishes to be zero only where
///    nothing else decides.
///
/// Methods on the way of a solve are `mutating` even where they change nothing: to pass a borrowed value the compiler
/// copies all of it, which took more time than many a method does.
struct ConstraintSystem: ~Copyable {
    var problem = Problem()
    var simplex = Simplex()
    var builder = ComponentBuilder()
    /// Constraints that wait for the others about the same components.
    var additions = Additions()

    // By variable and by constraint.
    var variableState = Store<VariableState>()
    var constraintState = Store<ConstraintState>()

    /// Coordinates, and the variables that are sums of several of them.
    var roots = Store<Root>()
    var freeRoots = Store<Int32>()
    /// The sums, in terms of other roots.
    var rootEntries = Store<Component.Entry>()
    /// The sums that give values to eliminated coordinates.
    var derivedTerms = Store<DerivedTerm>()
    /// How many of these belong to nothing any more.
    var deadRootEntries = 0
    var deadDerivedTerms = 0
    /// Counts the changes of constants that eliminated coordinates are sums of.
    var constantsVersion: Int32 = 0
    /// The defined variables, each after those it depends on. A variable's state says where its valid entry is.
    var evaluationOrder = Store<Int32>()

    var components = ComponentTable()

    // What changed since the last solve, if anything did.
    var isStale = false
    var seeds = Store<Int32>()
    var newConstraints = Store<Int32>()
    /// The constraints whose constants changed, and what these were before.
    var touchedConstraints = Store<Int32>()
    var formerConstants = Store<Double>()
    var dirtyComponents = Store<Int32>()
    var undecidedComponents = Store<Int32>()
    /// How many preferences wait.
    var deferredCount = 0
    /// How many constraints are elastic.
    var elasticCount = 0
    /// Whether any region was ever solved.
    var isAnythingSettled = false
    /// Counts the changes that make plans for propagation invalid.
    var structureVersion = 0

    // What the last solve found.
    var changedVariables = Store<Int32>()
    /// Required constraints that nothing can make hold, and variables that nothing can bring above their bounds.
    var falseChecks: Set<Int32> = []
    var falseBounds: Set<Int32> = []
    /// Components that violate required constraints or bounds.
    var violatedComponents: Set<Int32> = []
    var conflicts: [Conflict] = []
    /// How much work went into contradictions since the last solution without one, as `Simplex.work` counts.
    var conflictWork = 0
    /// How much of it there may be.
    var conflictLimit = Self.conflictBudget
    /// How much work went into deciding what contradictions leave open, since the last solve began.
    var decisionWork = 0
    /// How much of it there may be.
    var decisionLimit = 10_000_000
    /// Whether what constraints leave open is decided; who looks for contradictions alone needs no values.
    var decidesOpenVariables = true
    /// Whether conflicts are stripped of what bounds make unnecessary.
    var minimisesConflicts = true
    /// The values that exercised coordinates had before.
    var exercisedValues: [Int32: Double] = [:]

    var region = Region()
    var following = Following()
    var draft = ProgramDraft()
    var expansion = Expansion()
    var partition = Partition()
    var tracing = Tracing()
    /// By variable, how fast it moves along an edge; all zero between calls.
    var derivatives = Store<Double>()
    /// The same by coordinate of a component.
    var motions = Store<Double>()
    var propagation = Propagation()
    var open = OpenMotions()
    /// What was done since the system was made.
    var work = SolverWork()

    init() {}
}

/// What a variable turned out to be.
struct VariableState: BitwiseCopyable {
    var kind = Kind.open
    var isInRegion = false
    /// Whether it must be looked at anew although it is ground.
    var isReleased = false
    /// Whether some constraint is about it alone and not a required equality.
    var hasOwnCost = false
    /// The constraint that defines it, and the term there that is its own.
    var definition: Int32 = -1
    var pivot: Int32 = -1
    /// The coordinate that is the left side of its definition, if that is not a constant; otherwise −1.
    var rowRoot: Int32 = -1
    /// The terms that give its value, if its definition mentions variables that depend on it; otherwise −1.
    var firstDerivedTerm: Int32 = -1
    var order: Int32 = -1
    /// The variable is `scale` times its root, plus something constant.
    var root: Int32 = -1
    var scale = 0.0
    /// The breakpoints of its lower bound and of its stay, if they take part in a component.
    var boundBreakpoint: Int32 = -1
    var stayBreakpoint: Int32 = -1

    enum Kind: UInt8 {
        /// Not decided yet.
        case open
        /// An unknown that components move.
        case coordinate
        /// Given by other variables through its definition.
        case defined
        /// The same, and no unknown has any influence on it.
        case ground
    }
}

/// The part that a constraint plays.
struct ConstraintState: BitwiseCopyable {
    var role = Role.open
    var isInRegion = false
    /// Whether it is a check that fails.
    var isFalse = false
    /// Whether it may be violated to resolve a conflict at the least cost, and so must not define anything.
    var isElastic = false
    /// Whether an eliminated coordinate is a sum of its constant and others.
    var isSummedUp = false
    /// The variable it defines, or its component.
    var target: Int32 = -1
    /// Its breakpoint in the component.
    var breakpoint: Int32 = -1
    /// Its place among the constraints whose constants changed since the last solve; −1 if its constant did not.
    var touchedPlace: Int32 = -1
    /// The coordinate that stands for its left side, if it has one of its own.
    var rowRoot: Int32 = -1

    /// While triangulating, how many of its variables are open.
    var openCount: Int32 {
        get { breakpoint }
        set { breakpoint = newValue }
    }

    /// While triangulating, the exclusive or of the indices of its open variables: the one that is left in the end.
    var openVariables: Int32 {
        get { target }
        set { target = newValue }
    }

    enum Role: UInt8 {
        /// Not decided yet.
        case open
        /// A required equality that gives a variable its value.
        case definition
        /// A cost in a component.
        case breakpoint
        /// A preference that has no say as long as all else decides.
        case deferred
        /// Nothing can change whether it holds.
        case check
    }
}

/// An unknown, or a sum of several.
struct Root: BitwiseCopyable {
    var value = 0.0
    /// The variable that is the coordinate, or that is defined with it.
    var variable: Int32
    /// The constraint whose left side is the coordinate; −1 for a variable.
    var constraint: Int32 = -1
    var order: Int32 = -1
    var firstEntry: Int32 = 0
    /// −1 for a coordinate; none for one whose value an equality fixes.
    var entryCount: Int32 = -1
    var component: Int32 = -1
    var index: Int32 = -1

    var isCoordinate: Bool { entryCount < 0 }
}
