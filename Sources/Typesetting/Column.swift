/// Values of one kind in memory that their owner frees: a column of a paragraph's block.
///
/// Whoever takes a column out of its owner keeps the owner as well. Unlike an array it counts no references and needs no memory of its own.
struct Column<Element: BitwiseCopyable>: RandomAccessCollection {
    private let start: UnsafePointer<Element>
    let count: Int

    init(start: UnsafePointer<Element>, count: Int) {
        self.start = start
        self.count = count
    }

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    @inline(__always)
    subscript(index: Int) -> Element {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "the index is out of bounds")
        return start[index]
    }

    /// The values as C functions take them, for as long as a closure runs.
    @inline(__always)
    func withUnsafeBufferPointer<Result>(_ use: (UnsafeBufferPointer<Element>) -> Result) -> Result {
        use(UnsafeBufferPointer(start: start, count: count))
    }

    func withContiguousStorageIfAvailable<Result>(
        _ use: (UnsafeBufferPointer<Element>) throws -> Result
    ) rethrows -> Result? {
        try use(UnsafeBufferPointer(start: start, count: count))
    }
}

extension Column: Equatable where Element: Equatable {
    static func == (left: Column, right: Column) -> Bool { left.elementsEqual(right) }
}

// The owner neither writes nor moves the values.
extension Column: @unchecked Sendable where Element: Sendable {}
