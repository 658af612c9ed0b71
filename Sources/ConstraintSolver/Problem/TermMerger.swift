/// Adds up the terms that a constraint states of one variable.
struct TermMerger: ~Copyable {
    /// The outcome.
    private(set) var terms = Store<MergedTerm>()

    struct MergedTerm: BitwiseCopyable {
        var coefficient: Double
        var variable: Int32
    }

    mutating func release() { terms.release() }

    /// Adds up the terms of each variable and drops those that come to nothing. Leaves them in `terms`.
    mutating func merge(_ list: [Term]) -> Problem.TermSizes {
        terms.removeAll()
        for term in list {
            terms.append(MergedTerm(coefficient: term.coefficient, variable: term.variable.index))
        }
        let isLong = terms.count > Self.shortCount
        if isLong { terms.sort { $0.variable < $1.variable } }
        addUpTerms(reach: isLong ? 1 : terms.count)
        var sizes = Problem.TermSizes(count: terms.count)
        for place in terms.indices { sizes.take(terms[place].coefficient) }
        return sizes
    }

    /// The most terms among which terms of one variable are searched for; longer constraints are sorted.
    static let shortCount = 16

    /// Adds up terms of one variable that are no further apart than the reach.
    private mutating func addUpTerms(reach: Int) {
        var kept = 0
        for place in terms.indices {
            let term = terms[place]
            var earlier = max(0, kept - reach)
            while earlier < kept, terms[earlier].variable != term.variable { earlier += 1 }
            if earlier < kept {
                terms[earlier].coefficient += term.coefficient
            } else {
                terms[kept] = term
                kept += 1
            }
        }
        var nonzero = 0
        for place in 0..<kept where terms[place].coefficient != 0 {
            terms[nonzero] = terms[place]
            nonzero += 1
        }
        terms.resize(to: nonzero, filling: MergedTerm(coefficient: 0, variable: 0))
    }
}
