/// A part of the problem that shares no coordinate with any other: coordinates, lines and breakpoints.
///
/// Each coordinate is a line of its own; lines `0..<coordinateCount` are these. The others are *forms*, sums of two
/// or more coordinates. Each line carries the breakpoints of the constraints along it.
///
/// A vertex is given by as many *active* lines as there are coordinates, linearly independent, each at a breakpoint.
/// The coordinates whose own line is not active are *displaced*; there are as many of them as there are active
/// forms, and the kernel says how they follow.
///
/// This is a reference to one block of memory, made once and freed by its owner.
struct Component: BitwiseCopyable {
    private let header: UnsafeMutablePointer<Header>

    private struct Header: BitwiseCopyable {
        var coordinateCount: Int
        var lineCount: Int
        var breakpointCount: Int
        var breakpoints: UnsafeMutablePointer<Breakpoint>
        var coordinates: UnsafeMutablePointer<Int32>
        var shift: UnsafeMutablePointer<Double>
        var rows: Matrix
        var columns: Matrix
        var lines: Lines
        var levels: Levels
        var kernel = Kernel()
        var state = State()
    }

    /// The coefficients of forms, row by row or column by column.
    private struct Matrix: BitwiseCopyable {
        var start: UnsafeMutablePointer<Int32>
        var entries: EntryRun
    }

    /// The state of each line.
    private struct Lines: BitwiseCopyable {
        var start: UnsafeMutablePointer<Int32>
        var active: UnsafeMutablePointer<Int32>
        var position: UnsafeMutablePointer<Int32>
        var ownSlopes: UnsafeMutablePointer<OwnSlopes>
        var isSuspect: UnsafeMutablePointer<Bool>
    }

    /// The breakpoints in the order of their levels.
    private struct Levels: BitwiseCopyable {
        var order: UnsafeMutablePointer<Int32>
        var rank: UnsafeMutablePointer<Int32>
        var costly: UnsafeMutablePointer<UInt64>
    }

    /// A coefficient of a form.
    struct Entry: BitwiseCopyable {
        var coefficient: Double
        var index: Int32
    }

    /// Entries one after the other. Numbers and indices are in separate arrays, because together they take a third more memory.
    struct EntryRun: BitwiseCopyable {
        fileprivate let coefficients: UnsafeMutablePointer<Double>
        fileprivate let indices: UnsafeMutablePointer<Int32>

        subscript(place: Int) -> Entry {
            @inline(__always) get { Entry(coefficient: coefficients[place], index: indices[place]) }
            @inline(__always) nonmutating set {
                coefficients[place] = newValue.coefficient
                indices[place] = newValue.index
            }
        }

        func update(from other: EntryRun, count: Int) {
            coefficients.update(from: other.coefficients, count: count)
            indices.update(from: other.indices, count: count)
        }
    }

    /// Marks a line that is not active.
    static let inactive: Int32 = -1
    /// Marks a coordinate that is held where it is, with no breakpoint there.
    static let held: Int32 = -2

    init(coordinates: Int, forms: Int, entries: Int, breakpoints count: Int) {
        let lines = coordinates + forms
        var plan = BlockPlan()
        let headerPlace = plan.place(Header.self, 1)
        let breakpointPlace = plan.place(Breakpoint.self, count)
        let rowCoefficientPlace = plan.place(Double.self, entries)
        let columnCoefficientPlace = plan.place(Double.self, entries)
        let shiftPlace = plan.place(Double.self, coordinates)
        let coordinatePlace = plan.place(Int32.self, coordinates)
        let rowPlace = plan.place(Int32.self, forms + 1)
        let columnPlace = plan.place(Int32.self, coordinates + 1)
        let linePlace = plan.place(Int32.self, lines + 1)
        let orderPlace = plan.place(Int32.self, count)
        let activePlace = plan.place(Int32.self, lines)
        let positionPlace = plan.place(Int32.self, lines)
        let rankPlace = plan.place(Int32.self, count)
        let costlyPlace = plan.place(UInt64.self, count / 64 + 1)
        let ownPlace = plan.place(OwnSlopes.self, lines)
        let rowIndexPlace = plan.place(Int32.self, entries)
        let columnIndexPlace = plan.place(Int32.self, entries)
        let suspectPlace = plan.place(Bool.self, lines)
        let memory = plan.allocate()
        header = headerPlace.bind(memory)
        header.initialize(
            to: Header(
                coordinateCount: coordinates, lineCount: lines, breakpointCount: count,
                breakpoints: breakpointPlace.bind(memory), coordinates: coordinatePlace.bind(memory),
                shift: shiftPlace.bind(memory),
                rows: Matrix(
                    start: rowPlace.bind(memory),
                    entries: EntryRun(
                        coefficients: rowCoefficientPlace.bind(memory), indices: rowIndexPlace.bind(memory))),
                columns: Matrix(
                    start: columnPlace.bind(memory),
                    entries: EntryRun(
                        coefficients: columnCoefficientPlace.bind(memory), indices: columnIndexPlace.bind(memory))),
                lines: Lines(
                    start: linePlace.bind(memory), active: activePlace.bind(memory),
                    position: positionPlace.bind(memory), ownSlopes: ownPlace.bind(memory),
                    isSuspect: suspectPlace.bind(memory)),
                levels: Levels(
                    order: orderPlace.bind(memory), rank: rankPlace.bind(memory), costly: costlyPlace.bind(memory))))
        shift.initialize(repeating: 0, count: coordinates)
        active.initialize(repeating: Component.inactive, count: lines)
        position.initialize(repeating: -1, count: lines)
        isSuspect.initialize(repeating: false, count: lines)
    }

