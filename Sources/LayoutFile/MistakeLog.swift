/// The mistakes in parts of a list or mapping: a part with a mistake does not keep the reader from the parts behind it.
///
///     var log = MistakeLog()
///     let title = try log.attempt { () throws(LayoutFileError) in try text(node) }
///     try log.finish()
struct MistakeLog {
    private var mistakes: [LayoutFileError] = []
    /// The template of a `ForEach` has the same mistake for each of its items.
    private var seen: Set<LayoutFileError> = []

    /// Takes in a mistake, or each of several.
    mutating func note(_ error: LayoutFileError) {
        for mistake in error.mistakes where seen.insert(mistake).inserted { mistakes.append(mistake) }
    }

    /// Reads a part, or takes in why it cannot be read.
    ///
    /// - Parameter read: Reads the part.
    /// - Returns: The part; nil where it has a mistake.
    /// - Throws: A document's excess of a bound, behind which nothing is read.
    @discardableResult
    mutating func attempt<Part>(_ read: () throws(LayoutFileError) -> Part) throws(LayoutFileError) -> Part? {
        do throws(LayoutFileError) {
            return try read()
        } catch {
            if case .tooLarge = error { throw error }
            note(error)
            return nil
        }
    }

    /// The mistakes with others, but for those at the same places, which follow from them.
    func adding(_ error: LayoutFileError) -> LayoutFileError {
        let places = Set(mistakes.map(\.location))
        var sum = self
        for mistake in error.mistakes where !places.contains(mistake.location) || seen.contains(mistake) {
            sum.note(mistake)
        }
        return sum.error ?? error
    }

    /// Throws the mistakes, if there are any.
    func finish() throws(LayoutFileError) {
        if let error { throw error }
    }

    /// The mistakes in the order of the file; nil if there is none.
    var error: LayoutFileError? {
        guard mistakes.count > 1 else { return mistakes.first }
        let ordered = mistakes.enumerated().sorted { left, right in
            guard let one = left.element.location, let other = right.element.location, one != other else {
                return left.offset < right.offset
            }
            return one < other
        }
        return .several(ordered.map(\.element))
    }
}
