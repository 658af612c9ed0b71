/// The changes since the last solve, and the parts that became invalid by them.
///
/// Nothing else says so. Plans hold addresses of breakpoints and copies of coefficients: whoever makes, replaces or frees a
/// component, or decides anew what defines what, has to be handed the changes, and notes it here. Plans of an earlier version are
/// not used.
struct Changes: ~Copyable {
    /// Whether the values may be out of date.
    private(set) var isStale = false
    /// Whether any region was ever solved.
    private(set) var wasEverSolved = false
    /// Variables around which definitions have to be found anew. One may occur several times.
    private(set) var seeds = Store<Int32>()
    /// Constraints whose part is not known yet. One may occur several times.
    private(set) var newConstraints = Store<Int32>()
    /// The constraints whose constants changed, and what these were before.
    private(set) var touchedConstraints = Store<Int32>()
    private(set) var formerConstants = Store<Double>()
    /// Counts the changes that make plans for edits invalid.
    private(set) var structureVersion = 0
    /// Counts the changes of constants that eliminated coordinates are sums of.
    private(set) var constantsVersion: Int32 = 0
    /// Counts the solutions of different problems.
    private(set) var solutionVersion = 0
    private let inPlace = InPlace()

    /// Whether definitions have to be looked for.
    var areDefinitionsStale: Bool { !seeds.isEmpty || !newConstraints.isEmpty }

    /// Notes that the values may be out of date.
    mutating func noteChange() { isStale = true }

    /// Notes that a solve begins, which looks at all that is noted here.
    mutating func beginSolve() {
        if isStale { solutionVersion += 1 }
        isStale = false
    }

    /// Notes that the structure is not what plans were made for.
    mutating func noteStructure() { structureVersion += 1 }

    // MARK: What to define anew

    mutating func addSeed(_ variable: Int32) { seeds.append(variable) }

    /// Notes that a variable may be defined otherwise from now on, or not at all.
    mutating func release(_ variable: Int32, _ definitions: inout Definitions) {
        definitions.variables[variable].isReleased = true
        addSeed(variable)
    }

    mutating func addConstraint(_ constraint: Int32) { newConstraints.append(constraint) }

    /// Makes room for the constraints of a problem.
    mutating func reserve(constraints count: Int) { newConstraints.reserve(count) }

    /// Notes that all seeds are in a region that is about to be defined anew, if there is anything in it.
    mutating func forgetSeeds() { seeds.removeAll() }

    mutating func forgetNewConstraints() { newConstraints.removeAll() }

    /// Keeps the new constraints whose part is still unknown after a trial with each.
    mutating func keepNewConstraints(count: Int) { newConstraints.resize(to: count, filling: 0) }

    /// Puts a new constraint in the place of one that was looked at before.
    mutating func keepNewConstraint(_ constraint: Int32, at place: Int) { newConstraints[place] = constraint }

    /// Notes that a region is being taken apart, which is solved next.
    mutating func noteRegion() {
        noteStructure()
        wasEverSolved = true
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
        let slot = definitions.constraints[constraint].touchedPlace
        guard slot >= 0 else { return }
        let last = touchedConstraints.removeLast()
        let constant = formerConstants.removeLast()
        if last != constraint {
            touchedConstraints[slot] = last
            formerConstants[slot] = constant
            definitions.constraints[last].touchedPlace = slot
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
    mutating func forgetTouches(_ definitions: inout Definitions) {
        for place in touchedConstraints.indices { definitions.constraints[touchedConstraints[place]].touchedPlace = -1 }
        touchedConstraints.removeAll()
        formerConstants.removeAll()
    }

    // MARK: Compaction

    /// Drops repetitions, once there are more changes than the problem has parts, from what the next solve has to look at.
    mutating func compact(_ definitions: inout Definitions, _ problem: borrowing Problem) {
        if seeds.count > 2 * problem.variables.count + Definitions.room { compactSeeds(&definitions) }
        if newConstraints.count > 2 * problem.constraints.count + Definitions.room { compactConstraints(&definitions) }
    }

    private mutating func compactSeeds(_ definitions: inout Definitions) {
        var kept = 0
        for place in seeds.indices where !definitions.variables[seeds[place]].isInRegion {
            definitions.variables[seeds[place]].isInRegion = true
            seeds[kept] = seeds[place]
            kept += 1
        }
        seeds.resize(to: kept, filling: 0)
        for place in seeds.indices { definitions.variables[seeds[place]].isInRegion = false }
    }

    private mutating func compactConstraints(_ definitions: inout Definitions) {
        var kept = 0
        for place in newConstraints.indices where !definitions.constraints[newConstraints[place]].isInRegion {
            definitions.constraints[newConstraints[place]].isInRegion = true
            newConstraints[kept] = newConstraints[place]
            kept += 1
        }
        newConstraints.resize(to: kept, filling: 0)
        for place in newConstraints.indices { definitions.constraints[newConstraints[place]].isInRegion = false }
    }

    /// Gives back the memory of the lists that the first solve went through.
    mutating func release() {
        seeds.release()
        newConstraints.release()
    }
}
