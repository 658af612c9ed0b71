extension Component {
    /// A component of its own memory with the same content and the same vertex.
    func copy() -> Component {
        let copy = Component(
            coordinates: coordinateCount, forms: formCount, entries: Int(rowStart[formCount]),
            breakpoints: breakpointCount)
        copy.takeForms(of: self)
        copy.lineStart.update(from: lineStart, count: lineCount + 1)
        copy.breakpoints.update(from: breakpoints, count: breakpointCount)
        copy.active.update(from: active, count: lineCount)
        copy.order.update(from: order, count: breakpointCount)
        copy.rankBreakpoints()
        copy.fillColumns()
        return copy
    }

    /// The same with one constraint more: a sum of coordinates, given by their places here, and its breakpoint along
    /// that sum.
    ///
    /// The vertex stays as it is, so that the next solve starts from there. Distances up to the tolerance are none.
    func copy(adding entries: [Entry], _ breakpoint: Breakpoint, tolerance: Double) -> Component {
        guard let largest = entries.max(by: { abs($0.coefficient) < abs($1.coefficient) }) else { return copy() }
        let known = knownLine(of: entries)
        let copy = Component(
            coordinates: coordinateCount, forms: formCount + (known == nil ? 1 : 0),
            entries: Int(rowStart[formCount]) + (known == nil ? entries.count : 0), breakpoints: breakpointCount + 1)
        copy.takeForms(of: self)
        if known == nil {
            copy.appendForm(entries.map { Entry(coefficient: $0.coefficient / largest.coefficient, index: $0.index) })
        }
        let line = known?.line ?? lineCount
        var scaled = Breakpoint(
            gap: breakpoint.distance, scale: known?.scale ?? largest.coefficient, unit: breakpoint.unit,
            breakpoint.relation, level: breakpoint.level, source: breakpoint.source, line: Int32(line))
        if abs(scaled.distance) <= tolerance { scaled.distance = 0 }
        scaled.takeSide()
        let place = Int(lineStart[min(line + 1, lineCount)])
        copy.takeBreakpoints(of: self, inserting: scaled, at: place, line: line)
        copy.fillColumns()
        copy.takeOrder(of: self, inserting: place)
        return copy
    }

    /// The line that a sum of coordinates is a multiple of, and which multiple; nil where there is none yet.
    ///
    /// Two lines for one sum could both become active, and a vertex would not be a point.
    private func knownLine(of entries: [Entry]) -> (line: Int, scale: Double)? {
        guard entries.count > 1 else { return entries.first.map { (Int($0.index), $0.coefficient) } }
        for form in 0..<formCount where row(form).count == entries.count {
            if let scale = multiple(of: form, in: entries) { return (line(ofForm: Int32(form)), scale) }
        }
        return nil
    }

    private func multiple(of form: Int, in entries: [Entry]) -> Double? {
        var scale: Double?
        for place in row(form) {
            let part = rowEntries[place]
            guard let entry = entries.first(where: { $0.index == part.index }) else { return nil }
            let ratio = entry.coefficient / part.coefficient
            if let scale, abs(ratio - scale) > abs(scale) * 1e-14 { return nil }
            scale = scale ?? ratio
        }
        return scale
    }

    private func takeForms(of other: Component) {
        coordinates.update(from: other.coordinates, count: coordinateCount)
        rowStart.update(from: other.rowStart, count: other.formCount + 1)
        rowEntries.update(from: other.rowEntries, count: Int(other.rowStart[other.formCount]))
        position.update(from: other.position, count: other.lineCount)
        shift.update(from: other.shift, count: coordinateCount)
        kernel = other.kernel.copy()
        state = other.state
    }

    private func appendForm(_ entries: [Entry]) {
        let start = Int(rowStart[formCount - 1])
        for (offset, entry) in entries.enumerated() { rowEntries[start + offset] = entry }
        rowStart[formCount] = Int32(start + entries.count)
    }

    private func takeBreakpoints(of other: Component, inserting added: Breakpoint, at place: Int, line: Int) {
        breakpoints.update(from: other.breakpoints, count: place)
        breakpoints[place] = added
        (breakpoints + place + 1).update(from: other.breakpoints + place, count: other.breakpointCount - place)
        for index in 0...lineCount {
            let start = index <= other.lineCount ? other.lineStart[index] : Int32(other.breakpointCount)
            lineStart[index] = index > line ? start + 1 : start
        }
        for index in 0..<other.lineCount {
            active[index] = other.active[index] >= Int32(place) ? other.active[index] + 1 : other.active[index]
        }
        if !isActive(line), breakpoints[place].side == .atBreakpoint { breakpoints[place].side = .below }
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

    /// Orders the breakpoints by level, the highest first, by keys in working memory of the caller.
    func sortLevels(_ keys: inout Store<UInt64>) {
        keys.removeAll()
        keys.reserve(breakpointCount)
        for place in 0..<breakpointCount {
            keys.append(UInt64(breakpoints[place].level.descendingKey) << 32 | UInt64(place))
        }
        keys.sort(by: <)
        for place in 0..<breakpointCount { order[place] = Int32(truncatingIfNeeded: keys[place]) }
        rankBreakpoints()
    }

    /// Takes the order of another component that lacks one breakpoint.
    private func takeOrder(of other: Component, inserting added: Int) {
        let level = breakpoints[added].level
        var hasPlaced = false
        for index in 0..<other.breakpointCount {
            let old = Int(other.order[index])
            if !hasPlaced, other.breakpoints[old].level < level {
                order[index] = Int32(added)
                hasPlaced = true
            }
            order[hasPlaced ? index + 1 : index] = Int32(old >= added ? old + 1 : old)
        }
        if !hasPlaced { order[breakpointCount - 1] = Int32(added) }
        rankBreakpoints()
    }

    private func rankBreakpoints() {
        for place in 0..<breakpointCount { rank[Int(order[place])] = Int32(place) }
        state.hasCosts = false
    }
}
