/// Which isolate initiator goes with which PDI (UAX #9, rule BD9).
struct IsolateMatches {
    /// For an initiator the position of its PDI, or the text's length where there is none; for a matched PDI that of its initiator; -1
    /// elsewhere.
    private let partners: [Int]

    init(_ classes: [BidiClass]) {
        var partners = [Int](repeating: -1, count: classes.count)
        var open: [Int] = []
        for (position, type) in classes.enumerated() {
            if type.isOne(of: .isolateInitiators) {
                partners[position] = classes.count
                open.append(position)
            } else if type == .popDirectionalIsolate, let initiator = open.popLast() {
                partners[initiator] = position
                partners[position] = initiator
            }
        }
        self.partners = partners
    }

    subscript(position: Int) -> Int { partners[position] }

    /// The class of the first strong character in a range outside isolates within it (rules P2 and P3); nil where there is none.
    func firstStrong(_ classes: [BidiClass], in range: Range<Int>) -> BidiClass? {
        var position = range.lowerBound
        while position < range.upperBound {
            let type = classes[position]
            if type.isOne(of: .strong) { return type }
            position = type.isOne(of: .isolateInitiators) ? partners[position] + 1 : position + 1
        }
        return nil
    }
}
