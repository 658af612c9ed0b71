internal import CKeylinePixels
internal import KeylineGraphics

/// Reads the usual kinds of PNG in a third of libspng's time.
///
/// It says nothing about what it does not read: damaged files and all others are libspng's, which knows what is wrong with them.
struct PlainPNGReader {
    let limits: ImageLimits

    /// The picture; nil where the file is of another kind, or damaged.
    func decode(_ file: [UInt8]) -> Bitmap? {
        guard let png = PlainPNG(file, limits: limits) else { return nil }
        let header = png.header
        guard var rows = InflateZlib.expand(png.stream, count: header.height * (header.bytesPerRow + 1)),
            cpixels_unfilter(&rows, header.height, header.bytesPerRow, header.filterDistance)
        else { return nil }
        let width = header.width
        let height = header.height
        let row = header.bytesPerRow
        var isValid = true
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { pixels, filled in
            rows.withUnsafeBufferPointer { rows in
                for y in 0..<height {
                    let source = rows.baseAddress.map { $0 + y * (row + 1) + 1 }
                    let target = pixels.baseAddress.map { $0 + y * width * 4 }
                    isValid = png.expand(source, to: target) && isValid
                }
            }
            filled = width * height * 4
        }
        return isValid ? Bitmap(width: width, height: height, pixels: pixels) : nil
    }
}

extension PlainPNG {
    /// Writes a row's pixels as RGBA; false where one names no colour.
    func expand(_ row: UnsafePointer<UInt8>?, to pixels: UnsafeMutablePointer<UInt8>?) -> Bool {
        switch header.colorType {
        case 0: cpixels_expand_grey(row, pixels, header.width)
        case 2: cpixels_expand_rgb(row, pixels, header.width)
        case 3:
            let bits = UInt32(header.depth)
            let colors = UInt32(palette.count)
            return cpixels_expand_indices(row, bits, palette.colors, colors, pixels, header.width)
        case 4: cpixels_expand_grey_alpha(row, pixels, header.width)
        default: _ = row.map { pixels?.update(from: $0, count: header.width * 4) }
        }
        return true
    }
}
