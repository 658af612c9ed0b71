/// Every tolerance of the solver, each with its reason.
///
/// Numbers of a problem have about 16 digits. Rows are scaled to a largest coefficient between 1 and 2 (`Problem`), lines of
/// components to one of exactly 1, so that coefficients, rates and shares compare with 1, and distances with the constants.
struct Tolerances: BitwiseCopyable {
    /// Distances up to this count as none. Constants of thousands have seven digits fewer behind the point than 1 has, of which
    /// sums of hundreds of terms lose some more.
    let distance: Double

    /// The tolerances of a problem whose constants are about so large.
    init(magnitude: Double = 1) {
        distance = 1e-9 * max(1, magnitude * 1e-3)
    }

    /// By how much a requirement or a bound must be missed to count as broken: more than the roundings of several steps come to,
    /// so that nothing is reported that a person could not see.
    var broken: Double { distance * 100 }

    /// By how much a variable must be able to move to count as open, and an edge to be more than a point.
    var movement: Double { distance * 1000 }

    // MARK: In the problem

    /// By how much, in its own units, a constraint may be missed and still be said to hold. It is for people, who think in pixels.
    static let satisfaction = 1e-6

    /// Constants beyond this only mean "without limit" and say nothing about how exact sums can be.
    static let unlimitedConstant = 1e9

    /// A check about large values may be missed by this part of `broken` for each unit: values cancel to no fewer digits.
    static let shareOfValue = 1e-3

    // MARK: In definitions

    /// The least coefficient, as a part of the largest, by which a constraint may define a variable.
    ///
    /// Terms that are multiplied by smaller ones are multiplied again by later definitions, until sums that differ look parallel.
    static let definingPivot = 1.0 / 16

    /// The same for a coordinate that is made a sum of others. There is a choice of coordinates, but none of constraints.
    static let eliminatingPivot = 0.05

    /// A coefficient below this that is alone in its row may be the rounding error of larger ones, and fixes no coordinate.
    static let loneCoefficient = 1.0 / 1024

    /// The rest of a coordinate whose coefficients cancel, as a part of the largest amount that was added up.
    static let cancelledCoefficient = 1e-13

    /// The same of multipliers and rates that run along definitions, where more roundings add up.
    static let cancelledShare = 1e-10

    /// A multiplier that is recovered for a definition counts from here.
    static let leastMultiplier = 1e-10

    /// A breakpoint moves with a constant only if it moves by more than this for a change by one.
    static let leastRate = 1e-13

    /// A definition pays to be violated from a multiplier of one on, less its rounding.
    static let elasticMultiplier = 1 - 1e-6

    // MARK: In components

    /// Coefficients of two lines may differ by this, relatively, to be the same line: the last two digits.
    static let parallel = 1e-14

    /// Slopes of one level that cancel leave this, beside slopes of one.
    static let cancelledSlope = 1e-12

    // MARK: In the simplex method

    /// Rates up to this part of the largest slope are what rounding leaves of none.
    static let flatRate = 1e-11

    /// The part of the least slope that counts too, for constraints of one priority in very different units.
    static let leastSlopeShare = 1e-3

    /// A rate up to this part of the largest slope is none, however small the least slope is: rounding leaves as much.
    static let leastFlatRate = 1e-13

    /// A multiplier up to this is what rounding leaves of none. Slopes are about one.
    static let leastForce = 1e-11

    /// A line that moves by less, for a step of one of the target, does nothing for it.
    static let leastForceRate = 1e-10

    /// A coordinate that moves by less, for a step of one along an edge, stays.
    static let stillCoordinate = 1e-13

    /// A line that moves by less than this part of the fastest depends on the active ones and must not become one of them.
    static let dependentRate = 1e-10

    /// Breakpoints whose lengths differ by less are equally far by Bland's rule.
    static let equalLength = 1e-12

    /// A line slower than this makes entries of the kernel large, if another one will do at the same place.
    static let slowLine = 0.1

    /// A kernel with an entry larger than this loses digits that refinement brings back.
    static let largeEntry = 8.0

    /// Forms are scaled to a largest coefficient of one; what elimination leaves of them below this is rounding.
    static let singularEntry = 1e-10

    // MARK: In open variables

    /// A variable that moves by less along a mixture of all open edges, whose rates are about one, does not move.
    static let openRate = 1e-9

    /// Products of rates that differ by less than this part of the larger one have the same ratio.
    static let sameRatio = 1e-9
}
