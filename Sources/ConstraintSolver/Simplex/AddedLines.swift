/// The lines of constraints that are added to a component: existing ones that they are multiples of, and new ones.
///
/// Two lines for one sum could both become active, and a vertex would not be a point.
struct AddedLines: ~Copyable {
    private let component: Component
    /// The coefficients of the new lines, and the end of each line's coefficients.
    private(set) var entries = Store<Component.Entry>()
    private(set) var formEnds = Store<Int32>()
    /// The constraints along their lines.
    private(set) var breakpoints = Store<Breakpoint>()
    /// Old and new forms by the coordinates that they are sums of; unused where few are looked for.
    private var formsByKey: [Int: [Int32]] = [:]
    private let isIndexed: Bool

    var formCount: Int { formEnds.count }

    /// Starts without additions to a component, of which there will be that many.
    init(of component: Component, count: Int) {
        self.component = component
        isIndexed = count > 8
        guard isIndexed else { return }
        for form in 0..<component.formCount { formsByKey[key(ofForm: form), default: []].append(Int32(form)) }
    }

    /// Finds or makes the line of a constraint.
    mutating func add(_ item: Additions.Item, of additions: borrowing Additions, tolerance: Double) {
        let first = additions.entries(of: item).lowerBound
        let sum = UnsafeBufferPointer(start: additions.entries.base + first, count: Int(item.entryCount))
        let (line, scale) = knownLine(of: sum) ?? makeLine(of: sum)
        let breakpoint = item.breakpoint
        var scaled = Breakpoint(
            gap: breakpoint.distance, scale: scale, unit: breakpoint.unit, breakpoint.relation, level: breakpoint.level,
            source: breakpoint.source, line: Int32(line))
        if abs(scaled.distance) <= tolerance { scaled.distance = 0 }
        scaled.takeSide()
        breakpoints.append(scaled)
    }

    private mutating func makeLine(of sum: UnsafeBufferPointer<Component.Entry>) -> (line: Int, scale: Double) {
        var scale = 0.0
        for entry in sum where abs(entry.coefficient) > abs(scale) { scale = entry.coefficient }
        for entry in sum { entries.append(.init(coefficient: entry.coefficient / scale, index: entry.index)) }
        let form = component.formCount + formCount
        formEnds.append(Int32(entries.count))
        if isIndexed { formsByKey[key(ofForm: form), default: []].append(Int32(form)) }
        return (component.line(ofForm: Int32(form)), scale)
    }

    /// The line that a sum of coordinates is a multiple of, and which multiple; nil where there is none yet.
    private func knownLine(of sum: UnsafeBufferPointer<Component.Entry>) -> (line: Int, scale: Double)? {
        guard sum.count > 1 else { return sum.first.map { (Int($0.index), $0.coefficient) } }
        guard isIndexed else {
            for form in 0..<component.formCount + formCount {
                if let scale = multiple(ofForm: form, in: sum) { return (component.line(ofForm: Int32(form)), scale) }
            }
            return nil
        }
        for form in formsByKey[key(of: sum)] ?? [] {
            if let scale = multiple(ofForm: Int(form), in: sum) { return (component.line(ofForm: form), scale) }
        }
        return nil
    }

    private func multiple(ofForm form: Int, in sum: UnsafeBufferPointer<Component.Entry>) -> Double? {
        guard entryCount(ofForm: form) == sum.count else { return nil }
        var scale: Double?
        for place in 0..<sum.count {
            let part = entry(place, ofForm: form)
            guard let entry = sum.first(where: { $0.index == part.index }) else { return nil }
            let ratio = entry.coefficient / part.coefficient
            if let scale, abs(ratio - scale) > abs(scale) * Tolerances.parallel { return nil }
            scale = scale ?? ratio
        }
        return scale
    }

    // MARK: Forms, old and new

    private func entryCount(ofForm form: Int) -> Int {
        guard form >= component.formCount else { return component.row(form).count }
        let added = form - component.formCount
        return Int(formEnds[added] - (added > 0 ? formEnds[added - 1] : 0))
    }

    private func entry(_ place: Int, ofForm form: Int) -> Component.Entry {
        guard form >= component.formCount else { return component.rowEntries[component.row(form).lowerBound + place] }
        let added = form - component.formCount
        return entries[Int(added > 0 ? formEnds[added - 1] : 0) + place]
    }

    /// A number that is the same for sums of the same coordinates, in whatever order.
    private func key(ofForm form: Int) -> Int {
        var key = 0
        for place in 0..<entryCount(ofForm: form) { key &+= Self.scatter(entry(place, ofForm: form).index) }
        return key
    }

    private func key(of sum: UnsafeBufferPointer<Component.Entry>) -> Int {
        sum.reduce(0) { $0 &+ Self.scatter($1.index) }
    }

    private static func scatter(_ index: Int32) -> Int {
        let mixed = (Int(index) &+ 1) &* 0x1e37_79b9_7f4a_7c15
        return (mixed ^ mixed >> 29) &* 0x3f58_476d_1ce4_e5b9
    }
}