    /// Gives the memory back; the component must not be used after.
    func free() {
        kernel.free()
        UnsafeMutableRawPointer(header).deallocate()
    }

    // MARK: Parts

    var coordinateCount: Int { header.pointee.coordinateCount }
    var lineCount: Int { header.pointee.lineCount }
    var formCount: Int { lineCount - coordinateCount }
    var breakpointCount: Int { header.pointee.breakpointCount }
    /// The coordinates as the whole problem numbers them.
    var coordinates: UnsafeMutablePointer<Int32> { header.pointee.coordinates }
    /// The forms row by row: `rowStart[form]..<rowStart[form + 1]`.
    var rowStart: UnsafeMutablePointer<Int32> { header.pointee.rows.start }
    var rowEntries: EntryRun { header.pointee.rows.entries }
    /// The same column by column; an entry's index is then the number of a form.
    var columnStart: UnsafeMutablePointer<Int32> { header.pointee.columns.start }
    var columnEntries: EntryRun { header.pointee.columns.entries }
    /// The breakpoints line by line: `lineStart[line]..<lineStart[line + 1]`.
    var lineStart: UnsafeMutablePointer<Int32> { header.pointee.lines.start }
    var breakpoints: UnsafeMutablePointer<Breakpoint> { header.pointee.breakpoints }
    /// The breakpoints by level, the highest first.
    var order: UnsafeMutablePointer<Int32> { header.pointee.levels.order }
    /// For each line the breakpoint that it is held at, or one of the two marks above.
    var active: UnsafeMutablePointer<Int32> { header.pointee.lines.active }
    /// The place of a displaced coordinate, or of an active form, in the kernel; otherwise −1.
    var position: UnsafeMutablePointer<Int32> { header.pointee.lines.position }
    /// The place of each breakpoint in that order.
    var rank: UnsafeMutablePointer<Int32> { header.pointee.levels.rank }
    /// By rank, a bit for each breakpoint that an inactive line pays for.
    var costly: UnsafeMutablePointer<UInt64> { header.pointee.levels.costly }
    /// By line, the slopes of the line's own cost at the point, if it is active.
    var ownSlopes: UnsafeMutablePointer<OwnSlopes> { header.pointee.lines.ownSlopes }
    /// By line, whether a breakpoint was moved to another side of the point.
    var isSuspect: UnsafeMutablePointer<Bool> { header.pointee.lines.isSuspect }
    /// The movement of each coordinate since its value was last written.
    var shift: UnsafeMutablePointer<Double> { header.pointee.shift }

    var kernel: Kernel {
        @inline(__always) get { header.pointee.kernel }
        @inline(__always) nonmutating _modify { yield &header.pointee.kernel }
    }

    var state: State {
        @inline(__always) get { header.pointee.state }
        @inline(__always) nonmutating _modify { yield &header.pointee.state }
    }

    func isActive(_ line: Int) -> Bool { active[line] != Component.inactive }
    func breakpoints(on line: Int) -> Range<Int> { range(lineStart, line) }
    func row(_ form: Int) -> Range<Int> { range(rowStart, form) }
    func column(_ coordinate: Int) -> Range<Int> { range(columnStart, coordinate) }
    func form(ofLine line: Int) -> Int { line - coordinateCount }
    func line(ofForm form: Int32) -> Int { Int(form) + coordinateCount }

    @inline(__always)
    private func range(_ start: UnsafeMutablePointer<Int32>, _ index: Int) -> Range<Int> {
        Range(uncheckedBounds: (Int(start[index]), Int(start[index + 1])))
    }
}
