/// The linked basis: the best vertex of coordinates that a single form ties together, found by sorting instead of by steps.
///
/// A row of boxes that fills a given width is such a component: its gaps share nothing but their sum. By itself each coordinate is best at
/// a breakpoint of its own line. The form pulls them away from there, and takes the stretches of all lines in the order of their
/// prices until the next one costs more than it gains.
/// The simplex method would take one step for each stretch, and each step looks at all lines.
extension Simplex {
    /// Moves to the vertex that is best but for what nothing decides.
    ///
    /// - Parameters:
    ///   - form: The line of the only form that something is paid for.
    ///   - component: The component; from which vertex it starts makes no difference.
    mutating func makeLinkedBasis(along form: Int, in component: Component) {
        component.emptyKernel()
        makeCrashBasis(component)
        guard let upwards = pull(of: form, in: component) else { return }
        linkage.begin(coordinates: component.coordinateCount)
        linkage.addPulls(ofLine: form, upwards: upwards, in: component)
        for place in component.row(component.form(ofLine: form)) {
            let entry = component.rowEntries[place]
            linkage.addStretches(
                ofLine: Int(entry.index), coefficient: entry.coefficient, upwards: upwards == (entry.coefficient > 0),
                in: component)
        }
        linkage.sort()
        let rest = takeStretches(upwards: upwards)
        settle(component)
        if let (coordinate, breakpoint) = rest { hold(form, at: breakpoint, displacing: coordinate, in: component) }
        component.state.hasCosts = false
    }

    /// The direction in which a form pays to be moved; nil if it is where it should be.
    private func pull(of form: Int, in component: Component) -> Bool? {
        if component.topSlope(ofLine: form, upwards: true).slope < 0 { return true }
        if component.topSlope(ofLine: form, upwards: false).slope < 0 { return false }
        return nil
    }

    /// Takes stretches, the cheapest first, until the next one costs more than the form pays.
    ///
    /// - Returns: The coordinate that came to rest between two breakpoints of its own, and the breakpoint that the form reached.
    private mutating func takeStretches(upwards: Bool) -> (coordinate: Int, breakpoint: Int32)? {
        var pull = 0
        var wayLeft = linkage.pulls[0].length
        for place in linkage.stretches.indices {
            let stretch = linkage.stretches[place]
            var rest = stretch.length
            var reached: Int32?
            while rest > 0 {
                guard linkage.isCheaper(stretch.price, than: linkage.pulls[pull]) else {
                    guard let reached else { return nil }
                    linkage.leave(stretch)
                    return (Int(stretch.line), reached)
                }
                let length = min(rest, wayLeft)
                linkage.move(along: stretch, by: length, upwards: upwards)
                rest -= length
                wayLeft -= length
                guard rest > 0 else {
                    linkage.arrive(at: stretch)
                    break
                }
                reached = linkage.pulls[pull].end
                pull += 1
                wayLeft = linkage.pulls[pull].length
            }
        }
        return nil
    }

    /// Carries all lines to where the coordinates have come to rest.
    private mutating func settle(_ component: Component) {
        for coordinate in 0..<component.coordinateCount where linkage.movements[coordinate] != 0 {
            direction.move(coordinate, by: linkage.movements[coordinate])
            let amount = direction.coordinateRates[coordinate]
            carry(coordinate, by: amount, in: component)
            component.shift[coordinate] += amount
            let end = linkage.ends[coordinate]
            component.active[coordinate] = end >= 0 ? end : Component.held
            guard end >= 0 else { continue }
            component.breakpoints[Int(end)].distance = 0
            component.breakpoints[Int(end)].takeSide()
        }
        direction.setFormRates(in: component)
        for place in direction.movedForms.indices {
            let line = component.line(ofForm: direction.movedForms[place])
            carry(line, by: direction.formRates[direction.movedForms[place]], in: component)
            takeASide(line, in: component)
        }
        direction.clear()
    }

    /// Makes the form active where it is, in place of a coordinate that is between breakpoints of its own.
    private mutating func hold(_ form: Int, at breakpoint: Int32, displacing coordinate: Int, in component: Component) {
        component.active[coordinate] = Component.inactive
        takeASide(coordinate, in: component)
        extendKernel(by: coordinate, form: form, in: component)
        hold(form, at: breakpoint, in: component)
    }
}

extension Component {
    /// The line of a form that ties most coordinates together, if something is paid for that one and for no other.
    ///
    /// Of few coordinates it makes no difference.
    var link: Int? {
        guard coordinateCount >= Component.linkedCoordinates else { return nil }
        var link: Int?
        for line in coordinateCount..<lineCount
        where breakpoints(on: line).contains(where: { breakpoints[$0].bend > 0 }) {
            guard link == nil else { return nil }
            link = line
        }
        guard let link, row(form(ofLine: link)).count * 2 > coordinateCount else { return nil }
        return link
    }

    private static let linkedCoordinates = 8

    /// Lets go of all active forms, so that no coordinate is displaced; the coordinates' own lines are the caller's to make active.
    fileprivate func emptyKernel() {
        for place in 0..<kernel.size {
            position[kernel.displaced(place)] = -1
            let line = self.line(ofForm: Int32(kernel.form(place)))
            position[line] = -1
            active[line] = Component.inactive
        }
        kernel.removeAll()
    }
}
