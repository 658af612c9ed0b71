/// The warm start: the same vertex after constants changed.
extension Simplex {
    /// Moves the point so that every active line is at its breakpoint again.
    ///
    /// The distances of breakpoints whose constraints changed have been set anew. When no line changed sides the
    /// vertex is still the best one, and nothing else needs doing.
    ///
    /// - Returns: Whether some line is on another side of a breakpoint than before.
    mutating func warmStart(_ component: Component) -> Bool {
        prepare(for: component)
        for coordinate in 0..<component.coordinateCount {
            let breakpoint = component.active[coordinate]
            guard breakpoint >= 0, component.isSuspect[coordinate] else { continue }
            direction.move(coordinate, by: component.breakpoints[Int(breakpoint)].distance)
        }
        direction.setFormRates(in: component)
        followForms(in: component)
        var hasCrossed = false
        for coordinate in 0..<component.coordinateCount {
            if place(coordinate, by: direction.coordinateRates[coordinate], in: component) { hasCrossed = true }
            component.shift[coordinate] += direction.coordinateRates[coordinate]
        }
        for form in 0..<component.formCount {
            if place(component.line(ofForm: Int32(form)), by: direction.formRates[form], in: component) {
                hasCrossed = true
            }
        }
        direction.clear()
        return hasCrossed
    }

    /// Moves the displaced coordinates as the active forms demand.
    private mutating func followForms(in component: Component) {
        let size = component.kernel.size
        guard size > 0 else { return }
        let firstDisplaced = direction.movedCoordinates.count
        for place in 0..<size {
            let form = component.kernel.form(place)
            let breakpoint = component.active[component.line(ofForm: Int32(form))]
            kernelColumn[place] = component.breakpoints[Int(breakpoint)].distance - direction.formRates[form]
        }
        for place in 0..<size {
            let amount = component.kernel.product(ofRow: place, with: kernelColumn)
            direction.move(component.kernel.displaced(place), by: amount)
        }
        direction.setFormRates(in: component, from: firstDisplaced)
    }

    /// Moves a line and says whether it crossed, reached or left a breakpoint.
    @inline(__always)
    private mutating func place(_ line: Int, by amount: Double, in component: Component) -> Bool {
        guard amount != 0 || component.isSuspect[line] else { return false }
        component.isSuspect[line] = false
        let active = component.active[line]
        var hasCrossed = false
        for place in component.breakpoints(on: line) {
            let breakpoint = component.breakpoints + place
            var distance = breakpoint.pointee.distance - amount
            if abs(distance) <= tolerances.distance || Int32(place) == active { distance = 0 }
            breakpoint.pointee.distance = distance
            let side: Breakpoint.Side = distance > 0 ? .below : distance < 0 ? .above : .atBreakpoint
            guard side != breakpoint.pointee.side, active != Component.inactive || distance != 0 else { continue }
            breakpoint.pointee.side = side
            if active == Component.inactive { component.noteCost(of: place) }
            hasCrossed = true
        }
        if hasCrossed, active != Component.inactive { component.noteOwnSlopes(ofLine: line) }
        return hasCrossed
    }
}
