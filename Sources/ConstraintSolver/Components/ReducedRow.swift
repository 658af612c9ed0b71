/// A constraint in terms of coordinates, on its way into a component.
struct ReducedRow: BitwiseCopyable {
    /// Its entries in the builder, by coordinate of the whole problem.
    var firstEntry: Int32
    var entryCount: Int32
    /// The constant less the present value of the left side.
    var gap: Double
    /// The cost of a miss by one.
    var unit: Double
    var level: Level
    var relation: Relation
    var source: Breakpoint.Source
    // Filled in by the builder.
    var line: Int32 = 0
    var scale: Double = 1
}

extension Breakpoint {
    /// The breakpoint of a row whose line is known.
    init(_ row: ReducedRow) {
        self.init(
            gap: row.gap, scale: row.scale, unit: row.unit, row.relation, level: row.level, source: row.source,
            line: row.line)
    }
}

extension ComponentBuilder {
    /// Adds the row whose left side is in an expansion.
    mutating func append(_ expansion: borrowing Expansion, _ row: Breakpoint) {
        rows.append(
            ReducedRow(
                firstEntry: Int32(entries.count), entryCount: Int32(expansion.count), gap: row.distance,
                unit: row.unit, level: row.level, relation: row.relation, source: row.source))
        for place in 0..<expansion.count {
            entries.append(.init(coefficient: expansion.coefficient(place), index: expansion.root(place)))
        }
    }

    /// Adds a breakpoint of an existing component as a row.
    mutating func append(_ breakpoint: Breakpoint, of component: Component) {
        let firstEntry = Int32(entries.count)
        let line = Int(breakpoint.line)
        if line < component.coordinateCount {
            entries.append(.init(coefficient: breakpoint.scale, index: component.coordinates[line]))
        } else {
            for place in component.row(component.form(ofLine: line)) {
                let entry = component.rowEntries[place]
                entries.append(
                    .init(
                        coefficient: entry.coefficient * breakpoint.scale,
                        index: component.coordinates[Int(entry.index)]))
            }
        }
        rows.append(
            ReducedRow(
                firstEntry: firstEntry, entryCount: Int32(entries.count) - firstEntry,
                gap: breakpoint.distance * breakpoint.scale, unit: breakpoint.unit, level: breakpoint.level,
                relation: breakpoint.relation, source: breakpoint.source))
    }
}
