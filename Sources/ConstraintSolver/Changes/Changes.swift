/// What changed since the last solve, and what became invalid by it.
///
/// Nothing else says so. Plans hold addresses of breakpoints and copies of coefficients: whoever makes, replaces or frees a
/// component, or decides anew what defines what, has to be handed the changes, and notes it here. Plans of an earlier version are
/// not used.
struct Changes: ~Copyable {
    /// Whether the values may not be those of the problem.
    private(set) var isStale = false
    /// Whether any region was ever solved.
    private(set) var isAnythingSettled = false
    /// Variables around which definitions have to be found anew. One may occur several times.
    var seeds = Store<Int32>()
    /// Constraints whose part is not known yet. One may occur several times.
    var newConstraints = Store<Int32>()
    /// The constraints whose constants changed, and what these were before.
    private(set) var touchedConstraints = Store<Int32>()
    private(set) var formerConstants = Store<Double>()
    /// Counts the changes that make plans for edits invalid.
    private(set) var structureVersion = 0
    /// Counts the changes of constants that eliminated coordinates are sums of.
    private(set) var constantsVersion: Int32 = 0
    private let inPlace = InPlace()

    /// Whether definitions have to be looked for.
    var areDefinitionsStale: Bool { !seeds.isEmpty || !newConstraints.isEmpty }

    /// Notes that the values may not be those of the problem any more.
    mutating func noteChange() { isStale = true }

    /// Notes that a solve begins, which looks at all that is noted here.
    mutating func beginSolve() { isStale = false }

    /// Notes that the structure is not what plans were made for.
    mutating func noteStructure() { structureVersion += 1 }

    // MARK: What to define anew

    mutating func addSeed(_ variable: Int32) { seeds.append(variable) }

    mutating func addConstraint(_ constraint: Int32) { newConstraints.append(constraint) }

    /// Makes room for the constraints of a problem.
    mutating func reserve(constraints count: Int) { newConstraints.reserve(count) }

    /// Notes that all seeds lie in a region that is about to be defined anew, if there is anything in it.
    mutating func forgetSeeds() { seeds.removeAll() }

    mutating func forgetNewConstraints() { newConstraints.removeAll() }

    /// Keeps those of the new constraints whose part is not known after something was tried with each.
    mutating func keepNewConstraints(count: Int) { newConstraints.resize(to: count, filling: 0) }

    /// Puts a new constraint in the place of one that was looked at before.
    mutating func keepNewConstraint(_ constraint: Int32, at place: Int) { newConstraints[place] = constraint }

    /// Notes that a region is being taken apart, and that from now on there is something settled.
    mutating func noteRegion() {
        structureVersion += 1
        isAnythingSettled = true
    }

    // MARK: Constants

    /// Notes that the constant of a constraint is about to change. Whoever finds the part of a new one takes its constant as
    /// it then is.
    mutating func touch(_ constraint: Int32, constant: Double, _ definitions: inout Definitions) {
        definitions.constraints[constraint].touchedPlace = Int32(touchedConstraints.count)
        touchedConstraints.append(constraint)
        formerConstants.append(constant)
    }

    /// Notes that the constant of a constraint is part of a sum that is kept.
    mutating func noteSummedConstant() { constantsVersion &+= 1 }

    /// Forgets the change of a constraint's constant.
    mutating func forgetTouch(of constraint: Int32, _ definitions: inout Definitions) {
        let place = definitions.constraints[constraint].touchedPlace
        guard place >= 0 else { return }
        let last = touchedConstraints.removeLast()
        let constant = formerConstants.removeLast()
        if last != constraint {
            touchedConstraints[place] = last
            formerConstants[place] = constant
            definitions.constraints[last].touchedPlace = place
        }
        definitions.constraints[constraint].touchedPlace = -1
    }

    /// Forgets changes of constants within the region: everything there is computed from the new ones.
    mutating func forgetTouchesInRegion(_ definitions: inout Definitions) {
        var kept = 0
        for place in touchedConstraints.indices {
            let constraint = touchedConstraints[place]
            if definitions.constraints[constraint].isInRegion {
                definitions.constraints[constraint].touchedPlace = -1
            } else {
                definitions.constraints[constraint].touchedPlace = Int32(kept)
                touchedConstraints[kept] = constraint
                formerConstants[kept] = formerConstants[place]
                kept += 1
            }
        }
        touchedConstraints.resize(to: kept, filling: 0)
        formerConstants.resize(to: kept, filling: 0)
    }

    /// Notes that all that follows from changed constants was moved.
    mutating func forgetTouches() {
        touchedConstraints.removeAll()
        formerConstants.removeAll()
    }
}
