internal import CKeylineISAL

/// Compresses with ISA-L at level 1: the least time.
struct ISALZlib {
    private let stream: UnsafeMutableRawPointer

    /// The bytes a stream takes.
    static let size = cisal_zlib_size

    /// The alignment of a stream's start.
    static let alignment = 64

    /// Rows are filtered and compressed in bands that stay in the processor's cache.
    private static let bandSize = 128 << 10

    /// The number of bytes that ISA-L leaves to its last call of a stream.
    ///
    /// The part that begins one takes the stream's address for data: version 2.30 enters the second position under a hash
    /// of it, and one address in some thousands gives other bytes. These few, flushed, come before it.
    private static let primer = 16

    /// A stream in memory of `size` bytes, which must outlive it.
    init(in memory: UnsafeMutableRawPointer) {
        cisal_zlib_begin(memory)
        stream = memory
    }

    static func compress(_ scanlines: PNGScanlines, into bytes: inout [UInt8]) {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: alignment)
        defer { memory.deallocate() }
        ISALZlib(in: memory).compress(scanlines, into: &bytes)
    }

    func compress(_ scanlines: PNGScanlines, into bytes: inout [UInt8]) {
        let rowsPerBand = max(1, Self.bandSize / scanlines.bytesPerRow)
        let band = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: rowsPerBand * scanlines.bytesPerRow)
        let output = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Self.bandSize)
        defer {
            band.deallocate()
            output.deallocate()
        }
        for start in stride(from: 0, to: scanlines.height, by: rowsPerBand) {
            let rows = start..<min(start + rowsPerBand, scanlines.height)
            scanlines.write(rows, to: band)
            var input = band.prefix(rows.count * scanlines.bytesPerRow)
            if start == 0, input.count > Self.primer {
                offer(input.prefix(Self.primer), isFlushed: true, isLast: false)
                drain(through: output, into: &bytes)
                input = input.dropFirst(Self.primer)
            }
            offer(input, isFlushed: false, isLast: rows.upperBound == scanlines.height)
            drain(through: output, into: &bytes)
        }
    }

    private func offer(_ input: Slice<UnsafeMutableBufferPointer<UInt8>>, isFlushed: Bool, isLast: Bool) {
        let input = UnsafeMutableBufferPointer(rebasing: input)
        cisal_zlib_offer(stream, input.baseAddress, UInt32(input.count), isFlushed, isLast)
    }

    /// Takes the compressed bytes until all the input is used up; with valid buffers a step cannot fail.
    private func drain(through output: UnsafeMutableBufferPointer<UInt8>, into bytes: inout [UInt8]) {
        while true {
            let count = Int(cisal_zlib_take(stream, output.baseAddress, UInt32(output.count)))
            precondition(count >= 0, "ISA-L refused a valid stream")
            bytes += output.prefix(count)
            if count < output.count { return }
        }
    }
}
