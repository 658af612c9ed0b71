internal import CKeylineDeflate

/// Expands with libdeflate, which takes a third of the time of libspng's way.
enum InflateZlib {
    /// The bytes of a stream that has exactly so many; nil for any other stream.
    static func expand(_ stream: [UInt8], count: Int) -> [UInt8]? {
        guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(decompressor) }
        var result = LIBDEFLATE_BAD_DATA
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { output, filled in
            stream.withUnsafeBytes { input in
                // Without a place for the length, any other length is an error.
                result = libdeflate_zlib_decompress(
                    decompressor, input.baseAddress, input.count, output.baseAddress, count, nil)
            }
            filled = result == LIBDEFLATE_SUCCESS ? count : 0
        }
        return result == LIBDEFLATE_SUCCESS ? bytes : nil
    }

    /// The bytes of a stream; nil for one that is damaged or has more.
    static func expand(_ stream: [UInt8], atMost most: Int) -> [UInt8]? {
        guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(decompressor) }
        var result = LIBDEFLATE_BAD_DATA
        let bytes = [UInt8](unsafeUninitializedCapacity: most) { output, filled in
            var count = 0
            stream.withUnsafeBytes { input in
                result = libdeflate_zlib_decompress(
                    decompressor, input.baseAddress, input.count, output.baseAddress, most, &count)
            }
            filled = result == LIBDEFLATE_SUCCESS ? count : 0
        }
        return result == LIBDEFLATE_SUCCESS ? bytes : nil
    }
}
