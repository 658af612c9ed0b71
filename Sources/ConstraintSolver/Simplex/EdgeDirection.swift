/// The rates of coordinates and forms along an edge.
struct EdgeDirection: ~Copyable {
    // By coordinate and by form; all zero between calls.
    var coordinateRates = Store<Double>()
    private(set) var formRates = Store<Double>()
    /// The coordinates and forms that move.
    private(set) var movedCoordinates = Store<Int32>()
    private(set) var movedForms = Store<Int32>()

    /// Lets a coordinate move, unless it is by next to nothing.
    mutating func move(_ coordinate: Int, by amount: Double) {
        guard abs(amount) > Tolerances.stillCoordinate else { return }
        coordinateRates[coordinate] = amount
        movedCoordinates.append(Int32(coordinate))
    }

    /// Works out how forms move, as far as it is by coordinates from a place on.
    mutating func setFormRates(in component: Component, from first: Int = 0) {
        for place in first..<movedCoordinates.count {
            let coordinate = Int(movedCoordinates[place])
            let amount = coordinateRates[coordinate]
            for entryPlace in component.column(coordinate) {
                let entry = component.columnEntries[entryPlace]
                if formRates[entry.index] == 0 { movedForms.append(entry.index) }
                formRates[entry.index] += entry.coefficient * amount
                // A rate that cancelled stays on the list, and must not be listed again.
                if formRates[entry.index] == 0 { formRates[entry.index] = .leastNonzeroMagnitude }
            }
        }
    }

    /// Lets everything stay.
    mutating func clear() {
        while !movedCoordinates.isEmpty { coordinateRates[movedCoordinates.removeLast()] = 0 }
        while !movedForms.isEmpty { formRates[movedForms.removeLast()] = 0 }
    }

    /// Makes room for that many coordinates.
    mutating func prepare(coordinates count: Int) { coordinateRates.resize(to: count, filling: 0) }

    /// Makes room for that many forms.
    mutating func prepare(forms count: Int) { formRates.resize(to: count, filling: 0) }

    /// Gives the memory of the lists back.
    mutating func releaseLists() {
        movedCoordinates.release()
        movedForms.release()
    }
}
