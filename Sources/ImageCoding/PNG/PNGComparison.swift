import Foundation
public import KeylineGraphics

/// Recognises pictures in files that `PNGEncoder` wrote, in less time than decoding takes.
public enum PNGComparison {
    /// Whether a file is known to show a bitmap. Where it is not, the file may be of another encoder's and still show it: decode it then.
    ///
    /// The checksum of the pixels is verified, those of other chunks are not.
    ///
    /// - Parameters:
    ///   - file: The whole file.
    ///   - bitmap: The picture that is looked for.
    /// - Returns: Whether every pixel is found; false for whatever is not as `PNGEncoder` writes it.
    public static func isKnown(_ file: [UInt8], toShow bitmap: Bitmap) -> Bool {
        guard bitmap.width > 0, bitmap.height > 0, let chunks = chunks(of: file) else { return false }
        let scanlines = PNGScanlines(bitmap)
        let pixels = chunks.filter { $0.type == "IDAT" }
        guard let header = chunks.first, header.type == "IHDR", file[header.payload].elementsEqual(scanlines.header),
            pixels.count == 1, chunks.allSatisfy({ Self.harmless.contains($0.type) }),
            let rows = InflateZlib.expand(file[pixels[0].payload], count: scanlines.height * scanlines.bytesPerRow)
        else { return false }
        return scanlines.areEqual(to: rows)
    }

    /// The chunks that change no pixel, or hold them.
    private static let harmless: Set<String> = ["IHDR", "sRGB", "pHYs", "tEXt", "IDAT", "IEND"]

    private static func chunks(of file: [UInt8]) -> [(type: String, payload: Range<Int>)]? {
        guard file.starts(with: ImageFormat.pngSignature) else { return nil }
        var chunks: [(type: String, payload: Range<Int>)] = []
        var start = ImageFormat.pngSignature.count
        while start + 12 <= file.count {
            let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= file.count - start - 12 else { return nil }
            let type = String(decoding: file[start + 4..<start + 8], as: UTF8.self)
            chunks.append((type, start + 8..<start + 8 + length))
            start += 12 + length
        }
        return chunks.last?.type == "IEND" && start == file.count ? chunks : nil
    }
}

extension PNGScanlines {
    /// Size, depth, colour type; deflate, adaptive filtering and no interlacing, whose numbers are 0.
    var header: [UInt8] {
        UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + [8, layout.colorType, 0, 0, 0]
    }

    /// Whether rows are those that would be written, looked at in bands that stay in the processor's cache.
    fileprivate func areEqual(to rows: [UInt8]) -> Bool {
        let count = max(1, (128 << 10) / bytesPerRow)
        let band = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count * bytesPerRow)
        defer { band.deallocate() }
        return stride(from: 0, to: height, by: count).allSatisfy { start in
            let part = start..<min(start + count, height)
            write(part, to: band)
            return rows.withUnsafeBytes { rows in
                guard let known = rows.baseAddress, let drawn = band.baseAddress else { return false }
                return memcmp(known + part.lowerBound * bytesPerRow, drawn, part.count * bytesPerRow) == 0
            }
        }
    }
}
