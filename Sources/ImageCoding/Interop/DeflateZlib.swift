internal import CKeylineDeflate

/// Compresses with libdeflate: few bytes in reasonable time at level 6, the fewest at level 12.
final class DeflateZlib {
    private let compressor: OpaquePointer

    init(level: Int32) throws(ImageCodingError) {
        guard let compressor = libdeflate_alloc_compressor(level) else { throw .insufficientMemory }
        self.compressor = compressor
    }

    deinit { libdeflate_free_compressor(compressor) }

    func compress(_ scanlines: PNGScanlines, into bytes: inout [UInt8]) {
        let count = scanlines.height * scanlines.bytesPerRow
        let input = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count)
        defer { input.deallocate() }
        scanlines.write(0..<scanlines.height, to: input)
        let capacity = libdeflate_zlib_compress_bound(compressor, count)
        bytes += [UInt8](unsafeUninitializedCapacity: capacity) { output, written in
            written = libdeflate_zlib_compress(compressor, input.baseAddress, count, output.baseAddress, capacity)
        }
    }
}
