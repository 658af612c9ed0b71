/// Lays several arrays into one block of memory.
struct BlockPlan {
    private var size = 0

    struct Place<Element: BitwiseCopyable> {
        let offset: Int
        let count: Int

        @inline(__always)
        func bind(_ memory: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Element> {
            (memory + offset).bindMemory(to: Element.self, capacity: count)
        }
    }

    @inline(__always)
    mutating func place<Element: BitwiseCopyable>(_ type: Element.Type, _ count: Int) -> Place<Element> {
        let alignment = MemoryLayout<Element>.alignment
        let offset = (size + alignment - 1) & ~(alignment - 1)
        size = offset + MemoryLayout<Element>.stride * count
        return Place(offset: offset, count: count)
    }

    func allocate() -> UnsafeMutableRawPointer {
        .allocate(byteCount: size, alignment: 8)
    }
}
