internal import CKeylineISAL

/// Expands a zlib stream band by band with ISA-L, so that each band is still in the processor's cache when it is read.
struct ISALInflation: ~Copyable {
    private let state: UnsafeMutableRawPointer

    /// Begins with a stream that stays in place; nil where it is longer than ISA-L counts.
    init?(_ stream: UnsafeBufferPointer<UInt8>) {
        guard let count = UInt32(exactly: stream.count) else { return nil }
        state = .allocate(byteCount: cisal_inflate_size, alignment: 64)
        cisal_inflate_begin(state, stream.baseAddress, count)
    }

    deinit { state.deallocate() }

    /// Expands as many bytes as fit; false where the stream has fewer, or is damaged.
    mutating func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>) -> Bool {
        guard let capacity = UInt32(exactly: buffer.count) else { return false }
        return cisal_inflate_take(state, buffer.baseAddress, capacity) == Int64(capacity)
    }

    /// Whether the stream is at its end, and its checksum is right.
    mutating func hasEnded() -> Bool {
        var beyond: UInt8 = 0
        return cisal_inflate_take(state, &beyond, 1) == 0 && cisal_inflate_has_ended(state)
    }
}
