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

    /// While triangulating, how many of its variables are open. Counts from 0: `breakpoint` means nothing yet.
    var openCount: Int32 {
        get { breakpoint }
        set { breakpoint = newValue }
    }

    /// While triangulating, the exclusive or of the indices of its open variables: the one that is left in the end. Whoever gives
    /// the constraint its `target` does so after the last of its variables is decided, which changes this.
    var openVariablesXor: Int32 {
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
