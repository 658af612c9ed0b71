/// Constraints on their way into components that exist already, each as a sum of the component's coordinates.
struct Additions: ~Copyable {
    /// One constraint. Its breakpoint's scale is one, and its distance the gap that it leaves.
    struct Item: BitwiseCopyable {
        var component: Int32
        /// The place of the first item of the same component; items are brought in by that, then in their own order.
        var group: Int32
        var firstEntry: Int32
        var entryCount: Int32
        var breakpoint: Breakpoint
    }

    private(set) var items = Store<Item>()
    private(set) var entries = Store<Component.Entry>()

    /// Begins an item; the entries that are added next are its own.
    mutating func add(_ breakpoint: Breakpoint, toComponent component: Int32) {
        items.append(
            Item(
                component: component, group: Int32(items.count), firstEntry: Int32(entries.count), entryCount: 0,
                breakpoint: breakpoint))
    }

    /// Adds a coefficient and the place of a coordinate in the component to the last item.
    mutating func add(_ entry: Component.Entry) {
        entries.append(entry)
        items[items.count - 1].entryCount += 1
    }

    mutating func removeAll() {
        items.removeAll()
        entries.removeAll()
    }

    /// Gives the memory back.
    mutating func release() {
        items.release()
        entries.release()
    }

    /// Puts items of one component together, the component that was met first before the others.
    mutating func group() {
        guard items.count > 1 else { return }
        var first: [Int32: Int32] = [:]
        for place in items.indices {
            let component = items[place].component
            items[place].group = first[component] ?? Int32(place)
            first[component] = items[place].group
        }
        // Entries were added one item after the other, so their place tells the order within a group.
        items.sort { left, right in
            left.group != right.group ? left.group < right.group : left.firstEntry < right.firstEntry
        }
    }

    /// The items from a place on that belong to the same component.
    func run(from first: Int) -> Range<Int> {
        var end = first + 1
        while end < items.count, items[end].component == items[first].component { end += 1 }
        return first..<end
    }

    func entries(of item: Item) -> Range<Int> {
        Int(item.firstEntry)..<Int(item.firstEntry + item.entryCount)
    }
}

extension Component {
    /// A component with the same content and some constraints more. The vertex stays as it is, so that the next solve starts
    /// from there.
    ///
    /// However many constraints are added, the component is copied once.
    ///
    /// - Parameters:
    ///   - range: Which of the additions.
    ///   - additions: What may be added, in coordinates of this component.
    ///   - tolerance: Distances up to it are none.
    ///   - isKernelMoved: Whether this component is of no use after, so that its kernel need not be copied.
    /// - Returns: The component, in memory of its own.
    func copy(
        adding range: Range<Int>, of additions: borrowing Additions, tolerance: Double, movingKernel isKernelMoved: Bool
    ) -> Component {
        var lines = AddedLines(of: self, count: range.count)
        for place in range { lines.add(additions.items[place], of: additions, tolerance: tolerance) }
        let oldEntries = Int(rowStart[formCount])
        let copy = Component(
            coordinates: coordinateCount, forms: formCount + lines.formCount, entries: oldEntries + lines.entries.count,
            breakpoints: breakpointCount + range.count)
        copy.takeForms(of: self, withKernel: isKernelMoved)
        for place in lines.entries.indices { copy.rowEntries[oldEntries + place] = lines.entries[place] }
        for form in 0..<lines.formCount {
            copy.rowStart[formCount + form + 1] = Int32(oldEntries) + lines.formEnds[form]
        }
        copy.takeBreakpoints(of: self, and: lines.breakpoints)
        copy.fillColumns()
        return copy
    }

    /// Takes the breakpoints of another component and further ones, which come last on their lines.
    private func takeBreakpoints(of other: Component, and added: borrowing Store<Breakpoint>) {
        lineStart.update(repeating: 0, count: lineCount + 1)
        for place in added.indices { lineStart[Int(added[place].line) + 1] += 1 }
        for line in 0..<lineCount { lineStart[line + 1] += lineStart[line] }
        var next = Store<Int32>()
        next.resize(to: lineCount, filling: 0)
        for line in 0..<lineCount {
            let old =
                line < other.lineCount ? other.breakpoints(on: line) : other.breakpointCount..<other.breakpointCount
            lineStart[line] += Int32(old.lowerBound)
            next[line] = lineStart[line] + Int32(old.count)
            if line < other.lineCount { takeLine(line, old, of: other) }
        }
        lineStart[lineCount] = Int32(breakpointCount)
        var places = Store<Int32>()
        for index in added.indices {
            let line = Int(added[index].line)
            places.append(next[line])
            breakpoints[Int(next[line])] = added[index]
            if !isActive(line), added[index].side == .atBreakpoint { breakpoints[Int(next[line])].side = .below }
            next[line] += 1
        }
        takeOrder(of: other, and: places)
    }

    private func takeLine(_ line: Int, _ old: Range<Int>, of other: Component) {
        let start = Int(lineStart[line])
        (breakpoints + start).update(from: other.breakpoints + old.lowerBound, count: old.count)
        let isAtOne = other.active[line] >= 0
        active[line] = isAtOne ? other.active[line] + Int32(start - old.lowerBound) : other.active[line]
    }

    /// Takes the order of another component that lacks the breakpoints at some places; these come last in their levels.
    private func takeOrder(of other: Component, and places: borrowing Store<Int32>) {
        var added = Store<Int32>()
        for index in places.indices { added.append(Int32(index)) }
        added.sort { left, right in
            let first = breakpoints[Int(places[left])].level
            let second = breakpoints[Int(places[right])].level
            return first != second ? first > second : left < right
        }
        var next = 0
        var index = 0
        func putNext() {
            order[index] = places[added[next]]
            next += 1
            index += 1
        }
        for rank in 0..<other.breakpointCount {
            let old = Int(other.order[rank])
            let breakpoint = other.breakpoints + old
            while next < added.count, breakpoint.pointee.level < breakpoints[Int(places[added[next]])].level {
                putNext()
            }
            let line = Int(breakpoint.pointee.line)
            order[index] = Int32(old) - other.lineStart[line] + lineStart[line]
            index += 1
        }
        while next < added.count { putNext() }
        rankBreakpoints()
    }
}
