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

    /// Takes over what the two have in common. The kernel is copied unless it may be taken away.
    func takeForms(of other: Component, withKernel isKernelMoved: Bool = false) {
        coordinates.update(from: other.coordinates, count: coordinateCount)
        rowStart.update(from: other.rowStart, count: other.formCount + 1)
        rowEntries.update(from: other.rowEntries, count: Int(other.rowStart[other.formCount]))
        position.update(from: other.position, count: other.lineCount)
        shift.update(from: other.shift, count: coordinateCount)
        kernel = isKernelMoved ? other.kernel : other.kernel.copy()
        if isKernelMoved { other.kernel = Kernel() }
        state = other.state
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

    /// Says of each breakpoint where it is in the order.
    func rankBreakpoints() {
        for place in 0..<breakpointCount { rank[Int(order[place])] = Int32(place) }
        state.hasCosts = false
    }
}
