internal import CKeylinePixels
internal import KeylineGraphics

/// Reads the usual kinds of PNG in a third of libspng's time.
///
/// It reports no errors: libspng reads damaged files and all other kinds, and describes their errors.
struct PlainPNGReader {
    let limits: ImageLimits

    /// Rows of more bytes than these are expanded some at a time, so that they never take memory besides the pixels.
    var mostRowBytes = 16 << 20
    /// The number of bytes that fit into the processor's cache.
    var bandSize = 128 << 10

    /// The picture; nil where the file is of another kind, or damaged.
    ///
    /// - Throws: `ImageCodingError.beyondBudget`.
    func decode(_ file: [UInt8]) throws(ImageCodingError) -> Bitmap? {
        guard let png = PlainPNG(file, limits: limits) else { return nil }
        let width = png.header.width
        let height = png.header.height
        let claim = try limits.budget.claim(width: width, height: height)
        var isValid = false
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { pixels, filled in
            let isLarge = height * (png.header.bytesPerRow + 1) > mostRowBytes
            isValid = pixels.baseAddress.map { isLarge ? expandBands(of: png, to: $0) : expand(png, to: $0) } ?? false
            filled = isValid ? width * height * 4 : 0
        }
        return isValid ? Bitmap(width: width, height: height, pixels: pixels, claim: claim) : nil
    }

    /// Writes the pixels; false where the file is damaged.
    private func expand(_ png: PlainPNG, to pixels: UnsafeMutablePointer<UInt8>) -> Bool {
        let header = png.header
        guard var rows = InflateZlib.expand(png.stream, count: header.height * (header.bytesPerRow + 1)),
            cpixels_unfilter(&rows, header.height, header.bytesPerRow, header.filterDistance)
        else { return false }
        return rows.withUnsafeBufferPointer { rows in
            (0..<header.height).reduce(true) { isValid, y in
                png.expand(
                    rows.baseAddress.map { $0 + y * (header.bytesPerRow + 1) + 1 }, to: pixels + y * header.width * 4)
                    && isValid
            }
        }
    }

    /// The same, some rows at a time below the last row before them.
    private func expandBands(of png: PlainPNG, to pixels: UnsafeMutablePointer<UInt8>) -> Bool {
        let header = png.header
        let stored = header.bytesPerRow + 1
        let most = max(1, bandSize / stored)
        let rows = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: (most + 1) * stored)
        defer { rows.deallocate() }
        rows.initialize(repeating: 0)
        return png.stream.withUnsafeBufferPointer { stream in
            guard var inflation = ISALInflation(stream), let above = rows.baseAddress else { return false }
            for start in stride(from: 0, to: header.height, by: most) {
                let count = min(most, header.height - start)
                guard inflation.fill(UnsafeMutableBufferPointer(rebasing: rows[stored..<(count + 1) * stored])),
                    cpixels_unfilter(above, count + 1, header.bytesPerRow, header.filterDistance)
                else { return false }
                for y in 0..<count {
                    let row = above + (y + 1) * stored + 1
                    guard png.expand(row, to: pixels + (start + y) * header.width * 4) else { return false }
                }
                // It counts as not filtered when it is above the next rows.
                above.update(repeating: 0, count: 1)
                (above + 1).update(from: above + count * stored + 1, count: stored - 1)
            }
            return inflation.hasEnded()
        }
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
