public import KeylineGraphics

/// A picture of an animation.
public struct AnimationFrame: Sendable {
    /// The picture. All of one animation have one size.
    public var bitmap: Bitmap
    /// The time for which it is seen, in hundredths of a second.
    public var hundredths: Int

    /// Describes a picture.
    public init(_ bitmap: Bitmap, hundredths: Int) {
        self.bitmap = bitmap
        self.hundredths = hundredths
    }
}

/// The part of a picture that differs from the one before, in pixels.
struct ChangedPart {
    var x = 0
    var y = 0
    var width: Int
    var height: Int

    /// The least rectangle around all that differs; one pixel where nothing does.
    init(of bitmap: Bitmap, after previous: Bitmap?) {
        width = bitmap.width
        height = bitmap.height
        guard let previous else { return }
        var left = width
        var right = -1
        var top = height
        var bottom = -1
        let bytesPerRow = width * 4
        for row in 0..<height {
            let range = row * bytesPerRow..<(row + 1) * bytesPerRow
            guard bitmap.pixels[range] != previous.pixels[range] else { continue }
            top = min(top, row)
            bottom = row
            for column in 0..<width {
                let start = row * bytesPerRow + column * 4
                guard bitmap.pixels[start..<start + 4] != previous.pixels[start..<start + 4] else { continue }
                left = min(left, column)
                right = max(right, column)
            }
        }
        guard bottom >= 0 else {
            width = 1
            height = 1
            return
        }
        x = left
        y = top
        width = right - left + 1
        height = bottom - top + 1
    }

    /// The part of a picture.
    func pixels(of bitmap: Bitmap) -> Bitmap {
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for row in y..<y + height {
            let start = (row * bitmap.width + x) * 4
            pixels += bitmap.pixels[start..<start + width * 4]
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
