/// The pivot: one line gives up its place at the vertex, or in the basis, to another.
extension Simplex {
    /// Follows an edge as far as a breakpoint, whose line becomes active in place of the edge's.
    mutating func pivot(along edge: Edge, to end: Candidate, in component: Component) {
        let entering = Int(component.breakpoints[Int(end.breakpoint)].line)
        release(edge, in: component)
        advance(edge.line, by: edge.sign * end.length, in: component)
        for place in direction.movedCoordinates.indices {
            let coordinate = Int(direction.movedCoordinates[place])
            component.shift[coordinate] += direction.coordinateRates[coordinate] * end.length
            let isDisplaced = component.position[coordinate] >= 0
            if isDisplaced {
                advance(coordinate, by: direction.coordinateRates[coordinate] * end.length, in: component)
            }
        }
        for place in direction.movedForms.indices {
            let line = component.line(ofForm: direction.movedForms[place])
            if component.position[line] < 0 {
                advance(line, by: direction.formRates[direction.movedForms[place]] * end.length, in: component)
            }
        }
        if entering != edge.line {
            exchange(leaving: edge.line, entering: entering, in: component)
            for place in component.breakpoints(on: edge.line) { component.noteCost(of: place) }
        }
        hold(entering, at: end.breakpoint, in: component)
    }

    /// Lets a line go: its breakpoints count as passed.
    @inline(__always)
    private mutating func release(_ edge: Edge, in component: Component) {
        component.active[edge.line] = Component.inactive
        for place in component.breakpoints(on: edge.line) where component.breakpoints[place].side == .atBreakpoint {
            component.breakpoints[place].side = edge.sign > 0 ? .above : .below
        }
    }

    /// Makes a line active at a breakpoint where the point already is.
    @inline(__always)
    mutating func hold(_ line: Int, at breakpoint: Int32, in component: Component) {
        component.active[line] = breakpoint
        component.breakpoints[Int(breakpoint)].distance = 0
        for place in component.breakpoints(on: line) { component.breakpoints[place].takeSide() }
        component.clearCosts(ofLine: line)
        component.noteOwnSlopes(ofLine: line)
    }

    /// Moves the current point along an inactive line.
    @inline(__always)
    private mutating func advance(_ line: Int, by amount: Double, in component: Component) {
        for place in component.breakpoints(on: line) {
            var distance = component.breakpoints[place].distance - amount
            if abs(distance) <= tolerances.distance { distance = 0 }
            component.breakpoints[place].distance = distance
            guard distance != 0 else { continue }
            let side: Breakpoint.Side = distance > 0 ? .below : .above
            guard side != component.breakpoints[place].side else { continue }
            component.breakpoints[place].side = side
            component.noteCost(of: place)
        }
    }

    @inline(__always)
    private mutating func exchange(leaving: Int, entering: Int, in component: Component) {
        let coordinates = component.coordinateCount
        switch (leaving < coordinates, entering < coordinates) {
        case (true, false): extendKernel(by: leaving, form: entering, in: component)
        case (false, true): shrinkKernel(by: entering, form: leaving, in: component)
        case (true, true): replaceDisplaced(entering, by: leaving, in: component)
        case (false, false): replaceForm(leaving, by: entering, in: component)
        }
    }

    /// A coordinate is displaced and a form becomes active: the inverse of a bordered matrix.
    mutating func extendKernel(by coordinate: Int, form line: Int, in component: Component) {
        let size = component.kernel.size
        let form = component.form(ofLine: line)
        setKernelColumn(ofCoordinate: coordinate, in: component)
        setKernelRow(ofForm: form, in: component)
        var pivot = coefficient(ofForm: form, at: coordinate, in: component)
        for place in component.row(form) {
            let displaced = Int(component.position[Int(component.rowEntries[place].index)])
            if displaced >= 0 { pivot -= component.rowEntries[place].coefficient * kernelColumn[displaced] }
        }
        work += component.kernel.addProduct(kernelColumn.base, multipliers.base, times: 1 / pivot)
        component.kernel.extend(coordinate: coordinate, form: form)
        let last = component.kernel.row(size)
        for place in 0..<size {
            component.kernel.row(place)[size] = -kernelColumn[place] / pivot
            last[place] = -multipliers[place] / pivot
        }
        last[size] = 1 / pivot
        component.position[coordinate] = Int32(size)
        component.position[line] = Int32(size)
        component.kernel.noteExchange(pivot: pivot)
    }

