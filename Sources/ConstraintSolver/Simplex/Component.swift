/// A part of the problem that shares no variable with any other: coordinates, lines and breakpoints.
///
/// Each coordinate is a line of its own; lines `0..<coordinateCount` are these. The others are *forms*, sums of two
/// or more coordinates. Each line carries the breakpoints of the constraints that lie along it.
///
/// A vertex is given by as many *active* lines as there are coordinates, linearly independent, each at a breakpoint.
/// The coordinates whose own line is not active are *displaced*; there are as many of them as there are active
/// forms, and the kernel says how they follow.
///
/// The memory is one block, made once and freed by its owner.
struct Component: BitwiseCopyable {
    let coordinateCount: Int
    let lineCount: Int
    let breakpointCount: Int
    private let memory: UnsafeMutableRawPointer

    /// The coordinates as the whole problem numbers them.
    let coordinates: UnsafeMutablePointer<Int32>
    /// The forms row by row: `rowStart[form]..<rowStart[form + 1]`.
    let rowStart: UnsafeMutablePointer<Int32>
    let rowEntries: UnsafeMutablePointer<Entry>
    /// The same column by column; an entry's index is then that of a form.
    let columnStart: UnsafeMutablePointer<Int32>
    let columnEntries: UnsafeMutablePointer<Entry>
    /// The breakpoints line by line: `lineStart[line]..<lineStart[line + 1]`.
    let lineStart: UnsafeMutablePointer<Int32>
    let breakpoints: UnsafeMutablePointer<Breakpoint>
    /// The breakpoints by level, the highest first.
    let order: UnsafeMutablePointer<Int32>

    /// For each line the breakpoint that it is held at, or one of the two marks below.
    let active: UnsafeMutablePointer<Int32>
    /// The place of a displaced coordinate, or of an active form, in the kernel; otherwise −1.
    let position: UnsafeMutablePointer<Int32>
    /// How far each coordinate moved since its value was last written.
    let shift: UnsafeMutablePointer<Double>
    var kernel: Kernel

    /// A coefficient of a form.
    struct Entry: BitwiseCopyable {
        var coefficient: Double
        var index: Int32
    }

    /// Marks a line that is not active.
    static let inactive: Int32 = -1
    /// Marks a coordinate that is held where it is, with no breakpoint there.
    static let held: Int32 = -2

    var formCount: Int { lineCount - coordinateCount }

    init(coordinates: Int, forms: Int, entries: Int, breakpoints count: Int) {
        coordinateCount = coordinates
        lineCount = coordinates + forms
        breakpointCount = count
        var plan = BlockPlan()
        let breakpointPlace = plan.place(Breakpoint.self, count)
        let rowEntryPlace = plan.place(Entry.self, entries)
        let columnEntryPlace = plan.place(Entry.self, entries)
        let shiftPlace = plan.place(Double.self, coordinates)
        let coordinatePlace = plan.place(Int32.self, coordinates)
        let rowPlace = plan.place(Int32.self, forms + 1)
        let columnPlace = plan.place(Int32.self, coordinates + 1)
        let linePlace = plan.place(Int32.self, lineCount + 1)
        let orderPlace = plan.place(Int32.self, count)
        let activePlace = plan.place(Int32.self, lineCount)
        let positionPlace = plan.place(Int32.self, lineCount)
        memory = plan.allocate()
        self.breakpoints = breakpointPlace.bind(memory)
        rowEntries = rowEntryPlace.bind(memory)
        columnEntries = columnEntryPlace.bind(memory)
        shift = shiftPlace.bind(memory)
        self.coordinates = coordinatePlace.bind(memory)
        rowStart = rowPlace.bind(memory)
        columnStart = columnPlace.bind(memory)
        lineStart = linePlace.bind(memory)
        order = orderPlace.bind(memory)
        active = activePlace.bind(memory)
        position = positionPlace.bind(memory)
        kernel = Kernel()
        shift.initialize(repeating: 0, count: coordinates)
        active.initialize(repeating: Component.inactive, count: lineCount)
        position.initialize(repeating: -1, count: lineCount)
    }

    /// Gives the memory back; the component must not be used after.
    func free() {
        kernel.free()
        memory.deallocate()
    }

    func isActive(_ line: Int) -> Bool { active[line] != Component.inactive }

    func breakpoints(on line: Int) -> Range<Int> { Int(lineStart[line])..<Int(lineStart[line + 1]) }
    func row(_ form: Int) -> Range<Int> { Int(rowStart[form])..<Int(rowStart[form + 1]) }
    func column(_ coordinate: Int) -> Range<Int> { Int(columnStart[coordinate])..<Int(columnStart[coordinate + 1]) }
    func form(ofLine line: Int) -> Int { line - coordinateCount }
    func line(ofForm form: Int32) -> Int { Int(form) + coordinateCount }
}

/// Lays several arrays into one block of memory.
private struct BlockPlan {
    private var size = 0

    struct Place<Element: BitwiseCopyable> {
        let offset: Int
        let count: Int

        func bind(_ memory: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Element> {
            (memory + offset).bindMemory(to: Element.self, capacity: count)
        }
    }

    mutating func place<Element: BitwiseCopyable>(_ type: Element.Type, _ count: Int) -> Place<Element> {
        let alignment = MemoryLayout<Element>.alignment
        let offset = (size + alignment - 1) / alignment * alignment
        size = offset + MemoryLayout<Element>.stride * count
        return Place(offset: offset, count: count)
    }

    func allocate() -> UnsafeMutableRawPointer {
        .allocate(byteCount: max(size, 1), alignment: 8)
    }
}
