/// A form to be added to a component, with one constraint on it that the problem itself does not have.
struct Probe {
    var entries: [Component.Entry]
    var distance: Double
    var level: Level
}

extension Component {
    /// A component of its own memory with the same content and the same vertex, and perhaps one line more.
    func copy(adding probe: Probe? = nil) -> Component {
        let entryCount = Int(rowStart[formCount])
        let copy = Component(
            coordinates: coordinateCount,
            forms: formCount + (probe == nil ? 0 : 1),
            entries: entryCount + (probe?.entries.count ?? 0),
            breakpoints: breakpointCount + (probe == nil ? 0 : 1))
        copy.coordinates.update(from: coordinates, count: coordinateCount)
        copy.rowStart.update(from: rowStart, count: formCount + 1)
        copy.rowEntries.update(from: rowEntries, count: entryCount)
        copy.lineStart.update(from: lineStart, count: lineCount + 1)
        copy.breakpoints.update(from: breakpoints, count: breakpointCount)
        copy.active.update(from: active, count: lineCount)
        copy.position.update(from: position, count: lineCount)
        copy.shift.update(from: shift, count: coordinateCount)
        copy.kernel = kernel.copy()
        if let probe { copy.append(probe, afterEntries: entryCount) }
        copy.fillColumns()
        copy.sortLevels()
        return copy
    }

    private func append(_ probe: Probe, afterEntries entryCount: Int) {
        for (offset, entry) in probe.entries.enumerated() { rowEntries[entryCount + offset] = entry }
        rowStart[formCount] = Int32(entryCount + probe.entries.count)
        lineStart[lineCount] = Int32(breakpointCount)
        breakpoints[breakpointCount - 1] = Breakpoint(
            distance: probe.distance, scale: 1, slopeAbove: 1, slopeBelow: 1, level: probe.level,
            line: Int32(lineCount - 1), source: .variable(0), side: probe.distance > 0 ? .below : .above)
    }

    /// Fills the columns from the rows.
    func fillColumns() {
        columnStart.update(repeating: 0, count: coordinateCount + 1)
        let entryCount = Int(rowStart[formCount])
        for place in 0..<entryCount { columnStart[Int(rowEntries[place].index) + 1] += 1 }
        for coordinate in 0..<coordinateCount { columnStart[coordinate + 1] += columnStart[coordinate] }
        for form in 0..<formCount {
            for place in row(form) {
                let coordinate = Int(rowEntries[place].index)
                columnEntries[Int(columnStart[coordinate])] = Entry(
                    coefficient: rowEntries[place].coefficient, index: Int32(form))
                columnStart[coordinate] += 1
            }
        }
        var coordinate = coordinateCount
        while coordinate > 0 {
            columnStart[coordinate] = columnStart[coordinate - 1]
            coordinate -= 1
        }
        columnStart[0] = 0
    }

    /// Orders the breakpoints by level, the highest first.
    func sortLevels() {
        for place in 0..<breakpointCount { order[place] = Int32(place) }
        let breakpoints = breakpoints
        sortRun(order, breakpointCount) { left, right in
            let (first, second) = (breakpoints[Int(left)].level, breakpoints[Int(right)].level)
            return first != second ? first > second : left < right
        }
    }
}

extension Component {
    /// Whether a required constraint or a bound is missed by more than a tolerance.
    func isViolated(by tolerance: Double) -> Bool {
        for place in 0..<breakpointCount {
            let breakpoint = breakpoints + Int(order[place])
            guard breakpoint.pointee.level >= .required else { return false }
            let violation = breakpoint.pointee.violation
            if violation > 0, violation > tolerance * abs(breakpoint.pointee.scale) { return true }
        }
        return false
    }
}
