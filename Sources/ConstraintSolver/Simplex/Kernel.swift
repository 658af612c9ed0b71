/// The displaced coordinates as functions of the active forms.
///
/// Let D be the active forms' coefficients at the displaced coordinates, one row per form. It is square and regular;
/// the kernel keeps its inverse. All the other columns of the basis are unit vectors and need not be kept, so the
/// kernel is as small as the number of active forms: mostly nothing, or one or two.
struct Kernel: BitwiseCopyable {
    /// The number of displaced coordinates and of active forms.
    private(set) var size = 0
    private var capacity = 0
    /// The number of exchanges since the inverse was computed.
    private var exchangeCount = 0
    /// Row by row, one row per displaced coordinate and one column per active form.
    private var inverse: UnsafeMutablePointer<Double>?
    private var displacedList: UnsafeMutablePointer<Int32>?
    private var formList: UnsafeMutablePointer<Int32>?

    func free() {
        inverse?.deallocate()
        displacedList?.deallocate()
        formList?.deallocate()
    }

    /// The coordinate at a place.
    func displaced(_ place: Int) -> Int { Int(displacedList.unsafelyUnwrapped[place]) }
    /// The form at a place.
    func form(_ place: Int) -> Int { Int(formList.unsafelyUnwrapped[place]) }
    /// The row of the inverse that belongs to the displaced coordinate at a place.
    func row(_ place: Int) -> UnsafeMutablePointer<Double> { inverse.unsafelyUnwrapped + place * capacity }

    /// The product of the row of a place and a column.
    @inline(__always)
    func product(ofRow place: Int, with column: borrowing Store<Double>) -> Double {
        let row = self.row(place)
        var sum = 0.0
        for other in 0..<size { sum += row[other] * column[other] }
        return sum
    }

    /// About how large the inverse's entries are.
    private var largestEntry = 1.0

    /// Whether the inverse should be computed anew: that costs as much as some exchanges for each place.
    var isWorn: Bool { exchangeCount > (isIllConditioned ? 0 : 32 + 2 * size) }

    /// Whether active forms nearly depend on one another, so that what follows from the inverse has to be refined.
    var isIllConditioned: Bool { largestEntry > Tolerances.largeEntry }

    /// Notes an exchange by dividing by a pivot.
    mutating func noteExchange(pivot: Double) {
        exchangeCount += 1
        largestEntry = max(largestEntry, 1 / abs(pivot))
    }

    /// Notes that the inverse was computed from the coefficients.
    mutating func renew() {
        exchangeCount = 0
        largestEntry = 1
        for place in 0..<size {
            for other in 0..<size { largestEntry = max(largestEntry, abs(row(place)[other])) }
        }
    }

    /// Adds a column vector times a row vector times a factor.
    ///
    /// - Returns: How many numbers that changed.
    func addProduct(_ column: UnsafePointer<Double>, _ row: UnsafePointer<Double>, times factor: Double)
        -> Int
    {
        var changed = 0
        for place in 0..<size where column[place] != 0 {
            changed += size
            let target = self.row(place)
            let amount = column[place] * factor
            for other in 0..<size { target[other] += amount * row[other] }
        }
        return changed
    }

    /// Makes the kernel larger by one coordinate and one form; the new row and column are the caller's to fill.
    mutating func extend(coordinate: Int, form: Int) {
        if size == capacity { grow() }
        displacedList.unsafelyUnwrapped[size] = Int32(coordinate)
        formList.unsafelyUnwrapped[size] = Int32(form)
        size += 1
    }

    /// Drops the row of one place and the column of another. The last ones move to where they were.
    mutating func shrink(coordinatePlace: Int, formPlace: Int) {
        size -= 1
        if coordinatePlace != size {
            displacedList.unsafelyUnwrapped[coordinatePlace] = displacedList.unsafelyUnwrapped[size]
            row(coordinatePlace).update(from: row(size), count: size + 1)
        }
        if formPlace != size {
            formList.unsafelyUnwrapped[formPlace] = formList.unsafelyUnwrapped[size]
            for place in 0..<size { row(place)[formPlace] = row(place)[size] }
        }
    }

    /// Drops everything, and keeps the memory.
    mutating func removeAll() {
        size = 0
        exchangeCount = 0
        largestEntry = 1
    }

    mutating func replaceDisplaced(at place: Int, with coordinate: Int) {
        displacedList.unsafelyUnwrapped[place] = Int32(coordinate)
    }

    mutating func replaceForm(at place: Int, with form: Int) {
        formList.unsafelyUnwrapped[place] = Int32(form)
    }

    private mutating func grow() {
        var larger = Kernel()
        larger.capacity = max(4, capacity * 2)
        larger.size = size
        larger.inverse = .allocate(capacity: larger.capacity * larger.capacity)
        larger.displacedList = .allocate(capacity: larger.capacity)
        larger.formList = .allocate(capacity: larger.capacity)
        for place in 0..<size {
            larger.row(place).initialize(from: row(place), count: size)
            larger.displacedList.unsafelyUnwrapped[place] = Int32(displaced(place))
            larger.formList.unsafelyUnwrapped[place] = Int32(form(place))
        }
        free()
        self = larger
    }

    /// A kernel of its own memory with the same content.
    func copy() -> Kernel {
        guard capacity > 0 else { return self }
        var result = self
        result.takeCopies(of: self)
        return result
    }

    private mutating func takeCopies(of source: Kernel) {
        inverse = .allocate(capacity: capacity * capacity)
        displacedList = .allocate(capacity: capacity)
        formList = .allocate(capacity: capacity)
        for place in 0..<size {
            row(place).initialize(from: source.row(place), count: size)
            displacedList.unsafelyUnwrapped[place] = Int32(source.displaced(place))
            formList.unsafelyUnwrapped[place] = Int32(source.form(place))
        }
    }
}
