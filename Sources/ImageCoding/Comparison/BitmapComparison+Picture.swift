public import KeylineGraphics

extension BitmapComparison {
    /// A picture of the difference that a person can read: both pictures faintly in grey; red where the actual one is darker
    /// (something was added), blue where it is lighter (something is gone), violet where only the hue differs; a frame around
    /// each region.
    public func picture(expected: Bitmap, actual: Bitmap) -> Bitmap {
        var canvas = DifferenceCanvas(
            width: max(expected.width, actual.width), height: max(expected.height, actual.height))
        for row in DifferenceRows(expected: expected, actual: actual) {
            let before = row.index < expected.height ? expected.dimmedRow(row.index) : []
            let after = row.index < actual.height ? actual.dimmedRow(row.index) : []
            for column in row.deltas.indices {
                let (old, new) = (before[checked: column], after[checked: column])
                let differs = row.deltas[column] > tolerance
                canvas.set(column, row.index, differs ? .mark(old, new) : .background(old, new))
            }
        }
        let regions = difference(expected: expected, actual: actual)?.regions ?? []
        for region in regions { canvas.frame(region) }
        return canvas.bitmap
    }
}

/// An opaque colour of a difference picture.
private struct Ink {
    let red, green, blue: UInt8

    static let darker = Ink(red: 0xE0, green: 0x00, blue: 0x3C)
    static let lighter = Ink(red: 0x00, green: 0x57, blue: 0xE5)
    static let hue = Ink(red: 0xA0, green: 0x00, blue: 0xC8)
    static let frame = Ink(red: 0xFF, green: 0x95, blue: 0x00)
    static let outside = Ink(red: 0xC8, green: 0xC8, blue: 0xC8)

    /// The colour of a pixel that differs; a pixel that one picture lacks counts as white there.
    static func mark(_ old: UInt8?, _ new: UInt8?) -> Ink {
        let (old, new) = (old ?? 255, new ?? 255)
        return new < old ? darker : new > old ? lighter : hue
    }

    /// The faint colour of a pixel that does not differ.
    static func background(_ old: UInt8?, _ new: UInt8?) -> Ink {
        guard let level = new ?? old else { return outside }
        return Ink(red: level, green: level, blue: level)
    }
}

private struct DifferenceCanvas {
    let width: Int
    let height: Int
    private var pixels: [UInt8]

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        pixels = [UInt8](repeating: 0xC8, count: width * height * 4)
        for alpha in stride(from: 3, to: pixels.count, by: 4) { pixels[alpha] = 255 }
    }

    var bitmap: Bitmap { Bitmap(width: width, height: height, pixels: pixels) }

    mutating func set(_ column: Int, _ row: Int, _ ink: Ink) {
        guard (0..<width).contains(column), (0..<height).contains(row) else { return }
        let start = (row * width + column) * 4
        (pixels[start], pixels[start + 1], pixels[start + 2]) = (ink.red, ink.green, ink.blue)
    }

    /// Draws a thin frame at a little distance around a region.
    mutating func frame(_ region: PixelRect) {
        let (left, right) = (region.x - 3, region.columns.upperBound + 2)
        let (top, bottom) = (region.y - 3, region.rows.upperBound + 2)
        for column in left...right {
            set(column, top, .frame)
            set(column, bottom, .frame)
        }
        for row in top...bottom {
            set(left, row, .frame)
            set(right, row, .frame)
        }
    }
}

extension [UInt8] {
    fileprivate subscript(checked index: Int) -> UInt8? { index < count ? self[index] : nil }
}
