/// The transform that brings a stored picture upright: the values of Exif 2.3, tag 0x0112.
enum ExifOrientation: Int, CaseIterable {
    /// The first row is the top, the first column the left side.
    case upright = 1
    /// The first row is the top, the first column the right side.
    case mirrored
    /// The first row is the bottom, the first column the right side.
    case upsideDown
    /// The first row is the bottom, the first column the left side.
    case upsideDownMirrored
    /// The first row is the left side, the first column the top.
    case transposed
    /// The first row is the right side, the first column the top.
    case turnedClockwise
    /// The first row is the right side, the first column the bottom.
    case transversed
    /// The first row is the left side, the first column the bottom.
    case turnedCounterclockwise

    /// Finds the orientation in an Exif block; nil where it says nothing or cannot be read.
    init?(in exif: [UInt8]) {
        guard let tiff = TIFFReader(exif), let directory = tiff.number(at: 4, size: 4) else { return nil }
        guard let count = tiff.number(at: directory, size: 2) else { return nil }
        for entry in 0..<count {
            let start = directory + 2 + 12 * entry
            guard let tag = tiff.number(at: start, size: 2) else { return nil }
            if tag == 0x0112 {
                self.init(rawValue: tiff.number(at: start + 8, size: 2) ?? 0)
                return
            }
        }
        return nil
    }
}

/// Numbers in the order of bytes that a TIFF block's first letters announce.
private struct TIFFReader {
    private let bytes: [UInt8]
    private let isBigEndian: Bool

    init?(_ bytes: [UInt8]) {
        switch bytes.prefix(4) {
        case [0x49, 0x49, 42, 0]: isBigEndian = false
        case [0x4D, 0x4D, 0, 42]: isBigEndian = true
        default: return nil
        }
        self.bytes = bytes
    }

    /// An unsigned number; nil beyond the end.
    func number(at offset: Int, size: Int) -> Int? {
        guard offset <= bytes.count - size else { return nil }
        let digits = bytes[offset..<offset + size]
        return (isBigEndian ? Array(digits) : digits.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
}
