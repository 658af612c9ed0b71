extension Simplex {
    /// A line as a sum of active ones: which, and how much of each.
    ///
    /// At a vertex every line is such a sum, in one way only.
    mutating func multipliers(ofLine line: Int, in component: Component) -> [(line: Int, multiplier: Double)] {
        guard !component.isActive(line) else { return [(line, 1)] }
        if line < component.coordinateCount {
            return multipliers(of: [.init(coefficient: 1, index: Int32(line))], in: component)
        }
        let row = component.row(component.form(ofLine: line))
        return multipliers(of: row.map { component.rowEntries[$0] }, in: component)
    }

    /// A sum of coordinates as a sum of active lines.
    mutating func multipliers(
        of entries: [Component.Entry], in component: Component
    ) -> [(line: Int, multiplier: Double)] {
        prepare(for: component)
        for entry in entries { gradient[entry.index] += entry.coefficient }
        project(component)
        var result: [(line: Int, multiplier: Double)] = []
        for coordinate in 0..<component.coordinateCount where component.position[coordinate] < 0 {
            if abs(gradient[coordinate]) > 1e-9 { result.append((coordinate, gradient[coordinate])) }
        }
        for place in 0..<component.kernel.size where abs(multipliers[place]) > 1e-9 {
            result.append((component.line(ofForm: Int32(component.kernel.form(place))), multipliers[place]))
        }
        clearGradient(component)
        return result.sorted { $0.line < $1.line }
    }
}
