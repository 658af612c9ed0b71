/// The role of a variable after presolve.
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
    var breakpoints = OwnBreakpoints()

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

    /// The places of its lower bound and of its stay in a component, if they take part in one; otherwise −1.
    struct OwnBreakpoints: BitwiseCopyable {
        var bound: Int32 = -1
        var stay: Int32 = -1
    }
}
