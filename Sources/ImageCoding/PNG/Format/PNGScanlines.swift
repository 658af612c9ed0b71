internal import KeylineGraphics

/// A picture as the bytes that PNG compresses: each row preceded by the number of its filter, which is 0 for none.
struct PNGScanlines {
    private enum Pixels {
        case channels(Bitmap)
        case opaque(PremultipliedBitmap)
        case indices(IndexedBitmap)
        case drawn(PictureRowReader)
    }

    let layout: PixelLayout
    let width: Int
    let height: Int
    private let pixels: Pixels

    init(_ bitmap: Bitmap) {
        width = bitmap.width
        height = bitmap.height
        pixels = .channels(bitmap)
        layout = PixelLayout.smallest(for: bitmap)
    }

    /// A picture in a layout that loses nothing of it.
    init(_ bitmap: Bitmap, as layout: PixelLayout) {
        width = bitmap.width
        height = bitmap.height
        pixels = .channels(bitmap)
        self.layout = layout
    }

    /// Nil where something shows through.
    init?(opaque bitmap: PremultipliedBitmap) {
        guard let layout = bitmap.opaqueLayout else { return nil }
        width = bitmap.width
        height = bitmap.height
        pixels = .opaque(bitmap)
        self.layout = layout
    }

    init(_ bitmap: IndexedBitmap) {
        width = bitmap.width
        height = bitmap.height
        pixels = .indices(bitmap)
        let bits = [1, 2, 4].first { bitmap.palette.count <= 1 << $0 } ?? 8
        layout = .indices(bits: bits)
    }

    /// Rows that are drawn when they are written.
    init(_ rows: PictureRowReader) {
        width = rows.width
        height = rows.height
        pixels = .drawn(rows)
        layout = rows.layout
    }

    var bytesPerRow: Int { 1 + layout.bytesPerRow(width) }

    /// Size, depth, colour type; deflate, adaptive filtering and no interlacing, whose numbers are 0.
    var header: [UInt8] {
        UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
            + [UInt8(layout.depth), layout.colorType, 0, 0, 0]
    }

    /// The colours that numbers name; nil where there are none.
    var palette: [UInt32]? { if case .indices(let bitmap) = pixels { bitmap.palette } else { nil } }

    /// Writes rows to a buffer of at least `rows.count * bytesPerRow` bytes. Rows that are drawn are written once, from the top.
    func write(_ rows: Range<Int>, to buffer: UnsafeMutableBufferPointer<UInt8>) {
        for (index, row) in rows.enumerated() {
            buffer[index * bytesPerRow] = 0
            let line = UnsafeMutableBufferPointer(rebasing: buffer[(index * bytesPerRow + 1)...])
            switch pixels {
            case .channels(let bitmap):
                bitmap.pixels.withUnsafeBufferPointer {
                    layout.pack(UnsafeBufferPointer(rebasing: $0[(row * width * 4)...]), into: line, count: width)
                }
            case .opaque(let bitmap): layout.pack(row, of: bitmap, into: line)
            case .drawn(let rows): rows.pack(row, into: line)
            case .indices(let bitmap):
                bitmap.indices.withUnsafeBufferPointer {
                    layout.pack(
                        indices: UnsafeBufferPointer(rebasing: $0[(row * width)...]), into: line, count: width)
                }
            }
        }
    }
}
