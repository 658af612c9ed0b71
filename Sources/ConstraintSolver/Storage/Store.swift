/// A growable run of plain values.
///
/// It is `Array` without reference counting, uniqueness checks and, in release, bounds checks: the inner loops
/// of the solver are two to four times slower over `Array`. An index out of bounds stops a debug build.
/// Elements can only be written through a mutable store.
struct Store<Element: BitwiseCopyable>: ~Copyable {
    private var memory: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity = 0

    /// Starts without elements and without memory.
    init() {
        // The pointer is never used before memory is allocated, and so need not point anywhere.
        memory = UnsafeMutablePointer(bitPattern: 16).unsafelyUnwrapped
    }

    deinit { if capacity > 0 { memory.deallocate() } }

    /// The first element. It is valid until the store grows.
    var base: UnsafePointer<Element> {
        @inline(__always) get { UnsafePointer(memory) }
    }

    /// The same for those who may write.
    var mutableBase: UnsafeMutablePointer<Element> {
        @inline(__always) mutating get { memory }
    }

    var isEmpty: Bool { count == 0 }
    var indices: Range<Int> { 0..<count }

    subscript(index: Int) -> Element {
        @inline(__always) unsafeAddress {
            assert(index >= 0 && index < count, "index out of bounds")
            return UnsafePointer(memory + index)
        }
        @inline(__always) unsafeMutableAddress {
            assert(index >= 0 && index < count, "index out of bounds")
            return memory + index
        }
    }

    subscript(index: Int32) -> Element {
        @inline(__always) unsafeAddress {
            assert(index >= 0 && index < count, "index out of bounds")
            return UnsafePointer(memory + Int(index))
        }
        @inline(__always) unsafeMutableAddress {
            assert(index >= 0 && index < count, "index out of bounds")
            return memory + Int(index)
        }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (memory + count).initialize(to: element)
        count += 1
    }

    @inline(__always)
    mutating func removeLast() -> Element {
        assert(count > 0, "nothing to remove")
        count -= 1
        return memory[count]
    }

    /// Forgets the elements and keeps the memory.
    mutating func removeAll() {
        count = 0
    }

    /// Forgets the elements and gives the memory back.
    mutating func release() {
        if capacity > 0 { memory.deallocate() }
        count = 0
        capacity = 0
    }

    @inline(never)
    private mutating func grow() {
        reserve(max(16, capacity < 4096 ? capacity * 2 : capacity + capacity / 2))
    }

    /// Makes room for that many elements in all.
    mutating func reserve(_ minimum: Int) {
        if minimum > capacity { move(toCapacity: minimum) }
    }

    /// Gives back the memory that is more than a little room to grow.
    mutating func trim() {
        guard count > 0 else { return release() }
        if capacity > count + count / 8 + 4 { move(toCapacity: count) }
    }

    private mutating func move(toCapacity newCapacity: Int) {
        let newMemory = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        if capacity > 0 {
            newMemory.moveInitialize(from: memory, count: count)
            memory.deallocate()
        }
        memory = newMemory
        capacity = newCapacity
    }

    /// Extends the count to include elements already written to reserved memory.
    mutating func extend(to newCount: Int) {
        assert(newCount >= count && newCount <= capacity, "no room was made")
        count = newCount
    }

    /// Makes room for more elements at the end, which are the caller's to write, and says where they begin.
    @inline(__always)
    mutating func extend(by more: Int) -> Int {
        let first = count
        if first + more > capacity { reserve(max(first + more, capacity + capacity / 2)) }
        count = first + more
        return first
    }

    /// Appends copies of an element, or drops elements at the end, until there are that many.
    mutating func resize(to newCount: Int, filling element: Element) {
        if newCount > capacity { reserve(max(newCount, capacity + capacity / 2)) }
        if newCount > count { (memory + count).initialize(repeating: element, count: newCount - count) }
        count = newCount
    }

    /// The elements in memory of their own, which is the caller's to deallocate.
    func copyOfElements() -> UnsafeMutablePointer<Element> {
        let copy = UnsafeMutablePointer<Element>.allocate(capacity: max(count, 1))
        copy.initialize(from: memory, count: count)
        return copy
    }

    /// The elements where they are; valid until the store grows.
    var buffer: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: memory, count: count) }

    /// The elements as an array.
    func map<Result>(_ transform: (Element) -> Result) -> [Result] {
        indices.map { transform(self[$0]) }
    }

    /// Orders the elements; equal ones may change places.
    mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
        sortRun(memory, count, by: areInIncreasingOrder)
    }
}
