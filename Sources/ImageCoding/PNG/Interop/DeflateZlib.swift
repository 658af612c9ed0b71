internal import CKeylineDeflate
internal import CKeylinePixels

/// Compresses with libdeflate: few bytes in reasonable time at level 7, the fewest at level 12.
final class DeflateZlib {
    private let compressor: OpaquePointer

    init(level: Int32) throws(ImageCodingError) {
        guard let compressor = libdeflate_alloc_compressor(level) else { throw .insufficientMemory }
        self.compressor = compressor
    }

    deinit { libdeflate_free_compressor(compressor) }

    /// The stream of rows as they are.
    func stream(of scanlines: PNGScanlines) -> [UInt8] { stream(of: Self.rows(of: scanlines)[...]) }

    /// The stream of rows as they are, of rows with the filter whose bytes are least, or of both in turn, whichever is shorter for some rows.
    /// Flat colours and text compress best as they are, photographs and gradients as differences of neighbours. Which is shortest a quick
    /// draft tells: to compress all of them as far as this goes would take five times as long.
    ///
    /// - Throws: `ImageCodingError.insufficientMemory`.
    func shortestStream(of scanlines: PNGScanlines) throws(ImageCodingError) -> [UInt8] {
        let draft = try DeflateZlib(level: 6)
        let plain = Self.rows(of: scanlines)
        let filtered = Self.filtered(plain, of: scanlines)
        let band = Self.rowsPerBand * scanlines.bytesPerRow
        var mixed: [UInt8] = []
        mixed.reserveCapacity(plain.count)
        for start in stride(from: 0, to: plain.count, by: band) {
            let range = start..<min(start + band, plain.count)
            let isPlain = draft.stream(of: plain[range]).count <= draft.stream(of: filtered[range]).count
            mixed += isPlain ? plain[range] : filtered[range]
        }
        let candidates = [plain, filtered, mixed]
        let counts = candidates.map { draft.stream(of: $0[...]).count }
        let best = counts.indices.min { counts[$0] < counts[$1] } ?? 0
        return stream(of: candidates[best][...])
    }

    /// The height of letters in rows, in which a picture seldom changes its kind.
    private static let rowsPerBand = 16

    private static func rows(of scanlines: PNGScanlines) -> [UInt8] {
        let count = scanlines.height * scanlines.bytesPerRow
        return [UInt8](unsafeUninitializedCapacity: count) { rows, filled in
            scanlines.write(0..<scanlines.height, to: rows)
            filled = count
        }
    }

    private static func filtered(_ rows: [UInt8], of scanlines: PNGScanlines) -> [UInt8] {
        let row = scanlines.bytesPerRow - 1
        let distance = scanlines.layout.filterDistance
        return [UInt8](unsafeUninitializedCapacity: rows.count) { result, filled in
            cpixels_filter(rows, result.baseAddress, scanlines.height, row, distance)
            filled = rows.count
        }
    }

    /// The stream of bytes.
    func stream(of rows: ArraySlice<UInt8>) -> [UInt8] {
        let capacity = libdeflate_zlib_compress_bound(compressor, rows.count)
        return [UInt8](unsafeUninitializedCapacity: capacity) { output, written in
            rows.withUnsafeBufferPointer {
                written = libdeflate_zlib_compress(compressor, $0.baseAddress, $0.count, output.baseAddress, capacity)
            }
        }
    }
}
