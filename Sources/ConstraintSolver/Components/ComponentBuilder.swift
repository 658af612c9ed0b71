/// Puts components together from rows; rows along the same line share it.
struct ComponentBuilder: ~Copyable {
    var rows = Store<ReducedRow>()
    var entries = Store<Component.Entry>()
    /// The place of a coordinate in the component that is being built.
    private var localIndex = Store<Int32>()
    private var formStart = Store<Int32>()
    private var formEntries = Store<Component.Entry>()
    private var table = Store<Int32>()
    private var keys = Store<UInt64>()
    private let inPlace = InPlace()

    /// Builds the component of some coordinates from all the rows about them.
    mutating func build(
        coordinates: UnsafeBufferPointer<Int32>, rows list: UnsafeBufferPointer<Int32>
    ) -> Component {
        number(coordinates)
        resetForms(capacity: list.count)
        for row in list { setLine(ofRow: row, coordinateCount: coordinates.count) }
        var component = Component(
            coordinates: coordinates.count, forms: formStart.count - 1, entries: formEntries.count,
            breakpoints: list.count)
        for place in coordinates.indices { component.coordinates[place] = coordinates[place] }
        component.rowStart.update(from: formStart.base, count: formStart.count)
        for place in formEntries.indices { component.rowEntries[place] = formEntries[place] }
        component.fillColumns()
        fillBreakpoints(of: &component, from: list)
        component.sortLevels(&keys)
        return component
    }

    mutating func removeAll() {
        rows.removeAll()
        entries.removeAll()
    }

    /// Makes room for the numbers of that many coordinates of the whole problem.
    mutating func prepare(rootCount: Int) {
        if localIndex.count < rootCount { localIndex.resize(to: rootCount, filling: -1) }
    }

    /// Gives the memory back.
    mutating func release() {
        rows.release()
        entries.release()
        localIndex.release()
        formStart.release()
        formEntries.release()
        table.release()
        keys.release()
    }

    private mutating func number(_ coordinates: UnsafeBufferPointer<Int32>) {
        for place in coordinates.indices { localIndex[coordinates[place]] = Int32(place) }
    }

    private mutating func resetForms(capacity: Int) {
        formStart.removeAll()
        formStart.append(0)
        formEntries.removeAll()
        var size = 8
        while size < capacity * 2 { size *= 2 }
        table.removeAll()
        table.resize(to: size, filling: -1)
    }

    /// Finds the line that a row is a multiple of, or makes one.
    private mutating func setLine(ofRow index: Int32, coordinateCount: Int) {
        let row = rows[index]
        let source = entries.base + Int(row.firstEntry)
        guard row.entryCount > 1 else {
            rows[index].line = localIndex[source.pointee.index]
            rows[index].scale = source.pointee.coefficient
            return
        }
        let first = formEntries.count
        var scale = 0.0
        for place in 0..<Int(row.entryCount) {
            let entry = source[place]
            formEntries.append(.init(coefficient: entry.coefficient, index: localIndex[entry.index]))
            if abs(entry.coefficient) > abs(scale) { scale = entry.coefficient }
        }
        for place in first..<formEntries.count { formEntries[place].coefficient /= scale }
        sortRun(formEntries.mutableBase + first, formEntries.count - first) { $0.index < $1.index }
        let form = equalForm(from: first)
        rows[index].line = Int32(coordinateCount) + form
        rows[index].scale = scale
    }

    /// The form equal to the last entries, which is either an earlier one or they themselves.
    private mutating func equalForm(from first: Int) -> Int32 {
        let count = formEntries.count - first
        var hash: UInt32 = 2_166_136_261
        for place in first..<formEntries.count {
            hash = (hash ^ UInt32(bitPattern: formEntries[place].index)) &* 16_777_619
        }
        var slot = Int(hash) & (table.count - 1)
        while table[slot] >= 0 {
            if isEqual(form: table[slot], from: first, count: count) {
                formEntries.resize(to: first, filling: .init(coefficient: 0, index: 0))
                return table[slot]
            }
            slot = (slot + 1) & (table.count - 1)
        }
        let form = Int32(formStart.count - 1)
        table[slot] = form
        formStart.append(Int32(formEntries.count))
        return form
    }

    private func isEqual(form: Int32, from first: Int, count: Int) -> Bool {
        let start = Int(formStart[form])
        guard Int(formStart[form + 1]) - start == count else { return false }
        for offset in 0..<count {
            let left = formEntries[start + offset]
            let right = formEntries[first + offset]
            guard left.index == right.index, abs(left.coefficient - right.coefficient) <= Tolerances.parallel else {
                return false
            }
        }
        return true
    }

    private mutating func fillBreakpoints(of component: inout Component, from list: UnsafeBufferPointer<Int32>) {
        component.lineStart.update(repeating: 0, count: component.lineCount + 1)
        for place in list.indices { component.lineStart[Int(rows[list[place]].line) + 1] += 1 }
        for line in 0..<component.lineCount { component.lineStart[line + 1] += component.lineStart[line] }
        for place in list.indices {
            let row = rows[list[place]]
            let line = Int(row.line)
            component.breakpoints[Int(component.lineStart[line])] = Breakpoint(row)
            component.lineStart[line] += 1
        }
        var line = component.lineCount
        while line > 0 {
            component.lineStart[line] = component.lineStart[line - 1]
            line -= 1
        }
        component.lineStart[0] = 0
    }
}
