/// A constraint that holds on the canvas, with how far it is from what a person would write.
struct ConstraintCandidate {
    var constraint: InterfaceConstraint
    /// The lower, the sooner it is chosen. Figures are compared with each other and mean nothing by themselves.
    var cost: Double
}

/// What distances are worth to a person who looks for constraints.
enum ConstraintCost {
    /// The costs of a distance from the edge of a view around.
    static func ofInset(_ gap: Double, isMargin: Bool) -> Double {
        if abs(gap) < 0.25 { return isMargin ? 0.9 : 1 }
        if gap < 0 { return 9 - gap / 20 }
        if isMargin { return 4 + gap / 40 }
        return [8, 16, 20].contains(gap) ? 1.6 : 2 + min(gap / 60, 6)
    }

    /// The costs of a distance between neighbours.
    static func ofSpacing(_ gap: Double) -> Double {
        if gap == 8 { return 1.5 }
        if abs(gap) < 0.25 { return 1.7 }
        return gap <= 30 ? 1.9 + gap / 60 : 2.2 + gap / 50
    }

    /// The costs of a width that is written down.
    static func ofWidth(_ width: Double) -> Double { width <= 64 ? 2.2 : width <= 120 ? 4 : 6 + width / 60 }

    /// The costs of a height that is written down.
    static func ofHeight(_ height: Double) -> Double {
        if height <= 2 { return 0.6 }
        return height <= 60 ? 2.2 : height <= 200 ? 3.5 + height / 200 : 6 + height / 80
    }

    /// What a number for the size of a text adds.
    static let sizeOfText = 6.0

    /// What something in between, which should be the neighbour instead, adds.
    static let occlusion = 8.0
}
