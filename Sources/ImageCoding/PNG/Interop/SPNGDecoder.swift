internal import CKeylineSPNG
internal import KeylineGraphics

/// Decodes with libspng.
struct SPNGDecoder {
    let limits: ImageLimits

    /// Text, profiles and the like are skipped, but libspng reads them first: more than this is refused.
    private static let ancillaryLimit = 8 << 20

    func decode(_ bytes: [UInt8]) throws(ImageCodingError) -> Bitmap {
        let context = try SPNGContext()
        return try withoutMoving(bytes) { (file) throws(ImageCodingError) in
            try check(spng_set_chunk_limits(context.handle, Self.ancillaryLimit, Self.ancillaryLimit))
            try check(spng_set_png_buffer(context.handle, file.baseAddress, file.count))
            var header = spng_ihdr()
            try check(spng_get_ihdr(context.handle, &header))
            let width = Int(header.width)
            let height = Int(header.height)
            guard limits.allow(width: width, height: height) else {
                throw .tooLarge(width: width, height: height, limits: limits)
            }
            let claim = try limits.budget.claim(width: width, height: height)
            let pixels = try pixels(of: context, count: width * height * 4)
            try check(spng_decode_chunks(context.handle))
            return Bitmap(width: width, height: height, pixels: pixels, claim: claim)
        }
    }

    private func pixels(of context: SPNGContext, count: Int) throws(ImageCodingError) -> [UInt8] {
        var status: Int32 = 0
        let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            buffer.initialize(repeating: 0)
            status = spng_decode_image(
                context.handle, buffer.baseAddress, count, Int32(SPNG_FMT_RGBA8.rawValue),
                Int32(SPNG_DECODE_TRNS.rawValue))
            initializedCount = count
        }
        try check(status)
        return pixels
    }

    private func check(_ status: Int32) throws(ImageCodingError) {
        switch spng_errno(status) {
        case SPNG_OK: return
        case SPNG_IO_EOF, SPNG_EIDAT_TOO_SHORT: throw .truncated(.png)
        case SPNG_EMEM: throw .insufficientMemory
        default: throw .corrupt(.png, reason: String(cString: spng_strerror(status)))
        }
    }
}

/// Owns a libspng decoder.
private final class SPNGContext {
    let handle: OpaquePointer

    init() throws(ImageCodingError) {
        guard let handle = spng_ctx_new(0) else { throw .insufficientMemory }
        self.handle = handle
    }

    deinit { spng_ctx_free(handle) }
}

/// `withUnsafeBufferPointer` with the error's type kept.
func withoutMoving<Result>(
    _ bytes: [UInt8],
    _ body: (UnsafeBufferPointer<UInt8>) throws(ImageCodingError) -> Result
) throws(ImageCodingError) -> Result {
    try bytes.withUnsafeBufferPointer { (buffer) throws(ImageCodingError) in try body(buffer) }
}
