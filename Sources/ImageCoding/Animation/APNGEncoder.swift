import KeylineGraphics
public import Foundation

/// Writes animated PNG: a PNG file whose first picture every reader shows, and the parts in which each later one differs.
///
/// Source: PNG specification, third edition, 11.3.6. Equal pictures give equal bytes.
public struct APNGEncoder: Sendable {
    /// Creates a writer.
    public init() {}

    /// The bytes of a file that plays its pictures again and again.
    ///
    /// - Parameters:
    ///   - frames: The pictures, of one size.
    ///   - scale: Pixels per point.
    /// - Returns: The whole file.
    /// - Throws: `ImageCodingError.empty` where there is no picture or it has no pixels, `.insufficientMemory`.
    public func encode(_ frames: [AnimationFrame], scale: CGFloat = 1) throws(ImageCodingError) -> [UInt8] {
        guard let first = frames.first, first.bitmap.width > 0, first.bitmap.height > 0 else { throw .empty }
        // One layout for all pictures, which the header names.
        let isOpaque = frames.allSatisfy { PixelLayout.smallest(for: $0.bitmap) != .rgba }
        let layout = isOpaque ? PixelLayout.rgb : .rgba
        var file = PNGFile()
        file.append("IHDR", PNGScanlines(first.bitmap, as: layout).header)
        file.append("sRGB", [0])
        file.append("pHYs", PNGEncoder.resolution(scale: scale))
        file.append("acTL", UInt32(frames.count).bigEndianBytes + UInt32(0).bigEndianBytes)
        var number: UInt32 = 0
        var previous: Bitmap?
        for frame in frames {
            let part = ChangedPart(of: frame.bitmap, after: previous)
            file.append("fcTL", Self.control(number, part, frame.hundredths))
            number += 1
            let scanlines = PNGScanlines(part.pixels(of: frame.bitmap), as: layout)
            let stream = try DeflateZlib(level: 9).stream(of: scanlines)
            if previous == nil {
                file.append("IDAT", stream)
            } else {
                file.append("fdAT", number.bigEndianBytes + stream)
                number += 1
            }
            previous = frame.bitmap
        }
        file.append("IEND", [])
        return file.bytes
    }

    /// Number, size, place and time of a picture; it replaces the pixels below and stays.
    private static func control(_ number: UInt32, _ part: ChangedPart, _ hundredths: Int) -> [UInt8] {
        let numbers = [number] + [part.width, part.height, part.x, part.y].map { UInt32($0) }
        let time = UInt16(clamping: hundredths)
        return numbers.flatMap(\.bigEndianBytes)
            + [UInt8(time >> 8), UInt8(truncatingIfNeeded: time), 0, 100, 0, 0]
    }
}