    /// A displaced coordinate is held again and a form is let go: the inverse without a row and a column.
    private mutating func shrinkKernel(by coordinate: Int, form line: Int, in component: Component) {
        let coordinatePlace = Int(component.position[coordinate])
        let formPlace = Int(component.position[line])
        let size = component.kernel.size
        let row = component.kernel.row(coordinatePlace)
        let pivot = row[formPlace]
        for place in 0..<size {
            kernelColumn[place] = place == coordinatePlace ? 0 : component.kernel.row(place)[formPlace]
        }
        work += component.kernel.addProduct(kernelColumn.base, row, times: -1 / pivot)
        removeFromKernel(coordinate, form: line, in: component)
        component.kernel.noteExchange(pivot: pivot)
    }

    /// Takes a coordinate and a form out of the kernel as they are.
    mutating func removeFromKernel(_ coordinate: Int, form line: Int, in component: Component) {
        let coordinatePlace = Int(component.position[coordinate])
        let formPlace = Int(component.position[line])
        component.kernel.shrink(coordinatePlace: coordinatePlace, formPlace: formPlace)
        component.position[coordinate] = -1
        component.position[line] = -1
        if coordinatePlace < component.kernel.size {
            component.position[component.kernel.displaced(coordinatePlace)] = Int32(coordinatePlace)
        }
        if formPlace < component.kernel.size {
            component.position[component.line(ofForm: Int32(component.kernel.form(formPlace)))] = Int32(formPlace)
        }
    }

    /// One coordinate is displaced in place of another: a column of the matrix changes.
    private mutating func replaceDisplaced(_ held: Int, by displaced: Int, in component: Component) {
        let position = Int(component.position[held])
        setKernelColumn(ofCoordinate: displaced, in: component)
        let pivot = kernelColumn[position]
        let row = component.kernel.row(position)
        for other in 0..<component.kernel.size { row[other] /= pivot }
        kernelColumn[position] = 0
        work += component.kernel.addProduct(kernelColumn.base, row, times: -1)
        component.kernel.replaceDisplaced(at: position, with: displaced)
        component.kernel.noteExchange(pivot: pivot)
        component.position[held] = -1
        component.position[displaced] = Int32(position)
    }

    /// One form is active in place of another: a row of the matrix changes.
    private mutating func replaceForm(_ leaving: Int, by entering: Int, in component: Component) {
        let position = Int(component.position[leaving])
        let form = component.form(ofLine: entering)
        setKernelRow(ofForm: form, in: component)
        let pivot = multipliers[position]
        multipliers[position] = 0
        for row in 0..<component.kernel.size {
            let target = component.kernel.row(row)
            target[position] /= pivot
            let amount = target[position]
            guard amount != 0 else { continue }
            work += component.kernel.size
            for other in 0..<component.kernel.size { target[other] -= amount * multipliers[other] }
        }
        component.kernel.replaceForm(at: position, with: form)
        component.kernel.noteExchange(pivot: pivot)
        component.position[leaving] = -1
        component.position[entering] = Int32(position)
    }

    /// A form's coefficients at the displaced coordinates times the kernel, left in `multipliers`.
    mutating func setKernelRow(ofForm form: Int, in component: Component) {
        let size = component.kernel.size
        for place in 0..<size { multipliers[place] = 0 }
        for entryPlace in component.row(form) {
            let entry = component.rowEntries[entryPlace]
            let position = Int(component.position[Int(entry.index)])
            guard position >= 0 else { continue }
            let row = component.kernel.row(position)
            work += size
            for other in 0..<size { multipliers[other] += entry.coefficient * row[other] }
        }
    }

    private func coefficient(ofForm form: Int, at coordinate: Int, in component: Component) -> Double {
        for place in component.row(form) where Int(component.rowEntries[place].index) == coordinate {
            return component.rowEntries[place].coefficient
        }
        return 0
    }
}
