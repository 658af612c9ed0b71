internal import KeylineGraphics

/// A bitmap as the bytes that PNG compresses: each row preceded by the number of its filter, which is 0 for none.
struct PNGScanlines {
    let layout: PixelLayout
    private let bitmap: Bitmap

    init(_ bitmap: Bitmap) {
        self.bitmap = bitmap
        layout = PixelLayout.smallest(for: bitmap)
    }

    var width: Int { bitmap.width }
    var height: Int { bitmap.height }
    var bytesPerRow: Int { 1 + width * layout.bytesPerPixel }

    /// Writes rows to a buffer of at least `rows.count * bytesPerRow` bytes.
    func write(_ rows: Range<Int>, to buffer: UnsafeMutableBufferPointer<UInt8>) {
        bitmap.pixels.withUnsafeBufferPointer { pixels in
            for (index, row) in rows.enumerated() {
                buffer[index * bytesPerRow] = 0
                let line = UnsafeMutableBufferPointer(rebasing: buffer[(index * bytesPerRow + 1)...])
                layout.pack(UnsafeBufferPointer(rebasing: pixels[(row * width * 4)...]), into: line, count: width)
            }
        }
    }
}
