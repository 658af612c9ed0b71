public import Foundation
public import KeylineGraphics

/// Writes PNG: 8-bit grey where all pixels are opaque and grey, RGB where they are opaque, RGBA otherwise; no filters, marked
/// as sRGB, with the scale as a resolution. `smallest` stores up to 256 colours as a palette, and filters rows where that saves bytes.
///
/// Equal bitmaps give equal bytes with one version of the compression library. `small` and `smallest` do so on every machine; `fast`
/// looks for repetitions with an instruction that not every processor has (SSE 4.2), so its bytes, never its pixels, differ
/// between those that have it and those that do not.
///
///     let bytes = try PNGEncoder(effort: .smallest).encode(bitmap, scale: 2)
public struct PNGEncoder: Sendable {
    /// The preference between time and size.
    public enum Effort: Hashable, Sendable, CaseIterable {
        /// Time: ISA-L's level 1.
        case fast
        /// Bytes: libdeflate's level 7.
        case small
        /// Every byte, for files that are kept: libdeflate's level 12, which takes ten times as long.
        case smallest
    }

    /// The preference between time and size.
    public var effort: Effort
    /// Whether up to 256 colours are stored as a palette, for which all pixels are looked at first; `smallest` always does so.
    public var seeksPalette: Bool

    /// Creates a writer.
    public init(effort: Effort = .fast, seeksPalette: Bool = false) {
        self.effort = effort
        self.seeksPalette = seeksPalette || effort == .smallest
    }

    /// The bytes of a PNG file.
    ///
    /// - Parameters:
    ///   - bitmap: The picture.
    ///   - scale: Pixels per point; a point is 1/72 inch.
    /// - Returns: The whole file.
    /// - Throws: `ImageCodingError.empty` for a bitmap without pixels.
    public func encode(_ bitmap: Bitmap, scale: CGFloat = 1) throws(ImageCodingError) -> [UInt8] {
        guard bitmap.width > 0, bitmap.height > 0 else { throw .empty }
        guard seeksPalette else { return try encode(PNGScanlines(bitmap), scale: scale) }
        let plain = PNGScanlines(bitmap)
        let indexed = plain.layout == .grey ? nil : IndexedBitmap(bitmap).map { PNGScanlines($0) }
        return try encode(indexed ?? plain, scale: scale)
    }

    /// The bytes of a PNG file, equal to the file of the same picture with straight alpha.
    ///
    /// - Parameters:
    ///   - bitmap: The picture.
    ///   - scale: Pixels per point; a point is 1/72 inch.
    /// - Returns: The whole file.
    /// - Throws: `ImageCodingError.empty` for a bitmap without pixels.
    public func encode(_ bitmap: consuming PremultipliedBitmap, scale: CGFloat = 1) throws(ImageCodingError) -> [UInt8]
    {
        guard bitmap.width > 0, bitmap.height > 0 else { throw .empty }
        if !seeksPalette, let scanlines = PNGScanlines(opaque: copy bitmap) {
            return try encode(scanlines, scale: scale)
        }
        return try encode(bitmap.straightened(), scale: scale)
    }

    /// The bytes of a PNG file, equal to the file of the same picture in one piece.
    ///
    /// - Parameters:
    ///   - rows: The picture, whose rows are drawn when they are compressed.
    ///   - scale: Pixels per point; a point is 1/72 inch.
    /// - Returns: The whole file; nil where rows could not be drawn, and where a palette is sought, for which all are looked at first.
    /// - Throws: `ImageCodingError.empty` for a picture without pixels.
    public func encode(_ rows: any PictureRows, scale: CGFloat = 1) throws(ImageCodingError) -> [UInt8]? {
        guard rows.width > 0, rows.height > 0 else { throw .empty }
        guard !seeksPalette, let reader = PictureRowReader(rows) else { return nil }
        let bytes = try encode(PNGScanlines(reader), scale: scale)
        return reader.hasFailed ? nil : bytes
    }

    /// The bytes of a PNG file with a palette.
    ///
    /// - Parameters:
    ///   - bitmap: The picture.
    ///   - scale: Pixels per point; a point is 1/72 inch.
    /// - Returns: The whole file.
    /// - Throws: `ImageCodingError.empty` for a bitmap without pixels.
    public func encode(_ bitmap: IndexedBitmap, scale: CGFloat = 1) throws(ImageCodingError) -> [UInt8] {
        guard bitmap.width > 0, bitmap.height > 0 else { throw .empty }
        return try encode(PNGScanlines(bitmap), scale: scale)
    }

    private func encode(_ scanlines: PNGScanlines, scale: CGFloat) throws(ImageCodingError) -> [UInt8] {
        var file = PNGFile()
        file.append("IHDR", scanlines.header)
        file.append("sRGB", [0])
        file.append("pHYs", Self.resolution(scale: scale))
        if let palette = scanlines.palette { file.append(palette: palette) }
        try file.append("IDAT") { (bytes) throws(ImageCodingError) in
            switch effort {
            case .fast: ISALZlib.compress(scanlines, into: &bytes)
            case .small: bytes += try DeflateZlib(level: 7).stream(of: scanlines)
            case .smallest: bytes += try DeflateZlib(level: 12).shortestStream(of: scanlines)
            }
        }
        file.append("IEND", [])
        return file.bytes
    }

    /// Pixels per metre, both ways, and the number that says so.
    static func resolution(scale: CGFloat) -> [UInt8] {
        let isUsable = scale.isFinite && scale > 0 && scale < 10_000
        let pixelsPerMetre = UInt32((Double(isUsable ? scale : 1) * 72 / 0.0254).rounded())
        return pixelsPerMetre.bigEndianBytes + pixelsPerMetre.bigEndianBytes + [1]
    }
}
