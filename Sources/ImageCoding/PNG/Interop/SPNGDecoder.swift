internal import CKeylinePNG
internal import KeylineGraphics

/// Decodes with libspng, in the sandbox.
struct SPNGDecoder {
    let limits: ImageLimits

    func decode(_ bytes: [UInt8]) throws(ImageCodingError) -> Bitmap {
        // Of the first chunk, which libspng checks: a claim is made before pixels are.
        let (width, height) = bytes.count < 24 ? (0, 0) : (Self.number(bytes[16..<20]), Self.number(bytes[20..<24]))
        let isPNG = bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
        guard !isPNG || limits.allow(width: width, height: height) else {
            throw .tooLarge(width: width, height: height, limits: limits)
        }
        // What is no PNG has no pixels, and libspng says why.
        let size = isPNG ? (width: width, height: height) : (width: 0, height: 0)
        let claim = try limits.budget.claim(width: size.width, height: size.height)
        return try withoutMoving(bytes) { (file) throws(ImageCodingError) in
            Bitmap(width: size.width, height: size.height, pixels: try Self.pixels(of: file, size), claim: claim)
        }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    private static func pixels(
        of file: UnsafeBufferPointer<UInt8>, _ size: (width: Int, height: Int)
    ) throws(ImageCodingError) -> [UInt8] {
        var result = cpng_result()
        let count = size.width * size.height * 4
        let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            result = cpng_read(
                file.baseAddress, file.count, buffer.baseAddress, UInt32(size.width), UInt32(size.height))
            initializedCount = result.status == cpng_ok ? count : 0
        }
        switch result.status {
        case cpng_ok: return pixels
        case cpng_truncated: throw .truncated(.png)
        case cpng_out_of_memory: throw .insufficientMemory
        default:
            let reason = withUnsafeBytes(of: result.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            throw .corrupt(.png, reason: reason)
        }
    }
}

/// `withUnsafeBufferPointer` with the error's type kept.
func withoutMoving<Result>(
    _ bytes: [UInt8],
    _ body: (UnsafeBufferPointer<UInt8>) throws(ImageCodingError) -> Result
) throws(ImageCodingError) -> Result {
    try bytes.withUnsafeBufferPointer { (buffer) throws(ImageCodingError) in try body(buffer) }
}
