/// The header of a PNG file, which describes its pixels.
///
/// Source: PNG specification, 11.2.1.
struct PNGHeader {
    let width: Int
    let height: Int
    /// Bits of a sample.
    let depth: Int
    /// 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGBA.
    let colorType: UInt8

    /// The header of a file without interlacing, with samples of up to 8 bits; nil for any other.
    init?(_ payload: ArraySlice<UInt8>) {
        let bytes = Array(payload)
        guard bytes.count == 13, bytes[10...12].allSatisfy({ $0 == 0 }) else { return nil }
        width = bytes[0..<4].reduce(0) { $0 << 8 | Int($1) }
        height = bytes[4..<8].reduce(0) { $0 << 8 | Int($1) }
        depth = Int(bytes[8])
        colorType = bytes[9]
        let depths = colorType == 3 ? [1, 2, 4, 8] : [8]
        guard [0, 2, 3, 4, 6].contains(colorType), depths.contains(depth), width > 0, height > 0 else { return nil }
    }

    /// Samples of a pixel.
    var channels: Int {
        switch colorType {
        case 2: 3
        case 4: 2
        case 6: 4
        default: 1
        }
    }

    /// The bytes of a row without the number of its filter.
    var bytesPerRow: Int { (width * channels * depth + 7) / 8 }

    /// The distance to the pixel to the left for filters, in bytes.
    var filterDistance: Int { max(channels * depth / 8, 1) }
}
