import CKeylineMalloc

/// The process's heap.
enum Heap {
    /// The bytes that are allocated at present.
    static var bytesInUse: Int { Int(mallinfo2().uordblks) }
}
